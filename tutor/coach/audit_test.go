package coach

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
)

// The audit does not trust the facts. It reads the sentences, as a learner of
// two would, and proves each from its words alone, by trying moves. What a
// sentence may look like stands in the tables of proofs, one template a line.

// A claim is a text, and what it was said about.
type claim struct {
	g    *tutor.Game
	ply  int
	p    *chess.Position // before the move, if it is about one
	move chess.Move
	next chess.Position
	fact fact.Fact
}

// A proof reports whether the words found in a template's places hold.
type proof func(c *claim, words []string) bool

type template struct {
	pattern *regexp.Regexp
	proof   proof
}

const piecePattern = `((?:White|Black)'s (?:pawn|knight|bishop|rook|queen|king)(?: on [a-h][1-8])?)`

// templates compiles a table: {m} is a piece, {s} a square, {c} a side, {w} a
// word, {l} a list of words, {r} whatever follows.
func templates(table map[string]proof) map[string]template {
	compiled := map[string]template{}
	for text, proof := range table {
		pattern := strings.NewReplacer(
			"{m}",
			piecePattern,
			"{s}",
			"([a-h][1-8])",
			"{c}",
			"(White|Black)",
			"{w}",
			`(\S+)`,
			"{l}",
			"([^.]+)",
			"{r}",
			"(.*)",
			".",
			`\.`,
		).Replace(text)
		compiled[text] = template{regexp.MustCompile("^" + pattern + "$"), proof}
	}
	return compiled
}

// An auditor proves claims and counts them by template and kind.
type auditor struct {
	ofPositions, ofMoves map[string]template
	byText               map[string]int
	byKind               map[fact.Kind]int
}

func newAuditor() *auditor {
	table := maps.Clone(positionProofs)
	maps.Copy(table, askedProofs)
	maps.Copy(table, endingProofs)
	maps.Copy(table, tableProofs)
	moves := maps.Clone(moveProofs)
	maps.Copy(moves, tableMoveProofs)
	return &auditor{templates(table), templates(moves), map[string]int{}, map[fact.Kind]int{}}
}

// prove looks up the template of a claim's text and proves it. More than one
// template may fit; then one has to hold.
func (a *auditor) prove(t *testing.T, c *claim) {
	t.Helper()
	text := English(c.fact, tutor.ToBoth)
	requireShort(t, text)
	about := fmt.Sprintf("%q (%s), of %s in %s", text, c.fact.Kind, c.move, c.p.FEN())
	if known, holds := ideasHold(c); known {
		require.True(t, holds, about)
		requireNamed(t, c, text)
		requireShown(t, c, text)
		a.byKind[c.fact.Kind]++
		return
	}
	if told := lettingName.FindStringSubmatch(text); told != nil {
		next := c.p.Play(c.fact.Ways[0].Move)
		s, ok := parsePiece(&next, told[1])
		require.True(t, ok && slowExchange(&next, s) >= chess.Knight.Worth(), about)
		text = strings.TrimSuffix(text, told[0])
	}
	fits, table := false, a.ofPositions
	if c.move != chess.NoMove {
		table = a.ofMoves
	}
	for name, template := range table {
		words := template.pattern.FindStringSubmatch(text)
		if words == nil {
			continue
		}
		fits = true
		if template.proof(c, words[1:]) {
			a.byText[name]++
			a.byKind[c.fact.Kind]++
			requireShown(t, c, text)
			return
		}
	}
	require.True(t, fits, "no template for %s", about)
	require.Fail(t, "this is false", about)
}

// lettingName is what a remedy or the move of a hint lets be taken.
var lettingName = regexp.MustCompile(` Then ([^.]+) can be taken\.$`)

var sentenceEnd = regexp.MustCompile(`[.!?] `)

// requireShort holds every sentence to its length.
func requireShort(t *testing.T, text string) {
	t.Helper()
	require.NotEmpty(t, text)
	sentences := sentenceEnd.Split(strings.TrimSuffix(text, "."), -1)
	require.LessOrEqual(t, len(sentences), 3, text)
	for _, sentence := range sentences {
		require.LessOrEqual(t, len(strings.Fields(sentence)), 14, text)
	}
}

var squareName = regexp.MustCompile(`\bon ([a-h][1-8])\b`)

// requireShown proves that what is named can be shown, and that a line is legal.
func requireShown(t *testing.T, c *claim, text string) {
	t.Helper()
	for _, name := range squareName.FindAllStringSubmatch(text, -1) {
		s, err := chess.ParseSquare(name[1])
		require.NoError(t, err)
		require.True(t, slices.Contains(c.fact.Shown(), s), "%q does not show %s", text, s)
	}
	at := c.fact.Start
	for _, m := range c.fact.Line {
		require.True(t, at.IsLegal(m), "%q: %s is not legal in %s", text, m, at.FEN())
		at = at.Play(m)
	}
	if strings.HasPrefix(text, "Often good: ") {
		require.True(t, c.fact.Judgement, text)
	}
}

// TestEverySentenceIsTrue plays a hundred games, and hundreds in the long form, and proves what is said in them of
// positions, moves, threats and warnings.
func TestEverySentenceIsTrue(t *testing.T) {
	t.Parallel()
	audit := newAuditor()
	games := 100
	if needs.Soak {
		games = 240
	}
	for i, g := range sampleGames(21, games) {
		for ply := range g.Ply() + 1 {
			if ply%9 == i%9 || ply == g.Ply() {
				auditPosition(t, audit, g, ply)
			}
			if ply < g.Ply() && ply%89 == i%89 {
				auditMoves(t, audit, g, ply)
			}
		}
	}
	facts := 0
	for _, n := range audit.byKind {
		facts += n
	}
	t.Logf("%d games, %d sentences proved", games, facts)
	for _, kind := range slices.Sorted(maps.Keys(audit.byKind)) {
		t.Logf("%6d %s", audit.byKind[kind], kind)
	}
}

func auditPosition(t *testing.T, audit *auditor, g *tutor.Game, ply int) {
	p := g.PositionAt(ply)
	v := NewSurvey(p)
	facts, _ := v.Coach(g, ply, v.Advice(g, ply), false, nil)
	for _, f := range append(facts, Threat(p)) {
		audit.prove(t, &claim{g: g, ply: ply, p: p, fact: f})
	}
}

func auditMoves(t *testing.T, audit *auditor, g *tutor.Game, ply int) {
	p := g.PositionAt(ply)
	v := NewSurvey(p)
	for _, m := range p.Moves() {
		_, facts := v.MoveAdvice(m)
		if warning := v.Warning(m); warning != nil {
			facts = append(facts, *warning)
		}
		require.NotEmpty(t, facts)
		for _, f := range facts {
			require.Equal(t, m, f.Move)
			audit.prove(t, &claim{g: g, ply: ply, p: p, move: m, next: p.Play(m), fact: f})
		}
	}
}
