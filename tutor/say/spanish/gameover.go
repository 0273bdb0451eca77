package spanish

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// mated says what made a checkmate.
const mated = "$Attacker ataca $pieceTo, y nada puede impedirlo."

// What is said of the end of a game.
var endFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindCheckmate:    tells("¡Jaque mate! " + mated + " $OtherWon."),
	fact.KindStalemate:    tells(draws[chess.Stalemate]),
	fact.KindThreefold:    tells(draws[chess.Threefold]),
	fact.KindFiftyMove:    tells(draws[chess.FiftyMove]),
	fact.KindInsufficient: tells(draws[chess.Insufficient]),
	fact.KindMoveLimit:    tells(longestGame),
	fact.KindMateAllowed:  tells("El momento clave: la jugada $number. $Played permitió el mate."),
	fact.KindMostLost:     tells("Lo más caro: la jugada $number. $Played costó $points."),
	fact.KindFinalCount:   tells("Al final $wasAhead $points por delante."),
	fact.KindStalemateBy:  tells("Con otra jugada la partida seguía."),
}

// moveOf tells of a move that was played, without notation: "mover tu dama a f7", "capturar el peón de f7 con tu dama".
func (v voice) moveOf(f fact.Fact) string {
	m := f.Line[0]
	mover := fact.PlacedPiece{Piece: f.Start.At(m.From()), Square: m.From()}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsCastle():
		return "enrocar"
	case taken != chess.NoPiece:
		return fmt.Sprintf("capturar %s con %s",
			v.the(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, bare), v.kind(mover, bare))
	}
	return fmt.Sprintf("mover %s a %s", v.kind(mover, bare), m.To())
}
