// Package class holds the rules of a class: a teacher and children without accounts, who do lessons and exercises that
// the teacher sees.
//
// A [Class] is the state that follows from its list of events, as a room is: see package room. [Class.Next] checks
// whether somebody may do something at a time, and returns the [Event] to store, or an error that says why not:
//
//	event, err := c.Next(c.Actor(token), class.Event{Kind: class.KindLocked, On: true}, now)
//	// store the event where all can read it, then
//	next, err := c.After(event)
//
// Next changes nothing, and After returns a new class and leaves the old one unchanged.
//
// # Who is who
//
// Nobody has a name. A child is an animal and a color, which no other child of the class has. Whoever has a token, a
// text that cannot be guessed, is its holder: [Class.Actor]. A teacher's browser leads by its token, and a child's
// browser has a seat by it. Two more tokens are for paper and for links: a card opens its seat on any device, and the
// link opens the right to lead. The class holds the hashes alone, as rooms do.
//
// Who may do what stands in one table: transitions.
//
// # What is kept
//
// A class keeps sums and the last few of each thing, never a list of all that happened, so that a child takes at most
// [MostSeatBytes] however long the class lasts. [Class.Encode] is the state, from which a store goes on after it has
// deleted the events before.
//
// Absent on purpose: HTTP, SQL, words, who is connected, and which lessons and exercises there are.
package class
