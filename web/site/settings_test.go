package site

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/languages"
)

// A setting is whole when its tag is its own and every text of it is there.
func TestSettingsTableIsComplete(t *testing.T) {
	tags, names := map[byte]bool{0: true}, map[string]bool{"": true, "level": true, "was": true}
	texts := map[string]bool{}
	for _, e := range table {
		assert.False(t, tags[e.tag] || names[e.name], "%q: tag %d or the name is taken", e.name, e.tag)
		tags[e.tag], names[e.name] = true, true
		assert.True(t, e.knows(e.initial), e.name)
		assert.LessOrEqual(t, len(e.values), 64, e.name)
		if e.states > 0 {
			assert.Empty(t, e.values, "%q is not chosen", e.name)
			continue
		}
		texts[e.name] = true
		switch {
		case e.text:
			texts[e.name+"="+autoLanguage] = true
		case e.flag():
			assert.Len(t, e.values, 2, e.name)
		default:
			for _, value := range e.values {
				texts[e.name+"="+value] = true
			}
		}
	}
	for _, l := range languages.All() {
		for name := range texts {
			assert.NotEmpty(t, l.Settings[name], "%q has no text in %s", name, l.Name)
		}
		assert.Len(t, l.Settings, len(texts), "%s says settings that there are not", l.Name)
	}
}

// A text of up to eight letters, digits and hyphens is a number and back.
func TestTextsAsNumbers(t *testing.T) {
	for _, text := range []string{"", "en", "pt-BR", "x-turned"} {
		n, ok := textNumber(text)
		assert.True(t, ok, text)
		back, ok := numberText(n)
		assert.True(t, ok, text)
		assert.Equal(t, text, back)
	}
	for _, text := range []string{"sr-Latn-RS", "de_AT", "é"} {
		_, ok := textNumber(text)
		assert.False(t, ok, text)
	}
	_, ok := numberText('e' | 'n'<<16) // with a zero between
	assert.False(t, ok)
	_, err := New(Config{Keys: [][]byte{make([]byte, 32)}, Languages: []*say.Language{{Tag: "sr-Latn-RS"}}})
	assert.ErrorContains(t, err, "sr-Latn-RS")
}
