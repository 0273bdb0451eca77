package people

import "chesstutor/tutor/chess"

// Line is a position as a player meets it: with the moves that led there.
type Line struct {
	// Start is the position before the moves.
	Start chess.Position
	// Moves are the last moves of the game, the latest last, legal from Start on. The policy looks at the last eight;
	// with fewer, or none, it predicts a little worse.
	Moves []chess.Move
}

// lookBack is how many of the last moves the policy looks at.
const lookBack = 8

// replay is a line played through.
type replay struct {
	now    chess.Position
	before [lookBack + 1]chess.Position // before[i] is the position i plies ago, now for 0
	last   [lookBack + 1]step           // last[i] is the move i plies ago, from 1 on
	plies  int                          // how many plies of both are known
	habits [2]habits                    // of White and Black
}

// step is a move that was played, with what moved and what it captured.
type step struct {
	from, to     chess.Square
	piece, taken chess.PieceType
}

// replay plays the last moves of a line.
func (l *Line) replay(r *replay) {
	p, chance := l.Start, 0
	first := max(len(l.Moves)-lookBack, 0)
	for _, m := range l.Moves[:first] {
		p.PlayTo(&r.now, m)
		chance = r.habits[p.Turn()].note(&p, m, &r.now, chance)
		p = r.now
	}
	r.plies = len(l.Moves) - first
	for i, m := range l.Moves[first:] {
		ago := r.plies - i
		r.before[ago] = p
		r.last[ago] = step{m.From(), m.To(), p.At(m.From()).Type(), taken(&p, m)}
		p.PlayTo(&r.now, m)
		chance = r.habits[p.Turn()].note(&p, m, &r.now, chance)
		p = r.now
	}
	r.now, r.before[0] = p, p
}

// taken returns the type of the piece that a move captures.
func taken(p *chess.Position, m chess.Move) chess.PieceType {
	if m.IsEnPassant() {
		return chess.Pawn
	}
	return p.At(m.To()).Type()
}

// Position returns the position that the line leads to.
func (l *Line) Position() chess.Position {
	p := l.Start
	for _, m := range l.Moves {
		p = p.Play(m)
	}
	return p
}
