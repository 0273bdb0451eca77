package tutor

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// The ends of games, for a learner who has White.
const (
	wonByFar   = "R5k1/5ppp/8/8/8/8/8/1Q4K1 b - - 0 1"
	won        = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
	wonByNine  = "R5k1/5ppp/8/8/8/8/5PP1/R5K1 b - - 0 1"
	wonByEight = "R5k1/5ppp/8/8/8/8/5P2/R5K1 b - - 0 1"
	lost       = "6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1"
	lostByFar  = "1q4k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1"
	drawn      = "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"
)

func TestOffers(t *testing.T) {
	for name, c := range map[string]struct {
		ends []string
		want []int // places from that of the level played
	}{
		"wins":              {[]string{won, wonByFar, wonByNine, wonByEight}, []int{1, 3, 3, 1}},
		"losses":            {[]string{lost, lostByFar}, []int{-1, -3}},
		"draws say nothing": {[]string{drawn, wonByFar, drawn, wonByFar}, []int{0, 3, 0, 3}},
		"turned":            {[]string{wonByFar, lostByFar, lostByFar, wonByFar}, []int{3, -1, -1, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			ladder, middle := Ladder{}, ai.Levels()[8]
			for i, end := range c.ends {
				var next ai.Level
				var ended bool
				g := gameFrom(t, end, "")
				g.SetLevel(middle)
				ladder, next, ended = LadderOf(ladder.Number()).After(g)
				assert.True(t, ended)
				assert.Equal(t, ai.Levels()[8+c.want[i]], next, "game %d", i+1)
			}
		})
	}
}

func TestOffersAtTheEndsOfTheLadder(t *testing.T) {
	g := gameFrom(t, wonByFar, "")
	g.SetLevel(ai.Strongest)
	_, next, _ := Ladder{}.After(g)
	assert.Equal(t, ai.Strongest, next)
	g = gameFrom(t, lostByFar, "")
	g.SetLevel(ai.Easiest)
	_, next, _ = Ladder{}.After(g)
	assert.Equal(t, ai.Easiest, next)
}

// Who has Black wins where White is mated; nothing is offered while a game goes on, or where two play.
func TestWhoseGameItWas(t *testing.T) {
	g := gameFrom(t, lost, "")
	g.setup.Learner = chess.Black
	_, next, ended := Ladder{}.After(g)
	assert.True(t, ended)
	harder := ai.Levels()[slices.Index(ai.Levels(), ai.ThreePlies)+1]
	assert.Equal(t, harder, next)

	g.setup.Players = TwoPlayers
	_, _, ended = Ladder{}.After(g)
	assert.False(t, ended)
	_, _, ended = Ladder{}.After(gameFrom(t, "", "e4"))
	assert.False(t, ended)
}

func TestLaddersComeBackFromTheirNumbers(t *testing.T) {
	for n := range uint64(LadderStates) {
		assert.Equal(t, n, LadderOf(n).Number())
	}
}
