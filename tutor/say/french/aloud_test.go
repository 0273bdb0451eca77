package french

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A voice reads full words, whatever is written.
func TestTextsAreReadAloudInFullWords(t *testing.T) {
	for written, want := range map[string]string{
		"Continue ainsi.":           "Continue ainsi.",
		"Où est e4 ?":               "Où est e 4 ?",
		"Joue le coup Cd4.":         "Joue le coup cavalier en d 4.",
		"Joue le coup Fxc6.":        "Joue le coup fou prend en c 6.",
		"Cbd7":                      "cavalier b en d 7",
		"T1xa3":                     "tour 1 prend en a 3",
		"exd5":                      "e prend en d 5",
		"a8=D+":                     "a 8, devient dame, échec",
		"Joue le coup O-O.":         "Joue le coup petit roque.",
		"O-O-O#":                    "grand roque, mat",
		"Pion 1, cavalier 3. 64":    "Pion 1, cavalier 3. 64",
		"Les colonnes, de a à h.":   "Les colonnes, de a à h.",
		"C'est à toi : R, ou bien.": "C'est à toi : R, ou bien.",
	} {
		assert.Equal(t, want, aloud(written))
	}
}

// Who does not know the names of squares yet is told without them.
func TestSquaresAreLeftOut(t *testing.T) {
	for named, want := range map[string]string{
		"Il n'y a pas de pièce en e4.":                   "Il n'y a pas de pièce là.",
		"Ta tour en a1 ne peut pas aller en h8.":         "Cette tour ne peut pas aller là.",
		"De d4, tu ne peux plus tout atteindre.":         "De là, tu ne peux plus tout atteindre.",
		"g8 est une case claire.":                        "C'est une case claire.",
		"Les pions prennent, et il n'y a rien en g3.":    "Les pions prennent, et il n'y a rien là.",
		"Le roi ne va pas en h7 : le fou en d3 attaque.": "Le roi ne va pas là : le fou attaque.",
		"La tour en d1 peut prendre ton roi en f1.":      "La tour peut prendre ton roi.",
		"Le fou en d3 n'attaque pas e4.":                 "Le fou n'attaque pas cette case.",
	} {
		assert.Equal(t, want, nameless(named))
	}
}
