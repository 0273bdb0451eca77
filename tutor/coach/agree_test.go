package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// moveOfChance returns the move that a fact advises: how a chance is taken, or a danger met; NoMove for other facts.
func moveOfChance(f *fact.Fact) chess.Move {
	switch f.Kind {
	case fact.KindFree, fact.KindExchangeChance, fact.KindPromotionChance:
		return f.Line[0]
	case fact.KindIdeaChance:
		return f.Ideas[0].Move
	case fact.KindHanging, fact.KindExchangeDanger:
		if len(f.Ways) > 0 {
			return f.Ways[0].Move
		}
	}
	return chess.NoMove
}

// The line advises no move that the hint would not: it loses less than half a point beside the hint's in the same
// search. And what would be stopped never comes before an own win, but that a piece is saved before one without a name.
func TestTheLineAdvisesWhatTheHintWould(t *testing.T) {
	t.Parallel()
	told := map[fact.Kind]int{}
	eachSample(2626, 16, 11, func(g *tutor.Game, ply int) {
		g = g.Until(ply)
		if g.Outcome() != chess.Playing {
			return
		}
		p := g.Position()
		found := looked(t, *p)
		scores := map[chess.Move]ai.Score{found.Move: found.Score}
		for _, l := range found.Lines {
			scores[l.Moves[0]] = l.Score
		}
		v := NewSurvey(p)
		for _, f := range v.Judged(g, v.Advice(g, ply), found) {
			m := moveOfChance(&f)
			if m == chess.NoMove {
				continue
			}
			told[f.Kind]++
			require.Contains(t, scores, m, "%s in %s", English(f, tutor.ToWhite), p.FEN())
			assert.Less(t, found.Score-scores[m], ai.Score(50), "%s in %s", English(f, tutor.ToWhite), p.FEN())
		}
		if idea := HintFacts(g, found)[1]; idea.Kind == fact.KindHintPrevents {
			told[idea.Kind]++
			saves := idea.Concept == fact.FreePiece || idea.Concept == fact.WinningTrade
			assert.True(t, saves || int(found.Score) < 100*(chess.Lead(p, p.Turn())+1), p.FEN())
		}
	})
	t.Log(told)
	for _, kind := range []fact.Kind{
		fact.KindFree, fact.KindExchangeChance, fact.KindIdeaChance, fact.KindHanging, fact.KindHintPrevents,
	} {
		assert.Positive(t, told[kind], kind)
	}
}

// A move that the search recommends is not marked or told as a loss, whatever the count of what hangs says, unless
// another is the best, and its own line does not win back what hangs.
func TestMarksDoNotSpeakAgainstTheSearch(t *testing.T) {
	t.Parallel()
	counted := 0
	eachSample(2626, 16, 11, func(g *tutor.Game, ply int) {
		g = g.Until(ply)
		if g.Outcome() != chess.Playing {
			return
		}
		p := g.Position()
		found, v := looked(t, *p), NewSurvey(p)
		seen := v.Recommending(found)
		for at, m := range recommended(found) {
			if at > 0 && v.letsGo(found.Lines[at]) {
				assert.Equal(t, fact.Loses, seen.Grade(m), "%s in %s", m, p.FEN())
				continue
			}
			grade, facts := seen.MoveAdvice(m)
			require.NotEqual(t, fact.Loses, grade, "%s in %s", m, p.FEN())
			if v.Grade(m) != fact.Loses {
				assert.Equal(t, v.Grade(m), grade)
				continue
			}
			counted++
			for _, f := range facts {
				assert.NotEqual(t, fact.ToneDanger, f.Kind.Tone(), "%s in %s", English(f, tutor.ToWhite), p.FEN())
			}
		}
		for _, m := range seen.Marks().Moves {
			lost := m.Takers != 0 && !m.Fair
			assert.False(t, lost && v.Grade(m.Move) == fact.Loses && seen.Grade(m.Move) != fact.Loses, p.FEN())
		}
	})
	assert.Positive(t, counted)
}

// A knight that comes out is safe, but what its move lets go is told and marked, as good as the search thinks it.
func TestMarksTellWhatIsLetGo(t *testing.T) {
	p, err := chess.ParseFEN("r1bqkb1r/pppppppp/2n2n2/8/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 3 3")
	require.NoError(t, err)
	found := looked(t, p)
	m, err := p.ParseSAN("Nf3")
	require.NoError(t, err)
	require.Contains(t, recommended(found), m)
	seen := NewSurvey(&p).Recommending(found)
	grade, facts := seen.MoveAdvice(m)
	assert.Equal(t, fact.Loses, grade)
	assert.Equal(t, "Then the knight on f6 can take your pawn on e4 for free.", English(facts[0], tutor.ToWhite))
	assert.Equal(t, fact.Safe, seen.Grade(found.Move))
}
