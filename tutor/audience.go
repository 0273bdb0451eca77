package tutor

import (
	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Audience is the player or players that the tutor's sentences address.
type Audience struct {
	one      bool // one listener, not both players
	side     chess.Color
	computer bool
	level    ai.Level // how the computer plays
}

// The audiences. Against the computer it is one whose level has no name.
var (
	ToBoth       = Audience{}                                             // two players at one board: "White's knight"
	ToWhite      = Audience{one: true, computer: true, level: ai.Easiest} // the learner is White: "your knight"
	ToBlack      = Audience{one: true, side: chess.Black, computer: true, level: ai.Easiest}
	ToWhiteOfTwo = Audience{one: true} // one of two people who do not share a device
	ToBlackOfTwo = Audience{one: true, side: chess.Black}
)

// Audience returns the audience of a game.
func (g *Game) Audience() Audience {
	if g.setup.Players == TwoPlayers {
		return ToBoth
	}
	return Audience{one: true, side: g.setup.Learner, computer: true, level: g.setup.Level}
}

// You reports whether a side is the one spoken to.
func (a Audience) You(c chess.Color) bool { return a.one && c == a.side }

// Computer reports whether a side is the computer's.
func (a Audience) Computer(c chess.Color) bool { return a.computer && c != a.side }

// Level returns how the computer plays, if it does.
func (a Audience) Level() ai.Level { return a.level }
