package spanish

import (
	"cmp"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// mostWords is how long a sentence may be: two words longer than in English, for its articles and prepositions.
const mostWords = 16

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

// opponent names the computer by how it plays: "Rufus", or "la máquina" where that has no name.
func opponent(l ai.Level) string { return cmp.Or(levels.Characters[l], "la máquina") }

// opponent names the computer that plays the listener.
func (v voice) opponent() string { return opponent(v.audience.Level()) }

// side names a side by a noun, after de or a: "de la máquina", "a las blancas", "a ti".
func (v voice) side(c chess.Color, r relation) string {
	switch {
	case v.you(c):
		return related(r, "ti")
	case v.computer(c):
		return related(r, v.opponent())
	}
	return related(r, theColor(c))
}

// does says what a side does, with the forms of the verb for the listener, for the computer and for a color, which is
// in the plural. The verb alone names the listener: "puedes", "la máquina puede", "las blancas pueden".
func (v voice) does(c chess.Color, you, one, many string) string {
	switch {
	case v.you(c):
		return you
	case v.computer(c):
		return v.opponent() + " " + one
	}
	return theColor(c) + " " + many
}

// can says that a side can do something.
func (v voice) can(c chess.Color) string { return v.does(c, "puedes", "puede", "pueden") }

// own names a side's piece of a kind: "tu rey", "del rey blanco", "el rey de la máquina".
func (v voice) own(side chess.Color, t chess.PieceType, r relation) string {
	switch {
	case v.you(side):
		return your(t, r)
	case v.computer(side):
		return the(t, r) + " " + related(of, v.opponent())
	}
	return colored(chess.PieceOf(t, side), r)
}

// piece names a piece, whose it is, and its square unless it is alone of its kind:
// "tu caballo de f3", "la dama blanca"; to one listener, a piece of
// the other side is "el caballo de f3".
func (v voice) piece(m fact.PlacedPiece, r relation) string {
	if v.alone(m) {
		return v.kind(m, r)
	}
	return v.kind(m, r) + " de " + m.Square.String()
}

// kind names a piece without its square.
func (v voice) kind(m fact.PlacedPiece, r relation) string {
	switch {
	case v.you(m.Piece.Color()):
		return your(m.Piece.Type(), r)
	case v.audience != tutor.ToBoth:
		return the(m.Piece.Type(), r)
	}
	return colored(m.Piece, r)
}

// theOn names a piece and its square: "el caballo de f3".
func theOn(m fact.PlacedPiece, r relation) string {
	return the(m.Piece.Type(), r) + " de " + m.Square.String()
}

// the names a piece without its owner, and its square unless it is alone of its kind.
func (v voice) the(m fact.PlacedPiece, r relation) string {
	if v.alone(m) {
		return the(m.Piece.Type(), r)
	}
	return theOn(m, r)
}

// clear names a piece whose owner is clear: without the owner where both sides listen.
func (v voice) clear(m fact.PlacedPiece, r relation) string {
	if v.audience == tutor.ToBoth {
		return v.the(m, r)
	}
	return v.piece(m, r)
}

// pieces names up to two pieces.
func (v voice) pieces(list []fact.PlacedPiece, r relation) string {
	var names []string
	for _, m := range list[:min(2, len(list))] {
		names = append(names, v.piece(m, r))
	}
	return and(names)
}

// taking tells what it comes to for a fact's side if both keep taking: "en f3 perderías un caballo por un peón". It may
// begin with some words.
func (v voice) taking(f fact.Fact, begin string) string {
	return v.trade(f, begin, "en "+f.Line[len(f.Line)-1].To().String()+" ")
}

// trading is taking where the square has been said.
func (v voice) trading(f fact.Fact) string { return v.trade(f, "", "") }

// trade tells what both sides lose, and first where. A list too long for a sentence gives way
// to points.
func (v voice) trade(f fact.Fact, begin, on string) string {
	t := f.Trade()
	verb, what, against := v.does(f.Side, "perderías", "perdería", "perderían"), t.Lost, t.Won
	back, more := [3]string{"ganarías", "ganaría", "ganarían"}, v.verb(f.Side, "ganas", "gana", "ganan")
	if f.Count > 0 {
		verb, what, against = v.can(f.Side)+" ganar", t.Won, t.Lost
		back, more = [3]string{"perderías", "perdería", "perderían"}, v.verb(f.Side, "pierdes", "pierde", "pierden")
	}
	text := begin + on + verb + " " + counted(what)
	switch {
	case len(against) > 0 && f.Plain:
		and := ", y solo " + v.verb(f.Side, back[0], back[1], back[2]) + " " + counted(against)
		if text += and; words(text) > mostWords { // what is lost matters more than where
			text = begin + verb + " " + counted(what) + and
		}
	case len(against) > 0:
		text += " por " + counted(against)
	}
	switch {
	case len(what) > 0 && words(text) <= mostWords:
	case f.Plain:
		text = begin + on + verb + " más de lo que " + more
	default:
		text = begin + on + verb + " " + points(max(f.Count, -f.Count))
	}
	text = capitalized(text) + "."
	for _, promoted := range []chess.PieceType{t.Promoted, t.Gotten} {
		if promoted != chess.NoPieceType {
			text += " Un peón se convierte ahí en " + name(promoted) + "."
		}
	}
	return text
}

// guards tells who guards a piece, if that is known.
func (v voice) guards(f fact.Fact) string {
	it := pronoun(f.Pieces[0].Piece.Type())
	switch n := len(f.Guards); {
	case f.Unguarded:
		return " Nada " + it + " defiende."
	case n == 0:
		return ""
	case n == 1:
		return " " + sentence("%s %s defiende", v.piece(f.Guards[0], bare), it)
	default:
		return " " + sentence("%s piezas %s defienden", number(n), it)
	}
}

// mating tells how a mating move mates: "en f7" or "con el enroque".
func mating(m chess.Move) string {
	if m.IsCastle() {
		return "con el enroque"
	}
	return "en " + m.To().String()
}
