package coach

import (
	"flag"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// reviewsFile is written by the test of reviews, a game a line: its moves, and after each semicolon what was missed:
// the moves before it, the score of the best line, and that line.
var reviewsFile = flag.String("reviews", "testdata/reviews.txt", "prove the sentences of the reviews in this file")

// TestSentencesOfReviewsAreTrue proves what reviews say: of moves played, what they carry out or give away; of moments,
// the idea that was there, comes next or is prevented, and the mate that could be forced.
func TestSentencesOfReviewsAreTrue(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(*reviewsFile)
	require.NoError(t, err)
	audit := newAuditor()
	games := 0
	for line := range strings.Lines(string(text)) {
		games++
		parts := strings.Split(strings.TrimSpace(line), ";")
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for uci := range strings.FieldsSeq(parts[0]) {
			auditPlayed(t, audit, g, uci)
		}
		for _, missed := range parts[1:] {
			auditMissed(t, audit, g, strings.Fields(missed))
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(audit.byKind)) {
		t.Logf("%6d %s", audit.byKind[kind], kind)
	}
	t.Logf("%d games", games)
	assert.NotZero(t, audit.byKind[fact.KindHintIdea])
}

// auditPlayed proves what a review may say of a move, and plays it.
func auditPlayed(t *testing.T, audit *auditor, g *tutor.Game, uci string) {
	p, ply := g.Position(), g.Ply()
	m, err := p.ParseUCI(uci)
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	facts := MoveIdeas(g, ply, m)
	for _, f := range facts {
		require.True(t, allHold([]fact.Fact{f}, p, m, g, ply), "%s of %s in %s", f.Kind, uci, p.FEN())
		audit.byKind[f.Kind]++
	}
	_, facts = NewSurvey(p).MoveAdvice(m)
	for _, f := range facts {
		audit.prove(t, &claim{g: g, ply: ply, p: p, move: m, next: p.Play(m), fact: f})
	}
}

// auditMissed proves the second step of the hint at what was missed.
func auditMissed(t *testing.T, audit *auditor, g *tutor.Game, fields []string) {
	ply, err := strconv.Atoi(fields[0])
	require.NoError(t, err)
	score, err := strconv.Atoi(fields[1])
	require.NoError(t, err)
	before := g.Until(ply)
	best := ai.Result{Score: ai.Score(score)}
	at := *before.Position()
	for _, uci := range fields[2:] {
		m, err := at.ParseUCI(uci)
		require.NoError(t, err)
		best.PV, at = append(best.PV, m), at.Play(m)
	}
	best.Move = best.PV[0]
	f := HintFacts(before, best)[1]
	p := before.Position()
	c := &claim{g: before, ply: ply, p: p, move: best.Move, next: p.Play(best.Move), fact: f}
	switch f.Kind {
	case fact.KindHintMate:
		require.True(t, f.Count > 3 || slowMate(p, 2*f.Count-1), "mate in %d in %s", f.Count,
			p.FEN()) // a longer one rests on the search
	default:
		known, holds := ideasHold(c)
		if !known {
			return // no idea is named
		}
		require.True(t, holds, "%s (%s) of %s in %s", f.Kind, f.Concept, best.Move, p.FEN())
	}
	audit.byKind[f.Kind]++
}
