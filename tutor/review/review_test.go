package review

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

func searchNow(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits) (ai.Result, error) {
	return aitest.Search(ctx, p, earlier, limits, 0)
}

// levelGame plays a game of two levels, with a random move now and then.
func levelGame(t testing.TB, seed uint64, white, black ai.Level, plies int) *tutor.Game {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 18))
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for g.Ply() < plies && g.Outcome() == chess.Playing {
		p := g.Position()
		moves := p.Moves()
		m := moves[random.IntN(len(moves))]
		if g.Ply() > 3 && random.IntN(12) > 0 {
			level := white
			if p.Turn() == chess.Black {
				level = black
			}
			found, err := aitest.Search(t.Context(), *p, g.Earlier(), level.Limits(), random.Uint64())
			require.NoError(t, err)
			m = found.Move
		}
		require.NoError(t, g.Play(m))
	}
	return g
}

func whole(t testing.TB, g *tutor.Game, side chess.Color) *Review {
	t.Helper()
	r := New(g, side)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	return r
}

// What is reviewed: 200 games for the figures. The file is for the audit of the sentences in package coach.
var (
	reviewed     = flag.Int("reviewed", 1, "games to review")
	reviewedFrom = flag.Int("from", 0, "of them leave out so many")
	reviewsFile  = flag.String("reviews", "", "write the games and what is missed in them to this file")
)

// ownGames are games of the levels 1 to 12 against each other.
func ownGames(t testing.TB, n int) (games []*tutor.Game) {
	t.Helper()
	levels := ai.Levels()[:13]
	random := rand.New(rand.NewPCG(7, 7))
	for i := range n {
		games = append(games,
			levelGame(t, uint64(i), levels[random.IntN(len(levels))], levels[random.IntN(len(levels))], 80))
	}
	return games
}

// figures count what reviews came to. Of the retries that were accepted, byProof are those that only the proof makes
// right, held those that another search holds within half a point, and alone those that it also holds if each move is
// searched by itself.
type figures struct{ moments, named, praised, misses, namedMisses, tried, accepted, byProof, held, alone int }

func TestReviewsOfOwnGames(t *testing.T) {
	var n figures
	var file strings.Builder
	for i, g := range ownGames(t, *reviewed) {
		if i < *reviewedFrom {
			continue
		}
		side := chess.Color(i % 2)
		r := whole(t, g, side)
		require.Len(t, r.Moves(), g.Ply())
		require.LessOrEqual(t, len(tries(r)), MostMoments)
		for _, m := range g.Moves() {
			fmt.Fprint(&file, m, " ")
		}
		for _, m := range r.Moments() {
			require.Equal(t, side, g.PositionAt(m.Ply).Turn())
			n.count(t, r, m)
			if !m.Praise {
				n.retry(t, r, m, uint64(i))
				fmt.Fprint(&file, "; ", m.Ply, " ", int(m.Best.Score))
				for _, m := range m.Best.PV {
					fmt.Fprint(&file, " ", m)
				}
			}
		}
		fmt.Fprintln(&file)
	}
	t.Logf("%+v", n)
	assert.NotZero(t, n.moments)
	assert.GreaterOrEqual(t, n.held+n.byProof, n.accepted*99/100, "that a move is accepted does not depend on chance")
	if *reviewsFile != "" {
		require.NoError(t, os.WriteFile(*reviewsFile, []byte(file.String()), 0o644))
	}
}

// count counts a moment, and proves anew what is said of it.
func (n *figures) count(t *testing.T, r *Review, m Moment) {
	t.Helper()
	n.moments++
	if m.Named != fact.NoConcept {
		n.named++
	}
	if m.Praise {
		n.praised++
		require.NotNil(t, r.praised(&r.moves[m.Ply]), "praise is proved")
		return
	}
	n.misses++
	if m.Named != fact.NoConcept {
		n.namedMisses++
	}
	require.True(t, r.game.PositionAt(m.Ply).IsLegal(m.Best.Move))
	requireProved(t, r, m)
}

// retry tries moves in a moment, and searches those that are accepted once more, in another order.
func (n *figures) retry(t *testing.T, r *Review, m Moment, seed uint64) {
	t.Helper()
	p, earlier := r.game.PositionAt(m.Ply), r.game.Until(m.Ply).Earlier()
	moves := p.Moves()
	for i, move := range []chess.Move{m.Best.Move, moves[int(seed)%len(moves)], moves[int(7*seed+3)%len(moves)]} {
		tried, err := r.Try(t.Context(), searchNow, m, move)
		require.NoError(t, err)
		n.tried++
		if !tried.Right {
			require.NotZero(t, i, "what the hint leads to is refused: %s in %s", move, p.FEN())
			continue
		}
		n.accepted++
		again := func(limits ai.Limits) ai.Result {
			found, err := aitest.Search(t.Context(), *p, earlier, limits, seed+1)
			require.NoError(t, err)
			return found
		}
		both, takes := again(comparing(m.Best.Move, move)), chess.Gain(p, move) > 0
		switch held := holds(lineOf(both, m.Best.Move).Score, lineOf(both, move).Score, tried.Proved, takes); {
		case held:
			n.held++
		case tried.Proved:
			n.byProof++
		default:
			t.Logf("in another order it does not hold: %s in %s", move, p.FEN())
		}
		if own := TryLimits; *reviewed > 2 {
			own.Moves = []chess.Move{move}
			if mine := again(own); holds(again(TryLimits).Score, mine.Score, tried.Proved, takes) {
				n.alone++
			}
		}
	}
}

// requireProved holds the name of a moment's idea to what enumeration proves anew.
func requireProved(t *testing.T, r *Review, m Moment) {
	t.Helper()
	if m.Named == fact.MateInThree { // it is proved from the search's line
		_, mates := m.Best.Score.Mate()
		require.True(t, mates, r.game.PositionAt(m.Ply).FEN())
		return
	}
	if idea := m.Hint[1]; idea.Kind == fact.KindHintIdea {
		facts := coach.BestIdeas(r.game, m.Ply, m.Best.PV)
		require.True(t, slices.ContainsFunc(facts, func(f fact.Fact) bool { return f.Concept == m.Named }), "%s in %s",
			m.Named, r.game.PositionAt(m.Ply).FEN())
	}
}

// game plays moves in SAN.
func game(t testing.TB, moves string) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for san := range strings.FieldsSeq(moves) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	return g
}

// lostGame is a game in which White gives a knight away, misses a mate and is mated.
const lostGame = "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#"

func TestAReviewTellsWhatWasLost(t *testing.T) {
	r := whole(t, game(t, lostGame), chess.White)
	marks := map[int]Mark{}
	for _, m := range r.Moves() {
		marks[m.Ply] = m.Mark
	}
	assert.Equal(t, Fine, marks[0])
	assert.Contains(t, []Mark{Mistake, Blunder}, marks[8], "it takes a rook and loses the game")
	assert.Equal(t, GoodFind, marks[13], "mate")
	require.NotEmpty(t, r.Moments())
	for _, m := range r.Moments() {
		assert.Zero(t, m.Ply%2, "White's")
	}
	e, ok := r.Expected(14)
	require.True(t, ok)
	assert.Zero(t, e, "Black has mated")
	done, of := r.Progress()
	assert.Equal(t, of, done)

	black := whole(t, game(t, lostGame), chess.Black)
	last := black.Moments()[len(black.Moments())-1]
	assert.True(t, last.Praise)
	assert.Equal(t, 13, last.Ply)
	assert.Equal(t, fact.MateInOne, last.Named)
}

// Where there was mate in one, a slower mate is not what was asked for, and a move that won otherwise was no good find.
func TestAMateInOneIsNotToBeMissed(t *testing.T) {
	g := game(t, "e4 e5 Qh5 Nh6 Bc4 g6 Qf3 f5 Ne2 Qg5 d3 Nc6 Bxg5 Nb4 Nbc3 Nxc2+ Kd1 Nxa1 Nb5 fxe4 h3 a6")
	m := Moment{Ply: 20, Named: fact.MateInOne}
	r := New(g, chess.White)
	for san, right := range map[string]bool{"Nd6": false, "Nxc7": true} {
		move, err := g.PositionAt(20).ParseSAN(san)
		require.NoError(t, err)
		m.Best, err = r.find(t.Context(), searchNow, g.Until(20), TryLimits)
		require.NoError(t, err)
		tried, err := r.Try(t.Context(), searchNow, m, move)
		require.NoError(t, err)
		assert.Equal(t, right, tried.Right, san)
	}

	r = whole(t, game(t, "d4 g5 Bxg5 f5 e4 h6 Bd2 Na6 Bxa6 bxa6"), chess.White)
	told := r.Moves()[8]
	assert.Equal(t, Mistake, told.Mark)
	require.NotNil(t, told.Told.Missed)
	assert.Equal(t, fact.MateInOne, NamedBy(told.Told.Missed))
}

// Of two mates in one neither is worse than the other.
func TestNoMateIsWorseThanAnother(t *testing.T) {
	p, err := chess.ParseFEN("rn1q4/p3RQp1/2pk3p/1p4B1/1PB3n1/5N2/P1P2PPP/RN4K1 w - - 0 17")
	require.NoError(t, err)
	for _, san := range []string{"Re6#", "Qe6#"} {
		m, err := p.ParseSAN(san)
		require.NoError(t, err)
		other, err := p.ParseSAN(map[string]string{"Re6#": "Qe6#", "Qe6#": "Re6#"}[san])
		require.NoError(t, err)
		assert.Equal(t, Loss{}, lossOf(&p, m, ai.Result{Move: other, Score: -ai.Mated - 1}, ai.Result{}), san)
	}
}

// A review that is left goes on where it was.
func TestAReviewIsLeftAndGoneOnWith(t *testing.T) {
	r := New(game(t, lostGame), chess.White)
	require.NoError(t, r.Step(t.Context(), searchNow))
	left, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, r.Step(left, searchNow), context.Canceled)
	done, _ := r.Progress()
	assert.Equal(t, 1, done)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	assert.Equal(t, whole(t, game(t, lostGame), chess.White).Moments(), r.Moments())
}

// What there is to try is told before all is looked at, and stays.
func TestAMomentIsFoundEarlyAndStays(t *testing.T) {
	for _, side := range []chess.Color{chess.White, chess.Black} {
		r := New(game(t, lostGame), side)
		var found []int
		early := false
		for !r.Done() {
			before, _ := r.Progress()
			require.NoError(t, r.Step(t.Context(), searchNow))
			done, of := r.Progress()
			require.GreaterOrEqual(t, done, before)
			require.Equal(t, r.Done(), done == of, "full once all is done: %d of %d", done, of)
			for _, ply := range found {
				_, still := r.Moment(ply)
				require.True(t, still, "%v: moment %d", side, ply)
			}
			found = nil
			for _, m := range r.Moments() {
				found = append(found, m.Ply)
			}
			early = early || len(found) > 0 && !r.Done()
		}
		assert.Equal(t, side == chess.White, early, "Black has only what was done well, when the pass ends")
		assert.IsIncreasing(t, found)
	}
}

func TestAGameWithoutMovesHasNothingToReview(t *testing.T) {
	r := whole(t, game(t, ""), chess.White)
	assert.Empty(t, r.Moves())
	assert.Empty(t, r.Moments())
}

// BenchmarkReview is a whole review of a game of 40 moves.
func BenchmarkReview(b *testing.B) {
	g := levelGame(b, 3, ai.ThreePlies, ai.ThreePlies, 80)
	for b.Loop() {
		whole(b, g, chess.White)
	}
	b.ReportMetric(float64(g.Ply()), "plies")
}

func BenchmarkTry(b *testing.B) {
	g := game(b, "f3 e5 a3 a6 g4 b6 e4")
	r := whole(b, g, chess.Black)
	m := r.Moments()[0]
	nc6, _ := g.PositionAt(5).ParseSAN("Nc6")
	for b.Loop() {
		if _, err := r.Try(b.Context(), searchNow, m, nc6); err != nil {
			b.Fatal(err)
		}
	}
}

// wonGame is a game that White won, with three moments to try again.
const wonGame = "e4 e5 Nf3 Nc6 d4 d6 Ng5 f6 Ne6 Bxe6 d5 Bd7 dxc6 Bxc6 Bc4 Bxe4 Qh5+ g6 Qg4 f5 Qg3 f4 Qg4 Bxc2 " +
	"Qe6+ Ne7 Qf7+ Kd7 Bb5+ c6 Bc4 d5 Bxf4 exf4 Be2 Be4 Bg4+ Kc7 Qxf4+ Qd6 Qf7 Bxg2 Rg1 Qe5+ Be2 Bh3 Nc3 Be6 Qf3 Qxh2 " +
	"O-O-O Bh6+ Kc2 Bf5+ Kb3 Rhf8 Qh1 Qxf2 Rge1 Be4 Qxh6 Qb6+ Ka3 Nf5 Qxh7+ Kd6 Qxg6+ Kc5 Rd2 Ne3 Qe6 Rae8 Na4#"

// A review has what was done well beside the moments to try again, and good things of different kinds, none by a move
// that cost something.
func TestAReviewTellsWhatWasDoneWell(t *testing.T) {
	r := whole(t, game(t, wonGame), chess.White)
	assert.Len(t, tries(r), MostMoments)
	last := r.Moments()[len(r.Moments())-1]
	assert.True(t, last.Praise)
	assert.Equal(t, 72, last.Ply, "the mate")
	deeds := r.Deeds()
	require.Len(t, deeds, 2)
	assert.NotEqual(t, deeds[0].Kind, deeds[1].Kind)
	for _, d := range deeds {
		assert.False(t, r.Moves()[d.Ply].Mark.IsBad())
	}
}

// What was done well is told in the order of the game, though the fork that came second is the better deed.
func TestDeedsAreInTheOrderOfTheGame(t *testing.T) {
	g := gameFrom(t, "r3k3/p7/8/3N4/8/5n2/4P3/4K3 w - - 0 1", "exf3", "a6", "Nc7+", "Kd7", "Nxa8", "Kc6")
	deeds := whole(t, g, chess.White).Deeds()
	require.Len(t, deeds, 2)
	assert.Equal(t, []coach.DeedKind{coach.DeedFree, coach.DeedFork}, []coach.DeedKind{deeds[0].Kind, deeds[1].Kind})
}
