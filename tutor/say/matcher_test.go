package say_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/languages"
)

func TestMatcher(t *testing.T) {
	turned := &say.Language{Tag: "x-turned"}
	m := say.NewMatcher([]*say.Language{english.English, turned})
	for accept, want := range map[string]*say.Language{
		"":                              english.English,
		"en":                            english.English,
		"en-GB,en;q=0.9":                english.English,
		"x-turned":                      turned,
		"fr, x-turned;q=0.8, en;q=0.5":  turned,
		"x-turned;q=0.1, en-US;q=0.5":   english.English,
		"xx-nonsense-of-a-tag-too-long": english.English,
		";;;,\x00":                      english.English,
		"x-turned," + strings.Repeat("?", 30_000):       turned, // the rest is not read
		strings.Repeat("en-GB;q=0.1,", 20) + "x-turned": english.English,
		strings.Repeat("x", 30_000):                     english.English,
	} {
		assert.Same(t, want, m.Match(accept), accept)
	}
}

// BenchmarkMatcher is the look-up of a header as long as a request may have.
func BenchmarkMatcher(b *testing.B) {
	m := say.NewMatcher(languages.All())
	accept := strings.Repeat("zu;q=0.1,", 30<<10/9)
	for b.Loop() {
		m.Match(accept)
	}
}

// FuzzMatcher: whatever is sent, there is a language.
func FuzzMatcher(f *testing.F) {
	m := say.NewMatcher(languages.All())
	f.Add("en-GB,en;q=0.9")
	f.Fuzz(func(t *testing.T, accept string) { assert.NotNil(t, m.Match(accept)) })
}
