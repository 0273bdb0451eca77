package game

// The rings round pieces, each with a shape of its own.
const (
	ringDanger = "danger" // it would be lost
	ringIdea   = "idea"   // it is spoken of
	ringWin    = "win"    // it can be won
)
