package say

import (
	"fmt"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// What is said of the end of a game.
var endingEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindCheckmate: func(v voice, f tutor.Fact) string {
		attacks := sentence("%s attacks %s, and nothing can stop it", v.piece(f.By[0]), v.piece(f.Pieces[0]))
		return "Checkmate! " + attacks + " " + sentence("%s", v.does(f.Side.Other(), "win"))
	},
	tutor.KindStalemate: func(voice, tutor.Fact) string {
		return "Stalemate: no legal move and no check. That is a draw."
	},
	tutor.KindThreefold: func(voice, tutor.Fact) string { return "The same position three times: a draw." },
	tutor.KindFiftyMove: func(voice, tutor.Fact) string {
		return "Fifty moves, and no piece taken or pawn moved: a draw."
	},
	tutor.KindInsufficient: func(voice, tutor.Fact) string {
		return "Nobody has enough pieces left to give mate: a draw."
	},
	tutor.KindMoveLimit: func(voice, tutor.Fact) string { return longestGame },
	tutor.KindMateAllowed: func(v voice, f tutor.Fact) string {
		return sentence("the turning point: move %d", f.Number) + " " + sentence("%s let mate happen", v.played(f))
	},
	tutor.KindMostLost: func(v voice, f tutor.Fact) string {
		return sentence("the most costly: move %d", f.Number) + " " +
			sentence("%s cost %s", v.played(f), points(-f.Count))
	},
	tutor.KindFinalCount: func(v voice, f tutor.Fact) string {
		if v.you(f.Side) {
			return sentence("you were %s ahead at the end", points(f.Count))
		}
		return sentence("%s was %s ahead at the end", v.side(f.Side), points(f.Count))
	},
	tutor.KindStalemateBy: func(voice, tutor.Fact) string { return "Another move kept the game going." },
}

// played tells of a move that was played, without notation: "your queen's trip to
// f7", "taking the pawn on f7 with your queen".
func (v voice) played(f tutor.Fact) string {
	m := f.Line[0]
	mover := tutor.PlacedPiece{Piece: f.Start.At(m.From()), Square: m.From()}
	switch taken := tutor.Taken(&f.Start, m); {
	case m.IsCastle():
		return "castling"
	case taken != chess.NoPiece:
		return fmt.Sprintf("taking %s with %s", v.the(tutor.PlacedPiece{Piece: taken, Square: tutor.TakenOn(m)}),
			v.kind(mover))
	}
	return fmt.Sprintf("moving %s to %s", v.kind(mover), m.To())
}
