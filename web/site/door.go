package site

import (
	"net/http"
	"slices"

	"chesstutor/tutor/say"
)

// Door is a newcomer's answer to the question where to begin.
type Door uint64

// The doors. Cookies contain the numbers: they never change, and new doors come last.
const (
	NoDoor     Door = iota // not answered yet
	ClosedDoor             // the question was closed without an answer
	NewDoor                // new to chess
	MovesDoor              // knows how the pieces move
	PlayDoor               // plays already
)

// doorNames are the names of the doors in forms and in JSON.
var doorNames = [...]string{NoDoor: "", ClosedDoor: "closed", NewDoor: "new", MovesDoor: "moves", PlayDoor: "play"}

// String returns the name of a door in forms and in JSON, "" for NoDoor.
func (d Door) String() string { return doorNames[d] }

// Door returns the door in a form. It refuses a form without one.
func (f Form) Door() (Door, error) {
	at := slices.Index(doorNames[:], f["door"])
	if at <= int(NoDoor) {
		return NoDoor, RefuseFor(http.StatusBadRequest,
			say.Problem{Key: say.NotOneOf, Name: "door", Names: doorNames[ClosedDoor:]})
	}
	return Door(at), nil
}

// Door returns the door that was taken.
func (c Settings) Door() Door { return Door(c.get(welcome)) }

// KnowsMoves reports whether the learner came by a door of who knows how the pieces move.
func (c Settings) KnowsMoves() bool { return c.Door() == MovesDoor || c.Door() == PlayDoor }

// SetDoor sets the door that was taken.
func (c *Settings) SetDoor(d Door) { c.set(welcome, uint64(d)) }
