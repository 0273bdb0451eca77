package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

func TestGrade(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		grade     fact.Grade
		count     int
	}{
		"mate":      {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", fact.Mates, 0},
		"stalemate": {"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "g5g6", fact.Stalemates, 0},
		"fool's mate": {"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g2g4",
			fact.AllowsMate, 0},
		"a rook to a pawn":               {"4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "d1d5", fact.Loses, -5},
		"an even trade":                  {"3rk3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d8", fact.Guarded, 0},
		"guarded well enough":            {"4k3/2p5/8/8/4P3/2P5/3P4/4K3 w - - 0 1", "c3c4", fact.Safe, 0},
		"a pawn that is guarded":         {"4k3/2p5/3p4/8/4P3/2P5/3P4/4K3 w - - 0 1", "e4e5", fact.Loses, -1},
		"guarded by a pawn":              {"4k3/2p5/3p4/8/5P2/4P3/8/4K3 w - - 0 1", "f4f5", fact.Safe, 0},
		"takes and is taken":             {"4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", fact.Guarded, 0},
		"safe there, loses elsewhere":    {"4k3/8/8/8/8/2p5/1N6/4K2R w - - 0 1", "h1h7", fact.Loses, -3},
		"a loss that cannot be helped":   {"4k3/8/8/2pp4/1R3R2/8/8/K7 w - - 0 1", "b4b8", fact.Safe, 0},
		"takes en passant":               {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", fact.Safe, 1},
		"promotes":                       {"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", fact.Safe, 8},
		"promotes to a rook that checks": {"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", fact.Safe, 4},
		"what takes it is mated":         {"5b1r/p1Nbkppp/4p3/Q7/2pP1B2/7P/PPP2PP1/R4RK1 w - - 0 1", "f4d6", fact.Guarded, 0},
		"all lose the same: it does not lose": {
			"7k/8/8/8/8/1p6/P7/K7 w - - 0 1", "a2a3", fact.Safe, 0,
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			assert.Equal(t, c.grade, NewSurvey(&p).Grade(m))
			assert.Equal(t, c.count, NewSurvey(&p).find(m).count)
		})
	}
}

func TestAnIllegalMovePanics(t *testing.T) {
	p := chess.Start()
	assert.Panics(t, func() { NewSurvey(&p).Grade(chess.NoMove) })
	assert.Panics(t, func() { Ideas(&p, chess.NoMove, lastMove{}) })
}

// slowCounts is the count of every move, read off the definition.
func slowCounts(p *chess.Position) (counts map[chess.Move]int, best int) {
	counts, best = map[chess.Move]int{}, -100
	for _, m := range p.Moves() {
		next := p.Play(m)
		counts[m] = slowLead(&next, p.Turn()) - slowLead(p, p.Turn()) - slowLoss(&next)
		best = max(best, counts[m])
	}
	return counts, best
}

// slowLoss is the most that any exchange gains; nothing if by four captures in turn, the last an exchange, nothing is
// gained, or the other side can mate after every capture that begins an exchange which gains.
func slowLoss(p *chess.Position) int {
	if slowTaken(p, 4) == 0 || slowMated(p) {
		return 0
	}
	return slowBest(p)
}

// slowMated plays every capture that begins an exchange which gains: does a reply mate after each?
func slowMated(p *chess.Position) bool {
	for _, m := range p.Moves() {
		if !slowCapture(p, m) || slowExchange(p, m.To()) == 0 {
			continue
		}
		after := p.Play(m)
		if !slices.ContainsFunc(after.Moves(), func(reply chess.Move) bool {
			end := after.Play(reply)
			return end.Outcome(nil) == chess.Checkmate
		}) {
			return false
		}
	}
	return true
}

// slowTaken is what the side to move gains by so many captures in turn, the last an exchange.
func slowTaken(p *chess.Position, captured int) (most int) {
	if captured == 1 {
		return exchange.Best(p).Count
	}
	for _, m := range p.Moves() {
		if slowCapture(p, m) {
			after := p.Play(m)
			gain := slowLead(&after, p.Turn()) - slowLead(p, p.Turn())
			most = max(most, gain-slowTaken(&after, captured-1))
		}
	}
	return most
}

// slowBest is the most that any exchange gains.
func slowBest(p *chess.Position) (most int) {
	var tried chess.Bitboard
	for _, m := range p.Moves() {
		if !tried.Has(m.To()) && slowCapture(p, m) {
			tried |= m.To().Bitboard()
			most = max(most, slowExchange(p, m.To()))
		}
	}
	return most
}

// slowGrade reads the definition line by line.
func slowGrade(p *chess.Position, m chess.Move, count, best int) fact.Grade {
	next := p.Play(m)
	switch outcome := next.Outcome(nil); {
	case outcome == chess.Checkmate:
		return fact.Mates
	case outcome == chess.Stalemate:
		return fact.Stalemates
	}
	for _, reply := range next.Moves() {
		after := next.Play(reply)
		if after.Outcome(nil) == chess.Checkmate {
			return fact.AllowsMate
		}
	}
	switch {
	case count < 0 && count < best:
		return fact.Loses
	case slowTakers(p, m) != 0:
		return fact.Guarded
	}
	return fact.Safe
}

func TestGradesKeepToTheirDefinition(t *testing.T) {
	var seen [fact.Guarded + 1]int
	eachSample(12, 60, 3, func(g *tutor.Game, ply int) {
		p := g.PositionAt(ply)
		counts, best := slowCounts(p)
		graded := NewSurvey(p).moves
		require.Len(t, graded, len(counts))
		for _, m := range graded {
			require.Equal(t, counts[m.move], m.count, "%s in %s", m.move, p.FEN())
			want := slowGrade(p, m.move, counts[m.move], best)
			require.Equal(t, want, m.grade, "%s in %s: %s, not %s", m.move, p.FEN(), want, m.grade)
			seen[want]++
		}
	})
	t.Logf("moves by grade, from safe to guarded: %v", seen)
	assert.NotContains(t, seen, 0)
}

func BenchmarkSurvey(b *testing.B) {
	p := fenOf(b, middlegame)
	b.ReportAllocs()
	for b.Loop() {
		NewSurvey(&p)
	}
}
