package chance_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// A pawn attacks White's rook, which can step aside to d4.
const rookInDanger = "7k/8/8/3p4/4R3/8/8/4K3 w - - 0 1"

// line is what the coach's line tells of the position on the board, nil if it is silent.
func line(g *tutor.Game, v *coach.Survey) *fact.Fact {
	facts, speaks := v.Coach(g, g.Ply(), v.Advice(g, g.Ply()), false, nil)
	if !speaks {
		return nil
	}
	return &facts[0]
}

// count counts a move in the position on the board of a game.
func count(t testing.TB, r *chance.Record, g *tutor.Game, uci string) bool {
	m, err := g.Position().ParseUCI(uci)
	require.NoError(t, err)
	v := coach.NewSurvey(g.Position())
	return r.Count(g, v, line(g, v), m)
}

func gameFrom(t testing.TB, seed uint32, fen string) *tutor.Game {
	p, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	return tutor.NewGame(tutor.Setup{Start: p, Seed: seed})
}

// Three in a row that go well, and the coach asks; done when asked is alone; one missed, and it tells again until three
// more have gone well.
func TestTheLawOfFading(t *testing.T) {
	const good, bad = "e4d4", "e1e2"
	var r chance.Record
	for i, step := range []struct {
		move   string
		result chance.Result
		asks   bool
	}{
		{good, chance.Done, false}, {good, chance.Done, false}, {bad, chance.Missed, false},
		{good, chance.Done, false}, {good, chance.Done, false}, {good, chance.Done, true},
		{good, chance.Alone, true}, {good, chance.Alone, true}, {bad, chance.Missed, false},
		{good, chance.Done, false}, {good, chance.Done, false}, {good, chance.Done, true},
	} {
		require.True(t, count(t, &r, gameFrom(t, uint32(i+1), rookInDanger), step.move), i)
		assert.Equal(t, step.result, r.Chances(chance.Danger)[0], i)
		assert.Equal(t, step.asks, r.Asks(chance.Danger), i)
		for _, g := range chance.Groups() {
			assert.Equal(t, g == chance.Danger, len(r.Chances(g)) > 0, g)
		}
		again, err := chance.Decode(r.Encode())
		require.NoError(t, err)
		assert.Equal(t, r, again)
	}
	assert.Len(t, r.Chances(chance.Danger), 8)
}

// A chance counts once, whatever is taken back and tried anew; so does a position that comes again.
func TestAChanceIsCountedOnceAPosition(t *testing.T) {
	var r chance.Record
	g := gameFrom(t, 7, rookInDanger)
	play := func(moves ...string) {
		for _, uci := range moves {
			m, err := g.Position().ParseUCI(uci)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
	}
	require.True(t, count(t, &r, g, "e1e2"))
	play("e1e2", "h8g8")
	require.True(t, g.TakeBack())
	require.Zero(t, g.Ply())
	assert.False(t, count(t, &r, g, "e4d4"), "the second try")
	assert.Equal(t, []chance.Result{chance.Missed}, r.Chances(chance.Danger))
	play("e1e2", "h8g8")
	assert.True(t, count(t, &r, g, "e4d4"), "another position")
	play("e4e3", "g8h8", "e3e4", "h8g8")
	assert.False(t, r.Waits(g), "it stood there before")

	before := r
	g = gameFrom(t, 8, rookInDanger)
	assert.Equal(t, before, r, "a new game touches nothing")
	assert.True(t, count(t, &r, g, "e4d4"), "but it is one of its own")
}

// Where there is nothing to get wrong, or nothing is told, nothing is counted.
func TestWhatIsNoChance(t *testing.T) {
	var r chance.Record
	assert.False(t, count(t, &r, gameFrom(t, 1, "6rk/8/8/8/8/8/8/7K w - - 0 1"), "h1h2"), "nothing is told of it")
	assert.False(t, count(t, &r, gameFrom(t, 1, "k7/8/8/8/8/4n3/8/1r5K w - - 0 1"), "h1h2"),
		"the only move out of check")
	assert.Equal(t, chance.Record{}, r)
}

// Somebody who misses all at first, and then learns to take what is free and nothing else, is told of all but that.
func TestHelpFadesInOneGroupAlone(t *testing.T) {
	var r chance.Record
	random := rand.New(rand.NewPCG(17, 17))
	faded, misses := 0, map[chance.Group]int{}
	const games, learnsAt = 30, 10
	for seed := range uint32(games) {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Seed: seed + 1})
		for g.Outcome() == chess.Playing && g.Ply() < 120 {
			v := coach.NewSurvey(g.Position())
			m := g.Position().Moves()[random.IntN(len(g.Position().Moves()))]
			if !g.ComputerToMove() {
				f := line(g, v)
				m = simulated(v, f, m, seed >= learnsAt)
				if r.Count(g, v, f, m) && !v.Does(f, m) {
					misses[chance.Of(f)]++
				}
				for _, group := range chance.Groups() {
					require.True(t, group == chance.Free || !r.Asks(group), "%s in game %d", group, seed)
				}
				require.False(t, seed < learnsAt && r.Asks(chance.Free), "game %d", seed)
			}
			require.NoError(t, g.Play(m))
		}
		if r.Asks(chance.Free) {
			faded++
		}
	}
	assert.GreaterOrEqual(t, faded, games-learnsAt-2, "soon after, and for good")
	assert.Equal(t, chance.Alone, r.Chances(chance.Free)[0])
	assert.Greater(t, len(misses), 5, "the others had their chances: %v", misses)
}

// simulated returns a move of a learner who misses what the coach's line calls for, but for free pieces once they
// are learned.
func simulated(v *coach.Survey, f *fact.Fact, m chess.Move, learned bool) chess.Move {
	if f == nil || chance.Of(f) == chance.NoGroup {
		return m
	}
	wanted := learned && chance.Of(f) == chance.Free
	p := v.Position()
	if v.Does(f, m) == wanted {
		return m
	}
	for _, other := range p.Moves() {
		if v.Does(f, other) == wanted {
			return other
		}
	}
	return m
}
