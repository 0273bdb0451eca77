package review

import (
	"flag"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// sharedGames is how many games are measured: docs/coach.md has the figures of ten.
var sharedGames = flag.Int("shares", 1, "games of beginners to measure tries and moments over")

// peoplesGames is a file with games of people, a game a line: its moves, as engines write them, are what follows the
// last tab. Where it is given, these are measured instead.
var peoplesGames = flag.String("people", "", "measure games of people, from a file with their moves")

// judgeNodes is how many positions the judge searches for a move: fewer of one game alone.
func judgeNodes() uint64 {
	if *sharedGames == 1 {
		return 12_000
	}
	return 100_000
}

// Of the judge, in centipawns: moves as good as the best one, and moves that lose.
const (
	asGood = 30
	loses  = 200
)

// A judge searches positions for longer than a review does.
type judge func(p *chess.Position, earlier []uint64) ai.Result

// mateWorth is what a mate counts in centipawns: the bound of all scores, so that two won or lost games are alike.
const mateWorth = 2000

// newJudge returns a judge that searches as many positions after every move.
func newJudge(t *testing.T) judge {
	t.Helper()
	return func(p *chess.Position, earlier []uint64) ai.Result {
		switch p.Outcome(earlier) {
		case chess.Playing:
			limits := ai.Limits{Method: ai.Selective, Nodes: judgeNodes()}
			found, err := aitest.Search(t.Context(), *p, earlier, limits, 77)
			require.NoError(t, err)
			return found
		case chess.Checkmate:
			return ai.Result{Score: ai.Mated}
		}
		return ai.Result{}
	}
}

// after returns what the judge finds after a move, for the other side.
func (j judge) after(g *tutor.Game, ply int, m chess.Move) ai.Result {
	next := g.Until(ply)
	if next.Play(m) != nil {
		return ai.Result{Score: -ai.Mated}
	}
	return j(next.Position(), next.Earlier())
}

// best returns the judge's best move in the position after ply moves, with the score that it finds after that move: it
// judges every move by what it finds after it, to the same depth.
func (j judge) best(g *tutor.Game, ply int) ai.Result {
	found := j(g.PositionAt(ply), g.Until(ply).Earlier())
	if found.Move != chess.NoMove {
		found.Score = -j.after(g, ply, found.Move).Score
	}
	return found
}

// worth returns a score in centipawns.
func worth(s ai.Score) int { return max(-mateWorth, min(int(s), mateWorth)) }

// shares count tries and moments as a judge sees them.
type shares struct {
	Tries, AsGood, AsGoodAccepted, Losing, LosingAccepted, LosingUntold, Right, RightWithoutWhy int
	Games, Moments, Small, WorstIn, Worst, Praised, PraisedBeforeThree                          int
}

// beginners returns a game between a beginner, whose moves are random in a fifth, and an easy level.
func beginners(t *testing.T, seed uint64) *tutor.Game {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 26))
	levels := ai.Levels()[:8]
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	strong := levels[random.IntN(len(levels))]
	for g.Ply() < 80 && g.Outcome() == chess.Playing {
		moves := g.Position().Moves()
		m := moves[random.IntN(len(moves))]
		if random.IntN(5) > 0 || g.Ply()%2 != int(seed%2) {
			found, err := aitest.Search(t.Context(), *g.Position(), g.Earlier(), strong.Limits(), random.Uint64())
			require.NoError(t, err)
			m = found.Move
		}
		require.NoError(t, g.Play(m))
	}
	return g
}

// measured returns the games to measure.
func measured(t *testing.T) (games []*tutor.Game) {
	t.Helper()
	if *peoplesGames == "" {
		for seed := range uint64(*sharedGames) {
			games = append(games, beginners(t, seed))
		}
		return games
	}
	text, err := os.ReadFile(*peoplesGames)
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for uci := range strings.FieldsSeq(line[strings.LastIndexByte(line, '\t')+1:]) {
			if g.Outcome() != chess.Playing { // people played on after a draw that nobody claimed
				break
			}
			m, err := g.Position().ParseUCI(uci)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
		if games = append(games, g); len(games) == *sharedGames {
			break
		}
	}
	return games
}

// TestSharesOfTriesAndMoments measures how tries are judged, and whether moments are those that cost most.
func TestSharesOfTriesAndMoments(t *testing.T) {
	judge := newJudge(t)
	var n shares
	for i, g := range measured(t) {
		seed, side := uint64(i), chess.Color(i%2)
		r := whole(t, g, side)
		n.Games++
		n.moments(t, r, judge)
		for _, m := range r.Moments() {
			if !m.Praise {
				n.tries(t, r, m, judge, rand.New(rand.NewPCG(seed, uint64(m.Ply))))
			}
		}
	}
	t.Logf("%+v", n)
	assert.Zero(t, n.LosingAccepted, "a losing try is accepted")
	assert.Zero(t, n.LosingUntold, "a losing try is told that more is there")
	assert.Zero(t, n.RightWithoutWhy, "a right try without a why")
	assert.GreaterOrEqual(t, 10*n.AsGoodAccepted, 9*n.AsGood, "a try that is as good is accepted")
	assert.GreaterOrEqual(t, 10*n.WorstIn, 9*n.Worst, "the worst move is among the moments")
	assert.LessOrEqual(t, 10*n.Small, n.Moments, "moments that cost little")
	assert.Zero(t, n.PraisedBeforeThree, "praise in the place of a moment")
}

// moments counts the moments of a review, and how much a judge finds that moves of its side lost.
func (n *shares) moments(t *testing.T, r *Review, judge judge) {
	t.Helper()
	worst, most := -1, 0.0
	in := func(ply int) bool { m, is := r.Moment(ply); return is && !m.Praise }
	many := 0 // worth a moment
	for ply, m := range r.game.Moves() {
		p := r.game.PositionAt(ply)
		if p.Turn() != r.side {
			continue
		}
		best, then := judge.best(r.game, ply), judge.after(r.game, ply, m)
		loss := lossOf(p, m, best, then)
		chances, lost := loss.Chances, worth(best.Score)-worth(-then.Score)
		if loss.Weight() > most && loss.isMoment() {
			worst, most = ply, loss.Weight()
		}
		if loss.isMoment() && chances >= 0.15 {
			many++
		}
		if in(ply) {
			n.Moments++
			if chances < 0.05 && lost < 70 { // the bounds are 7 % and 1 point, and another judge differs a little
				n.Small++
				t.Logf("a moment that cost %.2f and %d: %s in %s", chances, lost, m, p.FEN())
			}
		}
	}
	if worst >= 0 && most >= 0.15 {
		n.Worst++
		if in(worst) {
			n.WorstIn++
		} else {
			t.Logf("not a moment, costs %.2f: ply %d, %s in %s", most, worst, r.game.Moves()[worst],
				r.game.PositionAt(worst).FEN())
		}
	}
	misses := 0
	praised := false
	for _, m := range r.Moments() {
		if praised = praised || m.Praise; !m.Praise {
			misses++
		}
	}
	if praised {
		n.Praised++
		if misses < min(many, MostMoments) {
			n.PraisedBeforeThree++
		}
	}
}

// tries tries some moves in a moment, the best of the judge's among them.
func (n *shares) tries(t *testing.T, r *Review, m Moment, judge judge, random *rand.Rand) {
	t.Helper()
	p := r.game.PositionAt(m.Ply)
	moves := p.Moves()
	random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	moves = moves[:min(len(moves), 2+6*min(*sharedGames-1, 1))] // two of one game, eight of more
	before := judge.best(r.game, m.Ply)
	best := worth(before.Score)
	for _, move := range append(moves, m.Best.Move) {
		after := judge.after(r.game, m.Ply, move)
		loss := lossOf(p, move, before, after)
		tried, err := r.Try(t.Context(), searchNow, m, move)
		require.NoError(t, err)
		lost := best - worth(-after.Score)
		losing := lost >= loses && (loss.Points >= SlipPoints || loss.Chances >= SlipFrom) // not of twenty points
		n.Tries++
		if losing {
			n.Losing++
		}
		if lost <= asGood {
			n.AsGood++
		}
		switch {
		case tried.Right:
			n.Right++
			if tried.Why == nil && tried.Eases == chess.NoMove {
				n.RightWithoutWhy++
			}
			if lost <= asGood {
				n.AsGoodAccepted++
			}
			if losing {
				n.LosingAccepted++
				t.Logf("accepted, loses %d: %s in %s", lost, move, p.FEN())
			}
		case losing && !tells(&tried):
			n.LosingUntold++
			t.Logf("untold, loses %d: %s, best %s in %s", lost, move, m.Best.Move, p.FEN())
		case lost <= asGood:
			t.Logf("refused, loses %d: %s, best %s in %s", lost, move, m.Best.Move, p.FEN())
		}
	}
}

// tells reports whether a wrong try is told what is wrong with it, which answer to fear, or what it passes over.
func tells(tried *Tried) bool {
	passes := tried.NotMate || tried.Takes || tried.Less || tried.Checks
	return tried.Why != nil || tried.Fears != chess.NoMove || passes
}
