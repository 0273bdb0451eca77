package french

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

// opponent names the computer by how it plays: "Rufus", or "l'ordinateur" where that has no name.
func opponent(l ai.Level) string { return cmp.Or(levels.Characters[l], "l'ordinateur") }

// feminineNames are the levels whose names are feminine.
var feminineNames = []ai.Level{ai.Hazel, ai.Mina, ai.Strongest}

// opponent names the computer that plays the listener.
func (v voice) opponent() string { return opponent(v.audience.Level()) }

// side names a side by a noun, after de or à: "de l'ordinateur", "aux Blancs", "à toi".
func (v voice) side(c chess.Color, r relation) string {
	switch {
	case v.you(c):
		return related(r, "toi")
	case v.computer(c):
		return related(r, v.opponent())
	}
	return related(r, theColor(c))
}

// does says what a side does, with the forms of the verb for the listener, for the computer and for a color, which is
// in the plural: "tu peux", "l'ordinateur peut", "les Blancs peuvent".
func (v voice) does(c chess.Color, you, one, many string) string {
	switch {
	case v.you(c):
		return "tu " + you
	case v.computer(c):
		return v.opponent() + " " + one
	}
	return theColor(c) + " " + many
}

// can says that a side can do something.
func (v voice) can(c chess.Color) string { return v.does(c, "peux", "peut", "peuvent") }

// own names a side's piece of a kind: "ton roi", "du roi blanc", "le roi de l'ordinateur".
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
// "ton cavalier en f3", "la dame blanche"; to one listener, a piece of
// the other side is "le cavalier en f3".
func (v voice) piece(m fact.PlacedPiece, r relation) string {
	if v.alone(m) {
		return v.kind(m, r)
	}
	return v.kind(m, r) + " en " + m.Square.String()
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

// theOn names a piece and its square: "le cavalier en f3".
func theOn(m fact.PlacedPiece, r relation) string {
	return the(m.Piece.Type(), r) + " en " + m.Square.String()
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

// taking tells what it comes to for a fact's side if both keep taking: "en f3 tu perdrais un cavalier contre un pion".
// It may begin with some words.
func (v voice) taking(f fact.Fact, begin string) string {
	return v.trade(f, begin, "en "+f.Line[len(f.Line)-1].To().String()+" ")
}

// trading is taking where the square has been said.
func (v voice) trading(f fact.Fact) string { return v.trade(f, "", "") }

// trade tells what both sides lose, and first where. A list too long for a sentence gives way
// to points.
func (v voice) trade(f fact.Fact, begin, on string) string {
	t := f.Trade()
	verb, what, against := v.does(f.Side, "perdrais", "perdrait", "perdraient"), t.Lost, t.Won
	only, more := v.verb(f.Side, "gagnerais", "gagnerait", "gagneraient"), v.again(f.Side, "gagnes", "gagne", "gagnent")
	if f.Count > 0 {
		verb, what, against = v.can(f.Side)+" gagner", t.Won, t.Lost
		only, more = v.verb(f.Side, "perdrais", "perdrait", "perdraient"), v.again(f.Side, "perds", "perd", "perdent")
	}
	text := begin + on + verb + " " + counted(what)
	switch {
	case len(against) > 0 && f.Plain:
		and := ", et " + only + " seulement " + counted(against)
		if text += and; words(text) > mostWords { // what is lost matters more than where
			text = begin + verb + " " + counted(what) + and
		}
	case len(against) > 0:
		text += " contre " + counted(against)
	}
	switch {
	case len(what) > 0 && words(text) <= mostWords:
	case f.Plain:
		text = begin + on + verb + " plus " + more
	default:
		text = begin + on + verb + " " + points(max(f.Count, -f.Count))
	}
	text = say.Capitalized(text) + "."
	for _, promoted := range []chess.PieceType{t.Promoted, t.Gotten} {
		if promoted != chess.NoPieceType {
			text += " Un pion y devient " + name(promoted) + "."
		}
	}
	return text
}

// again chooses a form of a verb as does after what was said of the side: "que tu gagnes", "qu'il gagne".
func (v voice) again(c chess.Color, you, one, many string) string {
	switch {
	case v.you(c):
		return "que tu " + you
	case v.computer(c):
		if slices.Contains(feminineNames, v.audience.Level()) {
			return "qu'elle " + one
		}
		return "qu'il " + one
	}
	return "qu'ils " + many
}

// guards tells who guards a piece, if that is known.
func (v voice) guards(f fact.Fact) string {
	t := f.Pieces[0].Piece.Type()
	switch n := len(f.Guards); {
	case f.Unguarded:
		return " Rien ne " + it(t, "défend") + "."
	case n == 0:
		return ""
	case n == 1:
		return " " + sentence("%s %s", v.piece(f.Guards[0], bare), it(t, "défend"))
	default:
		return " " + sentence("%s pièces %s", number(n), it(t, "défendent"))
	}
}

// mating tells how a mating move mates: "en f7" or "par le roque".
func mating(m chess.Move) string {
	if m.IsCastle() {
		return "par le roque"
	}
	return "en " + m.To().String()
}
