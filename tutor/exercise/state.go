package exercise

import (
	"bytes"

	"chesstutor/tutor/chess"
)

// The encoded state of an attempt, to which its exercise has to be known:
//
//	nothing                 if the exercise is answered in one step
//	a byte for each move    of a Collect, Maze or Line: its index among the moves that can
//	                        be tried, in the order of sorted, which must never change
//	the board of a Game, if a move was made:
//	    1 byte   own moves made
//	    1 byte   file of a pawn that can be taken en passant, 8 if none
//	    8 bytes  the occupied squares, a1 in the lowest bit of the first byte
//	    the rest: the pieces on them in order of squares, four bits each
//
// Hidden kings are left out: their squares follow from the other pieces.

// MaxStateBytes is the maximum length of an attempt's encoded state.
const MaxStateBytes = 17

// State encodes how far the attempt has come, for Resume.
func (a *Attempt) State() (state []byte) {
	e := a.exercise
	if e.Kind == Game {
		return a.gameState()
	}
	again := Open(e)
	for _, m := range a.moves {
		for i, o := range sorted(again.Moves()) {
			if o == m {
				state = append(state, byte(i))
			}
		}
		again.advance(m)
	}
	return state
}

func (a *Attempt) gameState() []byte {
	if a.used == 0 {
		return nil
	}
	p := &a.position
	b := boardOf(p, a.Hidden())
	state := []byte{byte(a.used), 8}
	if passed, open := p.EnPassant(); open {
		state[1] = byte(passed.File())
	}
	occupied := b.occupied()
	for i := range 8 {
		state = append(state, byte(occupied>>(8*i)))
	}
	for i, s := range occupied.Squares() {
		if i%2 == 0 {
			state = append(state, 0)
		}
		state[len(state)-1] |= (byte(b[s].Color())<<3 | byte(b[s].Type())) << (4 * (i % 2))
	}
	return state
}

// Resume restores an attempt at an exercise from its number of wrong answers and the result of State. It returns
// ErrBadAttempt unless State returns these bytes for some attempt that is not done.
func Resume(e *Exercise, wrong int, state []byte) (Attempt, error) {
	a := Open(e)
	a.wrong = wrong
	ok := wrong >= 0 && wrong < Tries && (wrong == 0 || e.Kind != Judge)
	if e.Kind == Game {
		ok = ok && a.resumeGame(state)
	} else {
		ok = ok && a.resumeMoves(state)
	}
	if !ok || a.done || !bytes.Equal(a.State(), state) {
		return Attempt{}, ErrBadAttempt
	}
	return a, nil
}

// resumeMoves replays the moves of a Collect, Maze or Line; each has to be right.
func (a *Attempt) resumeMoves(state []byte) bool {
	e := a.exercise
	if len(state) > 0 && (e.Kind == Tap || e.Kind == Judge || e.Kind == OneMove) {
		return false
	}
	for _, place := range state {
		list := sorted(a.Moves())
		if a.done || int(place) >= len(list) {
			return false
		}
		var r Result
		m := list[place]
		a.move(Moved(m.From(), m.To(), m.Promotion()), &r)
		if !r.Right {
			return false
		}
	}
	return true
}

// resumeGame decodes the board of a Game.
func (a *Attempt) resumeGame(state []byte) bool {
	if len(state) == 0 {
		return true
	}
	e := a.exercise
	if len(state) < 10 || len(state) > MaxStateBytes || state[0] == 0 || int(state[0]) >= e.Most || state[1] > 8 {
		return false
	}
	var occupied chess.Bitboard
	for i := range 8 {
		occupied |= chess.Bitboard(state[2+i]) << (8 * i)
	}
	if len(state) != 10+(occupied.Count()+1)/2 {
		return false
	}
	var b board
	for i, s := range occupied.Squares() {
		code := state[10+i/2] >> (4 * (i % 2)) & 15
		if t := chess.PieceType(code & 7); t < chess.Pawn || t > chess.King {
			return false
		} else {
			b[s] = chess.PieceOf(t, chess.Color(code>>3))
		}
	}
	passed := chess.NoSquare
	if state[1] < 8 {
		passed = chess.SquareAt(chess.File(state[1]), 5)
	}
	var ok bool
	if a.position, ok = e.placed(&b, chess.White, passed); !ok {
		return false
	}
	a.used = int(state[0])
	return fits(&e.Position, &a.position)
}

// placed returns the position with what stands on a board, hidden kings not
// among it.
func (e *Exercise) placed(b *board, turn chess.Color, passed chess.Square) (chess.Position, bool) {
	if e.HiddenKings {
		for _, pc := range b {
			if pc.Type() == chess.King {
				return chess.Position{}, false
			}
		}
		return seat(&e.Position, *b, turn, passed, 0)
	}
	p, err := b.position(turn, passed)
	return p, err == nil
}

// fits reports whether a small game that began with one position can have come to
// another: it goes on, and nothing was added.
func fits(start, p *chess.Position) bool {
	for _, c := range []chess.Color{chess.White, chess.Black} {
		for t := chess.Pawn; t <= chess.King; t++ {
			if p.Pieces(t, c).Count() > start.Pieces(t, c).Count() {
				return false
			}
		}
	}
	if start.Pieces(chess.Pawn, chess.White) != 0 && p.Pieces(chess.Pawn, chess.White) == 0 {
		return p.Pieces(chess.Pawn, chess.Black) != 0
	}
	return p.HasMove()
}
