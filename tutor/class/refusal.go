package class

import "errors"

// The errors of what a class does not allow, for errors.Is.
var (
	ErrNotAllowed = errors.New("this is not for who asks")
	ErrFull       = errors.New("the class is full")
	ErrLocked     = errors.New("nobody can join now")
	ErrNameTaken  = errors.New("another child has this name")
	ErrSeated     = errors.New("this browser has a seat already")
	ErrNoSeat     = errors.New("there is no such seat")
	ErrNoChange   = errors.New("it is so already")
	ErrNotPaired  = errors.New("this is not the room of the child's pair")
	ErrNotAsked   = errors.New("nothing is asked")
	ErrField      = errors.New("a field holds what it cannot")
	// ErrOrder is the error of an event that is not the next one.
	ErrOrder = errors.New("this event is not the next one of the class")
	// ErrBadEvent is the error of data that is not an encoded event, or class, of a known version.
	ErrBadEvent = errors.New("this is no event of a class")
)
