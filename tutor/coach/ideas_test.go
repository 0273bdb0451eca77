package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Ideas at the edges of their definitions, in docs/coach.md, each beside a move like it that is none.
func TestIdeasAtTheEdges(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		idea      fact.Concept
		not       string // a move that does not carry it out
	}{
		"a queen can only check before she is lost": {"r1b2bnr/ppQp3p/2n2q1k/6pP/2B1P3/2PP4/PP3PP1/RNB1K2R b KQ - 0 11",
			"f8d6", fact.Trapped, "f8g7"},
		"the king must leave the rook": {"8/2p5/1p1b4/3rk3/6Q1/4K3/8/8 w - - 12 60", "g4e4", fact.Fork, "g4g5"},
		"the rook's guard is the king": {"8/2p5/1p1b4/3rk3/6Q1/4K3/8/8 w - - 12 60", "g4e4", fact.GuardRemoved, "g4g5"},
		"a guard must go between": {"6k1/1p3pbp/1q1p1np1/4n1B1/p3P3/5B2/PP2NPPP/2Q3K1 w - - 0 21", "c1c8",
			fact.GuardRemoved, "c1c7"},
		"a knight stands in a queen's way": {"8/8/7k/R7/2q4b/7P/5B1N/6K1 w - - 0 1", "h2g4",
			fact.GuardRemoved, "h2f3"},
		"the king guards from the other king": {"1k2n3/pB6/K7/2P5/8/8/8/8 b - - 0 1", "e8c7",
			fact.GuardRemoved, "e8f6"},
		"a queen must leave the rook": {"5q2/2p4k/2Pb2p1/5b1p/3P4/2Q2NP1/5P1P/1r1BR1K1 b - - 0 35", "d6b4", fact.Skewer,
			"d6e7"},
		"after one reply it takes a move more": {"3r1r2/4q2k/p2p4/4p1pN/1pPQ1pP1/1P3b1P/1P6/R3R1K1 w - - 0 28", "d4d3",
			fact.Fork, "d4d2"},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			for uci, carries := range map[string]bool{c.move: true, c.not: false} {
				m, err := p.ParseUCI(uci)
				require.NoError(t, err)
				assert.Equal(t, carries, tellOf(newBest(&p, m).ideas(lastMove{}), c.idea), uci)
			}
		})
	}
}

// A check drives no king off a pawn where the king then takes what gave check.
func TestACheckerThatIsLostDrivesNoGuard(t *testing.T) {
	p := fenOf(t, "5b1r/1p5p/2n3kn/2p3p1/6Q1/1K2R3/8/8 w - - 1 43")
	m, err := p.ParseUCI("e3e6")
	require.NoError(t, err)
	assert.False(t, tellOf(newBest(&p, m).ideas(lastMove{}), fact.GuardRemoved))
}

// A fork that wins a rook wins nothing where a rook is then taken in return, and the knight that forked, too.
func TestWhatIsWonBackElsewhereIsNotWon(t *testing.T) {
	p := fenOf(t, "8/2r3p1/3k1r2/2p4N/2P3n1/3K4/8/3R4 b - - 0 35")
	m, err := p.ParseUCI("g4f2")
	require.NoError(t, err)
	ideas := newBest(&p, m).ideas(lastMove{})
	assert.True(t, tellOf(ideas, fact.Fork))
	assert.False(t, tellOf(winning(ideas), fact.Fork))
}

// That a pawn wins nothing by what it takes is not said of one that can become a queen then.
func TestAPawnThatComesNearAQueenWinsSomething(t *testing.T) {
	p := fenOf(t, "1n1qkb1B/2ppp3/7P/5p2/4NP2/8/R1PPK2n/3Q2N1 b - - 0 16")
	m, err := p.ParseUCI("f8g7")
	require.NoError(t, err)
	_, facts := NewSurvey(&p).MoveAdvice(m)
	taken := facts[slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindTaken })]
	assert.True(t, taken.Unguarded)
}

// Nor of one whose capture another can be taken for, after which a check wins a piece back.
func TestWhatIsLostAgainIsNotWonBack(t *testing.T) {
	p := fenOf(t, "n3N3/3k1p2/pp6/4PP2/PpP5/5K2/3N4/7R b - - 0 30")
	m, err := p.ParseUCI("b4b3")
	require.NoError(t, err)
	_, facts := NewSurvey(&p).MoveAdvice(m)
	taken := facts[slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindTaken })]
	assert.True(t, taken.Unguarded)
}

// No move pins what stood on the line before and could only not move for another reason.
func TestAPinThatWasThereIsNotNew(t *testing.T) {
	p := fenOf(t, "3k4/1bn3rp/2P1p3/1p4p1/3PK3/7P/P1PN2P1/R5NR b - - 1 22")
	m, err := p.ParseUCI("c7a6")
	require.NoError(t, err)
	_, facts := NewSurvey(&p).MoveAdvice(m)
	assert.False(t, hasKind(facts, fact.KindPins))
}

// A capture that was possible before is prepared by no move, also if it makes more of it.
func TestACaptureThatWasPossibleIsNotPrepared(t *testing.T) {
	p := fenOf(t, "rn2kb2/pp4p1/3p4/2p5/4b2R/B7/P2P2p1/RN2K1N1 w Q - 2 25")
	m, err := p.ParseUCI("e1f2")
	require.NoError(t, err)
	v := NewSurvey(&p)
	for _, f := range v.prepares(v.find(m)) {
		assert.NotEqual(t, fact.GuardRemoved, f.Concept)
	}
}

// Who can mate is in no danger of losing a piece, and no move prepares anything that is answered by mate.
func TestWhoCanMateFearsNoIdea(t *testing.T) {
	before := fenOf(t, "7Q/R3pk2/6pp/2p1Pp1n/2p1P3/3BK3/1PN3p1/8 b - - 0 37")
	m, err := before.ParseUCI("c4c3")
	require.NoError(t, err)
	after := before.Play(m)
	require.NotEqual(t, chess.NoMove, matingMove(&after))
	assert.Empty(t, winning(newStudy(&before, m).ideas(lastMove{})), "what it would win is answered by mate")
	assert.Empty(t, lastMove{before: &before, after: &after, move: m}.ideas())

	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "rnb4r/4bB2/p2p2R1/2p1pk2/3PP3/B1P2P2/2P4P/3Q1K1R b - - 0 20"),
		Players: tutor.TwoPlayers})
	king, err := g.Position().ParseUCI("f5f4")
	require.NoError(t, err)
	require.NoError(t, g.Play(king))
	assert.NotEqual(t, fact.KindPurposePrepares, Purpose(g, 1, fact.Everything).Kind)
}
