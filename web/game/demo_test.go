package game

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// What a move took that is not answered yet counts in a line shown after it: a queen for a bishop and a rook.
func TestALineCountsWhatWasTakenBeforeIt(t *testing.T) {
	start, err := chess.ParseFEN("r2r2k1/pppb1pp1/7p/4P2n/2PQ4/2N2N2/PPP2PPP/3R1RK1 w - - 0 1")
	require.NoError(t, err)
	g := tutor.NewGame(tutor.Setup{Start: start})
	line, err := readDemo(g, site.Form{"show": "d4d7,d8d7,d1d7", "step": "3"})
	require.NoError(t, err)
	assert.Equal(t, -1, line.Count, "the learner's")
	taken, err := g.Position().ParseSAN("Qxd7")
	require.NoError(t, err)
	require.NoError(t, g.Play(taken))
	line, err = readDemo(g, site.Form{"show": "d8d7,d1d7", "step": "2"})
	require.NoError(t, err)
	assert.Equal(t, 1, line.Count, "the computer's")
}

// A step of a line tells what its move is for, and the last one of points, if any were taken: a count in between is
// taken back by the next move.
func TestAStepOfALineTellsOfItself(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for i, want := range []string{
		"White pawn from e2 to e4. It makes way for White's bishop and queen.",
		"Black pawn from d7 to d5. It attacks White's pawn on e4.",
		"White bishop from f1 to b5. Check.",
		"Black bishop from c8 to d7. It answers the check. It attacks White's bishop on b5.",
		"White bishop from b5 to d7 takes the bishop. Check.",
		"Black king from e8 to d7 takes the bishop. In all nobody wins anything.",
	} {
		const line = "e2e4,d7d5,f1b5,c8d7,b5d7,e8d7"
		d, err := readDemo(g, site.Form{"show": line, "step": strconv.Itoa(i + 1)})
		require.NoError(t, err)
		_, text := d.Words(english.English, tutor.ToBoth, fact.Everything)
		assert.Equal(t, want, text)
	}
}

// The end of a line tells what it wins even where its last move is quiet, and nothing where nothing was taken; and of
// several captures what that is worth.
func TestTheEndOfALineTellsThePoints(t *testing.T) {
	const quiet = "k7/8/8/3p4/4P3/8/8/K7 w - - 0 1"
	for _, c := range []struct{ fen, line, step, want string }{
		{quiet, "e4d5,a8b7", "2", "In all White wins 1 point."},
		{quiet, "a1a2,d5e4", "2", "In all White loses 1 point."},
		{quiet, "a1a2,a8a7", "2", ""},
		{
			"k7/8/8/3n4/4P3/2p5/1P6/K7 w - - 0 1", "e4d5,c3b2,a1b2", "3",
			"In all White wins 3 points. That is as much as a knight or a bishop.",
		},
	} {
		start, err := chess.ParseFEN(c.fen)
		require.NoError(t, err)
		g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
		d, err := readDemo(g, site.Form{"show": c.line, "step": c.step})
		require.NoError(t, err)
		_, text := d.Words(english.English, tutor.ToBoth, fact.Everything)
		if c.want == "" {
			assert.NotContains(t, text, "In all ")
			continue
		}
		assert.True(t, strings.HasSuffix(text, c.want), text)
		_, text = d.Words(english.English, tutor.ToBoth, fact.Everything.WithoutKind(fact.KindInAll))
		assert.NotContains(t, text, "point", "who was not taught what pieces are worth hears of no points")
	}
}

// On the way to mate, and anywhere else, a check is not called a fork of the king and a pawn.
func TestACheckIsNoForkOfAPawn(t *testing.T) {
	for fen, want := range map[string]string{
		"3bQ3/p4p1p/8/4Nkq1/3P4/2P5/P4PPP/4RK2 w - - 5 28": "White queen from e8 to d7. Check.",
		"3bQ3/r4p1p/8/4Nkq1/3P4/2P5/P4PPP/4RK2 w - - 5 28": "White queen from e8 to d7. This gives check " +
			"and attacks the rook.",
	} {
		start, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		d, err := readDemo(tutor.NewGame(tutor.Setup{Start: start}), site.Form{"show": "e8d7", "step": "1"})
		require.NoError(t, err)
		_, text := d.Words(english.English, tutor.ToWhite, fact.Everything)
		assert.Equal(t, want, text)
	}
}
