package german

import (
	"slices"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// mostWords is how long a sentence may be: two words longer than in English, for its articles and compound verbs.
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

// opponent names the computer by how it plays: "Rufus", "von Rufus", or "der Computer" where that has no name.
func opponent(l ai.Level, c grammaticalCase) string {
	name, named := levels.Characters[l]
	switch {
	case !named:
		return [...]string{"der Computer", "des Computers", "dem Computer", "den Computer"}[c]
	case c == genitive:
		return "von " + name
	}
	return name
}

// opponent names the computer beside whom the voice speaks.
func (v voice) opponent(c grammaticalCase) string { return opponent(v.audience.Level(), c) }

// side names a side as a subject: "du", "Weiß" or "der Computer".
func (v voice) side(c chess.Color) string {
	switch {
	case v.you(c):
		return "du"
	case v.computer(c):
		return v.opponent(nominative)
	}
	return color(c)
}

// toSide names a side in the dative: "dir".
func (v voice) toSide(c chess.Color) string {
	switch {
	case v.you(c):
		return "dir"
	case v.computer(c):
		return v.opponent(dative)
	}
	return color(c)
}

// does chooses the form of a verb for a side: "kannst" or "kann".
func (v voice) does(c chess.Color, you, other string) string {
	if v.you(c) {
		return you
	}
	return other
}

// own names a side's piece of a kind: "deinen König", "den weißen König", "den König des Computers".
func (v voice) own(side chess.Color, t chess.PieceType, c grammaticalCase) string {
	switch {
	case v.you(side):
		return with("dein", t, c)
	case v.computer(side):
		return the(t, c) + " " + v.opponent(genitive)
	}
	return colored(chess.PieceOf(t, side), c)
}

// piece names a piece, whose it is, and its square unless it is alone of its kind:
// "deinen Springer auf f3", "die weiße Dame"; to one listener, a piece of
// the other side is "der Springer auf f3".
func (v voice) piece(m fact.PlacedPiece, c grammaticalCase) string {
	if v.alone(m) {
		return v.kind(m, c)
	}
	return v.kind(m, c) + " auf " + m.Square.String()
}

// kind names a piece without its square.
func (v voice) kind(m fact.PlacedPiece, c grammaticalCase) string {
	switch {
	case v.you(m.Piece.Color()):
		return with("dein", m.Piece.Type(), c)
	case v.audience != tutor.ToBoth:
		return the(m.Piece.Type(), c)
	}
	return colored(m.Piece, c)
}

// theOn names a piece and its square: "den Springer auf f3".
func theOn(m fact.PlacedPiece, c grammaticalCase) string {
	return the(m.Piece.Type(), c) + " auf " + m.Square.String()
}

// the names a piece without its owner, and its square unless it is alone of its kind.
func (v voice) the(m fact.PlacedPiece, c grammaticalCase) string {
	if v.alone(m) {
		return the(m.Piece.Type(), c)
	}
	return theOn(m, c)
}

// clear names a piece whose owner is clear: without the owner where both sides listen.
func (v voice) clear(m fact.PlacedPiece, c grammaticalCase) string {
	if v.audience == tutor.ToBoth {
		return v.the(m, c)
	}
	return v.piece(m, c)
}

// pieces names up to two pieces.
func (v voice) pieces(list []fact.PlacedPiece, c grammaticalCase) string {
	var names []string
	for _, m := range list[:min(2, len(list))] {
		names = append(names, v.piece(m, c))
	}
	return and(names)
}

// taking tells what it comes to for a fact's side if both keep taking: "du würdest auf f3 einen Springer für einen
// Bauern verlieren". It may begin with some words, after which the verb comes before the side.
func (v voice) taking(f fact.Fact, begin string) string {
	return v.trade(f, begin, " auf "+f.Line[len(f.Line)-1].To().String())
}

// trading is taking where the square has been said.
func (v voice) trading(f fact.Fact) string { return v.trade(f, "", "") }

// trade tells what both sides lose, and where. A list too long for a sentence gives way
// to points. After some words, such as "dann", the verb comes first.
func (v voice) trade(f fact.Fact, begin, on string) string {
	t := f.Trade()
	verb, end, what, against := v.does(f.Side, "würdest", "würde"), " verlieren", t.Lost, t.Won
	if f.Count > 0 {
		verb, end, what, against = v.does(f.Side, "kannst", "kann"), " gewinnen", t.Won, t.Lost
	}
	who := v.side(f.Side) + " " + verb
	if begin != "" {
		who = begin + verb + " " + v.side(f.Side)
	}
	text := who + on + " " + counted(what, accusative)
	switch {
	case len(against) > 0 && f.Plain:
		text += end + " und nur " + counted(against, accusative) + plainTrades[f.Count > 0].against
		if words(text) > mostWords { // what is lost matters more than where
			text = who + strings.TrimPrefix(text, who+on)
		}
	case len(against) > 0:
		text += " für " + counted(against, accusative) + end
	default:
		text += end
	}
	if len(what) == 0 || words(text) > mostWords {
		sum := points(max(f.Count, -f.Count)) + end
		if f.Plain {
			sum = plainTrades[f.Count > 0].sum
		}
		text = who + on + " " + sum
	}
	text = say.Capitalized(text) + "."
	for _, promoted := range []chess.PieceType{t.Promoted, t.Gotten} {
		if promoted != chess.NoPieceType {
			text += " Ein Bauer wird dort " + to(promoted) + "."
		}
	}
	return text
}

// plainTrades say what one side of a trade comes to without points, and the whole, of one that wins and one that loses.
var plainTrades = map[bool]struct{ against, sum string }{
	true: {" verlieren", "mehr gewinnen als verlieren"}, false: {" schlagen", "mehr verlieren als schlagen"},
}

// guards tells who guards a piece, if that is known.
func (v voice) guards(f fact.Fact) string {
	it := pronoun(f.Pieces[0].Piece.Type(), accusative)
	switch n := len(f.Guards); {
	case f.Unguarded:
		return " Nichts deckt " + it + "."
	case n == 0:
		return ""
	case n == 1:
		return " " + sentence("%s deckt %s", v.piece(f.Guards[0], nominative), it)
	default:
		return " " + sentence("%s Figuren decken %s", number(n), it)
	}
}

// mating tells how a mating move mates: "auf f7" or "mit der Rochade".
func mating(m chess.Move) string {
	if m.IsCastle() {
		return "mit der Rochade"
	}
	return "auf " + m.To().String()
}
