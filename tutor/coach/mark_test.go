package coach

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"
)

func squares(t *testing.T, names ...string) (b chess.Bitboard) {
	t.Helper()
	for _, name := range names {
		s, err := chess.ParseSquare(name)
		require.NoError(t, err)
		b |= s.Bitboard()
	}
	return b
}

func TestTakers(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		want      []string
	}{
		"nobody":                {chess.StartFEN, "e2e4", nil},
		"a pawn":                {"rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2", "e2e4", []string{"d5"}},
		"en passant":            {"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", []string{"d4"}},
		"en passant, twice":     {"4k3/8/8/8/3p1p2/8/4P3/4K3 w - - 0 1", "e2e4", []string{"d4", "f4"}},
		"a pinned piece cannot": {"4k3/8/8/4n3/8/8/3P4/4R1K1 w - - 0 1", "d2d3", nil},
		"a king may":            {"8/8/8/3k4/8/8/4Q3/4K3 w - - 0 1", "e2e4", []string{"d5"}},
		"a guarded square not":  {"8/8/8/3k4/8/3P4/4Q3/4K3 w - - 0 1", "e2e4", nil},
		"promoted":              {"3rk3/4P3/8/8/8/8/8/K7 w - - 0 1", "e7d8q", []string{"e8"}},
		"castling":              {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", nil},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := chess.ParseFEN(c.fen)
			require.NoError(t, err)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			assert.Equal(t, squares(t, c.want...), Takers(&p, m))
		})
	}
}

func TestThreatened(t *testing.T) {
	for name, c := range map[string]struct {
		fen  string
		want map[string][]string
	}{
		"none": {chess.StartFEN, nil},
		"guarded or not, it is threatened": {
			"rnbqkb1r/pppppppp/5n2/8/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 2",
			map[string][]string{"e4": {"f6"}},
		},
		"a pinned piece threatens nothing": {"4k3/4n3/8/3P4/8/8/8/4R1K1 w - - 0 1", nil},
		"in check too": {"4k3/8/8/8/1b6/2n5/P7/4K3 w - - 0 1",
			map[string][]string{"a2": {"c3"}}},
		"the king is not listed":               {"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", nil},
		"en passant is not looked at":          {"4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", nil},
		"a king does not take what is guarded": {"8/8/8/3k4/4R3/3P4/8/4K3 w - - 0 1", nil},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := chess.ParseFEN(c.fen)
			require.NoError(t, err)
			want := map[chess.Square]chess.Bitboard{}
			for on, by := range c.want {
				want[squares(t, on).First()] = squares(t, by...)
			}
			assert.Equal(t, want, Threatened(&p))
		})
	}
}

// The slow, obvious reading of the definitions: every reply tried, in a sixth of the games outside the long form.
func TestMarksKeepToTheirDefinitions(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	games := 10
	if needs.Soak {
		games = 60
	}
	for range games {
		g := randomGame(random, tutor.Setup{Start: chess.Start()}, 120)
		for ply := 0; ply <= g.Ply(); ply += 3 {
			p := g.PositionAt(ply)
			marks := NewSurvey(p).Marks()
			require.ElementsMatch(t, p.Moves(), movesOf(marks))
			for _, m := range marks.Moves {
				require.Equal(t, slowTakers(p, m.Move), m.Takers, "%s in %s", m, p.FEN())
				require.Equal(t, m.Takers == 0, m.Safe())
				require.Equal(t, slowFair(p, m.Move), m.Fair, "%s in %s", m, p.FEN())
				require.Equal(t, slowGains(p, m.Move), m.Wins, "%s in %s", m, p.FEN())
			}
			require.Equal(t, slowThreatened(p), marks.Threatened, p.FEN())
			require.Equal(t, slowLost(p), marks.Lost, p.FEN())
		}
	}
}

func movesOf(marks Marks) (list []chess.Move) {
	for _, m := range marks.Moves {
		list = append(list, m.Move)
	}
	return list
}

// slowTakers follows the piece itself: it is taken by a reply after which the
// mover has a piece fewer and another piece stands on its square, or none does.
func slowTakers(p *chess.Position, m chess.Move) (takers chess.Bitboard) {
	next := p.Play(m)
	for _, reply := range next.Moves() {
		after := next.Play(reply)
		fewer := after.Color(p.Turn()).Count() < next.Color(p.Turn()).Count()
		if gone := !after.Color(p.Turn()).Has(m.To()); fewer && gone {
			takers |= reply.From().Bitboard()
		}
	}
	return takers
}

func slowThreatened(p *chess.Position) map[chess.Square]chess.Bitboard {
	threatened := map[chess.Square]chess.Bitboard{}
	flipped := p.Pass()
	for _, m := range flipped.Moves() {
		taken := flipped.At(m.To())
		if taken != chess.NoPiece && taken.Type() != chess.King {
			threatened[m.To()] |= m.From().Bitboard()
		}
	}
	return threatened
}

// slowFair plays every reply: one takes the piece that moved, none mates, and the
// exchange there gains no more than the move took.
func slowFair(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	for _, reply := range next.Moves() {
		if after := next.Play(reply); after.InCheck() && !after.HasMove() {
			return false
		}
	}
	gained := slowLead(&next, p.Turn()) - slowLead(p, p.Turn())
	return slowTakers(p, m) != 0 && gained >= min(slowLoss(&next), slowExchange(&next, m.To()))
}

// A capture that leaves more to be taken elsewhere is not marked as winning, though that can be answered in turn.
func TestACaptureThatGivesMoreIsNotMarked(t *testing.T) {
	p := fenOf(t, "r2Q1Bk1/pbp2p1p/1p4p1/4p3/2B5/8/PPP2PPP/R4RK1 w - - 1 16")
	for _, m := range NewSurvey(&p).Marks().Moves {
		if m.String() == "d8c7" {
			assert.False(t, m.Wins)
		}
	}
}

// slowGains plays every reply: none mates, and none gains as much as the move took.
func slowGains(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	gained := slowLead(&next, p.Turn()) - slowLead(p, p.Turn())
	for _, reply := range next.Moves() {
		if after := next.Play(reply); after.InCheck() && !after.HasMove() {
			return false
		}
	}
	return gained > slowBest(&next)
}

// slowLost tries every exchange on a threatened piece; in check, what nothing bears on
// after it was taken.
func slowLost(p *chess.Position) (lost chess.Bitboard) {
	if p.InCheck() {
		return slowHanging(p)
	}
	flipped := p.Pass()
	for s := range slowThreatened(p) {
		if slowExchange(&flipped, s) > 0 {
			lost |= s.Bitboard()
		}
	}
	return lost
}

func TestFairTrade(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		fair      bool
	}{
		"a rook for a rook":              {"3rk3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d8", true},
		"a rook for a pawn":              {"4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", false},
		"wins more than it gives":        {"3qk3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d8", true},
		"guarded, nothing taken":         {"4k3/r7/8/8/8/1P6/8/R5K1 w - - 0 1", "a1a4", true},
		"safe is more than fair":         {"4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d5", false},
		"another piece hangs anyway":     {"2krb3/8/6p1/5N2/8/8/8/K2R4 w - - 0 1", "d1d8", true},
		"it loses whatever it does":      {"k7/8/8/2b1b3/8/1p1p4/p1p5/2N4K w - - 0 1", "c1a2", false},
		"an even trade that allows mate": {"3r2k1/8/8/8/8/8/r4PPP/3R2K1 w - - 0 1", "f2f3", false},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			marks := NewSurvey(&p).Marks()
			i := slices.IndexFunc(marks.Moves, func(mm MarkedMove) bool { return mm.Move == m })
			assert.Equal(t, c.fair, marks.Moves[i].Fair)
		})
	}
}

func BenchmarkMarks(b *testing.B) {
	p, err := chess.ParseFEN("r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9")
	require.NoError(b, err)
	v := NewSurvey(&p)
	for b.Loop() {
		v.Marks()
	}
}
