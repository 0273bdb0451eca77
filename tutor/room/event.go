package room

import (
	"time"
)

// Event is something that happened in a room. The state of a room follows from its events alone.
// Events can be compared with ==.
type Event struct {
	// Number counts the events of the room from 1, without gaps.
	Number int
	// ID is a random name by which whoever appended the event recognizes it. The room does not use
	// it.
	ID string
	// Time is when it happened, in UTC and whole milliseconds, never before the event before.
	Time   time.Time
	Kind   Kind
	Player Player // who did it, Nobody for what happened by the passage of time

	Options Options   // of KindCreated
	Key     Key       // of KindCreated and KindJoined
	Move    string    // of KindMoved, in UCI notation
	Seen    time.Time // of KindClaimed: when the opponent was last seen, the zero time if never
}

// Kind is what happened. Its text is stable: it is stored, and the HTTP interface uses it.
type Kind string

// The kinds of events. The end of a game by a rule of chess is not an event of its own: it follows
// from the move.
const (
	KindCreated   Kind = "created"   // the maker made the room, with Options, and took a seat by Key
	KindJoined    Kind = "joined"    // the guest took a seat by Key
	KindAway      Kind = "away"      // a player has left the page; stops a countdown
	KindBack      Kind = "back"      // and has returned
	KindCountdown Kind = "countdown" // both are here: the game starts when Room.Starts says
	KindStarted   Kind = "started"   // White's clock runs
	KindMoved     Kind = "moved"     // Move; it withdraws an own draw offer and declines the opponent's
	KindOffered   Kind = "offered"   // a draw
	KindDeclined  Kind = "declined"  // the opponent's offer of a draw
	KindAgreed    Kind = "agreed"    // to the opponent's offer of a draw
	KindResigned  Kind = "resigned"  //
	KindAborted   Kind = "aborted"   // before the second move; nobody wins
	KindFlagged   Kind = "flagged"   // the side to move ran out of time
	KindClaimed   Kind = "claimed"   // the win, since the opponent has not been Seen for Options.ClaimTime
	KindRematch   Kind = "rematch"   // one offers another game
	KindAgain     Kind = "again"     // the other accepts it: next game, colors changed
)
