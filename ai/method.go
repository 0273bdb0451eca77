package ai

// Method is a search algorithm.
type Method uint8

const (
	// Full searches every move of both sides to a depth and then captures until none is left. Its
	// result is that of plain minimax.
	Full Method = iota
	// Selective prunes, reduces and extends: by far the strongest, but it may overlook something.
	Selective
	// AnyMove plays a legal move at random.
	AnyMove
	// Greedy evaluates the position after each of its moves, and searches no reply.
	Greedy
	// GreedyExchange also searches the captures on the target square of its move, and no other
	// reply.
	GreedyExchange
	// Person plays as a person of some strength does, and searches nothing: see package people.
	Person
)
