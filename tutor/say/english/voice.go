package english

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// mostWords is how long a sentence may be.
const mostWords = 14

// factsTexts says every kind of fact.
func factsTexts() say.Facts {
	facts := say.Facts{}
	for _, table := range []map[fact.Kind]func(voice, fact.Fact) string{
		positionFacts, endFacts, moveFacts, warningFacts, ideaFacts, hintFacts, whyFacts,
	} {
		for kind, tell := range table {
			facts[kind] = func(f fact.Fact, a tutor.Audience) string { return tell(voiceOf(f, a), f) }
		}
	}
	return facts
}

// A voice speaks to an audience. On a board that it sees it leaves out the square
// of a piece that is the only one of its kind.
type voice struct {
	audience tutor.Audience
	board    *chess.Position // nil if it sees none
}

// voiceOf returns the voice that speaks of a fact. Where a pawn is promoted there
// may be more of a kind than the board shows.
func voiceOf(f fact.Fact, a tutor.Audience) voice {
	promotes := func(m chess.Move) bool { return m.Promotion() != chess.NoPieceType }
	if f.Start == (chess.Position{}) || slices.ContainsFunc(f.Line, promotes) || promotes(f.Move) {
		return voice{audience: a}
	}
	return voice{a, &f.Start}
}

// alone reports whether a piece is seen to be the only one of its kind.
func (v voice) alone(m fact.PlacedPiece) bool {
	return v.board != nil && v.board.Pieces(m.Piece.Type(), m.Piece.Color()).Count() == 1
}

// you reports whether a side is the one spoken to.
func (v voice) you(c chess.Color) bool { return v.audience.You(c) }

// side names a side as a subject: "you", "White", "Rufus" or "the computer".
func (v voice) side(c chess.Color) string {
	switch {
	case v.you(c):
		return "you"
	case v.audience.Computer(c):
		return opponent(v.audience.Level())
	}
	return say.Capitalized(c.String())
}

// opponent names the computer by how it plays: "Rufus", or "the computer" where that has no name.
func opponent(l ai.Level) string {
	return cmp.Or(levels.Characters[l], "the computer")
}

// owner names a side as an owner: "your", "White's" or "the computer's".
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
	case verb == "have":
		return v.side(c) + " has"
	}
	return v.side(c) + " " + verb + "s"
}

// piece names a piece, whose it is, and its square unless it is alone of its kind:
// "your knight on f3", "White's queen"; to one listener, a piece of
// the other side is "the knight on f3".
func (v voice) piece(m fact.PlacedPiece) string {
	if v.alone(m) {
		return v.kind(m)
	}
	return v.kind(m) + " on " + m.Square.String()
}

// kind names a piece without its square.
func (v voice) kind(m fact.PlacedPiece) string {
	if v.audience != tutor.ToBoth && !v.you(m.Piece.Color()) {
		return "the " + m.Piece.Type().String()
	}
	return v.owner(m.Piece.Color()) + " " + m.Piece.Type().String()
}

// the names a piece and its square: "the knight on f3".
func the(m fact.PlacedPiece) string {
	return "the " + m.Piece.Type().String() + " on " + m.Square.String()
}

// the names a piece without its owner, and its square unless it is alone of its kind.
func (v voice) the(m fact.PlacedPiece) string {
	if v.alone(m) {
		return "the " + m.Piece.Type().String()
	}
	return the(m)
}

// clear names a piece whose owner is clear: without the owner where both sides listen.
func (v voice) clear(m fact.PlacedPiece) string {
	if v.audience == tutor.ToBoth {
		return v.the(m)
	}
	return v.piece(m)
}

// pieces names up to two pieces.
func (v voice) pieces(list []fact.PlacedPiece) string {
	var names []string
	for _, m := range list[:min(2, len(list))] {
		names = append(names, v.piece(m))
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

// sentence makes a sentence.
func sentence(format string, args ...any) string {
	return say.Capitalized(fmt.Sprintf(format, args...)) + "."
}

var numbers = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

func number(n int) string {
	if n < len(numbers) {
		return numbers[n]
	}
	return fmt.Sprint(n)
}

// points says a count: "1 point", "3 points".
func points(n int) string {
	if n == 1 {
		return "1 point"
	}
	return fmt.Sprint(n) + " points"
}

// counted lists pieces: "a queen, two rooks and a pawn". The list is sorted.
func counted(types []chess.PieceType) string { return and(countedEach(types)) }

// countedEach lists pieces by kind: "two rooks", "a pawn". The list is sorted.
func countedEach(types []chess.PieceType) (words []string) {
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
	return words
}

// taking tells what it comes to for a fact's side if both keep taking: "on f3 you
// would lose a knight for a pawn".
func (v voice) taking(f fact.Fact, begin string) string {
	return v.trade(f, begin, "on "+f.Line[len(f.Line)-1].To().String()+" ")
}

// trading is taking where the square has been said.
func (v voice) trading(f fact.Fact) string { return v.trade(f, "", "") }

// trade tells what both sides lose, and first where. A list too long for a sentence gives way
// to points.
func (v voice) trade(f fact.Fact, begin, on string) string {
	t := f.Trade()
	verb, what, against := "would lose", t.Lost, t.Won
	if f.Count > 0 {
		verb, what, against = "can win", t.Won, t.Lost
	}
	who := v.side(f.Side) + " " + verb + " "
	text := begin + on + who + counted(what)
	switch {
	case len(against) > 0 && f.Plain:
		and := ", and " + plainTrades[f.Count > 0].against + counted(against)
		if text += and; words(text) > mostWords { // what is lost matters more than where
			text = begin + who + counted(what) + and
		}
	case len(against) > 0:
		text += " for " + counted(against)
	}
	switch {
	case len(what) > 0 && words(text) <= mostWords:
	case f.Plain:
		sum := plainTrades[f.Count > 0].sum
		if v.you(f.Side) {
			sum = plainTrades[f.Count > 0].yours
		}
		text = begin + on + who + "more than " + sum
	default:
		text = begin + on + who + points(max(f.Count, -f.Count))
	}
	text = say.Capitalized(text) + "."
	for _, promoted := range []chess.PieceType{t.Promoted, t.Gotten} {
		if promoted != chess.NoPieceType {
			text += fmt.Sprintf(" A pawn becomes a %s there.", promoted)
		}
	}
	return text
}

// plainTrades say what one side of a trade comes to without points, and the whole, of one that wins and one that loses.
var plainTrades = map[bool]struct{ against, yours, sum string }{
	true: {"lose only ", "you lose", "is lost"}, false: {"take only ", "you take", "is taken"},
}

// words counts the words of a text.
func words(text string) int { return len(strings.Fields(text)) }

// guards tells who guards a piece, if that is known.
func (v voice) guards(f fact.Fact) string {
	switch n := len(f.Guards); {
	case f.Unguarded:
		return " Nothing guards it."
	case n == 0:
		return ""
	case n == 1:
		return " " + sentence("%s guards it", v.piece(f.Guards[0]))
	default:
		return " " + sentence("%s pieces guard it", number(n))
	}
}

// mating tells how a mating move mates: "on f7" or "by castling".
func mating(m chess.Move) string {
	if m.IsCastle() {
		return "by castling"
	}
	return "on " + m.To().String()
}
