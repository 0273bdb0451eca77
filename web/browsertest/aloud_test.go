package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fakeVoice replaces the browser's speech synthesis by a list of what was spoken.
const fakeVoice = `(() => {
	window.heard = [];
	const real = window.speechSynthesis;
	const voice = {lang: "en-US"};
	window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
	Object.defineProperty(window, "speechSynthesis", {value: {
		getVoices: () => [voice], cancel: () => heard.push("-"), speak: ({text, lang}) => heard.push(lang + " " + text),
	}});
	real?.dispatchEvent(new Event("voiceschanged"));
})()`

// A new coach's line is read aloud and the previous one cancelled, if the setting is on. The setting is offered
// only if the browser has a voice.
func TestTheCoachIsReadAloud(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/settings")
	require.False(
		t,
		ask[bool](b, `document.getElementById("setting-aloud").checkVisibility()`),
		"this browser has no voice",
	)
	ask[any](b, fakeVoice)
	assert.True(t, ask[bool](b, `document.getElementById("setting-aloud").checkVisibility()`))

	b.call("POST", "/settings", `{"aloud":true,"warnings":false}`)
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "two")
	ask[any](b, fakeVoice)
	line := b.attr("#says li:first-child .text", "data-aloud")
	require.NotEmpty(t, line, "mate threatens")
	assert.NotRegexp(t, `[a-h][1-8]`, line)
	b.click("#g2")
	b.until(`heard.length > 1`)
	assert.Equal(t, []string{"-", "en-US " + line}, ask[[]string](b, `heard`), "one at a time")
	b.hover("#g1")
	b.idle()
	assert.Len(t, ask[[]string](b, `heard`), 2, "only a new line of the coach's")
	b.click("#g3")
	b.until(`heard.length > 2`)
	assert.Equal(t, "-", ask[string](b, `heard[2]`), "the line before is broken off")
}
