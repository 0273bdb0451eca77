package ukrainian

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A voice reads full words, whatever is written.
func TestTextsAreReadAloudInFullWords(t *testing.T) {
	for written, want := range map[string]string{
		"Так і далі.":              "Так і далі.",
		"Де поле e4?":              "Де поле e 4?",
		"Зіграй хід Кd4.":          "Зіграй хід кінь на d 4.",
		"Зіграй хід Сxc6.":         "Зіграй хід слон бере на c 6.",
		"Крe2":                     "король на e 2",
		"Кbd7":                     "кінь b на d 7",
		"Т1xa3":                    "тура 1 бере на a 3",
		"exd5":                     "e бере на d 5",
		"a8=Ф+":                    "a 8, стає ферзем, шах",
		"Зіграй хід O-O.":          "Зіграй хід коротка рокіровка.",
		"O-O-O#":                   "довга рокіровка, мат",
		"Пішак 1, кінь 3. 64":      "Пішак 1, кінь 3. 64",
		"Вертикалі від a до h.":    "Вертикалі від a до h.",
		"Кінь на f3 і слон на g2.": "Кінь на f 3 і слон на g 2.",
	} {
		assert.Equal(t, want, aloud(written))
	}
}

// Who does not know the names of squares yet is told without them.
func TestSquaresAreLeftOut(t *testing.T) {
	for named, want := range map[string]string{
		"На e4 немає фігури.":                       "Там немає фігури.",
		"Твоя тура на a1 не може піти на h8.":       "Ця тура не може піти туди.",
		"З d4 уже не встигнути до всього.":          "Звідти уже не встигнути до всього.",
		"g8: світле поле.":                          "Це світле поле.",
		"Король може піти на h7.":                   "Король може піти туди.",
		"Тура на d1 може взяти твого короля на f1.": "Тура може взяти твого короля.",
		"Слон на d3 не атакує e4.":                  "Слон не атакує це поле.",
		"e4 лежить не на цій лінії.":                "Це поле лежить не на цій лінії.",
	} {
		assert.Equal(t, want, nameless(named))
	}
}
