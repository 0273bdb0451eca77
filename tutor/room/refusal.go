package room

// Refusal is why something cannot be done, as a sentence for the person who
// tried. Two refusals are the same to errors.Is if their codes are; what lies
// behind one, as a chess.IllegalMoveError, is there for errors.As.
type Refusal struct {
	Code     string // short and stable, part of what the server answers
	Sentence string
	cause    error
}

// Error returns the sentence.
func (r *Refusal) Error() string { return r.Sentence }

// Is reports whether another error is a refusal of the same code.
func (r *Refusal) Is(other error) bool {
	o, ok := other.(*Refusal)
	return ok && o.Code == r.Code
}

// Unwrap returns what lies behind the refusal, nil if nothing.
func (r *Refusal) Unwrap() error { return r.cause }

// The refusals.
var (
	ErrClock        = &Refusal{Code: "clock", Sentence: "A clock has from one second to three hours, and at most three minutes more for each move."}
	ErrNotPlayer    = &Refusal{Code: "not-player", Sentence: "Only the two players can do that."}
	ErrSeatTaken    = &Refusal{Code: "seat-taken", Sentence: "Both seats are taken. You can watch."}
	ErrNoOpponent   = &Refusal{Code: "no-opponent", Sentence: "Nobody has joined yet."}
	ErrNotStarted   = &Refusal{Code: "not-started", Sentence: "The game has not started yet."}
	ErrOver         = &Refusal{Code: "over", Sentence: "The game is over."}
	ErrNotOver      = &Refusal{Code: "not-over", Sentence: "The game is not over yet."}
	ErrNotYourTurn  = &Refusal{Code: "not-your-turn", Sentence: "It is your opponent's turn."}
	ErrStale        = &Refusal{Code: "stale", Sentence: "The board has changed since."}
	ErrIllegalMove  = &Refusal{Code: "illegal-move", Sentence: "That is not a legal move here."}
	ErrPromotion    = &Refusal{Code: "promotion", Sentence: "Which piece shall the pawn become: queen, rook, bishop or knight?"}
	ErrOffered      = &Refusal{Code: "offered", Sentence: "You have offered a draw already. Make a move before you offer one again."}
	ErrNoOffer      = &Refusal{Code: "no-offer", Sentence: "Your opponent offers no draw."}
	ErrTooLate      = &Refusal{Code: "too-late", Sentence: "Both have moved, so the game cannot be aborted. You can resign."}
	ErrOpponentHere = &Refusal{Code: "opponent-here", Sentence: "Your opponent was here less than a minute ago."}
	ErrRematch      = &Refusal{Code: "rematch", Sentence: "You have offered a rematch. Your opponent has yet to answer."}
	ErrNoRematch    = &Refusal{Code: "no-rematch", Sentence: "Your opponent offers no rematch."}
	ErrNoChange     = &Refusal{Code: "no-change", Sentence: "That is so already."}
	ErrNotDue       = &Refusal{Code: "not-due", Sentence: "It is not time for that yet."}
	ErrTooMany      = &Refusal{Code: "too-many", Sentence: "Too much has happened in this room. Please open a new one."}
)
