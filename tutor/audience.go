package tutor

import "chesstutor/tutor/chess"

// Audience is the player or players that the tutor's sentences address.
type Audience uint8

// The audiences.
const (
	ToBoth       Audience = iota // two players at one board: "White's knight"
	ToWhite                      // the learner is White, against the computer: "your knight"
	ToBlack                      // the learner is Black, against the computer
	ToWhiteOfTwo                 // one of two people who do not share a device, and White
	ToBlackOfTwo                 // one of two people who do not share a device, and Black
)

// Audience returns the audience of a game.
func (g *Game) Audience() Audience {
	switch {
	case g.setup.Players == TwoPlayers:
		return ToBoth
	case g.setup.Learner == chess.Black:
		return ToBlack
	}
	return ToWhite
}
