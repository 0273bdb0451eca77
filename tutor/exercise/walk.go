package exercise

import "chesstutor/tutor/chess"

// A walk is the state of a piece that collects stars. The other side stands still: after each move it is the
// learner's turn again.
type walk struct {
	position chess.Position
	piece    chess.Square
	stars    chess.Bitboard // still to be collected
}

// start returns the walk of an exercise before its first move.
func (e *Exercise) start() walk {
	return walk{e.Position, e.Piece, e.Stars}
}

// steps returns the moves of the walking piece.
func (e *Exercise) steps(w *walk) (list []chess.Move) {
	for _, m := range e.moves(&w.position) {
		if m.From() == w.piece {
			list = append(list, m)
		}
	}
	return list
}

// step returns the walk after a legal move of the piece.
func (e *Exercise) step(w *walk, m chess.Move) walk {
	next := w.position.Play(m)
	next = next.Pass()
	if e.HiddenKings {
		var ok bool
		if next, ok = seat(&next, &w.position, 0); !ok {
			panic("exercise: no room for hidden kings in " + next.FEN()) // unreachable: a test walks every way
		}
	}
	return walk{next, m.To(), w.stars &^ m.To().Bitboard()}
}

// A stand is the part of a walk that changes, without the pieces that never move.
type stand struct {
	piece        chess.Square
	stars, black chess.Bitboard
}

// stand returns the changing part of a walk.
func (e *Exercise) stand(w *walk) stand {
	return stand{w.piece, w.stars, w.position.Color(chess.Black) &^ hidden(e, &w.position)}
}

// reach returns the squares that the piece can move to from a stand. It gives the same as legal move generation but
// is much faster, as it makes no moves and places no hidden kings.
func (e *Exercise) reach(at stand) chess.Bitboard {
	white := e.Position.Color(chess.White) &^ e.Hidden() &^ e.Piece.Bitboard()
	pc := e.Position.At(e.Piece)
	occupied := white | at.black | at.piece.Bitboard()
	attacks := chess.Attacks(pc, at.piece, occupied) &^ white
	switch pc.Type() {
	case chess.Pawn:
		attacks &= at.black
		for _, s := range ahead(chess.White, at.piece).Squares() {
			if occupied.Has(s) || at.piece.Rank() != 1 && s.Rank() > at.piece.Rank()+1 {
				break
			}
			attacks |= s.Bitboard()
		}
	case chess.King:
		for _, s := range attacks.Squares() {
			if e.takersAt(at, s) != 0 {
				attacks &^= s.Bitboard()
			}
		}
	}
	return attacks
}

// takersAt returns the enemy pieces that could take the piece if it went from a stand to a square.
func (e *Exercise) takersAt(at stand, to chess.Square) chess.Bitboard {
	black := at.black &^ to.Bitboard()
	white := e.Position.Color(chess.White) &^ e.Hidden() &^ e.Piece.Bitboard()
	return e.Position.AttackersTo(to, white|black|to.Bitboard()) & black
}

// allowed reports whether the piece may go from a stand to a square: in a maze, not where it can be taken.
func (e *Exercise) allowed(at stand, to chess.Square) bool {
	return e.Kind != Maze || e.takersAt(at, to) == 0
}

// farthest is the maximum number of moves to search ahead.
const farthest = 10

// distance returns how many moves a walk needs at least, and whether as many as a bound are enough.
func (e *Exercise) distance(from stand, bound int) (int, bool) {
	seen := map[stand]bool{}
	frontier := []stand{from}
	for n := 0; len(frontier) > 0 && n <= bound; n++ {
		var next []stand
		for _, at := range frontier {
			if at.stars == 0 {
				return n, true
			}
			for _, to := range e.reach(at).Squares() {
				on := stand{to, at.stars &^ to.Bitboard(), at.black &^ to.Bitboard()}
				if !seen[on] && e.allowed(at, to) {
					seen[on] = true
					next = append(next, on)
				}
			}
		}
		frontier = next
	}
	return 0, false
}

// judgeStep tells why a legal move of the walker cannot be the next of a walk with a number of moves left, this one
// included.
func (e *Exercise) judgeStep(w *walk, m chess.Move, left int) Reason {
	at, on := e.stand(w), e.step(w, m)
	if !e.allowed(at, m.To()) {
		taken := about(CanBeTaken, &on.position, on.piece).by(&on.position, e.takersAt(at, m.To()))
		taken.By = taken.By[:1] // one is enough, and told with one arrow
		return taken
	}
	left--
	need, possible := e.distance(e.stand(&on), farthest)
	switch {
	case possible && need <= left:
		return Reason{}
	case !possible:
		return Reason{Kind: Unreachable, Squares: []chess.Square{on.piece}}
	case left == 0:
		return Reason{Kind: StarsWait, Squares: on.stars.Squares()}
	}
	squares := append([]chess.Square{on.piece}, on.stars.Squares()...)
	return Reason{Kind: TooFar, Squares: squares, Count: need, Of: left}
}

// ways returns all ways to finish a walk in a number of moves.
func (e *Exercise) ways(w *walk, left int) (list [][]chess.Move) {
	if w.stars == 0 {
		return [][]chess.Move{nil}
	}
	for _, m := range e.steps(w) {
		if !e.allowed(e.stand(w), m.To()) {
			continue
		}
		on := e.step(w, m)
		if _, possible := e.distance(e.stand(&on), left-1); !possible {
			continue
		}
		for _, rest := range e.ways(&on, left-1) {
			list = append(list, append([]chess.Move{m}, rest...))
		}
	}
	return list
}
