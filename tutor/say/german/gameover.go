package german

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// mated says what made a checkmate.
const mated = "$Attacker greift $pieceA an, und nichts kann helfen."

// What is said of the end of a game.
var endFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindCheckmate:    tells("Schachmatt! " + mated + " $OtherWins gewonnen."),
	fact.KindStalemate:    tells(draws[chess.Stalemate]),
	fact.KindThreefold:    tells(draws[chess.Threefold]),
	fact.KindFiftyMove:    tells(draws[chess.FiftyMove]),
	fact.KindInsufficient: tells(draws[chess.Insufficient]),
	fact.KindMoveLimit:    tells(longestGame),
	fact.KindMateAllowed:  tells("Der Wendepunkt: Zug $number. $Played ließ das Matt zu."),
	fact.KindMostLost:     tells("Am teuersten: Zug $number. $Played kostete $points."),
	fact.KindFinalCount:   tells("$Side $were am Ende $points voraus."),
	fact.KindStalemateBy:  tells("Mit einem anderen Zug wäre das Spiel weitergegangen."),
}

// moveOf tells of a move that was played, without notation: "deine Dame nach f7 zu ziehen", "den Bauern auf f7 mit
// deiner Dame zu schlagen".
func (v voice) moveOf(f fact.Fact) string {
	m := f.Line[0]
	mover := fact.PlacedPiece{Piece: f.Start.At(m.From()), Square: m.From()}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsCastle():
		return "die Rochade"
	case taken != chess.NoPiece:
		return fmt.Sprintf("%s mit %s zu schlagen",
			v.the(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, accusative), v.kind(mover, dative))
	}
	return fmt.Sprintf("%s nach %s zu ziehen", v.kind(mover, accusative), m.To())
}
