package german

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var labels = say.Labels{
	Square: squareLabel, Move: moveLabel, Chosen: "gewählt", Pointed: "gezeigt",
	Marked: "markiert", Found: "richtig: kann geschlagen werden", Missed: "nicht markiert, kann aber geschlagen werden",
	Wrong: "falsch: Nichts kann das schlagen",
	Graded: func(p *chess.Position, m say.GradedMove) string {
		text := moveLabel(p, m.Move)
		if but, dear := safeButWords[m.Grade]; m.Safe() && dear {
			return text + but
		}
		if m.Safe() {
			return text + "Sicher." + gradeWords[m.Grade]
		}
		next := p.Play(m.Move)
		takers := and(standing(&next, m.Takers, accusative))
		return text + "Unsicher: geschlagen werden könnte dort durch " + takers + "." +
			gradeWords[m.Grade]
	},
	Piece: name,
}

// occupied names a square and what stands on it: "e4, weißer Bauer".
func occupied(s chess.Square, pc chess.Piece) string {
	if pc == chess.NoPiece {
		return s.String() + ", leer"
	}
	return s.String() + ", " + bareColored(pc)
}

// squareLabel returns the label of a square: "e4, weißer Bauer, kann ziehen,
// bedroht durch den Springer auf f6".
func squareLabel(p *chess.Position, seen say.SquareSeen) string {
	pc := p.At(seen.Square)
	label := occupied(seen.Square, pc)
	if pc.Type() == chess.King && pc.Color() == p.Turn() && p.InCheck() {
		label += ", im Schach durch " + and(standing(p, p.Checkers(), accusative))
	}
	if seen.CanMove {
		label += ", kann ziehen"
	}
	if seen.Threatened != 0 {
		label += ", bedroht durch " + and(standing(p, seen.Threatened, accusative))
	}
	switch {
	case seen.CameFrom != chess.NoSquare:
		label += ", zog gerade von " + seen.CameFrom.String() + " hierher"
	case seen.JustLeft:
		label += ", gerade verlassen"
	}
	return label
}

// moveLabel returns the label of a square to which the chosen piece may go.
func moveLabel(p *chess.Position, m chess.Move) string {
	taken := p.At(m.To())
	text := occupied(m.To(), taken)
	switch {
	case m.IsEnPassant():
		text += ". Du kannst den Bauern en passant schlagen. "
	case m.IsCastle():
		text += ". Du kannst rochieren. "
	case taken != chess.NoPiece:
		text += ". Du kannst " + pronoun(taken.Type(), accusative) + " schlagen. "
	default:
		text += ". Du kannst hierher ziehen. "
	}
	if m.Promotion() != chess.NoPieceType {
		text += "Der Bauer wird umgewandelt. "
	}
	return text
}

// safeButWords describe grades of moves of which the piece that moves is safe, but what is left behind is not.
var safeButWords = map[fact.Grade]string{
	fact.AllowsMate: "Sicher hier, aber das lässt ein Matt zu.",
	fact.Loses:      "Sicher hier, aber du würdest anderswo Punkte verlieren.",
}

// gradeWords describe grades more exactly than "safe" and "unsafe".
var gradeWords = map[fact.Grade]string{
	fact.Mates:      " Schachmatt.",
	fact.Stalemates: " Patt: remis.",
	fact.AllowsMate: " Das lässt ein Matt zu.",
	fact.Loses:      " Du würdest Punkte verlieren.",
	fact.Guarded:    " Aber du würdest keine Punkte verlieren.",
}
