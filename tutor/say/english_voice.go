package say

import (
	"fmt"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// mostWords is how long a sentence may be.
const mostWords = 18

// englishFacts says every kind of fact.
func englishFacts() Facts {
	facts := Facts{}
	for _, table := range []map[tutor.Kind]func(voice, tutor.Fact) string{
		positionEnglish, moveEnglish, ideaEnglish, askedEnglish, whyEnglish,
	} {
		for kind, tell := range table {
			facts[kind] = func(f tutor.Fact, a tutor.Audience) string { return tell(voice{a}, f) }
		}
	}
	return facts
}

// A voice speaks to an audience.
type voice struct{ audience tutor.Audience }

// you reports whether a side is the one spoken to.
func (v voice) you(c chess.Color) bool {
	return v.audience == tutor.ToWhite && c == chess.White || v.audience == tutor.ToBlack && c == chess.Black
}

// side names a side as a subject: "you", "White" or "the opponent".
func (v voice) side(c chess.Color) string {
	switch {
	case v.you(c):
		return "you"
	case v.audience != tutor.ToBoth:
		return "the opponent"
	}
	return title(c.String())
}

// owner names a side as an owner: "your", "White's" or "the opponent's".
func (v voice) owner(c chess.Color) string {
	if v.you(c) {
		return "your"
	}
	return v.side(c) + "'s"
}

// does gives a verb its ending: "you lose", "White loses".
func (v voice) does(c chess.Color, verb string) string {
	switch {
	case v.you(c):
		return "you " + verb
	case verb == "are":
		return v.side(c) + " is"
	}
	return v.side(c) + " " + verb + "s"
}

// man names a man, its square and whose it is: "your knight on f3", "White's
// knight on f3"; the opponent's is "the knight on f3".
func (v voice) man(m tutor.Man) string {
	if v.audience != tutor.ToBoth && !v.you(m.Piece.Color()) {
		return the(m)
	}
	return v.owner(m.Piece.Color()) + " " + m.Piece.Type().String() + " on " + m.Square.String()
}

// the names a man and its square: "the knight on f3".
func the(m tutor.Man) string { return "the " + m.Piece.Type().String() + " on " + m.Square.String() }

// men names up to three men.
func (v voice) men(list []tutor.Man) string {
	var names []string
	for _, m := range list[:min(3, len(list))] {
		names = append(names, v.man(m))
	}
	return and(names)
}

// and joins a list: "a, b and c".
func and(list []string) string { return join(list, "and") }

func join(list []string, word string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " " + word + " " + list[n]
	}
	return strings.Join(list, "")
}

// title begins a text with a capital letter.
func title(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// sentence makes a sentence.
func sentence(format string, args ...any) string { return title(fmt.Sprintf(format, args...)) + "." }

var numbers = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

func number(n int) string {
	if n < len(numbers) {
		return numbers[n]
	}
	return fmt.Sprint(n)
}

// pawns says a count: "one pawn", "three pawns".
func pawns(n int) string {
	if n == 1 {
		return "one pawn"
	}
	return number(n) + " pawns"
}

// counted lists men: "a queen, two rooks and a pawn". The list is sorted.
func counted(types []chess.PieceType) string {
	var words []string
	for len(types) > 0 {
		n := 1
		for n < len(types) && types[n] == types[0] {
			n++
		}
		if n == 1 {
			words = append(words, "a "+types[0].String())
		} else {
			words = append(words, number(n)+" "+types[0].String()+"s")
		}
		types = types[n:]
	}
	return and(words)
}

// taking tells what it comes to for a fact's side if both keep taking: "if both
// keep taking on f3, you lose a knight for a pawn". A list too long for a
// sentence gives way to the count.
func (v voice) taking(f tutor.Fact, begin string) string {
	t := f.Trade()
	on := f.Line[len(f.Line)-1].To()
	verb, what, against := "lose", t.Lost, t.Won
	if f.Count > 0 {
		verb, what, against = "win", t.Won, t.Lost
	}
	opening := fmt.Sprintf("%s on %s, %s ", begin, on, v.does(f.Side, verb))
	text := opening + counted(what)
	if len(against) > 0 {
		text += " for " + counted(against)
	}
	if len(what) == 0 || len(strings.Fields(text)) > mostWords {
		text = opening + pawns(max(f.Count, -f.Count)) + " by the count"
	}
	text = title(text) + "."
	for _, promoted := range []chess.PieceType{t.Promoted, t.Gotten} {
		if promoted != chess.NoPieceType {
			text += fmt.Sprintf(" A pawn becomes a %s there.", promoted)
		}
	}
	return text
}

// takeBack tells that nothing can take back.
const takeBack = " Nothing can take back."

// guards tells who guards a man, if that is known.
func (v voice) guards(f tutor.Fact) string {
	switch n := len(f.Guards); {
	case f.Unguarded:
		return " Nothing guards it."
	case n == 0:
		return ""
	case n == 1:
		return " " + sentence("%s guards it", v.man(f.Guards[0]))
	case n == 2:
		return " " + sentence("%s guard it", v.men(f.Guards))
	default:
		return " " + sentence("%s and %s others guard it", v.man(f.Guards[0]), number(n-1))
	}
}

// mating tells how a mating move mates: "on f7" or "by castling".
func mating(m chess.Move) string {
	if m.IsCastle() {
		return "by castling"
	}
	return "on " + m.To().String()
}
