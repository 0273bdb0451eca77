package german

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// The cases of a noun phrase.
type grammaticalCase int

const (
	nominative grammaticalCase = iota
	genitive
	dative
	accusative
)

// The genders of nouns. All nouns have the same articles in the plural.
type gender int

const (
	masculine gender = iota
	feminine
	neuter
	plural
)

// A noun has its gender, and its forms by case.
type noun struct {
	gender    gender
	one, many [4]string
}

// pieceNouns names the pieces.
var pieceNouns = map[chess.PieceType]noun{
	chess.Pawn:   {masculine, [4]string{"Bauer", "Bauern", "Bauern", "Bauern"}, all("Bauern")},
	chess.Knight: {masculine, [4]string{"Springer", "Springers", "Springer", "Springer"}, many("Springer")},
	chess.Bishop: {masculine, [4]string{"Läufer", "Läufers", "Läufer", "Läufer"}, many("Läufer")},
	chess.Rook:   {masculine, [4]string{"Turm", "Turms", "Turm", "Turm"}, many("Türme")},
	chess.Queen:  {feminine, all("Dame"), all("Damen")},
	chess.King:   {masculine, [4]string{"König", "Königs", "König", "König"}, many("Könige")},
}

func all(form string) [4]string { return [4]string{form, form, form, form} }

// many has the forms of a plural that ends in n in the dative alone.
func many(form string) [4]string { return [4]string{form, form, form + "n", form} }

// definite has the definite articles by gender and case.
var definite = [4][4]string{
	masculine: {"der", "des", "dem", "den"},
	feminine:  {"die", "der", "der", "die"},
	neuter:    {"das", "des", "dem", "das"},
	plural:    {"die", "der", "den", "die"},
}

// afterStem has the endings of ein, kein, mein, dein, sein and ihr by gender and case.
var afterStem = [4][4]string{
	masculine: {"", "es", "em", "en"},
	feminine:  {"e", "er", "er", "e"},
	neuter:    {"", "es", "em", ""},
	plural:    {"e", "er", "en", "e"},
}

// afterDefinite and afterEin have the endings of an adjective after such articles.
var (
	afterDefinite = [4][4]string{
		masculine: {"e", "en", "en", "en"},
		feminine:  {"e", "en", "en", "e"},
		neuter:    {"e", "en", "en", "e"},
		plural:    {"en", "en", "en", "en"},
	}
	afterEin = [4][4]string{
		masculine: {"er", "en", "en", "en"},
		feminine:  {"e", "en", "en", "e"},
		neuter:    {"es", "en", "en", "es"},
		plural:    {"en", "en", "en", "en"},
	}
)

// the names a piece with the definite article: "den Läufer".
func the(t chess.PieceType, c grammaticalCase) string {
	n := pieceNouns[t]
	return definite[n.gender][c] + " " + n.one[c]
}

// with names a piece after a word like ein, given its stem: "deinen Läufer".
func with(stem string, t chess.PieceType, c grammaticalCase) string {
	n := pieceNouns[t]
	return stem + afterStem[n.gender][c] + " " + n.one[c]
}

// some names several pieces of a kind without an article: "Türmen".
func some(t chess.PieceType, c grammaticalCase) string { return pieceNouns[t].many[c] }

// colored names a piece by its color, with the definite article: "den weißen Läufer".
func colored(pc chess.Piece, c grammaticalCase) string {
	n := pieceNouns[pc.Type()]
	return definite[n.gender][c] + " " + adjective(pc.Color()) + afterDefinite[n.gender][c] + " " + n.one[c]
}

// aColored names a piece by its color: "einen weißen Läufer".
func aColored(pc chess.Piece, c grammaticalCase) string {
	n := pieceNouns[pc.Type()]
	return "ein" + afterStem[n.gender][c] + " " + adjective(pc.Color()) + afterEin[n.gender][c] + " " + n.one[c]
}

// bareColored names a piece by its color without an article: "weißer Läufer".
func bareColored(pc chess.Piece) string {
	n := pieceNouns[pc.Type()]
	return adjective(pc.Color()) + afterEin[n.gender][nominative] + " " + n.one[nominative]
}

// name is that of a piece alone: "Läufer".
func name(t chess.PieceType) string { return pieceNouns[t].one[nominative] }

func adjective(c chess.Color) string {
	if c == chess.White {
		return "weiß"
	}
	return "schwarz"
}

// color names a side: "Weiß". It has no article, and is the same in all cases but the genitive.
func color(c chess.Color) string { return say.Capitalized(adjective(c)) }

// pronoun stands for a piece: "er", "ihn", "ihm".
func pronoun(t chess.PieceType, c grammaticalCase) string {
	if pieceNouns[t].gender == feminine {
		return [4]string{"sie", "ihrer", "ihr", "sie"}[c]
	}
	return [4]string{"er", "seiner", "ihm", "ihn"}[c]
}

// its is the stem of the possessive of a piece: "sein", "ihr".
func its(t chess.PieceType) string {
	if pieceNouns[t].gender == feminine {
		return "ihr"
	}
	return "sein"
}

// to says what a pawn becomes: "zum Turm", "zur Dame".
func to(t chess.PieceType) string {
	if pieceNouns[t].gender == feminine {
		return "zur " + pieceNouns[t].one[dative]
	}
	return "zum " + pieceNouns[t].one[dative]
}

// and joins a list: "a, b und c".
func and(list []string) string { return join(list, "und") }

func join(list []string, word string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " " + word + " " + list[n]
	}
	return strings.Join(list, "")
}

// sentence makes a sentence.
func sentence(format string, args ...any) string {
	return say.Capitalized(fmt.Sprintf(format, args...)) + "."
}

var numbers = []string{"null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"}

// number writes a number that stands alone.
func number(n int) string {
	if n < len(numbers) {
		return numbers[n]
	}
	return fmt.Sprint(n)
}

// points says a count: "1 Punkt", "3 Punkte". The dative of the plural is pointsDative.
func points(n int) string { return amount(n, "Punkt", "Punkte") }

func pointsDative(n int) string { return amount(n, "Punkt", "Punkten") }

// amount counts in figures, given the noun for one and for more: "1 Stern", "3 Sterne".
func amount(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, more)
}

// choose returns the word for one or that for more.
func choose(n int, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

// counted lists pieces: "eine Dame, zwei Türme und einen Bauern". The list is sorted.
func counted(types []chess.PieceType, c grammaticalCase) string { return and(countedEach(types, c)) }

// countedEach lists pieces by kind: "zwei Türme", "einen Bauern". The list is sorted.
func countedEach(types []chess.PieceType, c grammaticalCase) (words []string) {
	for len(types) > 0 {
		n := 1
		for n < len(types) && types[n] == types[0] {
			n++
		}
		if n == 1 {
			words = append(words, with("ein", types[0], c))
		} else {
			words = append(words, number(n)+" "+some(types[0], c))
		}
		types = types[n:]
	}
	return words
}

// words counts the words of a text.
func words(text string) int { return len(strings.Fields(text)) }
