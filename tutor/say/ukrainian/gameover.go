package ukrainian

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// mated says what made a checkmate.
const mated = "$Attacker атакує $pieceAcc, і порятунку немає."

// What is said of the end of a game.
var endFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindCheckmate:    tells("Шах і мат! " + mated + " $OtherWon."),
	fact.KindStalemate:    tells(draws[chess.Stalemate]),
	fact.KindThreefold:    tells(draws[chess.Threefold]),
	fact.KindFiftyMove:    tells(draws[chess.FiftyMove]),
	fact.KindInsufficient: tells(draws[chess.Insufficient]),
	fact.KindMoveLimit:    tells(longestGame),
	fact.KindMateAllowed:  tells("Вирішальний хід $number: $played. Це пропустило мат."),
	fact.KindMostLost:     tells("Найдорожчий хід $number: $played. Це коштувало $points."),
	fact.KindFinalCount:   tells("Наприкінці перевага $sideGen була $points."),
	fact.KindStalemateBy:  tells("З іншим ходом партія йшла б далі."),
}

// moveOf tells of a move that was played, without notation: "твій ферзь іде на f7", "твій ферзь бере пішака на f7".
func (v voice) moveOf(f fact.Fact) string {
	m := f.Line[0]
	mover := fact.PlacedPiece{Piece: f.Start.At(m.From()), Square: m.From()}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsCastle():
		return "рокіровка"
	case taken != chess.NoPiece:
		return fmt.Sprintf("%s бере %s", v.kind(mover, nominative),
			v.the(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, accusative))
	}
	return fmt.Sprintf("%s іде на %s", v.kind(mover, nominative), m.To())
}
