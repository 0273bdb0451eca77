package game

import (
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// squareLabel is what a screen reader says of a square: its name, what stands
// there and what is marked: "e4, white pawn, can move, threatened by the knight
// on f6".
func squareLabel(p *chess.Position, s chess.Square, movable bool, threat chess.Bitboard, last lastSquares) string {
	parts := []string{s.String(), "empty"}
	if pc := p.At(s); pc != chess.NoPiece {
		parts[1] = pc.String()
	}
	if p.InCheck() && s == p.King(p.Turn()) {
		parts = append(parts, "in check from "+PiecesOn(p, p.Checkers()))
	}
	if movable {
		parts = append(parts, "can move")
	}
	if threat != 0 {
		parts = append(parts, "threatened by "+PiecesOn(p, threat))
	}
	switch {
	case last.some && s == last.to:
		parts = append(parts, "just moved here from "+last.from.String())
	case last.some && s == last.from:
		parts = append(parts, "just left")
	}
	return strings.Join(parts, ", ")
}

// lastSquares are those of the move that was played last.
type lastSquares struct {
	from, to chess.Square
	some     bool
}

func (l lastSquares) has(s chess.Square) bool { return l.some && (s == l.from || s == l.to) }

func lastOf(g *tutor.Game) lastSquares {
	if g.Ply() == 0 {
		return lastSquares{}
	}
	m := g.Moves()[g.Ply()-1]
	return lastSquares{m.From(), m.To(), true}
}

// moveLabel is what a screen reader says of a square while a man that may go
// there is chosen.
func moveLabel(p *chess.Position, m chess.Move) string {
	text := m.To().String() + ", empty. You can move here. "
	switch pc := p.At(m.To()); {
	case m.IsEnPassant():
		text = m.To().String() + ", empty. You can take the pawn in passing. "
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

// targetLabel is the same with what the move comes to.
func targetLabel(p *chess.Position, m tutor.MarkedMove, grade tutor.Grade) string {
	text := moveLabel(p, m.Move)
	if m.Safe() {
		return text + "Safe." + gradeWords[grade]
	}
	next := p.Play(m.Move)
	return text + "Unsafe: it could be taken by " + PiecesOn(&next, m.Takers) + "." + gradeWords[grade]
}

// gradeWords say what a move comes to, beyond safe and unsafe.
var gradeWords = map[tutor.Grade]string{
	tutor.Mates:      " Checkmate.",
	tutor.Stalemates: " Stalemate: a draw.",
	tutor.AllowsMate: " It allows checkmate.",
	tutor.Loses:      " By the count it loses something.",
	tutor.Guarded:    " But by the count it loses nothing.",
}

// PiecesOn names men by what they are and where: "the knight on f6 and the pawn on
// d6".
func PiecesOn(p *chess.Position, squares chess.Bitboard) string {
	var list []string
	for _, s := range squares.Squares() {
		list = append(list, "the "+p.At(s).Type().String()+" on "+s.String())
	}
	return say.English.Phrases.And(list)
}
