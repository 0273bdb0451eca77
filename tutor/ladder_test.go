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
	wonByFar  = "R5k1/5ppp/8/8/8/8/8/1Q4K1 b - - 0 1"
	won       = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
	lost      = "6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1"
	lostByFar = "1q4k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1"
	drawn     = "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"
)

func TestOffers(t *testing.T) {
	for name, c := range map[string]struct {
		ends []string
		want []int // friends up or down from the one played
	}{
		"nobody is passed over": {[]string{won, wonByFar, wonByFar}, []int{1, 1, 1}},
		"losses":                {[]string{lost, lostByFar, lost}, []int{0, -1, -1}},
		"draws say nothing":     {[]string{drawn, lost, drawn, lost, drawn, wonByFar}, []int{0, 0, 0, -1, 0, 1}},
		"a loss, and a win":     {[]string{lost, won, lost, lost}, []int{0, 1, 0, -1}},
		"after two losses":      {[]string{lost, lost, wonByFar, lost, won, lost}, []int{0, -1, 1, -1, 1, -1}},
	} {
		t.Run(name, func(t *testing.T) {
			ladder, middle := Ladder{}, 3
			for i, end := range c.ends {
				var next ai.Level
				var ended bool
				g := gameFrom(t, end, "")
				g.SetLevel(ai.Friends()[middle])
				ladder, next, ended = LadderOf(ladder.Number()).After(g)
				assert.True(t, ended)
				assert.Equal(t, ai.Friends()[middle+c.want[i]], next, "game %d", i+1)
			}
		})
	}
}

// The offer is a friend after a game with a level without a face, too: the next stronger one after a win, and the next
// easier one after two losses.
func TestOffersAreFriends(t *testing.T) {
	levels := ai.Levels()
	for i, l := range levels {
		if slices.Contains(ai.Friends(), l) {
			continue
		}
		g := gameFrom(t, won, "")
		g.SetLevel(l)
		_, next, _ := Ladder{}.After(g)
		above := slices.IndexFunc(levels[i:], func(f ai.Level) bool { return slices.Contains(ai.Friends(), f) })
		assert.Equal(t, levels[i+above], next, "after level %d", l)

		g = gameFrom(t, lost, "")
		g.SetLevel(l)
		_, next, _ = Ladder{went: down}.After(g)
		below := slices.Index(ai.Friends(), levels[i+above])
		assert.Equal(t, ai.Friends()[max(below-1, 0)], next, "after level %d", l)
	}
}

func TestOffersAtTheEndsOfTheLadder(t *testing.T) {
	g := gameFrom(t, wonByFar, "")
	g.SetLevel(ai.Strongest)
	_, next, _ := Ladder{}.After(g)
	assert.Equal(t, ai.Strongest, next)
	g = gameFrom(t, lostByFar, "")
	g.SetLevel(ai.Pip)
	_, next, _ = Ladder{went: down}.After(g)
	assert.Equal(t, ai.Pip, next)
}

// Who has Black wins where White is mated; nothing is offered while a game goes on, or where two play.
func TestWhoseGameItWas(t *testing.T) {
	g := gameFrom(t, lost, "")
	g.setup.Learner = chess.Black
	_, next, ended := Ladder{}.After(g)
	assert.True(t, ended)
	assert.Equal(t, ai.Friends()[slices.Index(ai.Friends(), ai.ThreePlies)+1], next)

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
