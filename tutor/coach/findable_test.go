package coach

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai/people"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// A hint that replaces the best move is likelier to be found, hardly worse and has the same first reason.
func TestFindableHintsAreHardlyWorse(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 7))
	replaced := 0
	for range 4 {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for g.Outcome() == chess.Playing && g.Ply() < 40 {
			if g.Ply()%5 == 0 {
				found := looked(t, *g.Position())
				hint := Findable(g, found, 800)
				if hint.Move != found.Move {
					replaced++
					assert.GreaterOrEqual(t, hint.Score, found.Score-findableLoss)
					line := people.Line{Start: chess.Start(), Moves: g.Moves()}
					chance := func(m chess.Move) int { return people.Chance(&line, []chess.Move{m}, 800) }
					assert.Greater(t, chance(hint.Move), chance(found.Move))
					best, likelier := HintFacts(g, found)[1], HintFacts(g, hint)[1]
					assert.Equal(t, best.Kind, likelier.Kind)
					assert.Equal(t, best.Concept, likelier.Concept)
				}
			}
			require.NoError(t, g.Play(peopleOf(1000)(random, g)))
		}
	}
	assert.Positive(t, replaced)
}

func TestAMateIsTheHint(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")})
	found := searched(t, *g.Position(), HintLimits)
	assert.Equal(t, found, Findable(g, found, 800))
}
