package tutor

import (
	"math/bits"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Beaten are the friends whom a learner has beaten: a bit for each, in the order of ai.Friends.
type Beaten uint8

// Has reports whether a friend was beaten.
func (b Beaten) Has(l ai.Level) bool {
	at := slices.Index(ai.Friends(), l)
	return at >= 0 && b>>at&1 == 1
}

// Count returns how many friends were beaten.
func (b Beaten) Count() int { return bits.OnesCount8(uint8(b)) }

// After returns those beaten after a game, with the friend who has lost it, if one has. Moves taken back and hints are
// allowed; a game that did not begin as all games do is none.
func (b Beaten) After(g *Game) Beaten {
	computer, plays := g.Computer()
	winner, won := g.Winner()
	at := slices.Index(ai.Friends(), g.Setup().Level)
	if !plays || g.setup.Start != chess.Start() || !won || winner == computer || at < 0 {
		return b
	}
	return b | 1<<at
}
