package recall

import (
	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// price is what a piece is worth in points; a king is beyond price.
func price(t chess.PieceType) int {
	if t == chess.King {
		return 99
	}
	return t.Worth()
}

// A line is a best line and the positions in it, the first before its first move.
type line struct {
	us    chess.Color
	moves []chess.Move
	at    []chess.Position
	score ai.Score
	last  chess.Move // the move that led to the first position, NoMove if unknown
	took  bool       // that move took something
}

func newLine(p chess.Position, found ai.Result) *line {
	l := &line{us: p.Turn(), score: found.Score, at: []chess.Position{p}}
	for _, m := range found.PV {
		p = p.Play(m)
		l.moves, l.at = append(l.moves, m), append(l.at, p)
	}
	return l
}

// san returns the first moves of the line.
func (l *line) san() (text string) {
	for i, m := range l.moves[:min(len(l.moves), 4)] {
		text += " " + l.at[i].SAN(m)
	}
	return text[min(1, len(text)):]
}

// gain returns by how many points the material balance rises in a number of plies.
func (l *line) gain(plies int) int {
	plies = min(plies, len(l.moves))
	return chess.Lead(&l.at[plies], l.us) - chess.Lead(&l.at[0], l.us)
}

// keeps reports whether the line is ahead by a number of points after four plies, and still after six.
func (l *line) keeps(points int) bool {
	return len(l.moves) >= 3 && l.gain(4) >= points && l.gain(6) >= points
}

// paid reports whether the first move captures so much more than it may lose that the capture alone is the idea.
func (l *line) paid() bool {
	p, m := &l.at[0], l.moves[0]
	taken := price(p.At(m.To()).Type())
	if guarded := l.at[1].AttackersTo(m.To(), l.at[1].Occupied())&l.at[1].Color(l.us.Other()) != 0; guarded {
		taken -= price(p.At(m.From()).Type())
	}
	return p.At(m.To()) != chess.NoPiece && taken >= 2
}

// takes reports whether the line's third move takes the piece that stands on a square after the first, wherever
// the reply moved it.
func (l *line) takes(piece chess.Square) bool {
	if reply := l.moves[1]; reply.From() == piece {
		return l.moves[2].To() == reply.To()
	}
	return l.moves[2].To() == piece && l.at[2].At(piece) == l.at[1].At(piece)
}

// came returns where the piece that stands on a square after the first move stood before it.
func (l *line) came(from chess.Square) chess.Square {
	first := l.moves[0]
	switch {
	case from == first.To():
		return first.From()
	case first.IsCastle():
		if rook, to := first.CastleRook(); from == to {
			return rook
		}
	}
	return from
}
