package match

import "chesstutor/tutor/chess"

// Game is a game under way. The fields are for reading.
type Game struct {
	Start    chess.Position
	Moves    []chess.Move
	Position chess.Position // after the moves
	Earlier  []uint64       // the keys of the positions before it, oldest first
}

// NewGame returns a game from a position.
func NewGame(start chess.Position) *Game { return &Game{Start: start, Position: start} }

// Play adds a legal move.
func (g *Game) Play(m chess.Move) {
	g.Earlier = append(g.Earlier, g.Position.Key())
	g.Moves = append(g.Moves, m)
	g.Position = g.Position.Play(m)
}

// Outcome tells how the game stands.
func (g *Game) Outcome() chess.Outcome { return g.Position.Outcome(g.Earlier) }
