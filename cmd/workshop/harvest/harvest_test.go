package harvest

import (
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/practice"
)

func parse(t *testing.T, fen string) chess.Position {
	p, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	return p
}

// Exchanging the colours keeps the number of legal moves, and doing it twice restores the position.
func TestExchanged(t *testing.T) {
	for _, fen := range []string{
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1",
		"r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1",
	} {
		p := parse(t, fen)
		q := exchanged(&p)
		assert.NotEqual(t, p.Turn(), q.Turn())
		assert.Equal(t, p.CountMoves(), q.CountMoves(), fen)
		back := exchanged(&q)
		assert.Equal(t, fen, back.FEN())
	}
}

// Boards are alike up to six squares, with few pieces up to two, and so is a mirror image.
func TestAlike(t *testing.T) {
	const full = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1"
	for _, x := range []struct {
		name, one, other string
		alike            bool
	}{
		{"the same", full, full, true},
		{"three moves apart", full, "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1", true},
		{"four moves apart", full, "r1bqkb1r/ppp2ppp/2np1n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1", false},
		{"a mirror", "6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1", "1k6/8/8/4p3/3P4/8/8/1K6 w - - 0 1", true},
		{"few pieces, a move apart", "6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1", "6k1/8/8/3p4/4P3/8/8/5K2 w - - 0 1", true},
		{"few pieces, two moves apart", "6k1/8/8/3p4/4P3/8/8/6K1 w - - 0 1", "7k/8/8/3p4/4P3/8/8/5K2 w - - 0 1",
			false},
	} {
		one, other := parse(t, x.one), parse(t, x.other)
		assert.Equal(t, x.alike, shown{boardOf(&one, false)}.has(&other), x.name)
		assert.Equal(t, x.alike, shown{boardOf(&other, false)}.has(&one), x.name)
	}
}

// No two boards of a skill are alike, no side is far ahead, each difficulty has as many exercises of a class as it may
// have, and boards look like those of people: no share is more than a third above theirs, but for one board.
func TestTheBankHasVariety(t *testing.T) {
	for _, s := range practice.Skills() {
		var before shown
		var looks look
		var count [3]tally
		for d := range count {
			count[d].of = map[class]int{}
		}
		for number := range practice.Size(s) {
			item := practice.At(s, number)
			p := &item.Exercise.Position
			require.False(t, before.has(p), "%s is like another", item.Exercise.ID)
			before = append(before, boardOf(p, false))
			require.Less(t, aheadBy(p), mostLead, item.Exercise.ID)
			looks.add(p)
			if mostOf[s] != nil {
				count[item.Difficulty].add(classes(item.Exercise, item.Exercise.Solutions()))
			}
		}
		for i, share := range looks.shares() {
			most := 4 * ofPeople[i] / 3 * float64(share.of) / 100
			if s != practice.Simplify || i < len(ofPeople)-len(looks.ahead) { // who simplifies is ahead
				assert.LessOrEqual(t, float64(share.are), max(most+1, enough), "%s: share %d of %+v", s, i, looks)
			}
		}
		for d := range count {
			for c, most := range mostOf[s] {
				assert.LessOrEqual(t, 100*count[d].of[c], most*count[d].all+99, "%s %d %s", s, d, c)
			}
		}
	}
}

// Each exercise is one that would be made again, as hard as it is said to be: looked at is one in a hundred, all in the
// long form.
func TestTheBankIsAsItWouldBeMade(t *testing.T) {
	step := 100
	if needs.Soak {
		step = 1
	}
	for _, s := range practice.Skills() {
		for number := 0; number < practice.Size(s); number += step {
			item := practice.At(s, number)
			solutions, ok := proved(s, item.Exercise)
			require.True(t, ok, item.Exercise.ID)
			d, ok := difficulty(s, item.Exercise, solutions)
			require.True(t, ok, item.Exercise.ID)
			require.Equal(t, item.Difficulty, d, item.Exercise.ID)
		}
	}
}

// A search of 100,000 positions agrees with the answers to what is chosen: looked at are a few exercises of each skill,
// more of those that ask to win, all in the long form.
func TestASearchAgrees(t *testing.T) {
	j := newJudge()
	for _, s := range practice.Skills() {
		step := 1999
		switch e := practice.At(s, 0).Exercise; {
		case needs.Soak:
			step = 1
		case asksToWin[e.Rule]:
			step = 60
		}
		for number := 7; number < practice.Size(s); number += step {
			e := practice.At(s, number).Exercise
			if e.ChosenNoMore() {
				continue
			}
			solutions := e.Solutions()
			f, err := j.find(t.Context(), e, solutions)
			require.NoError(t, err)
			assert.True(t, f.bears(e, solutions), "%s: %+v", e.ID, f)
		}
	}
}

// The search rejects exercises that the rules alone would take.
func TestASearchRejects(t *testing.T) {
	for name, line := range map[string]string{
		"a refused move wins as much": `{"id":"guard-or-move.3","kind":"move","rule":"saves",` +
			`"fen":"4N2k/2pq3p/2n5/1pbrp1pP/p2p4/P1PP1P2/1P2Q1R1/1RB1KN1B w - - 0 1","square":"e8"}`,
		"all is lost, whatever is saved": `{"id":"guard-or-move.4","kind":"move","rule":"saves",` +
			`"fen":"1r2kn1b/1p4r1/p2p1p2/P2p4/1PBNq1bp/8/2PR3P/6K1 w - - 0 1","square":"c4"}`,
		"a quiet move that loses a pawn and more": `{"id":"mistake.4","kind":"judge","rule":"mistake",` +
			`"fen":"1rb1k3/1p1nqpbr/p1pppn2/8/2BPPB1p/2N2P2/PPPQR1PP/3R3K w - - 0 1","piece":"a2","square":"a4"}`,
		"the pawn is stopped, and the game is lost": `{"id":"promote-or-stop.3","kind":"move",` +
			`"rule":"stops-promotion","fen":"8/4k2p/7P/4q3/2Bn4/p2K4/P4p2/8 w - - 0 1"}`,
		"another move mates": `{"id":"deflection.3","kind":"move","rule":"lures","least":2,` +
			`"fen":"2k2r2/2P3q1/3P4/pr2P3/4Q1p1/P6p/3R3P/4R2K w - - 0 1"}`,
		"a guard is called away, and nothing won": `{"id":"deflection.4","kind":"move","rule":"lures","least":2,` +
			`"fen":"2krr3/ppp3pp/b4p2/4BP2/3R4/N5P1/PbP4P/7K w - - 0 1"}`,
	} {
		list, err := exercise.Read([]byte(line))
		require.NoError(t, err, name)
		solutions := list[0].Solutions()
		require.NotEmpty(t, solutions, name)
		good, err := newJudge().good(t.Context(), list[0], solutions)
		require.NoError(t, err, name)
		assert.False(t, good, name)
	}
}

// Games bring exercises, the same ones for the same seed; what the bank holds is written again as it was, and new
// ones behind it.
func TestMakingAdds(t *testing.T) {
	ctx := t.Context()
	keep := func(int) error { return nil }
	some := []practice.Skill{practice.Attackers, practice.Mistake}
	k, again := newMaker(1000, some), newMaker(1000, some)
	for _, each := range []*maker{k, again} {
		each.judge.nodes = firstNodes
		_, err := each.play(ctx, 5, 2, 5, keep)
		require.NoError(t, err)
	}
	assert.Equal(t, k.bank, again.bank)
	assert.Greater(t, len(k.bank[practice.Attackers]), 2)
	for s := range k.bank {
		assert.Contains(t, some, s)
	}

	more := newMaker(practice.Size(practice.Attackers), some[:1])
	require.NoError(t, more.read(ctx, "../../../tutor/practice/bank", false))
	_, err := more.play(ctx, 0, 1, 99, keep)
	require.NoError(t, err)
	assert.Greater(t, len(more.bank[practice.Attackers]), practice.Size(practice.Attackers))
	dir := t.TempDir()
	require.NoError(t, more.write(dir))
	for number := range practice.Size(practice.Attackers) {
		require.Equal(t, practice.Line(practice.Attackers, number), more.bank[practice.Attackers][number])
	}
	assert.FileExists(t, filepath.Join(dir, "attackers.gz"))
	assert.NoFileExists(t, filepath.Join(dir, "fork.gz"))
}

// What a game would mark otherwise counts for nothing, so that others take its place, and is not made.
func TestMakingReplacesWhatIsChosenNoMore(t *testing.T) {
	const s = practice.SafeSquares
	k := newMaker(1000, []practice.Skill{s})
	require.NoError(t, k.read(t.Context(), "../../../tutor/practice/bank", false))
	for _, d := range practice.Difficulties() {
		assert.Equal(t, practice.Count(s, d), k.count[s][d].all)
	}
	again := newMaker(1000, []practice.Skill{s})
	for number := range 20 {
		e := practice.At(s, number).Exercise
		added, err := again.add(t.Context(), s, e)
		require.NoError(t, err)
		assert.NotEqual(t, e.MarkedOtherwise(), added, e.ID)
	}
}

// Making goes on with the exercises that are there; without games they stay as they are.
func TestCommand(t *testing.T) {
	run := func(out io.Writer, args ...string) error {
		flags := flag.NewFlagSet("harvest", flag.ContinueOnError)
		start := Command(flags)
		require.NoError(t, flags.Parse(args))
		return start(t.Context(), flags.Args(), out, io.Discard)
	}
	for _, args := range [][]string{{"more"}, {"-skill", "fork,spoon"}, {"-skill", "spoon"}} {
		assert.ErrorIs(t, run(io.Discard, args...), flag.ErrHelp, args)
	}
	assert.ErrorIs(t, run(io.Discard, "-into", t.TempDir()), os.ErrNotExist)

	shelf, dir := string(practice.BringOut)+".gz", t.TempDir()
	packed, err := os.ReadFile(filepath.Join("../../../tutor/practice/bank", shelf))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, shelf), packed, 0o600))
	var out strings.Builder
	require.NoError(t, run(&out, "-games", "0", "-skill", string(practice.BringOut), "-into", dir))
	assert.Contains(t, out.String(), "0 games\nskill ")
	written, err := os.ReadFile(filepath.Join(dir, shelf))
	require.NoError(t, err)
	assert.Equal(t, packed, written, "the bank is as it was")

	require.NoError(t, run(&out, "-games", "0", "-anew", "-skill", string(practice.BringOut), "-into", dir))
	written, err = os.ReadFile(filepath.Join(dir, shelf))
	require.NoError(t, err)
	assert.Less(t, len(written), 100, "nothing is left")
}

// The table has a line for each skill, and one for people.
func TestTable(t *testing.T) {
	run := func(out io.Writer, args ...string) error {
		flags := flag.NewFlagSet("bank", flag.ContinueOnError)
		start := Table(flags)
		require.NoError(t, flags.Parse(args))
		return start(t.Context(), flags.Args(), out, io.Discard)
	}
	assert.ErrorIs(t, run(io.Discard, "-skill", "spoon"), flag.ErrHelp)
	assert.ErrorIs(t, run(io.Discard, "-skill", "bring-out", "-every", "1000", "nowhere.tsv"), os.ErrNotExist)
	games := filepath.Join(t.TempDir(), "games.tsv")
	line := "me\t1000\t1100\te2e4 e7e5 g1h3 a7a5 b1c3 a8a6 f1c4 e8e7 d2d3 d7d6 c1g5 f7f6 g5e3 c7c6 a2a3 b7b6 a3a4\n"
	require.NoError(t, os.WriteFile(games, []byte(line), 0o600))
	var out strings.Builder
	require.NoError(t, run(&out, "-skill", "bring-out", "-every", "1000", games))
	assert.Regexp(t, `(?m)^bring-out +\d+ +0 `, out.String())
	assert.Regexp(t, `(?m)^people +25\.0 +50\.0 +25\.0 +0\.0 +0\.0 +0\.0$`, out.String(), "after ten plies, and fifteen")
}
