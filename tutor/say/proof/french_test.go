package proof_test

import (
	"regexp"
	"strings"
)

// frenchReader reads French: nouns, "ton" before them and colors behind them, "aucun", "rien" and "ne".
var frenchReader = &reader{
	nouns: map[string]byte{
		"pion": 'p', "pions": 'p', "cavalier": 'n', "cavaliers": 'n', "fou": 'b', "fous": 'b', "tour": 'r',
		"tours": 'r', "dame": 'q', "dames": 'q', "roi": 'k', "rois": 'k',
	},
	yours: regexp.MustCompile(`^(?:ton|ta|tes|tien|tienne|propres?)$`),
	colors: map[string]string{
		"blanc": "white", "blanche": "white", "blancs": "white", "blanches": "white", "noir": "black",
		"noire": "black", "noirs": "black", "noires": "black",
	},
	counts: map[string]string{
		"deux": "2", "trois": "3", "quatre": "4", "cinq": "5", "six": "6", "sept": "7", "huit": "8", "neuf": "9",
		"dix": "10",
	},
	denies: regexp.MustCompile(`^(?:ni|rien|personne|jamais|pas|aucune?)$`),
	a:      regexp.MustCompile(`^(?:d'|qu')?une?$`),
	the:    "le", not: "pas", on: "en", and: "et",
	idioms: behindFirst("pion passé", "", "deux fois", "", "deux échecs à la fois", "", "c'est gratuit", "pas",
		"sans pion de sa couleur", "", "pion de sa couleur", "tes pions", "garde tes pièces", "garde",
		"ne peux plus", "pas", "ne peut plus", "pas", "ne peuvent plus", "pas", "n'est plus", "pas"),
}

// behindFirst returns a replacer that puts the color of a piece before its name, where the reader looks for it, and
// replaces idioms.
func behindFirst(idioms ...string) *strings.Replacer {
	for _, noun := range []string{"pion", "cavalier", "fou", "tour", "dame", "roi"} {
		for _, color := range []string{"blanche", "blanc", "noire", "noir"} {
			idioms = append(idioms, noun+" "+color, color+" "+noun)
		}
	}
	return strings.NewReplacer(idioms...)
}
