package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
)

// A mate that a check comes before is counted from that check on: it is no mate in two.
func TestAMateIsCountedFromTheAnswerOn(t *testing.T) {
	f := warnedOf(t, "3k3r/pR1B2pp/4p3/2b1Pp2/2P5/r2R4/2q3PP/3K4 w - - 0 27", "Ke1", false, WarnMate, WarnLoss, WarnJudged)
	require.NotNil(t, f)
	assert.Equal(t, "Wait: then comes mate in three.", English(*f, tutor.ToWhite))
}

// A pawn that is simply taken where it becomes a queen has no chance there, though something else is won then.
func TestAPawnThatIsTakenAsItPromotesHasNoChance(t *testing.T) {
	p := fenOf(t, "4r1nr/1pP3Pp/3b4/p2k1p2/8/2P4P/PP2PB1R/RQ2KBN1 w Q - 0 20")
	v := NewSurvey(&p)
	assert.Empty(t, v.promotions())
	free := fenOf(t, "6nr/1pP3Pp/3b4/p2k1p2/8/2P4P/PP2PB1R/RQ2KBN1 w Q - 0 20")
	v = NewSurvey(&free)
	assert.NotEmpty(t, v.promotions())
}

// A rook whose capture a fork answers needs no saving.
func TestACaptureThatAForkAnswersIsNoThreat(t *testing.T) {
	p := fenOf(t, "4kb1r/4pppp/p6n/8/8/r2RKPPN/7P/n7 b k - 1 24")
	m, err := p.ParseSAN("e6")
	require.NoError(t, err)
	assert.Empty(t, newStudy(&p, m).saves())
	without := fenOf(t, "4kb1r/4pppp/p6n/8/8/r2RKPPN/7P/8 b k - 1 24")
	assert.NotEmpty(t, newStudy(&without, m).saves())
}

// Who takes a piece where there was mate is not praised for it.
func TestNoPraiseWhereMateWasPassedOver(t *testing.T) {
	for fen, want := range map[string]bool{
		"3r2k1/5ppp/8/4n3/8/8/8/R3R1K1 w - - 0 1": true,
		"6k1/5ppp/8/4n3/8/8/8/R3R1K1 w - - 0 1":   false, // rook to a8
	} {
		g := played(t, tutor.Setup{Start: fenOf(t, fen)}, "Rxe5 h6")
		_, ok := praise(g, g.Ply())
		assert.Equal(t, want, ok, fen)
	}
}

// Two rooks mate without the king, which only one needs to help it.
func TestTheKingHelpsOnlyWhereItMust(t *testing.T) {
	for fen, want := range map[string]bool{
		"8/8/8/3k4/7R/8/8/K7 w - - 0 1": true, "8/8/8/3k4/7R/6R1/8/K7 w - - 0 1": false,
	} {
		p := fenOf(t, fen)
		v := NewSurvey(&p)
		m, err := p.ParseSAN("Kb2")
		require.NoError(t, err)
		_, helps := v.kingComesNear(v.find(m))
		assert.Equal(t, want, helps, fen)
	}
}
