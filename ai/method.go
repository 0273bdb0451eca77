package ai

// Method is a way of looking for a move.
type Method uint8

const (
	// Full looks at every move of both sides to a depth and then at captures
	// until none is left. Its answer is that of plain minimax.
	Full Method = iota
	// Selective looks deep where it seems to matter and leaves out what hardly
	// can: by far the strongest, and wrong now and then.
	Selective
	// AnyMove plays any legal move.
	AnyMove
	// Greedy looks at the position after its move, and no reply.
	Greedy
	// Landing looks at its move and at what is then taken on the square where
	// it ends, and no other reply.
	Landing
)
