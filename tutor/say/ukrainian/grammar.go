package ukrainian

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// A wordCase is the grammatical case of a noun phrase.
type wordCase int

const (
	nominative wordCase = iota
	genitive
	dative
	accusative
	instrumental
	cases // how many there are
)

// forms are those of a word in each case.
type forms [cases]string

// A noun has its forms for one and for several, and its gender. Pieces but the rook are animate, as players say it.
type noun struct {
	one, many forms
	feminine  bool
}

// pieceNouns names the pieces.
var pieceNouns = map[chess.PieceType]noun{
	chess.Pawn: {
		one:  forms{"пішак", "пішака", "пішаку", "пішака", "пішаком"},
		many: forms{"пішаки", "пішаків", "пішакам", "пішаків", "пішаками"},
	},
	chess.Knight: {
		one:  forms{"кінь", "коня", "коню", "коня", "конем"},
		many: forms{"коні", "коней", "коням", "коней", "конями"},
	},
	chess.Bishop: {
		one:  forms{"слон", "слона", "слону", "слона", "слоном"},
		many: forms{"слони", "слонів", "слонам", "слонів", "слонами"},
	},
	chess.Rook: {
		one:      forms{"тура", "тури", "турі", "туру", "турою"},
		many:     forms{"тури", "тур", "турам", "тури", "турами"},
		feminine: true,
	},
	chess.Queen: {
		one:  forms{"ферзь", "ферзя", "ферзю", "ферзя", "ферзем"},
		many: forms{"ферзі", "ферзів", "ферзям", "ферзів", "ферзями"},
	},
	chess.King: {
		one:  forms{"король", "короля", "королю", "короля", "королем"},
		many: forms{"королі", "королів", "королям", "королів", "королями"},
	},
}

// yours is the word for what is the listener's, before an animate masculine and before a feminine noun.
var yours = [2]forms{
	{"твій", "твого", "твоєму", "твого", "твоїм"},
	{"твоя", "твоєї", "твоїй", "твою", "твоєю"},
}

// adjectiveEndings are those of a hard adjective, for an animate masculine and for a feminine noun.
var adjectiveEndings = [2]forms{
	{"ий", "ого", "ому", "ого", "им"},
	{"а", "ої", "ій", "у", "ою"},
}

// gender is 1 for a feminine piece, else 0.
func gender(t chess.PieceType) int {
	if pieceNouns[t].feminine {
		return 1
	}
	return 0
}

// gendered chooses between two words by the gender of a piece's name.
func gendered(t chess.PieceType, masculine, feminine string) string {
	return [2]string{masculine, feminine}[gender(t)]
}

// adjective gives an adjective its ending: "білого", "зв’язана".
func adjective(stem string, t chess.PieceType, c wordCase) string {
	return stem + adjectiveEndings[gender(t)][c]
}

// name is that of a piece alone: "слон", "слона".
func name(t chess.PieceType, c wordCase) string { return pieceNouns[t].one[c] }

// some names several pieces of a kind: "тури".
func some(t chess.PieceType, c wordCase) string { return pieceNouns[t].many[c] }

// your names a piece of the listener's: "твій слон", "твоєю турою".
func your(t chess.PieceType, c wordCase) string { return yours[gender(t)][c] + " " + name(t, c) }

// reflexive says свій for твій, as a sentence does in which the listener is the one who acts: "захисти свого коня".
func reflexive(phrase string) string {
	return strings.NewReplacer("твій", "свій", "твоя", "своя", "твого", "свого", "твоєму", "своєму", "твоїм", "своїм",
		"твоєї", "своєї", "твоїй", "своїй", "твою", "свою", "твоєю", "своєю").Replace(phrase)
}

// colored names a piece by its color: "білий слон", "чорну туру".
func colored(pc chess.Piece, c wordCase) string {
	return adjective(colorStem(pc.Color()), pc.Type(), c) + " " + name(pc.Type(), c)
}

func colorStem(c chess.Color) string {
	if c == chess.White {
		return "біл"
	}
	return "чорн"
}

// color names a side: "Білі".
func color(c chess.Color) string { return say.Capitalized(theColor(c, nominative)) }

// theColor names a side in a sentence, which is in the plural: "білі", "чорних".
func theColor(c chess.Color, k wordCase) string {
	return colorStem(c) + [...]string{"і", "их", "им", "их", "ими"}[k]
}

// pronoun stands for a piece that something is done to: "його", "її".
func pronoun(t chess.PieceType) string { return gendered(t, "його", "її") }

// and joins a list: "a, b і c".
func and(list []string) string { return join(list, "і") }

// join joins a list by a word before the last.
func join(list []string, word string) string {
	n := len(list) - 1
	if n < 1 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:n], ", ") + " " + word + " " + list[n]
}

// sentence makes a sentence.
func sentence(format string, args ...any) string {
	return say.Capitalized(fmt.Sprintf(format, args...)) + "."
}

// numbers are those up to ten, of masculine things.
var numbers = []string{
	"нуль", "один", "два", "три", "чотири", "п’ять", "шість", "сім", "вісім", "дев’ять", "десять",
}

// number writes a number of masculine things: "два".
func number(n int) string {
	if n < len(numbers) {
		return numbers[n]
	}
	return fmt.Sprint(n)
}

// numberFeminine writes a number of feminine things: "дві".
func numberFeminine(n int) string {
	switch n {
	case 1:
		return "одна"
	case 2:
		return "дві"
	}
	return number(n)
}

// numberNeuter writes a number of neuter things: "одне".
func numberNeuter(n int) string {
	if n == 1 {
		return "одне"
	}
	return number(n)
}

// choose returns the word that follows a number: for one (and 21), for two to four (and 22), and for more.
func choose(n int, one, few, many string) string {
	switch {
	case n%10 == 1 && n%100 != 11:
		return one
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return few
	}
	return many
}

// amount counts in figures: "1 зірка", "3 зірки", "5 зірок".
func amount(n int, one, few, many string) string {
	return fmt.Sprintf("%d %s", n, choose(n, one, few, many))
}

// points says a count: "1 очко", "3 очки", "5 очок".
func points(n int) string { return amount(n, "очко", "очки", "очок") }

// moves counts moves in words: "один хід", "два ходи", "п’ять ходів".
func moves(n int) string { return number(n) + " " + choose(n, "хід", "ходи", "ходів") }

// squares counts squares in words: "одне поле", "два поля", "п’ять полів".
func squares(n int) string {
	return numberNeuter(n) + " " + choose(n, "поле", "поля", "полів")
}

// figures counts pieces in words: "одна фігура", "дві фігури", "п’ять фігур".
func figures(n int) string {
	return numberFeminine(n) + " " + choose(n, "фігура", "фігури", "фігур")
}

// pawns counts pawns: "один пішак", "два пішаки".
func pawns(n int) string {
	if n == 0 {
		return "жодного пішака"
	}
	return number(n) + " " + choose(n, "пішак", "пішаки", "пішаків")
}

// several counts pieces of one kind: "дві тури", and as what is taken "двох слонів", "дві тури".
func several(n int, t chess.PieceType, c wordCase) string {
	count := [2]string{number(n), numberFeminine(n)}[gender(t)]
	switch {
	case n > 4:
		return count + " " + some(t, genitive)
	case c == accusative && gender(t) == 0:
		return [...]string{2: "двох", 3: "трьох", 4: "чотирьох"}[n] + " " + some(t, genitive)
	}
	return count + " " + some(t, nominative)
}

// counted lists pieces: "ферзя, дві тури і пішака". The list is sorted.
func counted(types []chess.PieceType, c wordCase) string { return and(countedEach(types, c)) }

// countedEach lists pieces by kind: "дві тури", "пішака". The list is sorted.
func countedEach(types []chess.PieceType, c wordCase) (words []string) {
	for len(types) > 0 {
		n := 1
		for n < len(types) && types[n] == types[0] {
			n++
		}
		if n == 1 {
			words = append(words, name(types[0], c))
		} else {
			words = append(words, several(n, types[0], c))
		}
		types = types[n:]
	}
	return words
}

// words counts the words of a text.
func words(text string) int { return len(strings.Fields(text)) }
