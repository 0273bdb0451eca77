package tutor

// Audience is whom the tutor speaks to.
type Audience uint8

// The audiences.
const (
	ToBoth  Audience = iota // two players at one board: "White's knight"
	ToWhite                 // the learner is White: "your knight"
	ToBlack                 // the learner is Black
)

// Audience returns whom the tutor speaks to in a game.
func (g *Game) Audience() Audience {
	if g.setup.Players == TwoPlayers {
		return ToBoth
	}
	return ToWhite
}
