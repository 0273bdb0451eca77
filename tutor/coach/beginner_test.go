package coach

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/people"
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

// learner chooses the moves of a learner who has White.
type learner func(random *rand.Rand, g *tutor.Game) chess.Move

// obedient is a beginner who heeds all marks.
func obedient(random *rand.Rand, g *tutor.Game) chess.Move {
	return beginnerMove(random, NewSurvey(g.Position()))
}

// peopleOf plays as people of a rating do.
func peopleOf(rating int) learner {
	return func(random *rand.Rand, g *tutor.Game) chess.Move {
		line := people.Line{Start: g.Setup().Start, Moves: g.Moves()}
		return people.Draw(people.Choices(&line, rating), random.Uint64())
	}
}

// learnersGame plays a game of a learner against a level. Nobody wins one that goes on for 60 moves.
func learnersGame(ctx context.Context, random *rand.Rand, plays learner, level ai.Level) (*tutor.Game, error) {
	const tooLong = 120
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Level: level, Seed: random.Uint32()})
	for g.Outcome() == chess.Playing && g.Ply() < tooLong {
		m := chess.NoMove
		if g.ComputerToMove() {
			found, err := ai.Search(ctx, *g.Position(), g.Earlier(), g.Limits(), uint64(g.Setup().Seed))
			if err != nil {
				return nil, err
			}
			m = found.Move
		} else {
			m = plays(random, g)
		}
		if err := g.Play(m); err != nil {
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

// seasonGames is how many games each learner plays.
const seasonGames = 13

// playSeason lets so many learners play, from a level on whom they are offered, and returns the mean points of each
// game, and how often each level was played.
func playSeason(t *testing.T, plays learner, first ai.Level, learners int) (mean [seasonGames]float64,
	met map[ai.Level]int) {
	t.Helper()
	met = map[ai.Level]int{}
	for i := range learners {
		random := rand.New(rand.NewPCG(uint64(first), uint64(i)))
		level, ladder := first, tutor.Ladder{}
		for n := range mean {
			g, err := learnersGame(t.Context(), random, plays, level)
			require.NoError(t, err)
			mean[n] += 100 * points(g) / float64(learners)
			met[level]++
			ladder, level, _ = ladder.After(g)
		}
	}
	return mean, met
}

// A learner comes to a fair match, by the door that is meant for them, and stays in one: the games from the fourth on
// give 35 to 75 % of the points. Tag soak plays a hundred learners of each kind, the short form
// three of every third.
func TestLearnersComeToAFairMatch(t *testing.T) {
	learners, slack := 3, 12.
	if needs.Soak {
		learners, slack = 100, 0
	}
	for i, c := range []struct {
		name  string
		plays learner
		door  ai.Level
	}{
		{"an obedient beginner", obedient, ai.Pip},
		{"an obedient beginner", obedient, ai.Hop},
		{"people of 700", peopleOf(700), ai.Pip},
		{"people of 700", peopleOf(700), ai.Hop},
		{"people of 900", peopleOf(900), ai.Hop},
		{"people of 1100", peopleOf(1100), ai.Hop},
		{"people of 1100", peopleOf(1100), ai.ThreePlies},
	} {
		if i%3 > 0 && !needs.Soak {
			continue
		}
		mean, met := playSeason(t, c.plays, c.door, learners)
		late := 0.
		for _, points := range mean[3:] {
			late += points / float64(len(mean)-3)
		}
		var faces []string
		for i, l := range ai.Friends() {
			faces = append(faces, fmt.Sprintf("%d: %d", i+1, met[l]))
		}
		t.Logf("%s from level %d: %.0f; games 4 to 13: %.1f %%; friends met: %s", c.name, c.door, mean, late,
			strings.Join(faces, ", "))
		assert.InDelta(t, 55, late, 20+slack, "%s from level %d", c.name, c.door)
	}
}
