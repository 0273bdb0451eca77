package english

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// mated says what made a checkmate.
const mated = "$Attacker attacks $piece, and nothing can stop it."

// What is said of the end of a game.
var endFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindCheckmate:    tells("Checkmate! " + mated + " $OtherWins."),
	fact.KindStalemate:    tells("Stalemate: no legal move and no check. That is a draw."),
	fact.KindThreefold:    tells("The same position three times: a draw."),
	fact.KindFiftyMove:    tells("Fifty moves, and no piece taken or pawn moved: a draw."),
	fact.KindInsufficient: tells("Nobody has enough pieces left to give mate: a draw."),
	fact.KindMoveLimit:    tells(longestGame),
	fact.KindMateAllowed:  tells("The turning point: move $number. $Played let mate happen."),
	fact.KindMostLost:     tells("The most costly: move $number. $Played cost $points."),
	fact.KindFinalCount: eitherTo(ofListener, "You were $points ahead at the end.",
		"$Side was $points ahead at the end."),
	fact.KindStalemateBy: tells("Another move kept the game going."),
}

// moveOf tells of a move that was played, without notation: "your queen's trip to
// f7", "taking the pawn on f7 with your queen".
func (v voice) moveOf(f fact.Fact) string {
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
