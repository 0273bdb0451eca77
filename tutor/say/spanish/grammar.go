package spanish

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// A relation is what stands before a noun phrase: nothing, "de" or "a", which melt with the article el.
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
	chess.Pawn:   {"peón", "peones", false},
	chess.Knight: {"caballo", "caballos", false},
	chess.Bishop: {"alfil", "alfiles", false},
	chess.Rook:   {"torre", "torres", true},
	chess.Queen:  {"dama", "damas", true},
	chess.King:   {"rey", "reyes", false},
}

// related puts de or a before a noun phrase: "del alfil", "a tu dama".
func related(r relation, phrase string) string {
	if r == bare {
		return phrase
	}
	if rest, melts := strings.CutPrefix(phrase, "el "); melts {
		return [...]string{of: "del ", to: "al "}[r] + rest
	}
	return [...]string{of: "de ", to: "a "}[r] + phrase
}

// gendered chooses between two words by the gender of a piece's name.
func gendered(t chess.PieceType, masculine, feminine string) string {
	if pieceNouns[t].feminine {
		return feminine
	}
	return masculine
}

// ending gives an adjective or a participle its ending: "clavado", "clavada".
func ending(stem string, t chess.PieceType) string { return stem + gendered(t, "o", "a") }

// the names a piece with the definite article: "el alfil", "del alfil".
func the(t chess.PieceType, r relation) string { return related(r, gendered(t, "el ", "la ")+name(t)) }

// your names a piece of the listener's: "tu alfil", "a tu alfil".
func your(t chess.PieceType, r relation) string { return related(r, "tu "+name(t)) }

// a names any piece of a kind: "un alfil", "una torre".
func a(t chess.PieceType) string { return gendered(t, "un ", "una ") + name(t) }

// some names several pieces of a kind: "torres".
func some(t chess.PieceType) string { return pieceNouns[t].many }

// name is that of a piece alone: "alfil".
func name(t chess.PieceType) string { return pieceNouns[t].one }

// colored names a piece by its color: "el alfil blanco", "a la dama negra".
func colored(pc chess.Piece, r relation) string { return the(pc.Type(), r) + " " + adjective(pc) }

// aColored names any piece of a kind and a color: "un alfil blanco".
func aColored(pc chess.Piece) string { return a(pc.Type()) + " " + adjective(pc) }

// bareColored names a piece by its color without an article: "alfil blanco".
func bareColored(pc chess.Piece) string { return name(pc.Type()) + " " + adjective(pc) }

func adjective(pc chess.Piece) string {
	if pc.Color() == chess.White {
		return ending("blanc", pc.Type())
	}
	return ending("negr", pc.Type())
}

// color names a side: "Blancas". In a sentence it is las blancas, and in the plural.
func color(c chess.Color) string {
	if c == chess.White {
		return "Blancas"
	}
	return "Negras"
}

// theColor names a side in a sentence: "las blancas".
func theColor(c chess.Color) string { return "las " + strings.ToLower(color(c)) }

// pronoun stands for a piece that something is done to: "lo", "la".
func pronoun(t chess.PieceType) string { return gendered(t, "lo", "la") }

// and joins a list: "a, b y c".
func and(list []string) string { return join(list, "y") }

// join joins a list by y or o, which are e and u before the same sound.
func join(list []string, word string) string {
	n := len(list) - 1
	if n < 1 {
		return strings.Join(list, "")
	}
	next := strings.TrimPrefix(strings.ToLower(list[n]), "h")
	switch {
	case word == "y" && strings.HasPrefix(next, "i"):
		word = "e"
	case word == "o" && strings.HasPrefix(next, "o"):
		word = "u"
	}
	return strings.Join(list[:n], ", ") + " " + word + " " + list[n]
}

// sentence makes a sentence.
func sentence(format string, args ...any) string {
	return capitalized(fmt.Sprintf(format, args...)) + "."
}

// capitalized begins a text with a capital letter, after the mark of a question or an exclamation.
func capitalized(text string) string {
	if first, size := utf8.DecodeRuneInString(text); first == '¿' || first == '¡' {
		return text[:size] + say.Capitalized(text[size:])
	}
	return say.Capitalized(text)
}

var numbers = []string{"cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"}

// number writes a number that stands alone, or is more than one.
func number(n int) string {
	if n < len(numbers) {
		return numbers[n]
	}
	return fmt.Sprint(n)
}

// feminine counts what has a feminine name, in words: "una jugada", "dos casillas".
func feminine(n int, one, many string) string {
	if n == 1 {
		return "una " + one
	}
	return number(n) + " " + many
}

// points says a count: "1 punto", "3 puntos".
func points(n int) string { return amount(n, "punto", "puntos") }

// amount counts in figures, given the noun for one and for more: "1 estrella", "3 estrellas".
func amount(n int, one, more string) string { return fmt.Sprintf("%d %s", n, choose(n, one, more)) }

// choose returns the word for one or that for more.
func choose(n int, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

// counted lists pieces: "una dama, dos torres y un peón". The list is sorted.
func counted(types []chess.PieceType) string { return and(countedEach(types)) }

// countedEach lists pieces by kind: "dos torres", "un peón". The list is sorted.
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

// words counts the words of a text.
func words(text string) int { return len(strings.Fields(text)) }
