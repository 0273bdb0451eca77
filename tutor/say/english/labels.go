package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var labels = say.Labels{
	Square: squareLabel, Move: moveLabel, Chosen: "chosen", Pointed: "shown",
	Marked: "marked", Found: "right: it can be taken", Missed: "not marked, but it can be taken",
	Wrong: "wrong: nothing can take it",
	Graded: func(p *chess.Position, m say.GradedMove) string {
		text := moveLabel(p, m.Move)
		if but, dear := safeButWords[m.Grade]; m.Safe() && dear {
			return text + but
		}
		if m.Safe() {
			return text + "Safe." + gradeWords[m.Grade]
		}
		next := p.Play(m.Move)
		return text + "Unsafe: it could be taken by " + and(standing(&next, m.Takers)) + "." + gradeWords[m.Grade]
	},
	Piece: chess.PieceType.String,
}

// occupied names a square and what stands on it: "e4, white pawn".
func occupied(s chess.Square, pc chess.Piece) string {
	if pc == chess.NoPiece {
		return s.String() + ", empty"
	}
	return s.String() + ", " + pc.String()
}

// squareLabel returns the label of a square: "e4, white pawn, can move,
// threatened by the knight on f6".
func squareLabel(p *chess.Position, seen say.SquareSeen) string {
	pc := p.At(seen.Square)
	label := occupied(seen.Square, pc)
	if pc.Type() == chess.King && pc.Color() == p.Turn() && p.InCheck() {
		label += ", in check from " + and(standing(p, p.Checkers()))
	}
	if seen.CanMove {
		label += ", can move"
	}
	if seen.Threatened != 0 {
		label += ", threatened by " + and(standing(p, seen.Threatened))
	}
	switch {
	case seen.CameFrom != chess.NoSquare:
		label += ", just moved here from " + seen.CameFrom.String()
	case seen.JustLeft:
		label += ", just left"
	}
	return label
}

// moveLabel returns the label of a square to which the chosen piece may go.
func moveLabel(p *chess.Position, m chess.Move) string {
	text := occupied(m.To(), p.At(m.To()))
	switch {
	case m.IsEnPassant():
		text += ". You can take the pawn en passant. "
	case m.IsCastle():
		text += ". You can castle. "
	case p.At(m.To()) != chess.NoPiece:
		text += ". You can take it. "
	default:
		text += ". You can move here. "
	}
	if m.Promotion() != chess.NoPieceType {
		text += "The pawn is promoted. "
	}
	return text
}

// safeButWords describe grades of moves of which the piece that moves is safe, but what is left behind is not.
var safeButWords = map[fact.Grade]string{
	fact.AllowsMate: "Safe here, but it allows checkmate.",
	fact.Loses:      "Safe here, but you would lose points elsewhere.",
}

// gradeWords describe grades more exactly than "safe" and "unsafe".
var gradeWords = map[fact.Grade]string{
	fact.Mates:      " Checkmate.",
	fact.Stalemates: " Stalemate: a draw.",
	fact.AllowsMate: " It allows checkmate.",
	fact.Loses:      " You would lose points.",
	fact.Guarded:    " But you would lose no points.",
}
