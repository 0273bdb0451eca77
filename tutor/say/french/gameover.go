package french

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// mated says what made a checkmate.
const mated = "$Attacker attaque $piece, et rien ne peut l'arrêter."

// What is said of the end of a game.
var endFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindCheckmate:    tells("Échec et mat ! " + mated + " $OtherWon."),
	fact.KindStalemate:    tells(draws[chess.Stalemate]),
	fact.KindThreefold:    tells(draws[chess.Threefold]),
	fact.KindFiftyMove:    tells(draws[chess.FiftyMove]),
	fact.KindInsufficient: tells(draws[chess.Insufficient]),
	fact.KindMoveLimit:    tells(longestGame),
	fact.KindMateAllowed:  tells("Le tournant : le coup $number. $Played a permis le mat."),
	fact.KindMostLost:     tells("Le plus cher : le coup $number. $Played a coûté $points."),
	fact.KindFinalCount:   tells("À la fin, $wasAhead devant de $points."),
	fact.KindStalemateBy:  tells("Avec un autre coup, la partie continuait."),
}

// moveOf tells of a move that was played, without notation: "aller en f7 avec ta dame", "prendre le pion en f7 avec
// ta dame".
func (v voice) moveOf(f fact.Fact) string {
	m := f.Line[0]
	mover := fact.PlacedPiece{Piece: f.Start.At(m.From()), Square: m.From()}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsCastle():
		return "roquer"
	case taken != chess.NoPiece:
		return fmt.Sprintf("prendre %s avec %s",
			v.the(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, bare), v.kind(mover, bare))
	}
	return fmt.Sprintf("aller en %s avec %s", m.To(), v.kind(mover, bare))
}
