// Package room holds the rules of a room, in which two people play each other online and others may
// watch.
//
// A [Room] is the state that follows from its list of events (event sourcing). A command, a method
// such as Move, checks whether a player may do something at a time, and returns the [Event] to
// store, or a [Refusal] that says why not:
//
//	event, err := r.Move(room.Guest, chess.SquareAt(4, 6), chess.SquareAt(4, 4), chess.NoPieceType, 0, now)
//	// store the event where all can read it, then
//	next, err := r.After(event)
//
// Commands change nothing. To find out whether a player may do something, call the command and drop
// the event. After returns a new room and leaves the old one unchanged, so rooms can be shared by
// goroutines.
//
// # From the first event to the last
//
// The maker creates the room by [Create], with or without a clock, and a guest joins. When both are
// here a countdown begins; it stops when one goes [Room.Away], and a new one begins when he is
// [Room.Back]. After it the game starts: White's clock runs. The players move, offer, accept or
// decline a draw, resign, abort before the second move, or claim the game when the opponent has
// long gone; the rules of chess end it, or the clock. Then either may offer a rematch, and the
// other's offer begins it, colors changed.
//
// What happens by the passage of time is an event too: [Room.Due] returns which is next and when,
// [Room.Tick] makes it.
//
// # Time
//
// The package reads no clock. Events have times, and the players' clocks are computed from these
// alone, so they are the same on every server and after every restart. A store sets an event's time
// when it appends it, so commands should be called with that time: see package sqlstore. A player's
// event after the side to move has run out of time ends the game instead.
//
// # Who is who
//
// A seat belongs to whoever has its token, a text that cannot be guessed: [Room.Seat]. The room
// stores only the token's hash: [KeyOf].
//
// Absent on purpose: HTTP, SQL, presence by leases (commands get the time when the opponent was
// last seen), chat, ratings, start positions other than the standard one, and taking back moves.
package room
