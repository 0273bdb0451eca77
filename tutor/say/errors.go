package say

import (
	"errors"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
)

// Errors holds whole sentences on why an input or a request was refused.
type Errors struct {
	Faults      Faults
	IllegalMove func(*chess.IllegalMoveError) string
	GameOver    string
	TooLong     string // a game from outside has more moves than a game may have
	Players     string // there is no such kind of game
	Refusals    Refusals
	Problems    Problems
}

// Faults describes errors in parsed text, by fault.
type Faults map[chess.Fault]func(*chess.ParseError) string

// Refusals describes what the rules of rooms refuse, by the codes of package
// room.
type Refusals map[string]string

// Problem returns the sentence for a problem.
func (l *Language) Problem(p Problem) string { return l.Errors.Problems[p.Key](p) }

// Error returns the sentence for an error of the packages below this one. ok is
// false for other errors, of which users learn only that something went wrong.
func (l *Language) Error(err error) (text string, ok bool) {
	var parse *chess.ParseError
	var illegal *chess.IllegalMoveError
	var refusal *room.Refusal
	var problem Problem
	switch {
	case errors.As(err, &problem):
		return l.Problem(problem), true
	case errors.As(err, &parse):
		return l.Errors.Faults[parse.Fault](parse), true
	case errors.As(err, &illegal):
		return l.Errors.IllegalMove(illegal), true
	case errors.As(err, &refusal):
		return l.Errors.Refusals[refusal.Code], true
	case errors.Is(err, chess.ErrGameOver):
		return l.Errors.GameOver, true
	case errors.Is(err, tutor.ErrTooLong):
		return l.Errors.TooLong, true
	case errors.Is(err, tutor.ErrPlayers):
		return l.Errors.Players, true
	}
	return "", false
}
