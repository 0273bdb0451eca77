package play

import (
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestTheKeyOfAPageHasTheWholeSession lists the fields of a session with how the cache of pages heeds each. Whoever adds
// a field decides that here, and tests it in TestPagesFromTheCacheAreRight.
func TestTheKeyOfAPageHasTheWholeSession(t *testing.T) {
	heeded := map[string]string{
		"game":      "decoded from stored; without it always the same new game but for the seed, which no page tells",
		"stored":    "in the key",
		"settings":  "in the key",
		"language":  "in the key",
		"seen":      "in the key",
		"progress":  "in the key",
		"lesson":    "follows from progress and language",
		"newcomer":  "follows from stored, the settings and the query",
		"saved":     "follows from the query",
		"share":     "in the key, with the address of the site",
		"lost":      "such a page is not cached",
		"notice":    "such a page is not cached",
		"partly":    "such a page is not cached",
		"surveys":   "the same for all",
		"own":       "no page of a game shows it",
		"counted":   "of moves alone",
		"undone":    "of moves taken back alone",
		"judged":    "of guesses alone",
		"refused":   "for other answers",
		"coached":   "follows from the game and the settings, unless partly",
		"shownHint": "the same",
	}
	var fields []string
	for field := range reflect.TypeFor[session]().Fields() {
		fields = append(fields, field.Name)
		assert.Contains(t, heeded, field.Name)
	}
	for name := range heeded {
		assert.True(t, slices.Contains(fields, name), name)
	}
}
