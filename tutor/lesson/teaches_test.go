package lesson

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/guide"
)

func TestEveryLessonLinksToItsReference(t *testing.T) {
	told := map[string]bool{}
	for _, l := range guide.All() {
		told[l.Name] = true
	}
	for _, l := range Lessons() {
		for _, name := range l.Reference {
			assert.True(t, told[name], "%s leads to %s", l.Name, name)
		}
	}
	for _, lessons := range []map[fact.Concept]string{ideaLessons} {
		for idea, name := range lessons {
			_, ok := Find(name)
			assert.True(t, ok, idea)
			assert.Contains(t, fact.Concepts(), idea)
		}
	}
	for kind, name := range kindLessons {
		_, ok := Find(name)
		assert.True(t, ok, kind)
		assert.Contains(t, fact.Kinds(), kind)
	}
}

// Every idea, plan and habit leads to a lesson, and something that the coach says leads to each lesson of the second
// path.
func TestSomethingLeadsToEachLesson(t *testing.T) {
	led := map[string]bool{}
	leads := func(f fact.Fact) {
		l, ok := Teaching(f)
		if assert.True(t, ok, "%s %s", f.Kind, f.Concept) {
			led[l.Name] = true
		}
	}
	for _, idea := range fact.Concepts() {
		leads(fact.Fact{Kind: fact.KindHintIdea, Ideas: []fact.Fact{{Kind: fact.KindIdeaChance, Concept: idea}}})
	}
	endings := []string{"8/8/8/4k3/8/8/8/K6R w - - 0 1", "8/4k3/8/8/4P3/8/8/4K3 w - - 0 1",
		"8/p3k3/8/8/4P3/8/8/4K3 w - - 0 1", "8/4k3/8/8/4p3/8/8/R3K3 w - - 0 1"}
	for _, kind := range fact.Kinds() {
		name := string(kind)
		told := strings.HasPrefix(name, "plan-") || strings.HasPrefix(name, "habit-") || endingKinds[kind]
		if _, own := kindLessons[kind]; !own && !told {
			continue
		}
		for _, fen := range endings {
			p, err := chess.ParseFEN(fen)
			require.NoError(t, err)
			leads(fact.Fact{Kind: kind, Start: p})
		}
	}
	for _, l := range OfPath(2) {
		assert.True(t, led[l.Name], "nothing leads to %s", l.Name)
	}
}

// Any piece can be attacked once more, not a weak pawn alone: that is a matter of attackers and guards.
func TestAttackingOnceMoreIsTaughtByCounting(t *testing.T) {
	l, ok := Teaching(fact.Fact{Kind: fact.KindPlanMore})
	require.True(t, ok)
	assert.Equal(t, "count", l.Name)
}

// Whatever forbids a move of a piece to another square is taught in some lesson.
func TestWhatForbidsAMoveIsTaught(t *testing.T) {
	kinds := map[fact.Kind]bool{}
	for _, fen := range []string{
		chess.StartFEN, "r2qk2r/ppp2ppp/8/3pP3/1b6/2N5/PPPP1PPP/R3K2R w KQkq d6 0 1",
		"4r1k1/8/8/1pP5/8/4B3/2r2PPP/R3K2R w KQ - 0 1", "3k4/8/8/8/8/8/4r3/R3K2R w KQ - 0 1",
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		for from := chess.A1; from <= chess.H8; from++ {
			for to := chess.A1; to <= chess.H8; to++ {
				if at := p.At(from); from == to || at == chess.NoPiece || at.Color() != p.Turn() {
					continue
				}
				if legal, why := coach.Why(&p, from, to); !legal {
					_, ok := Teaching(why)
					assert.True(t, ok, why.Kind)
					kinds[why.Kind] = true
				}
			}
		}
	}
	assert.Greater(t, len(kinds), 12)
	rook, bishop := chess.PieceOf(chess.Rook, chess.White), chess.PieceOf(chess.Bishop, chess.White)
	l, ok := Teaching(fact.Fact{
		Kind: fact.KindOwnPiece, Pieces: []fact.PlacedPiece{{Piece: bishop}}, By: []fact.PlacedPiece{{Piece: rook}},
	})
	require.True(t, ok)
	assert.Equal(t, "rook", l.Name, "of what was to move, not of what stands there")
	l, ok = Teaching(fact.Fact{Kind: fact.KindFork, Concept: fact.Fork})
	assert.True(t, ok)
	assert.Equal(t, "fork", l.Name)
	_, ok = Teaching(fact.Fact{Kind: fact.KindCalm})
	assert.False(t, ok)
}

// Merging progress from another device only adds to it.
func TestMergeLosesNothing(t *testing.T) {
	here, there := Progress{}, Progress{}
	_, err := here.Open("rook", "rook-1")
	require.NoError(t, err)
	solve(t, &here)
	_, err = here.Open("rook", "rook-2")
	require.NoError(t, err)
	for _, id := range []string{"rook-1", "rook-3"} {
		_, err = there.Open("rook", id)
		require.NoError(t, err)
		fail(t, &there)
		solve(t, &there)
	}
	_, err = there.OpenTest("fork")
	require.NoError(t, err)
	for range TestLength {
		solve(t, &there)
	}
	here.Merge(there)
	l := lessonNamed(t, "rook")
	_, first := here.MetExercise(l, "rook-1")
	assert.True(t, first, "what is here stays")
	met, first := here.MetExercise(l, "rook-3")
	assert.True(t, met && !first)
	assert.Equal(t, MostStars, here.Stars(lessonNamed(t, "fork")))
	_, a, ok := here.Current()
	require.True(t, ok)
	assert.Equal(t, "rook-2", a.Exercise().ID)
	worse := Progress{}
	_, err = worse.Open("rook", "rook-1")
	require.NoError(t, err)
	fail(t, &worse)
	solve(t, &worse)
	worse.Merge(here)
	_, first = worse.MetExercise(l, "rook-1")
	assert.True(t, first, "a better one comes over")
	merged := here
	here.Merge(there)
	assert.Equal(t, merged, here, "once more adds nothing")
}

// Who has begun the path is praised for castling before the lesson of it, though it is not advised until then.
func TestCastlingIsPraisedBeforeItsLesson(t *testing.T) {
	p := &Progress{}
	rook, ok := Find("rook")
	require.True(t, ok)
	p.set(&open{lesson: rook, exercise: rook.Exercises[0]}, met)
	known := p.Vocabulary()
	assert.True(t, known.HasKind(fact.KindPraiseCastle))
	assert.False(t, known.HasKind(fact.KindHabitCastle))
}

// Who has begun a lesson, but none about how the pieces move, came with what they know, and is told of it by its name.
func TestWhoBeginsFartherOnCameWithWhatTheyKnow(t *testing.T) {
	begin := func(p *Progress, name string) {
		l, ok := Find(name)
		require.True(t, ok)
		p.set(&open{lesson: l, exercise: l.Exercises[0]}, met)
	}
	p := &Progress{}
	begin(p, "habits")
	known := p.Vocabulary()
	assert.True(t, known.HasKind(fact.KindPlanChecks))
	assert.True(t, known.Has(fact.Fork))
	assert.False(t, known.Has(fact.Subtle[0]))
	begin(p, "knight")
	known = p.Vocabulary()
	assert.False(t, known.HasKind(fact.KindPlanChecks))
	assert.False(t, known.Has(fact.Fork))
}
