// Package room holds what happens between two people who play each other from
// afar, and those who watch.
//
// A [Room] is its list of events, and nothing but what they add up to. A command
// asks the room for the event that a player's wish makes, at a time; it answers
// with that [Event], or with a [Refusal] that says why not:
//
//	event, err := r.Move(room.Guest, chess.SquareAt(4, 6), chess.SquareAt(4, 4), chess.NoPieceType, 0, now)
//	// keep the event where all can read it, then
//	next, err := r.After(event)
//
// Commands change nothing. To ask whether a player may do a thing, call it and
// drop the event. After gives the next room and leaves the old one as it was, so
// rooms can be kept and looked at by many goroutines.
//
// # From the first event to the last
//
// The maker has [Create]d the room, with a clock or none, and a guest joins.
// When both are here a countdown begins; it stops when one goes [Room.Away], and
// a new one begins when he is [Room.Back]. After it the game starts: White's
// clock runs. The players move, offer, accept or decline a draw, resign, abort
// before the second move, or claim the game when the opponent has long gone; the
// rules of chess end it, or the clock. Then either may offer a rematch, and the
// other's offer begins it, colors changed.
//
// What comes by time alone is an event too: [Room.Due] tells which is next and
// when, [Room.Tick] makes it.
//
// # Time
//
// The package reads no clock. Times stand in events, and clocks are worked out
// from them alone, so they are the same on every server and after every restart.
// A store gives an event its time when it appends it, so commands are best asked
// with that time at hand: see package sqlstore. Should an event of a player's
// still come after the time of the side to move has run out, it ends the game.
//
// # Who is who
//
// A seat belongs to whoever has its token, a text that cannot be guessed:
// [Room.Seat]. The room keeps the token's hash, by [KeyOf].
//
// Absent on purpose: HTTP, SQL, presence by leases (a command is told when the
// opponent was last seen), talking, ratings, games that begin elsewhere than at
// the start, and taking back.
package room
