package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say/english"
)

// A moment asks by what was there, in words that say what it is good for where its name does not.
func TestMomentsAskByWhatWasThere(t *testing.T) {
	for _, c := range []struct {
		kind    fact.Kind
		concept fact.Concept
		want    string
	}{
		{fact.KindHintIdea, fact.Fork, "There was a fork here. What would you play?"},
		{fact.KindHintIdea, fact.WinningTrade, "Something could be won here. What would you play?"},
		{fact.KindHintIdea, fact.FreePiece, "Something was free here. What would you play?"},
		{fact.KindHintPrevents, fact.Fork, "A fork was coming. What would you play?"},
		{fact.KindHintMate, fact.MateInOne, "You could force checkmate here. What would you play?"},
	} {
		m := review.Moment{Named: c.concept}
		m.Hint[1] = fact.Fact{Kind: c.kind}
		assert.Equal(t, c.want, english.English.Pages.Reviewing.Ask(m))
	}
	passed := review.Moment{Lost: review.Loss{Passed: 3}}
	assert.Equal(t, "You stayed far ahead, but you could force checkmate here. What would you play?",
		english.English.Pages.Reviewing.Ask(passed))
}

// What happened by a move of the game is told in the past: what was possible then, and what was played.
func TestAReviewTellsOfThePast(t *testing.T) {
	p, err := chess.ParseFEN("4k3/8/3p4/8/4N3/8/8/4K3 w - - 0 1")
	require.NoError(t, err)
	move := func(uci string) chess.Move {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		return m
	}
	hung := move("e4c5")
	after := p.Play(hung)
	takes, err := after.ParseUCI("d6c5")
	require.NoError(t, err)
	steps, err := after.ParseUCI("e8e7")
	require.NoError(t, err)
	said, fears := english.English.Pages.Reviewing.Said, english.English.Pages.Reviewing.Fears
	told := func(of review.Told) string {
		return said(review.Move{Move: hung, Mark: review.Mistake, Told: of}, &p, tutor.ToWhiteOfTwo)
	}
	_, facts := coach.NewSurvey(&p).MoveAdvice(hung)
	assert.Equal(t, "Then the pawn could take your knight for free.", told(review.Told{Fact: &facts[0]}))
	assert.Equal(t, "Then Black could force mate in two moves.", told(review.Told{Mate: 2}))
	assert.Equal(t, "Then the pawn could take your knight.", told(review.Told{Fears: takes}))
	assert.Equal(t, "Then the pawn took your knight.", told(review.Told{Fears: takes, Came: true}))
	assert.Equal(t, "Then Black could play king to e7.", told(review.Told{Fears: steps}))
	assert.Equal(t, "Then Black played king to e7.", told(review.Told{Fears: steps, Came: true}))
	assert.Equal(t, "Then the pawn can take your knight.", fears(&after, takes, tutor.ToWhiteOfTwo), "of a try")
}

// Of a move that is no mate it is told why: it gives no check, or what answers the check.
func TestNoMateIsExplained(t *testing.T) {
	for uci, want := range map[string]string{
		"h5e5": "That is not checkmate. The knight on c6 can take your queen on e5.",
		"c4f7": "That is not checkmate. The king can go to e7.",
		"b1c3": "That is not checkmate. That gives no check.",
	} {
		p := fenOf(t, "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4")
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		assert.Equal(t, want, english.English.NoMate(&p, m, tutor.ToWhite))
	}
	p := fenOf(t, "rnbqk1nr/pppp1ppp/4p3/8/1b6/5P2/PPPPPPP1/RNBQKBNR b KQkq - 0 2")
	m, err := p.ParseUCI("b4d2")
	require.NoError(t, err)
	for _, audience := range []tutor.Audience{tutor.ToBlack, tutor.ToBoth} {
		assert.Equal(t, "That is not checkmate.", english.English.NoMate(&p, m, audience), "reasons speak to White")
	}
}

// A pawn taken in passing is said to be so, without points, too.
func TestInAllNamesEnPassant(t *testing.T) {
	p := fenOf(t, "4k3/1p6/8/2pP4/8/8/8/4K3 w - c6 0 2")
	m, err := p.ParseUCI("d5c6")
	require.NoError(t, err)
	f := fact.Fact{Kind: fact.KindInAll, Side: chess.White, Start: p, Move: m, Plain: true}
	assert.Equal(t, "You would win a pawn en passant, but could lose as much.", english.English.Fact(f, tutor.ToWhite))
}
