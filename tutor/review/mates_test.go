package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Games of a beginner, White, against Hop and Hazel.
const (
	hopsGame = "e4 e5 Nf3 d5 exd5 Bf5 Nc3 Nf6 Nxe5 Nxd5 Qf3 Nxc3 Qxf5 g6 Qf3 Bg7 dxc3 Bxe5 Qxb7 O-O Qxa8 Na6 Qxd8 Rxd8 " +
		"Bxa6 Bg7 O-O Rd6 Re1 Rxa6 Re8+ Bf8 Bh6 Rf6 Rxf8#"
	hazelsGame = "d4 c6 Bf4 d5 e3 Bf5 Nf3 e6 Nc3 Bb4 Bd3 Qa5 O-O Bg4 h3 Bh5 g4 Bg6 Ne5 f6 Nxg6 hxg6 Bxg6 Kd7 Kg2 Bxc3 " +
		"bxc3 Qxc3 Qb1 Qd2 Qxb7+ Kd8 Qxa8 Ne7 Qxb8+ Kd7 Qc7#"
)

// A mate decides how a move is marked, and what is told of it is what the search punishes it by. A missed mate in one
// is a moment where all is won, and one that was missed twice in a row is one moment.
func TestMovesAreMarkedByTheSearch(t *testing.T) {
	nothing := func(told Told) bool { return told.Nothing() }
	type move struct {
		ply  int
		mark Mark
		told func(Told) bool
	}
	for moves, want := range map[string]struct {
		marked []move
		tries  []int
	}{
		hopsGame: {[]move{
			{11, Mistake, func(told Told) bool { return told.Took != nil && told.Took.Taken.Square.String() == "f5" }},
			{13, Blunder, func(told Told) bool { return told.Fact.Kind == fact.KindAllowsMate }},
			{14, Mistake, missesMateInOne}, {16, Mistake, missesMateInOne},
			{28, Plain, nothing}, // what takes the bishop then is mated
			{29, Blunder, func(told Told) bool { return told.Mate == 3 }},
		}, []int{14}},
		hazelsGame: {[]move{
			{24, Plain, nothing}, // the knight was taken, and the bishop that took it
			{29, Blunder, func(told Told) bool { return told.Mate == 2 }},
			{32, Mistake, missesMateInOne},
		}, []int{32}},
	} {
		g := game(t, moves)
		r := whole(t, g, chess.White)
		assert.Equal(t, want.tries, tries(r))
		for _, want := range want.marked {
			m := r.Moves()[want.ply]
			assert.Equal(t, want.mark, m.Mark, g.SANAt(want.ply))
			assert.True(t, want.told(m.Told), "%s: %+v", g.SANAt(want.ply), m.Told)
		}
	}
}

func missesMateInOne(told Told) bool {
	return told.Missed != nil && NamedBy(told.Missed) == fact.MateInOne
}

// tries returns the plies of the moments of a review that are to be tried again.
func tries(r *Review) (plies []int) {
	for _, m := range r.Moments() {
		if !m.Praise {
			plies = append(plies, m.Ply)
		}
	}
	return plies
}

// Where mate in one was asked for, another move is told to be none.
func TestATryThatIsNotMate(t *testing.T) {
	g := game(t, hopsGame).Until(14)
	r := New(g, chess.White)
	best, err := r.find(t.Context(), searchNow, g, TryLimits)
	require.NoError(t, err)
	tried, err := r.Try(t.Context(), searchNow, Moment{Ply: 14, Named: fact.MateInOne, Best: best}, moveOf(t, g, "Qg4"))
	require.NoError(t, err)
	assert.Equal(t, Tried{NotMate: true, Line: tried.Line, Best: best.Move}, tried)
}

// In a game that stays won a move that wins less is no moment, and told with all that it takes; a piece that is dropped
// is one.
func TestAGameThatStaysWon(t *testing.T) {
	const won = "r2r2k1/pppb1pp1/7p/4P2n/2PQ4/2N2N2/PPP2PPP/3R1RK1 w - - 0 1"
	r := whole(t, gameFrom(t, won, "Qxd7", "Rxd7", "Rxd7", "Rc8"), chess.White)
	assert.Empty(t, tries(r))
	took := gameFrom(t, won, "Qxd7", "Rxd7").Moves()[1]
	assert.Equal(t, Told{Fears: took, Came: true, Takes: true}, r.Moves()[0].Told)

	r = whole(t, gameFrom(t, won, "Ng5", "hxg5"), chess.White)
	assert.Equal(t, []int{0}, tries(r), "a knight for free")
}

// In a game that is lost by far a capture that runs into mate is no blunder, and no good find.
func TestACaptureThatLosesToMate(t *testing.T) {
	const lost = "6k1/p1p2pbp/B2r2p1/8/8/2P5/PPP2PPP/R1B1R1KQ b - - 4 15"
	r := whole(t, gameFrom(t, lost, "Rxa6", "Re8+", "Bf8", "Bh6"), chess.White)
	assert.NotEqual(t, GoodFind, r.Moves()[0].Mark)
	assert.False(t, r.Moves()[0].Mark.IsBad())
}

// A move that a hint led to is no good find, and not praised.
func TestAHintedMoveIsNotPraised(t *testing.T) {
	for _, hinted := range []bool{false, true} {
		g := gameFrom(t, "4Rbk1/p1p2p1p/r5p1/8/8/2P5/PPP2PPP/R1B3K1 w - - 2 17")
		if hinted {
			g.TakeHint(tutor.HintSteps)
		}
		require.NoError(t, g.Play(moveOf(t, g, "Bh6")))
		r := whole(t, g, chess.White)
		assert.Equal(t, map[bool]Mark{false: GoodFind, true: Fine}[hinted], r.Moves()[0].Mark)
		assert.Equal(t, hinted, len(r.Moments()) == 0)
	}
}

// A mate is told of, though a hint led to it.
func TestAHintedMateIsToldOf(t *testing.T) {
	g := gameFrom(t, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")
	g.TakeHint(tutor.HintSteps)
	require.NoError(t, g.Play(moveOf(t, g, "Ra8#")))
	last := whole(t, g, chess.White).Moves()[0]
	assert.Equal(t, Fine, last.Mark)
	require.NotNil(t, last.Told.Fact)
	assert.True(t, last.Told.Fact.Mate)
}

// moveOf reads a move of the position on the board.
func moveOf(t testing.TB, g *tutor.Game, san string) chess.Move {
	t.Helper()
	m, err := g.Position().ParseSAN(san)
	require.NoError(t, err, san)
	return m
}

// retried judges a move in SAN in the position of a moment.
func retried(t testing.TB, r *Review, m Moment, san string) Tried {
	t.Helper()
	tried, err := r.Try(t.Context(), searchNow, m, moveOf(t, r.game.Until(m.Ply), san))
	require.NoError(t, err, san)
	return tried
}

// gameFrom plays moves in SAN from a position.
func gameFrom(t testing.TB, fen string, moves ...string) *tutor.Game {
	t.Helper()
	start, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	g := tutor.NewGame(tutor.Setup{Start: start})
	for _, san := range moves {
		require.NoError(t, g.Play(moveOf(t, g, san)))
	}
	return g
}

// Where a mate in more moves was missed, of a right move it is told that it mates, though it gives check as well.
func TestARightMoveIsSaidToMate(t *testing.T) {
	g := gameFrom(t, "8/8/8/5k2/8/8/R7/1R4K1 w - - 0 1", "Kf1", "Ke5")
	r, err := Alone(t.Context(), searchNow, g)
	require.NoError(t, err)
	m := r.Moments()[0]
	for _, san := range []string{"Re2", "Rb5+"} {
		move, err := g.PositionAt(0).ParseSAN(san)
		require.NoError(t, err)
		tried, err := r.Try(t.Context(), searchNow, m, move)
		require.NoError(t, err)
		require.True(t, tried.Right, san)
		require.NotNil(t, tried.Why, san)
		require.NotEmpty(t, tried.Why.Ideas, san)
		assert.Equal(t, fact.KindHintMate, tried.Why.Ideas[0].Kind, san)
	}
}
