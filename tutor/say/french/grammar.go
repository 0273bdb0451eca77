package french

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// A relation is what stands before a noun phrase: nothing, "de" or "à", which melt with the articles le and les.
type relation int

const (
	bare relation = iota
	of
	to
)

// A noun has its forms for one and for several, and its gender.
type noun struct {
	one, many string
	feminine  bool
}

// pieceNouns names the pieces.
var pieceNouns = map[chess.PieceType]noun{
	chess.Pawn:   {"pion", "pions", false},
	chess.Knight: {"cavalier", "cavaliers", false},
	chess.Bishop: {"fou", "fous", false},
	chess.Rook:   {"tour", "tours", true},
	chess.Queen:  {"dame", "dames", true},
	chess.King:   {"roi", "rois", false},
}

// related puts de or à before a noun phrase: "du fou", "aux Noirs", "à ta dame".
func related(r relation, phrase string) string {
	if r == bare {
		return phrase
	}
	if rest, melts := strings.CutPrefix(phrase, "le "); melts {
		return [...]string{of: "du ", to: "au "}[r] + rest
	}
	if rest, melts := strings.CutPrefix(phrase, "les "); melts {
		return [...]string{of: "des ", to: "aux "}[r] + rest
	}
	return [...]string{of: "de ", to: "à "}[r] + phrase
}

// gendered chooses between two words by the gender of a piece's name.
func gendered(t chess.PieceType, masculine, feminine string) string {
	if pieceNouns[t].feminine {
		return feminine
	}
	return masculine
}

// ending gives an adjective or a participle its ending: "cloué", "clouée".
func ending(stem string, t chess.PieceType) string { return stem + gendered(t, "", "e") }

// the names a piece with the definite article: "le fou", "du fou".
func the(t chess.PieceType, r relation) string { return related(r, gendered(t, "le ", "la ")+name(t)) }

// your names a piece of the listener's: "ton fou", "à ta dame".
func your(t chess.PieceType, r relation) string {
	return related(r, gendered(t, "ton ", "ta ")+name(t))
}

// a names any piece of a kind: "un fou", "une tour".
func a(t chess.PieceType) string { return gendered(t, "un ", "une ") + name(t) }

// some names several pieces of a kind: "tours".
func some(t chess.PieceType) string { return pieceNouns[t].many }

// name is that of a piece alone: "fou".
func name(t chess.PieceType) string { return pieceNouns[t].one }

// colored names a piece by its color: "le fou blanc", "à la dame noire".
func colored(pc chess.Piece, r relation) string { return the(pc.Type(), r) + " " + adjective(pc) }

// aColored names any piece of a kind and a color: "un fou blanc".
func aColored(pc chess.Piece) string { return a(pc.Type()) + " " + adjective(pc) }

// bareColored names a piece by its color without an article: "fou blanc".
func bareColored(pc chess.Piece) string { return name(pc.Type()) + " " + adjective(pc) }

func adjective(pc chess.Piece) string {
	if pc.Color() == chess.White {
		return gendered(pc.Type(), "blanc", "blanche")
	}
	return ending("noir", pc.Type())
}

// color names a side: "Blancs". In a sentence it is les Blancs, and in the plural.
func color(c chess.Color) string {
	if c == chess.White {
		return "Blancs"
	}
	return "Noirs"
}

// theColor names a side in a sentence: "les Blancs".
func theColor(c chess.Color) string { return "les " + color(c) }

// pronoun stands for a piece that something is done to: "le", "la".
func pronoun(t chess.PieceType) string { return gendered(t, "le", "la") }

// subject stands for a piece that does something: "il", "elle".
func subject(t chess.PieceType) string { return gendered(t, "il", "elle") }

// it puts a piece's pronoun before a verb, elided before a vowel: "le défend", "l'attaque".
func it(t chess.PieceType, verb string) string {
	if strings.ContainsRune("aeiouyéêhà", []rune(verb)[0]) {
		return "l'" + verb
	}
	return pronoun(t) + " " + verb
}

// and joins a list: "a, b et c".
func and(list []string) string { return join(list, "et") }

// join joins a list by et or ou.
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

var numbers = []string{"zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"}

// number writes a number that stands alone, or is more than one.
func number(n int) string {
	if n < len(numbers) {
		return numbers[n]
	}
	return fmt.Sprint(n)
}

// feminine counts what has a feminine name, in words: "une case", "deux cases".
func feminine(n int, one, many string) string {
	if n == 1 {
		return "une " + one
	}
	return number(n) + " " + many
}

// masculine counts what has a masculine name, in words: "un coup", "deux coups".
func masculine(n int, one, many string) string { return number(n) + " " + choose(n, one, many) }

// points says a count: "1 point", "3 points".
func points(n int) string { return amount(n, "point", "points") }

// amount counts in figures, given the noun for less than two and for more: "1 étoile", "3 étoiles".
func amount(n int, one, more string) string { return fmt.Sprintf("%d %s", n, choose(n, one, more)) }

// choose returns the word for less than two or that for more.
func choose(n int, one, more string) string {
	if n < 2 {
		return one
	}
	return more
}

// counted lists pieces: "une dame, deux tours et un pion". The list is sorted.
func counted(types []chess.PieceType) string { return and(countedEach(types)) }

// countedEach lists pieces by kind: "deux tours", "un pion". The list is sorted.
func countedEach(types []chess.PieceType) (words []string) {
	for len(types) > 0 {
		n := 1
		for n < len(types) && types[n] == types[0] {
			n++
		}
		if n == 1 {
			words = append(words, a(types[0]))
		} else {
			words = append(words, number(n)+" "+some(types[0]))
		}
		types = types[n:]
	}
	return words
}

// words counts the words of a text. The signs that stand alone after a space are none.
func words(text string) (n int) {
	for _, word := range strings.Fields(text) {
		if strings.Trim(word, "!?:;«»") != "" {
			n++
		}
	}
	return n
}
