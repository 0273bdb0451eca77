package proof_test

import (
	"regexp"
	"strings"
)

// spanishReader reads Spanish: nouns, "tu" before them and colors behind them, "ningún", "nada" and "no".
var spanishReader = &reader{
	nouns: map[string]byte{
		"peón": 'p', "peones": 'p', "caballo": 'n', "caballos": 'n', "alfil": 'b', "alfiles": 'b', "torre": 'r',
		"torres": 'r', "dama": 'q', "damas": 'q', "rey": 'k', "reyes": 'k',
	},
	yours: regexp.MustCompile(`^(?:tus?|propios?|propias?)$`),
	colors: map[string]string{
		"blanco": "white", "blanca": "white", "blancos": "white", "blancas": "white", "negro": "black",
		"negra": "black", "negros": "black", "negras": "black",
	},
	counts: map[string]string{
		"dos": "2", "tres": "3", "cuatro": "4", "cinco": "5", "seis": "6", "siete": "7", "ocho": "8", "nueve": "9",
		"diez": "10",
	},
	denies: regexp.MustCompile(`^(?:no|ni|nada|nadie|nunca|ning[uú]n[oa]?)$`),
	a:      regexp.MustCompile(`^una?$`),
	the:    "el", not: "no", on: "de", and: "y",
	idioms: colorsFirst("peón pasado", "", "sin peones propios", "", "peones propios", "tus peones", "dos veces", "",
		"sale gratis", "no", "perder nada gratis", "", "ahoga al rey", "", "ahogan al rey", "", "rey ahogado", "",
		"dos jaques a la vez", ""),
}

// colorsFirst returns a replacer that puts the color of a piece before its name, where the reader looks for it, and
// replaces idioms.
func colorsFirst(idioms ...string) *strings.Replacer {
	for _, noun := range []string{"peón", "caballo", "alfil", "torre", "dama", "rey"} {
		for _, color := range []string{"blanco", "blanca", "negro", "negra"} {
			idioms = append(idioms, noun+" "+color, color+" "+noun)
		}
	}
	return strings.NewReplacer(idioms...)
}
