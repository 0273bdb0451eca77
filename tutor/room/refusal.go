package room

import "slices"

// Refusal is the error of a command that is not allowed. errors.Is compares refusals by their
// codes; errors.As finds the cause, such as a chess.IllegalMoveError. The messages for users are in
// tutor/say, by code.
type Refusal struct {
	Code  string // short and stable
	cause error
}

// Error returns the code and the cause, for logs.
func (r *Refusal) Error() string {
	if r.cause != nil {
		return "refused: " + r.Code + ": " + r.cause.Error()
	}
	return "refused: " + r.Code
}

// Is reports whether another error is a refusal of the same code.
func (r *Refusal) Is(other error) bool {
	o, ok := other.(*Refusal)
	return ok && o.Code == r.Code
}

// Unwrap returns the cause of the refusal, nil if there is none.
func (r *Refusal) Unwrap() error { return r.cause }

// The refusals.
var (
	ErrClock        = refusal("clock")
	ErrNotPlayer    = refusal("not-player")
	ErrSeatTaken    = refusal("seat-taken")
	ErrNoOpponent   = refusal("no-opponent")
	ErrNotStarted   = refusal("not-started")
	ErrOver         = refusal("over")
	ErrNotOver      = refusal("not-over")
	ErrNotYourTurn  = refusal("not-your-turn")
	ErrStale        = refusal("stale")
	ErrIllegalMove  = refusal("illegal-move")
	ErrPromotion    = refusal("promotion")
	ErrOffered      = refusal("offered")
	ErrNoOffer      = refusal("no-offer")
	ErrTooLate      = refusal("too-late")
	ErrOpponentHere = refusal("opponent-here")
	ErrRematch      = refusal("rematch")
	ErrNoRematch    = refusal("no-rematch")
	ErrNoChange     = refusal("no-change")
	ErrNotDue       = refusal("not-due")
	ErrTooMany      = refusal("too-many")
)

var codes []string // of all refusals

func refusal(code string) *Refusal {
	codes = append(codes, code)
	return &Refusal{Code: code}
}

// Reason returns "room-" and the code, for metrics.
func (r *Refusal) Reason() string { return "room-" + r.Code }

// Codes returns the codes of all refusals.
func Codes() []string { return slices.Clone(codes) }
