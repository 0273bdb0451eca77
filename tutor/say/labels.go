package say

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Labels holds the labels of a board's squares for screen readers.
type Labels struct {
	Square func(*chess.Position, SquareSeen) string
	Move   func(*chess.Position, chess.Move) string // a square that the chosen piece may go to
	Graded func(*chess.Position, GradedMove) string // the same with the move's grade
	Chosen string                                   // stands behind the label of the chosen piece's square
	Marked string                                   // stands behind that of a piece marked in a guess
	Found  string                                   // the same for a checked guess: right, not marked, or wrong
	Missed string
	Wrong  string
	Piece  func(chess.PieceType) string // the name alone
}

// SquareSeen holds the marks on a square.
type SquareSeen struct {
	Square     chess.Square
	CanMove    bool           // the piece there
	Threatened chess.Bitboard // by whom
	CameFrom   chess.Square   // the piece there moved last, from that square; NoSquare otherwise
	JustLeft   bool           // the piece that moved last stood there
}

// GradedMove is a move with its grade.
type GradedMove struct {
	tutor.MarkedMove
	Grade tutor.Grade
}

var englishLabels = Labels{
	Square: squareLabel, Move: moveLabel, Chosen: "chosen",
	Marked: "marked", Found: "right: it can be taken", Missed: "not marked, but it can be taken",
	Wrong: "wrong: nothing can take it",
	Graded: func(p *chess.Position, m GradedMove) string {
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

// squareLabel returns the label of a square: "e4, white pawn, can move,
// threatened by the knight on f6".
func squareLabel(p *chess.Position, seen SquareSeen) string {
	pc := p.At(seen.Square)
	label := append(make([]byte, 0, 64), seen.Square.String()...) // so that most labels take one allocation
	if pc == chess.NoPiece {
		label = append(label, ", empty"...)
	} else {
		label = append(append(label, ", "...), pc.String()...)
	}
	if pc.Type() == chess.King && pc.Color() == p.Turn() && p.InCheck() {
		label = append(append(label, ", in check from "...), and(standing(p, p.Checkers()))...)
	}
	if seen.CanMove {
		label = append(label, ", can move"...)
	}
	if seen.Threatened != 0 {
		label = append(append(label, ", threatened by "...), and(standing(p, seen.Threatened))...)
	}
	switch {
	case seen.CameFrom != chess.NoSquare:
		label = append(append(label, ", just moved here from "...), seen.CameFrom.String()...)
	case seen.JustLeft:
		label = append(label, ", just left"...)
	}
	return string(label)
}

// moveLabel returns the label of a square to which the chosen piece may go.
func moveLabel(p *chess.Position, m chess.Move) string {
	text := m.To().String() + ", empty. You can move here. "
	switch pc := p.At(m.To()); {
	case m.IsEnPassant():
		text = m.To().String() + ", empty. You can take the pawn en passant. "
	case m.IsCastle():
		text = m.To().String() + ", empty. You can castle. "
	case pc != chess.NoPiece:
		text = m.To().String() + ", " + pc.String() + ". You can take it. "
	}
	if m.Promotion() != chess.NoPieceType {
		text += "The pawn is promoted. "
	}
	return text
}

// safeButWords describe grades of moves of which the piece that moves is safe, but what is left behind is not.
var safeButWords = map[tutor.Grade]string{
	tutor.AllowsMate: "Safe here, but it allows checkmate.",
	tutor.Loses:      "Safe here, but you would lose points elsewhere.",
}

// gradeWords describe grades more exactly than "safe" and "unsafe".
var gradeWords = map[tutor.Grade]string{
	tutor.Mates:      " Checkmate.",
	tutor.Stalemates: " Stalemate: a draw.",
	tutor.AllowsMate: " It allows checkmate.",
	tutor.Loses:      " You would lose points.",
	tutor.Guarded:    " But you would lose no points.",
}
