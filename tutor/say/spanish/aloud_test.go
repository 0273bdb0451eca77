package spanish

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A voice reads full words, whatever is written.
func TestTextsAreReadAloudInFullWords(t *testing.T) {
	for written, want := range map[string]string{
		"Sigue así.":                    "Sigue así.",
		"¿Dónde está e4?":               "¿Dónde está e 4?",
		"Haz la jugada Cd4.":            "Haz la jugada caballo a d 4.",
		"Haz la jugada Axc6.":           "Haz la jugada alfil captura en c 6.",
		"Cbd7":                          "caballo b a d 7",
		"T1xa3":                         "torre 1 captura en a 3",
		"exd5":                          "e captura en d 5",
		"a8=D+":                         "a 8, se convierte en dama, jaque",
		"Haz la jugada O-O.":            "Haz la jugada enroque corto.",
		"O-O-O#":                        "enroque largo, mate",
		"Peón 1, caballo 3. 64":         "Peón 1, caballo 3. 64",
		"Las columnas, de la a a la h.": "Las columnas, de la a a la h.",
	} {
		assert.Equal(t, want, aloud(written))
	}
}

// Who does not know the names of squares yet is told without them.
func TestSquaresAreLeftOut(t *testing.T) {
	for named, want := range map[string]string{
		"No hay piezas en e4.":                           "No hay piezas ahí.",
		"Tu torre de a1 no puede ir a h8.":               "Esta torre no puede ir ahí.",
		"Desde d4 ya no puedes conseguirlo todo.":        "Desde ahí ya no puedes conseguirlo todo.",
		"g8 es una casilla clara.":                       "Es una casilla clara.",
		"Van en diagonal, y no hay piezas en g3.":        "Van en diagonal, y no hay piezas ahí.",
		"El rey no puede ir a h7: el alfil de d3 ataca.": "El rey no puede ir ahí: el alfil ataca.",
		"La torre de d1 puede capturar tu rey de f1.":    "La torre puede capturar tu rey.",
		"El alfil de d3 no ataca e4.":                    "El alfil no ataca esa casilla.",
	} {
		assert.Equal(t, want, nameless(named))
	}
}
