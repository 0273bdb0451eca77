package ukrainian

import (
	"cmp"
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

// computer reports whether a side is the computer.
func (v voice) computer(c chess.Color) bool { return v.audience.Computer(c) }

// opponent names the computer by how it plays: "Rufus", "Меліні", or "комп’ютеру" where that has no name. Names in
// Latin letters do not change.
func opponent(l ai.Level, k wordCase) string {
	if l == ai.Mina {
		return [...]string{"Меліна", "Меліни", "Меліні", "Меліну", "Меліною"}[k]
	}
	return cmp.Or(levels.Characters[l], "комп’ютер"+[...]string{"", "а", "у", "", "ом"}[k])
}

// opponent names the computer that plays the listener.
func (v voice) opponent(k wordCase) string { return opponent(v.audience.Level(), k) }

// side names a side: "ти", "комп’ютеру", "білих".
func (v voice) side(c chess.Color, k wordCase) string {
	switch {
	case v.you(c):
		return [...]string{"ти", "тебе", "тобі", "тебе", "тобою"}[k]
	case v.computer(c):
		return v.opponent(k)
	}
	return theColor(c, k)
}

// verb chooses the form of a verb for the listener, for the computer and for a color, which is in the plural.
func (v voice) verb(c chess.Color, you, one, many string) string {
	switch {
	case v.you(c):
		return you
	case v.computer(c):
		return one
	}
	return many
}

// does says what a side does: "ти можеш", "комп’ютер може", "білі можуть".
func (v voice) does(c chess.Color, you, one, many string) string {
	return v.side(c, nominative) + " " + v.verb(c, you, one, many)
}

// can says that a side can do something.
func (v voice) can(c chess.Color) string { return v.does(c, "можеш", "може", "можуть") }

// own names a side's piece of a kind: "твій король", "білого короля", "король комп’ютера".
func (v voice) own(side chess.Color, t chess.PieceType, k wordCase) string {
	switch {
	case v.you(side):
		return your(t, k)
	case v.computer(side):
		return name(t, k) + " " + v.opponent(genitive)
	}
	return colored(chess.PieceOf(t, side), k)
}

// piece names a piece, whose it is, and its square unless it is alone of its kind:
// "твого коня на f3", "білий ферзь"; to one listener, a piece of
// the other side is "кінь на f3".
func (v voice) piece(m fact.PlacedPiece, k wordCase) string {
	if v.alone(m) {
		return v.kind(m, k)
	}
	return v.kind(m, k) + " на " + m.Square.String()
}

// kind names a piece without its square.
func (v voice) kind(m fact.PlacedPiece, k wordCase) string {
	switch {
	case v.you(m.Piece.Color()):
		return your(m.Piece.Type(), k)
	case v.audience != tutor.ToBoth:
		return name(m.Piece.Type(), k)
	}
	return colored(m.Piece, k)
}

// theOn names a piece and its square: "кінь на f3".
func theOn(m fact.PlacedPiece, k wordCase) string {
	return name(m.Piece.Type(), k) + " на " + m.Square.String()
}

// the names a piece without its owner, and its square unless it is alone of its kind.
func (v voice) the(m fact.PlacedPiece, k wordCase) string {
	if v.alone(m) {
		return name(m.Piece.Type(), k)
	}
	return theOn(m, k)
}

// clear names a piece whose owner is clear: without the owner where both sides listen.
func (v voice) clear(m fact.PlacedPiece, k wordCase) string {
	if v.audience == tutor.ToBoth {
		return v.the(m, k)
	}
	return v.piece(m, k)
}

// pieces names up to two pieces.
func (v voice) pieces(list []fact.PlacedPiece, k wordCase) string {
	var names []string
	for _, m := range list[:min(2, len(list))] {
		names = append(names, v.piece(m, k))
	}
	return and(names)
}

// taking tells what it comes to for a fact's side if both keep taking: "на f3 ти втратиш коня за пішака". It may
// begin with some words.
func (v voice) taking(f fact.Fact, begin string) string {
	return v.trade(f, begin, "на "+f.Line[len(f.Line)-1].To().String()+" ")
}

// trading is taking where the square has been said.
func (v voice) trading(f fact.Fact) string { return v.trade(f, "", "") }

// trade tells what both sides lose, and first where. A list too long for a sentence gives way
// to points.
func (v voice) trade(f fact.Fact, begin, on string) string {
	t := f.Trade()
	verb, what, against := v.does(f.Side, "втратиш", "втратить", "втратять"), t.Lost, t.Won
	back, more := [3]string{"виграєш", "виграє", "виграють"}, v.verb(f.Side, "виграєш", "виграє", "виграють")
	if f.Count > 0 {
		verb, what, against = v.can(f.Side)+" виграти", t.Won, t.Lost
		back, more = [3]string{"втратиш", "втратить", "втратять"}, v.verb(f.Side, "втратиш", "втратить", "втратять")
	}
	where := begin + on + verb + " "
	text := where + counted(what, accusative)
	switch {
	case len(against) > 0 && f.Plain:
		text += ", а " + v.verb(f.Side, back[0], back[1], back[2]) + " лише " + counted(against, accusative)
		if words(text) > mostWords { // what is lost matters more than where
			text = begin + strings.TrimPrefix(text, begin+on)
		}
	case len(against) > 0:
		text += " за " + counted(against, accusative)
	}
	if len(what) == 0 || words(text) > mostWords {
		sum := points(max(f.Count, -f.Count))
		if f.Plain {
			sum = "більше, ніж " + more
		}
		text = where + sum
	}
	text = say.Capitalized(text) + "."
	for _, promoted := range []chess.PieceType{t.Promoted, t.Gotten} {
		if promoted != chess.NoPieceType {
			text += " Пішак перетворюється там на " + name(promoted, accusative) + "."
		}
	}
	return text
}

// guards tells who guards a piece, if that is known.
func (v voice) guards(f fact.Fact) string {
	it := say.Capitalized(pronoun(f.Pieces[0].Piece.Type()))
	switch n := len(f.Guards); {
	case f.Unguarded:
		return " " + it + " ніщо не захищає."
	case n == 0:
		return ""
	case n == 1:
		return " " + it + " захищає " + v.piece(f.Guards[0], nominative) + "."
	default:
		return " " + it + " " + choose(n, "захищає", "захищають", "захищає") + " " + figures(n) + "."
	}
}

// mating tells how a mating move mates: "на f7" or "рокіровкою".
func mating(m chess.Move) string {
	if m.IsCastle() {
		return "рокіровкою"
	}
	return "на " + m.To().String()
}
