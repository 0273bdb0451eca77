package site

import (
	"net/http"
	"slices"

	"chesstutor/tutor/say"
)

// Door is what a newcomer answers to the question where to begin.
type Door uint64

// The doors. What is in cookies never changes: new ones come last.
const (
	NoDoor     Door = iota // not answered yet
	ClosedDoor             // the question was waved away
	NewDoor                // new to chess
	MovesDoor              // knows how the pieces move
	PlayDoor               // plays already
)

// doorNames are those of the doors in forms and in JSON.
var doorNames = [...]string{NoDoor: "", ClosedDoor: "closed", NewDoor: "new", MovesDoor: "moves", PlayDoor: "play"}

// String returns the name of a door in forms and in JSON, "" of none.
func (d Door) String() string { return doorNames[d] }

// Door reads the door that a form takes, which it must.
func (f Form) Door() (Door, error) {
	at := slices.Index(doorNames[:], f["door"])
	if at <= int(NoDoor) {
		return NoDoor, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotOneOf, Name: "door", Names: doorNames[ClosedDoor:]})
	}
	return Door(at), nil
}

// Door returns the door that was taken.
func (c Settings) Door() Door { return Door(c.get(welcome)) }

// SetDoor keeps it.
func (c *Settings) SetDoor(d Door) { c.set(welcome, uint64(d)) }
