package game

// The kinds of rings around pieces, each with a shape of its own.
const (
	ringDanger = "danger" // it would be lost
	ringIdea   = "idea"   // the tutor's line is about it
	ringWin    = "win"    // it can be won
)
