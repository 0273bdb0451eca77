package ai

// Method is a way of looking for a move.
type Method uint8

const (
	// Full looks at every move of both sides to a depth and then at captures
	// until none is left. Its answer is that of plain minimax.
	Full Method = iota
)
