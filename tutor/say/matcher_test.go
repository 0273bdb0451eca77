package say_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/saytest"
)

func TestMatcher(t *testing.T) {
	turned := saytest.Turned()
	m := say.NewMatcher([]*say.Language{say.English, turned})
	for accept, want := range map[string]*say.Language{
		"":                              say.English,
		"en":                            say.English,
		"en-GB,en;q=0.9":                say.English,
		"x-turned":                      turned,
		"fr, x-turned;q=0.8, en;q=0.5":  turned,
		"x-turned;q=0.1, en-US;q=0.5":   say.English,
		"xx-nonsense-of-a-tag-too-long": say.English,
		";;;,\x00":                      say.English,
		"x-turned," + strings.Repeat("?", 30_000):       turned, // the rest is not read
		strings.Repeat("en-GB;q=0.1,", 20) + "x-turned": say.English,
		strings.Repeat("x", 30_000):                     say.English,
	} {
		assert.Same(t, want, m.Match(accept), accept)
	}
}

// BenchmarkMatcher is the look-up of a header as long as a request may have.
func BenchmarkMatcher(b *testing.B) {
	m := say.NewMatcher(say.Languages())
	accept := strings.Repeat("zu;q=0.1,", 30<<10/9)
	for b.Loop() {
		m.Match(accept)
	}
}

// FuzzMatcher: whatever is sent, there is a language.
func FuzzMatcher(f *testing.F) {
	m := say.NewMatcher(say.Languages())
	f.Add("en-GB,en;q=0.9")
	f.Fuzz(func(t *testing.T, accept string) { assert.NotNil(t, m.Match(accept)) })
}
