package exercise

import (
	"bytes"
	"encoding/binary"

	"chesstutor/tutor/chess"
)

// The encoded state of an attempt, to which its exercise has to be known:
//
//	nothing                 if the exercise is answered in one step
//	a byte for each move    of a Collect, Maze or Line: its index among the moves that can
//	                        be tried, in the order of sorted, which must never change
//	1 byte and a position   of a Game, if a move was made: how many own moves, and the
//	                        position on the board as package chess packs it
//	if after these a black pawn can be caught no more:
//	2 bytes                 the move that let it go
//	1 byte                  how many own moves there were before
//	a position              what was on the board then, if there were any

// MaxStateBytes is the maximum length of an attempt's encoded state: that of a game of pawns, which may have two
// positions of twelve pawns and two kings. Other games have one position, of fewer pieces.
const MaxStateBytes = 1 + pawnsBytes + 3 + pawnsBytes

// pawnsBytes is the length of such a position.
const pawnsBytes = chess.MaxPackedBytes - 2 - (32-14)/2

// State encodes how far the attempt has come, for Resume.
func (a *Attempt) State() (state []byte) {
	e := a.exercise
	if e.Kind == Game {
		if a.used == 0 {
			return nil
		}
		state = a.position.AppendPacked([]byte{byte(a.used)})
		if a.freed.move != chess.NoMove {
			state = append(binary.BigEndian.AppendUint16(state, uint16(a.freed.move)), byte(a.freed.used))
		}
		if a.freed.used > 0 {
			state = a.freed.before.AppendPacked(state)
		}
		return state
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

// resumeGame decodes the position of a Game.
func (a *Attempt) resumeGame(state []byte) bool {
	if len(state) == 0 {
		return true
	}
	e := a.exercise
	p, rest, err := chess.Unpack(state[1:])
	a.position, a.used = p, int(state[0])
	if err != nil || a.used >= e.Most || !e.comesUp(&p, a.used) {
		return false
	}
	if len(rest) < 3 || e.Rule != "pawns" {
		return len(rest) == 0
	}
	a.freed = freeing{chess.Move(binary.BigEndian.Uint16(rest)), e.Position, int(rest[2])}
	if rest = rest[3:]; a.freed.used == 0 {
		return len(rest) == 0
	}
	a.freed.before, rest, err = chess.Unpack(rest)
	return err == nil && len(rest) == 0 && a.freed.used < a.used && e.comesUp(&a.freed.before, a.freed.used)
}

// comesUp reports whether a small game can have come to a position, White to move, after some moves of the learner's.
func (e *Exercise) comesUp(p *chess.Position, used int) bool {
	settled, ok := e.settled(p)
	return ok && settled == *p && used > 0 && p.Turn() == chess.White && fits(&e.Position, p)
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
