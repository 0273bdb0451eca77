package fact

// A MateName names the pattern of a checkmate, NoMateName if it has none.
type MateName string

// The names of mates.
const (
	NoMateName    MateName = ""
	BackRankMate  MateName = "back-rank" // a rook or queen along the king's first rank, behind its own pieces
	SmotheredMate MateName = "smothered" // a knight, and the king's own pieces all around it
	LadderMate    MateName = "ladder"    // two heavy pieces on neighboring lines
	SupportMate   MateName = "support"   // a guarded queen beside the king
)
