package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// crowded lists what of an exercise's sheet has no room: a text that is longer than its place, and what lies over the
// tracks or beyond the sheet.
const crowded = `(() => {
	const found = [], rect = (e) => e.getBoundingClientRect();
	const sheet = document.querySelector("#sheet"), telling = sheet.querySelector(".telling");
	if (telling.scrollHeight > telling.clientHeight + 1)
		found.push("the text is " + (telling.scrollHeight - telling.clientHeight) + " too high: " + telling.innerText);
	for (const each of sheet.querySelectorAll(".tracks li, .paces i, .press .button")) {
		const {top, bottom, left, right, width} = rect(each);
		if (top < rect(telling).bottom - 1 && innerWidth < 800 || bottom > rect(sheet).bottom || right > innerWidth ||
			left < 0 || width < 4) found.push("no room for " + each.outerHTML);
	}
	return found;
})()`

// The screens of small games have room for all that they tell, on phones and desktops: the rules, the tracks, what Pip
// moved, and at the end the last position with what happened.
func TestSmallGamesHaveRoom(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	fits := func(id, state string) {
		t.Helper()
		for _, l := range []look{small, {width: 1280, height: 800}, {width: 844, height: 390, touch: true}} {
			b.wear(l)
			at := fmt.Sprintf("%s %s, %dx%d", id, state, l.width, l.height)
			assert.Empty(t, ask[[]string](b, crowded), at)
			if l.width == small.width {
				b.shoot("small game " + id + " " + state)
			}
		}
		b.wear(small)
	}
	for id, move := range map[string]string{
		"pawn-11": "b2b4", "taking-11": "f1e1", "mate-11": "a1a6", "pawn-game-6": "b2b4", "pawn-game-7": "d5d6",
		"pawn-game-8": "d1d2", "pawn-game-9": "a2a4", "finish-8": "a4b4", "finish-9": "d1d2", "finish-10": "h2h3",
	} {
		b.exercise(id)
		fits(id, "begun")
		b.tap("#" + move[:2])
		b.tap("#" + move[2:])
		b.sees("#sheet.went")
		b.idle()
		fits(id, "under way")
	}
	b.exercise("taking-11")
	for i, square := range []string{"c1", "c7", "f1", "f6"} {
		b.tap("#" + square)
		b.idle()
		if i == 1 {
			b.sees("#sheet.went")
		}
	}
	b.sees("#sheet.shown")
	fits("taking-11", "lost")
	require.Equal(t, 2, b.count("#arrows .arrow"), "what happened, and what was there")
}
