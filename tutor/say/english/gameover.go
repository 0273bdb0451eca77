package english

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What is said of the end of a game.
var endFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindCheckmate: func(v voice, f fact.Fact) string {
		attacks := sentence("%s attacks %s, and nothing can stop it", v.piece(f.By[0]), v.piece(f.Pieces[0]))
		return "Checkmate! " + attacks + " " + sentence("%s", v.does(f.Side.Other(), "win"))
	},
	fact.KindStalemate:    plain("Stalemate: no legal move and no check. That is a draw."),
	fact.KindThreefold:    plain("The same position three times: a draw."),
	fact.KindFiftyMove:    plain("Fifty moves, and no piece taken or pawn moved: a draw."),
	fact.KindInsufficient: plain("Nobody has enough pieces left to give mate: a draw."),
	fact.KindMoveLimit:    plain(longestGame),
	fact.KindMateAllowed: func(v voice, f fact.Fact) string {
		return sentence("the turning point: move %d", f.Number) + " " + sentence("%s let mate happen", v.played(f))
	},
	fact.KindMostLost: func(v voice, f fact.Fact) string {
		return sentence("the most costly: move %d", f.Number) + " " +
			sentence("%s cost %s", v.played(f), points(-f.Count))
	},
	fact.KindFinalCount: func(v voice, f fact.Fact) string {
		if v.you(f.Side) {
			return sentence("you were %s ahead at the end", points(f.Count))
		}
		return sentence("%s was %s ahead at the end", v.side(f.Side), points(f.Count))
	},
	fact.KindStalemateBy: plain("Another move kept the game going."),
}

// played tells of a move that was played, without notation: "your queen's trip to
// f7", "taking the pawn on f7 with your queen".
func (v voice) played(f fact.Fact) string {
	m := f.Line[0]
	mover := fact.PlacedPiece{Piece: f.Start.At(m.From()), Square: m.From()}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsCastle():
		return "castling"
	case taken != chess.NoPiece:
		return fmt.Sprintf("taking %s with %s", v.the(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}),
			v.kind(mover))
	}
	return fmt.Sprintf("moving %s to %s", v.kind(mover), m.To())
}
