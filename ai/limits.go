package ai

// DefaultDepth is how many plies the default level looks ahead before it
// follows captures only.
const DefaultDepth = 3

// maxDepth bounds Limits.Depth, in plies.
const maxDepth = 64

// Limits says how far a search goes.
type Limits struct {
	Depth int // plies of all moves before captures only; 0 means DefaultDepth, and 64 is the most
}

// depth returns the plies to search.
func (l Limits) depth() int {
	if l.Depth <= 0 {
		return DefaultDepth
	}
	return min(l.Depth, maxDepth)
}
