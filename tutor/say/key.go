package say

// Key explains the marks on a board, one sentence or two each.
type Key struct {
	Movable           string
	Taken             string // a piece that can be taken, and one that would be lost
	Good, Fair, Loses string // the result of moving to a square
	Wins              string // a target by which points are won
	Careful           string // a square that is safe, to which a move loses something elsewhere
	Draws             string // a move that gives stalemate
	Threatens         string
}
