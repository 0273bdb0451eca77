package coach

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
)

// beginnerMove is what an obedient beginner plays: mate where there is one, no move that is marked as losing or as
// allowing mate while there are others; seven times in ten a capture, if one is left, otherwise anything else.
func beginnerMove(random *rand.Rand, v *Survey) chess.Move {
	var all, quiet, captures []chess.Move
	p := v.Position()
	for _, m := range v.Marks().Moves {
		all = append(all, m.Move)
		switch grade := v.Grade(m.Move); {
		case grade == fact.Mates:
			return m.Move
		case grade == fact.Loses || grade == fact.AllowsMate:
		case chess.Taken(&p, m.Move) != chess.NoPiece:
			captures = append(captures, m.Move)
		default:
			quiet = append(quiet, m.Move)
		}
	}
	from := all
	switch {
	case len(captures) > 0 && (len(quiet) == 0 || random.IntN(10) < 7):
		from = captures
	case len(quiet) > 0:
		from = quiet
	}
	return from[random.IntN(len(from))]
}

// beginnerGame plays a game of an obedient beginner, who has White, against a level. Nobody wins one that goes on
// for 60 moves.
func beginnerGame(ctx context.Context, random *rand.Rand, level ai.Level) (*tutor.Game, error) {
	const tooLong = 120
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Level: level, Seed: random.Uint32()})
	for g.Outcome() == chess.Playing && g.Ply() < tooLong {
		if g.ComputerToMove() {
			found, err := ai.Search(ctx, *g.Position(), g.Earlier(), level.Limits(), uint64(g.Setup().Seed))
			if err != nil {
				return nil, err
			}
			if err := g.Play(found.Move); err != nil {
				return nil, err
			}
			continue
		}
		if err := g.Play(beginnerMove(random, NewSurvey(g.Position()))); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// points are what a game gave the learner: 1, a half, or none.
func points(g *tutor.Game) float64 {
	winner, won := g.Winner()
	switch {
	case !won:
		return .5
	case winner == g.Setup().Learner:
		return 1
	}
	return 0
}

// tally counts games and what they gave.
type tally struct {
	games  int
	points float64
}

func (t *tally) add(p float64) { t.games, t.points = t.games+1, t.points+p }

func (t tally) share() float64 { return 100 * t.points / float64(max(1, t.games)) }

// fair reports whether a share of points, in percent, is a fair match's.
func fair(share float64) bool { return share >= 35 && share <= 75 }

// season is how beginners fared who came in by one door: each at the levels they were offered, one after the other.
type season struct {
	early, late map[ai.Level]*tally // games 1 to 3, and 4 to 13
}

// playSeason lets so many beginners play 13 games each, beginning at a level.
func playSeason(t *testing.T, first ai.Level, beginners int) season {
	t.Helper()
	s := season{map[ai.Level]*tally{}, map[ai.Level]*tally{}}
	var mu sync.Mutex
	var wait sync.WaitGroup
	lane := make(chan struct{}, 2)
	for i := range beginners {
		lane <- struct{}{}
		wait.Go(func() {
			defer func() { <-lane }()
			random := rand.New(rand.NewPCG(uint64(first), uint64(i)))
			level, ladder := first, tutor.Ladder{}
			for n := range 13 {
				g, err := beginnerGame(t.Context(), random, level)
				if !assert.NoError(t, err) {
					return
				}
				mu.Lock()
				into := s.late
				if n < 3 {
					into = s.early
				}
				if into[level] == nil {
					into[level] = &tally{}
				}
				into[level].add(points(g))
				mu.Unlock()
				ladder, level, _ = ladder.After(g)
			}
		})
	}
	wait.Wait()
	return s
}

// An obedient beginner comes to a fair match, by whichever door: the games from the fourth on give about half of the
// points, and most of them are at levels where they do. Tag soak plays 400 beginners' games from each door.
func TestABeginnerComesToAFairMatch(t *testing.T) {
	beginners, slack := 12, 4.
	if needs.Soak {
		beginners, slack = 400, 0
	}
	known := map[ai.Level]*tally{} // by all games played at a level
	doors := []ai.Level{ai.Easiest, 5, ai.ThreePlies}
	seasons := map[ai.Level]season{}
	for _, first := range doors {
		seasons[first] = playSeason(t, first, beginners)
		for _, part := range []map[ai.Level]*tally{seasons[first].early, seasons[first].late} {
			for level, each := range part {
				if known[level] == nil {
					known[level] = &tally{}
				}
				known[level].games += each.games
				known[level].points += each.points
			}
		}
	}
	t.Log("\n" + levelTable(known))
	for _, first := range doors {
		var late, within tally
		for level, each := range seasons[first].late {
			late.games += each.games
			late.points += each.points
			if fair(known[level].share()) {
				within.add(1)
				within.games += each.games - 1
			}
		}
		require.Equal(t, 10*beginners, late.games)
		at := 100 * float64(within.games) / float64(late.games)
		t.Logf("from level %d: games 4 to 13 give %.0f %%, and %.0f %% of them are at levels that give 35 to 75 %%",
			first,
			late.share(), at)
		assert.True(t, fair(late.share()), "from level %d: %.1f %%", first, late.share())
		assert.GreaterOrEqual(t, at, 60-slack, "from level %d", first)
	}
}

// levelTable prints what games at each level gave.
func levelTable(known map[ai.Level]*tally) string {
	var text strings.Builder
	for _, level := range ai.Levels() {
		if each := known[level]; each != nil {
			fmt.Fprintf(&text, "level %2d: %4d games, %3.0f %%\n", level, each.games, each.share())
		}
	}
	return text.String()
}
