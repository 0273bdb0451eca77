package fact

import "chesstutor/tutor/chess"

// Way is a kind of answer to a threat.
type Way uint8

// The kinds; a move is of the first that applies.
const (
	WayTake     Way = iota // takes the piece that threatens, or anything with the piece threatened
	WayMove                // moves the piece threatened elsewhere
	WayBlock               // puts something between
	WayGuard               // the capture could be answered by taking back there
	WayThreaten            // anything else: a check, or a greater threat elsewhere
	WayInstead             // takes something for what is lost
)

// A WayOut is a legal move after which the threat, carried out, gains its side
// nothing.
type WayOut struct {
	Move chess.Move
	Way  Way
	Lets PlacedPiece // what can be taken elsewhere then, no piece if nothing is to be told
	// By is the piece that gives check, or that takes or guards, where another could as well and would lose by it; no
	// piece otherwise.
	By PlacedPiece
	// Even tells that what takes is worth as much as what it takes, and can be taken in return.
	Even bool
	// Target is the piece that a greater threat is against, no piece where there is none or the move gives check.
	Target PlacedPiece
	Checks bool // it gives check
}
