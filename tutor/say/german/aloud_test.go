package german

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A voice reads full words, whatever is written.
func TestTextsAreReadAloudInFullWords(t *testing.T) {
	for written, want := range map[string]string{
		"Geh weiter.":                    "Geh weiter.",
		"Wo ist e4?":                     "Wo ist e 4?",
		"Spiel den Zug Sd4.":             "Spiel den Zug Springer nach d 4.",
		"Spiel den Zug Lxc6.":            "Spiel den Zug Läufer schlägt c 6.",
		"Sbd7":                           "Springer b nach d 7",
		"T1xa3":                          "Turm 1 schlägt a 3",
		"exd5":                           "e schlägt d 5",
		"a8=D+":                          "a 8, wird Dame, Schach",
		"Spiel den Zug O-O.":             "Spiel den Zug kurze Rochade.",
		"O-O-O#":                         "lange Rochade, matt",
		"Bauer 1, Springer 3. 64 Felder": "Bauer 1, Springer 3. 64 Felder",
		"Die Linien a bis h gehen hoch.": "Die Linien a bis h gehen hoch.",
	} {
		assert.Equal(t, want, aloud(written))
	}
}

// Who does not know the names of squares yet is told without them.
func TestSquaresAreLeftOut(t *testing.T) {
	for named, want := range map[string]string{
		"Auf e4 steht nichts.":                           "Dort steht nichts.",
		"Dein Turm auf a1 kann nicht nach h8.":           "Dieser Turm kann nicht dorthin.",
		"Von d4 brauchst du noch zwei Züge.":             "Von dort brauchst du noch zwei Züge.",
		"e4 ist ein helles Feld.":                        "Das ist ein helles Feld.",
		"Bauern ziehen schräg, und auf g3 steht nichts.": "Bauern ziehen schräg, und dort steht nichts.",
		"Der Läufer steht auf c1.":                       "Der Läufer steht dort.",
		"Der Turm auf d1 greift deinen König auf f1.":    "Der Turm greift deinen König.",
	} {
		assert.Equal(t, want, nameless(named))
	}
}
