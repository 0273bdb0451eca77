package lesson

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// playWith plays a small game until it is over, and returns how it ended.
func playWith(t *testing.T, e *exercise.Exercise, choose func(*exercise.Attempt) chess.Move) exercise.Result {
	a := exercise.Open(e)
	for range e.Most {
		m := choose(&a)
		r, err := a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		require.NoError(t, err)
		again, err := exercise.Resume(e, a.Wrong(), a.State())
		if r.Done {
			return r
		}
		require.NoError(t, err)
		assert.Equal(t, a, again)
		if !r.Right {
			return r
		}
	}
	require.Fail(t, "a game without end", e.ID)
	return exercise.Result{}
}

// Whoever plays well mates the lone king in the moves that there are.
func TestGamesOfFinishingCanBeWon(t *testing.T) {
	for _, id := range []string{"mate-11", "finish-8", "finish-9", "finish-10"} {
		r := playWith(t, find(t, id), func(a *exercise.Attempt) chess.Move {
			found, err := ai.Search(context.Background(), a.Position(), nil, ai.Limits{Depth: 3}, 1)
			require.NoError(t, err)
			return found.Move
		})
		assert.True(t, r.Right && r.Done && !r.Shown, "%s %v", id, r.Reason.Kind)
	}
}

// win looks for moves that win a small game against its simple player, the ones that go farthest ahead first, and
// returns how many it needs, 0 if it finds none.
func win(t *testing.T, a exercise.Attempt, moves int, seen map[string]bool) int {
	p := a.Position()
	key := p.FEN()
	if moves == 0 || seen[key] {
		return 0
	}
	seen[key] = true
	for rank := 7; rank >= 0; rank-- {
		for _, m := range a.Moves() {
			if int(m.To().Rank()) != rank {
				continue
			}
			on := a
			r, err := on.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
			require.NoError(t, err)
			if r.Right && r.Done {
				return 1
			}
			if !r.Right {
				continue
			}
			if n := win(t, on, moves-1, seen); n > 0 {
				return n + 1
			}
		}
	}
	return 0
}

var gamesOfPawns = []string{"pawn-11", "taking-11", "pawn-game-6", "pawn-game-7", "pawn-game-8", "pawn-game-9"}

func TestGamesOfPawnsCanBeWon(t *testing.T) {
	for _, id := range gamesOfPawns {
		e := find(t, id)
		n := win(t, exercise.Open(e), e.Most, map[string]bool{})
		assert.Positive(t, n, id)
		t.Log(id, n)
	}
}

// A game of pawns is lost by whoever only moves the last pawn he can, and it begins anew then; after the second
// loss it is over.
func TestGamesOfPawnsCanBeLost(t *testing.T) {
	for _, id := range gamesOfPawns {
		e := find(t, id)
		last := func(a *exercise.Attempt) chess.Move {
			list := a.Moves()
			return list[len(list)-1]
		}
		r := playWith(t, e, last)
		if assert.False(t, r.Right, id) {
			assert.NotEmpty(t, r.Reason.Kind, id)
			assert.Equal(t, e.Position, r.Position, id)
		}
	}
}
