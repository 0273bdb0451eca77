package coach

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	exact "chesstutor/ai/ending"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What is said of endings that tables have, and how it is proved: from the words, by the tables' result of every move.
var (
	tableProofs = map[string]proof{
		"{c} can force a win from here.": func(c *claim, w []string) bool {
			return side(w[0]) == c.p.Turn() && tableResult(c.p) == exact.Won
		},
		"Nobody can force a win here.": func(c *claim, _ []string) bool { return tableResult(c.p) == exact.Drawn },
		"The other side can force a win. Make it find the way.": func(c *claim, _ []string) bool {
			return tableResult(c.p) == exact.Lost
		},
		"Careful: only one move still wins here.": func(c *claim, _ []string) bool {
			return movesWith(c.p, exact.Won) == 1 && len(c.p.Moves()) > 1
		},
		"Careful: only one move still makes a draw.": func(c *claim, _ []string) bool {
			return movesWith(c.p, exact.Drawn) == 1 && movesWith(c.p, exact.Won) == 0 && len(c.p.Moves()) > 1
		},
		"Still won: every other move let the win go.": func(c *claim, _ []string) bool {
			before := c.g.PositionAt(c.ply - 2)
			return movesWith(before, exact.Won) == 1 && len(before.Moves()) > 1 && tableResult(c.p) == exact.Won
		},
		"Still a draw: every other move was lost.": func(c *claim, _ []string) bool {
			before := c.g.PositionAt(c.ply - 2)
			return movesWith(before, exact.Lost) == len(before.Moves())-1 && movesWith(before, exact.Drawn) == 1 &&
				tableResult(before) == exact.Drawn && tableResult(c.p) == exact.Drawn
		},
	}
	tableMoveProofs = map[string]proof{
		"This lets the win go: now it is a draw.": func(c *claim, _ []string) bool {
			return tableResult(c.p) == exact.Won && resultAfter(c.p, c.move) == exact.Drawn
		},
		"This lets the win go: now the other side can win.": func(c *claim, _ []string) bool {
			return tableResult(c.p) == exact.Won && resultAfter(c.p, c.move) == exact.Lost
		},
		"This lets the draw go: now the other side can win.": func(c *claim, _ []string) bool {
			return tableResult(c.p) == exact.Drawn && resultAfter(c.p, c.move) == exact.Lost
		},
	}
)

// tableResult returns the best result of all moves, by the tables' results after them: what a table says of a position
// itself is not asked.
func tableResult(p *chess.Position) exact.Result {
	best := exact.Lost
	for _, m := range p.Moves() {
		best = max(best, resultAfter(p, m))
	}
	return best
}

// resultAfter returns what a table says of the position after a move, for the side that made it.
func resultAfter(p *chess.Position, m chess.Move) exact.Result {
	next := p.Play(m)
	switch next.Outcome(nil) {
	case chess.Checkmate:
		return exact.Won
	case chess.Stalemate, chess.Insufficient:
		return exact.Drawn
	}
	v, ok := exact.Judge(&next)
	if !ok {
		panic(next.FEN())
	}
	return -v.Result
}

func movesWith(p *chess.Position, result exact.Result) (n int) {
	for _, m := range p.Moves() {
		if resultAfter(p, m) == result {
			n++
		}
	}
	return n
}

// tableNames are the men of all tables.
var tableNames = strings.Fields(
	"KQK KRK KPK KBBK KBNK KQKQ KQKR KQKB KQKN KQKP KRKR KRKB KRKN KRKP KBKB KBKN KBKP KNKN KNKP KPKP")

// randomEnding returns a position of an ending, the first side's men White's or Black's.
func randomEnding(random *rand.Rand, name string) chess.Position {
	for {
		var board [64]byte
		letters, upper := name, random.IntN(2) == 0
		for i, letter := range letters {
			white := upper == (strings.LastIndex(letters, "K") > i)
			if !white {
				letter += 'a' - 'A'
			}
			at := random.IntN(64)
			for board[at] != 0 || (letter|0x20) == 'p' && (at < 8 || at >= 56) {
				at = random.IntN(64)
			}
			board[at] = byte(letter)
		}
		var fen strings.Builder
		for at := 0; at < 64; at += 8 {
			rank := string(board[at : at+8])
			for n := 8; n > 0; n-- {
				rank = strings.ReplaceAll(rank, strings.Repeat("\x00", n), strconv.Itoa(n))
			}
			fen.WriteString("/" + rank)
		}
		text := fen.String()[1:] + []string{" w - - 0 1", " b - - 0 1"}[random.IntN(2)]
		if p, err := chess.ParseFEN(text); err == nil && p.HasMove() {
			if _, covered := exact.Moves(&p); covered {
				return p
			}
		}
	}
}

// Of every kind of table, all that is said of random games in it is proved by the results of all moves: of positions,
// of every move as a warning or in a review, and of the moves that were made. Whether a move lets a result go is told
// of every move of which it is so.
func TestWhatIsSaidOfTablesIsTrue(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(29, 7))
	audit := newAuditor()
	for _, name := range tableNames {
		told := 0
		for range 6 {
			p := randomEnding(random, name)
			g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
			for ply := 0; ply < 6 && g.Outcome() == chess.Playing && !g.Position().Insufficient(); ply++ {
				p, v := g.Position(), NewSurvey(g.Position())
				facts, _ := v.Coach(g, ply, v.exactFacts(), false, nil)
				for _, f := range facts {
					if tableProofsHave(f.Kind) {
						audit.prove(t, &claim{g: g, ply: ply, p: p, fact: f})
						told++
					}
				}
				for _, m := range p.Moves() {
					f, tells := LetsGo(p, m)
					require.True(t, tells, p.FEN())
					require.Equal(t, tableResult(p) > resultAfter(p, m), f != nil, "%s %s", p.FEN(), m)
					if f != nil {
						audit.prove(t, &claim{g: g, ply: ply, p: p, move: m, next: p.Play(m), fact: *f})
						told++
					}
				}
				best, _ := exact.Moves(p) // so that games stay in balance, half of the moves keep the result
				m := best[random.IntN(len(best))].Move
				for range 20 {
					if resultAfter(p, m) == tableResult(p) {
						break
					}
					m = best[random.IntN(len(best))].Move
				}
				require.NoError(t, g.Play(m))
			}
		}
		if even := "KBKB KBKN KNKN"; !strings.Contains(even, name) { // a draw, with as much for both
			assert.Positive(t, told, name)
		}
	}
	for kind := range map[fact.Kind]bool{
		fact.KindTableWon: true, fact.KindTableDrawn: true, fact.KindTableLost: true, fact.KindOnlyWin: true,
		fact.KindOnlyDraw: true, fact.KindPraiseWon: true, fact.KindPraiseDrawn: true, fact.KindLetsWinGo: true,
		fact.KindLosesWin: true, fact.KindLosesDraw: true,
	} {
		assert.Positive(t, audit.byKind[kind], kind)
	}
	t.Log(audit.byKind)
}

// tableProofsHave reports whether a kind of fact of a position is one of those that tables prove.
func tableProofsHave(kind fact.Kind) bool {
	switch kind {
	case fact.KindTableWon, fact.KindTableDrawn, fact.KindTableLost, fact.KindOnlyWin, fact.KindOnlyDraw,
		fact.KindPraiseWon, fact.KindPraiseDrawn:
		return true
	}
	return false
}

// The coach warns of a move that lets a win or a draw go as the table says, and of none that keeps it, in a position of
// each kind of table where there are both.
func TestWarningsFollowTheTables(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(29, 8))
	for _, name := range tableNames {
		for tries := 0; tries < 400; tries++ {
			p := randomEnding(random, name)
			kept, gone := movesWith(&p, tableResult(&p)), chess.NoMove
			for _, m := range p.Moves() {
				if next := p.Play(m); resultAfter(&p, m) < tableResult(&p) && next.HasMove() {
					gone = m
				}
			}
			if gone == chess.NoMove || kept == 0 {
				continue
			}
			before := searched(t, p, HintLimits)
			for _, m := range []chess.Move{gone, before.Move} {
				g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
				require.NoError(t, g.Play(m))
				var after ai.Result
				if g.Outcome() == chess.Playing {
					after = searched(t, *g.Position(), WarnLimits)
				}
				wanted := func(w Warn) bool { return w == WarnJudged }
				f := WarningOf(g, NewSurvey(&p), Searched{before, after}, false, wanted)
				want, _ := LetsGo(&p, m)
				assert.Equal(t, want, f, "%s %s", p.FEN(), m)
				assert.Equal(t, m == gone, f != nil, "%s %s", p.FEN(), m)
			}
			break
		}
	}
}

// Fifty moves come before a mate that a table sees too far away: then nothing is said to be won.
func TestFiftyMovesComeBeforeTheTable(t *testing.T) {
	for fen, want := range map[string]int{
		"8/8/8/3k4/8/8/8/KB5N w - - 0 1": 1, "8/8/8/3k4/8/8/8/KB5N w - - 95 100": 0,
	} {
		p := fenOf(t, fen)
		assert.Len(t, NewSurvey(&p).exactFacts(), want, fen)
	}
}

// Where one move alone keeps the win or the draw, the hint shows it, and says so where it has no plainer reason.
func TestTheHintTellsTheOnlyMove(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(29, 9))
	said := 0
	for range 400 {
		p := randomEnding(random, tableNames[random.IntN(len(tableNames))])
		only, ok := keepsAlone(&p, tableResult(&p))
		if !ok || matingMove(&p) != chess.NoMove {
			continue
		}
		g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
		steps := HintFacts(g, looked(t, p))
		assert.Equal(t, only, steps[3].Move, p.FEN())
		if steps[1].Kind == fact.KindHintPlan {
			assert.Contains(t, []fact.Kind{fact.KindOnlyWin, fact.KindOnlyDraw}, steps[1].Ideas[0].Kind, p.FEN())
			said++
		}
	}
	assert.Positive(t, said)
}
