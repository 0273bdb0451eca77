package coach

import (
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/corentings/chess/v2/opening"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// bookPositions maps the names of the library's openings to the boards that
// their lines end in.
var bookPositions = sync.OnceValue(func() map[string][]string {
	boards := map[string][]string{}
	for _, line := range opening.NewBookECO().Possible(nil) {
		p := chess.Start()
		for _, uci := range strings.Fields(line.PGN()) {
			m, err := p.ParseUCI(uci)
			if err != nil {
				panic(err)
			}
			p = p.Play(m)
		}
		boards[line.Title()] = append(boards[line.Title()], p.String())
	}
	return boards
})

// update makes TestOpenings write the names of openings anew.
var update = flag.Bool("update", false, "write openings.txt")

// The table has the name of every position in which a line of the library's book ends. If two lines end in one
// position, the shorter name is the more general one.
func TestOpenings(t *testing.T) {
	names := map[uint64]string{}
	for _, line := range opening.NewBookECO().Possible(nil) {
		p := chess.Start()
		for uci := range strings.FieldsSeq(line.PGN()) {
			m, err := p.ParseUCI(uci)
			require.NoError(t, err)
			p = p.Play(m)
		}
		other, known := names[p.Key()]
		if !known || cmp.Or(cmp.Compare(len(line.Title()), len(other)), cmp.Compare(line.Title(), other)) < 0 {
			names[p.Key()] = line.Title()
		}
	}
	var table strings.Builder
	for _, key := range slices.Sorted(maps.Keys(names)) {
		fmt.Fprintf(&table, "%016x %s\n", key, names[key])
	}
	if *update {
		require.NoError(t, os.WriteFile("openings.txt", []byte(table.String()), 0o644))
	}
	require.Equal(t, table.String(), openings)
	require.Equal(t, names, openingNames())
}

func namedInBook(name string, p *chess.Position) bool {
	for _, board := range bookPositions()[name] {
		if board == p.String() {
			return true
		}
	}
	return false
}

func played(t testing.TB, setup tutor.Setup, sans string) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(setup)
	for _, san := range strings.Fields(sans) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	return g
}

func TestOpeningName(t *testing.T) {
	for moves, want := range map[string]string{
		"":                                     "",
		"e4 e5 Nf3 Nc6 Bc4":                    "Italian Game",
		"Nf3 e5 e4 Nc6 Bc4":                    "Italian Game",
		"e4 e5 Nf3 Nc6 Bc4 h5 a4 a5 Ra2":       "Italian Game",
		"e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6": "Sicilian Defense: Najdorf Variation",
	} {
		g := played(t, tutor.Setup{Start: chess.Start()}, moves)
		name, ok := OpeningName(g, g.Ply())
		assert.Equal(t, want, name, moves)
		assert.Equal(t, want != "", ok)
	}
}

func TestNoOpeningNameAwayFromTheStart(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1")}, "e4 e5")
	_, ok := OpeningName(g, 2)
	assert.False(t, ok)
}

func TestEveryOpeningNameFitsASentence(t *testing.T) {
	require.Greater(t, len(bookPositions()), 2000)
	for name := range bookPositions() {
		requireShort(t, English(fact.Fact{Kind: fact.KindOpeningName, Name: name}, tutor.ToWhite))
	}
}

// A knight that has gone twice and been taken there is nobody's to move again.
func TestNoHabitOfThePieceThatTook(t *testing.T) {
	g := played(t, tutor.Setup{Start: chess.Start()}, "Nf3 Nc6 Nd4 Nxd4")
	for _, f := range NewSurvey(g.Position()).Advice(g, g.Ply()) {
		for _, m := range f.Pieces {
			if f.Judgement {
				require.Equal(t, chess.White, m.Piece.Color(), f.Kind)
			}
		}
	}
}

// What can be won for nothing comes before a rule of thumb, and the hint takes it, too; of the queen, which is out,
// the rule says nothing of coming first.
func TestAFreePawnComesBeforeARuleOfThumb(t *testing.T) {
	const moves = "e4 Nf6 d4 d6 f4 c6 e5 dxe5 Qe2 exf4 Qd3 Nbd7 Qf3 Ne4 Qxe4 f6"
	f, found := saidOf(t, chess.StartFEN, moves)
	assert.Equal(t, "Your bishop on c1 can take the pawn on f4 for free.", English(f, tutor.ToWhite))
	assert.Equal(t, "c1f4", found.Move.String())
}

// Good first steps are praised, each once: the first pawn in the middle, the first piece that comes out; not what can
// be taken there, no knight on the edge, and nothing that is not the first of its kind.
func TestGoodFirstStepsArePraised(t *testing.T) {
	for moves, want := range map[string]fact.Kind{
		"e4 e5":                fact.KindPraiseMiddle,
		"d4 Nf6":               fact.KindPraiseMiddle,
		"a3 e5 b3":             fact.KindPraiseMiddle,
		"e4 d5":                "",
		"e4 e5 d3 d6":          "",
		"e4 e5 d4 h6":          "",
		"e4 e5 Nf3 Nc6":        fact.KindPraiseOut,
		"e4 e5 Bc4 d6":         fact.KindPraiseOut,
		"e4 e5 Na3 d6":         "",
		"e4 e5 Nf3 Nc6 Bc4 d6": "",
		"e4 e5 Nf3 Nc6 h3 d6":  "",
		"e4 e5 Ba6 Nc6":        "",
	} {
		g := played(t, tutor.Setup{Start: chess.Start()}, moves)
		v := NewSurvey(g.Position())
		facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), looked(t, *g.Position())), true, nil)
		if want != "" {
			require.True(t, speaks, moves)
			assert.Equal(t, want, facts[0].Kind, moves)
			continue
		}
		assert.False(t, hasKind(facts, fact.KindPraiseMiddle), moves)
		assert.False(t, hasKind(facts, fact.KindPraiseOut), moves)
	}
}

// Where the queen is out too early the pieces are named, and ringed, that are to come out.
func TestTheQueenWaitsForTheOthers(t *testing.T) {
	g := played(t, tutor.Setup{Start: chess.Start()}, "e4 e5 Qf3 Nc6")
	f, ok := NewSurvey(g.Position()).habit(g, g.Ply())
	require.True(t, ok)
	assert.Equal(t, fact.KindHabitQueen, f.Kind)
	var on []string
	for _, m := range f.Pieces {
		on = append(on, m.Square.String())
	}
	assert.Equal(t, []string{"b1", "g1", "f1"}, on, "not the bishop that cannot move")
}
