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

// The audit proves that nothing false is said. These tests prove that nothing is
// left out: the facts are exactly those that the obvious implementation finds.

// squaresOf returns the squares of the first pieces of all facts of a kind.
func squaresOf(facts []fact.Fact, kinds ...fact.Kind) (squares chess.Bitboard) {
	for _, f := range facts {
		if slices.Contains(kinds, f.Kind) {
			squares |= f.Pieces[0].Square.Bitboard()
		}
	}
	return squares
}

func hasKind(facts []fact.Fact, kind fact.Kind) bool {
	return slices.ContainsFunc(facts, func(f fact.Fact) bool { return f.Kind == kind })
}

// slowHanging is the pieces of the side to move that the opponent could take for
// nothing if it were its turn; in check only those that no own piece attacks then.
func slowHanging(p *chess.Position) (squares chess.Bitboard) {
	flipped := p.Pass()
	for _, m := range flipped.Moves() {
		of := m.To()
		if !slowCapture(&flipped, m) || flipped.At(of).Type() == chess.King {
			continue
		}
		after := flipped.Play(m)
		board := boardOf(&after)
		if p.InCheck() && board.attackers(of, p.Turn()) == 0 || !p.InCheck() && landers(&after, of) == 0 {
			squares |= of.Bitboard()
		}
	}
	return squares
}

func TestDangersAreComplete(t *testing.T) {
	t.Parallel()
	eachSample(41, 150, 6, func(g *tutor.Game, ply int) {
		p := g.PositionAt(ply)
		if p.Outcome(nil) != chess.Playing || ply == g.Ply() {
			return
		}
		flipped := p.Pass()
		facts := NewSurvey(g.PositionAt(ply)).Advice(g, ply)
		hanging := slowHanging(p)
		require.Equal(t, hanging, squaresOf(facts, fact.KindHanging), p.FEN())
		board := boardOf(p)
		inCheck := board.attackers(board.king(p.Turn()), p.Turn().Other()) != 0
		require.Equal(t, inCheck, hasKind(facts, fact.KindCheck), p.FEN())
		require.Equal(t, !inCheck && matesAtAll(&flipped), hasKind(facts, fact.KindMateThreat), p.FEN())
		require.Equal(t, matesAtAll(p), hasKind(facts, fact.KindMateChance), p.FEN())
		var losing chess.Bitboard
		for s := chess.A1; s <= chess.H8 && !inCheck; s++ {
			if !hanging.Has(s) && slowExchange(&flipped, s) > 0 {
				losing |= s.Bitboard()
			}
		}
		require.Equal(t, losing, squaresOf(facts, fact.KindExchangeDanger), p.FEN())
		promotes := slices.ContainsFunc(flipped.Moves(), func(m chess.Move) bool {
			quiet := m.Promotion() == chess.Queen && flipped.At(m.To()) == chess.NoPiece
			return quiet && slowPromotion(&flipped, m) >= 5
		})
		require.Equal(t, !inCheck && promotes, hasKind(facts, fact.KindThreatPromotion), p.FEN())
		calm := !inCheck && !matesAtAll(&flipped) && slowBest(&flipped) == 0 && !promotes
		require.Equal(t, calm && slowlyCalmed(g, ply), hasKind(facts, fact.KindCalm), p.FEN())
	})
}

// slowlyCalmed reports whether the own move before saw to it that nothing is to be
// feared, where something was, and nothing has been lost since.
func slowlyCalmed(g *tutor.Game, ply int) bool {
	if ply < 2 {
		return false
	}
	before, between, now := g.PositionAt(ply-2), g.PositionAt(ply-1), g.PositionAt(ply)
	board := boardOf(before)
	us := before.Turn()
	if board.attackers(board.king(us), us.Other()) != 0 || slowLead(now, us) < slowLead(before, us) {
		return false
	}
	feared := before.Pass()
	return (slowBest(&feared) > 0 || matesAtAll(&feared)) && slowBest(between) == 0 && !matesAtAll(between)
}

func TestChancesAreComplete(t *testing.T) {
	t.Parallel()
	eachSample(42, 60, 9, func(g *tutor.Game, ply int) {
		if ply == g.Ply() {
			return
		}
		p := g.PositionAt(ply)
		counts, best := slowCounts(p)
		var free chess.Bitboard
		for _, m := range p.Moves() {
			next := p.Play(m)
			grade := slowGrade(p, m, counts[m], best)
			if slowCapture(p, m) && landers(&next, m.To()) == 0 && grade != fact.Loses && grade != fact.AllowsMate &&
				grade != fact.Stalemates {
				free |= (p.Color(p.Turn().Other()) &^ next.Color(p.Turn().Other()))
			}
		}
		facts := NewSurvey(g.PositionAt(ply)).Advice(g, ply)
		require.Equal(t, free, squaresOf(facts, fact.KindFree), p.FEN())
		for _, s := range squaresOf(facts, fact.KindExchangeChance).Squares() {
			require.Positive(t, slowExchange(p, s))
			require.False(t, free.Has(s))
		}
	})
}

// What the last move changed: every piece of the side to move that the piece that
// moved, or another, can take now and could not before, unless it is spoken of.
func TestNewAttacksAreComplete(t *testing.T) {
	t.Parallel()
	eachSample(43, 60, 5, func(g *tutor.Game, ply int) {
		if ply == 0 || ply == g.Ply() {
			return
		}
		p, before, last := g.PositionAt(ply), g.PositionAt(ply-1), g.Moves()[ply-1]
		facts := NewSurvey(g.PositionAt(ply)).Advice(g, ply)
		spoken := squaresOf(facts, fact.KindHanging, fact.KindExchangeDanger)
		flipped := p.Pass()
		var attacked, uncovered chess.Bitboard
		for _, m := range flipped.Moves() {
			piece := p.At(m.To())
			if piece == chess.NoPiece || piece.Type() == chess.King || spoken.Has(m.To()) {
				continue
			}
			switch {
			case m.From() == last.To() && len(capturesBy(before, last.From(), m.To())) == 0:
				attacked |= m.To().Bitboard()
			case m.From() != last.To() && !before.InCheck() && len(capturesBy(before, m.From(), m.To())) == 0:
				uncovered |= m.To().Bitboard()
			}
		}
		require.Equal(t, attacked, squaresOf(facts, fact.KindAttacks), p.FEN())
		require.Equal(t, uncovered, squaresOf(facts, fact.KindUncovers), p.FEN())
		for _, s := range p.Color(p.Turn().Other()).Squares() {
			stops := stopsGuardingAtAll(g, ply, s) && exchange.Count(p, s, 0) > 0
			require.Equal(t, stops, squaresOf(facts, fact.KindStoppedGuarding).Has(s), "%s in %s", s, p.FEN())
		}
	})
}

func stopsGuardingAtAll(g *tutor.Game, ply int, of chess.Square) bool {
	c := &claim{g: g, ply: ply, p: g.PositionAt(ply)}
	last := g.Moves()[ply-1]
	if g.PositionAt(ply-1).InCheck() || of == last.To() {
		return false
	}
	return stopsGuarding(c, of, true) || stopsGuarding(c, of, false)
}

func TestMoveFactsAreComplete(t *testing.T) {
	t.Parallel()
	eachSample(44, 60, 53, func(g *tutor.Game, ply int) {
		p := g.PositionAt(ply)
		v := NewSurvey(p)
		flipped := p.Pass()
		for _, m := range p.Moves() {
			next := p.Play(m)
			grade, facts := v.MoveAdvice(m)
			require.Equal(t, v.Grade(m), grade)
			if !next.HasMove() {
				continue
			}
			about := m.String() + " in " + p.FEN()
			require.Equal(t, matesAtAll(&next), hasKind(facts, fact.KindAllowsMate), about)
			require.Equal(t, slowTakers(p, m) != 0, hasKind(facts, fact.KindTaken), about)
			require.Equal(t, slowCapture(p, m), hasKind(facts, fact.KindTakes), about)
			require.Equal(t, m.Promotion() != chess.NoPieceType, hasKind(facts, fact.KindPromotes), about)
			board := boardOf(&next)
			check := board.attackers(board.king(next.Turn()), p.Turn()) != 0
			require.Equal(t, check, hasKind(facts, fact.KindGivesCheck) || hasKind(facts, fact.KindCheckAndAttack),
				about)
			left := squaresOf(facts, fact.KindUnguards, fact.KindOpens)
			want := slowLeft(p, &flipped, &next)
			if slowBest(&next) > 0 && slowLoss(&next) == 0 { // it is won back elsewhere
				want = 0
			}
			require.Equal(t, want, left, about)
			lost := hasKind(facts, fact.KindThenHangs) || hasKind(facts, fact.KindThenLoses) || left != 0
			require.True(t, lost || slowLoss(&next) == 0, about)
			require.Equal(t, slowPins(p, m, &next), squaresOf(facts, fact.KindPins), about)
		}
	})
}

// slowLeft is the pieces that did not move and hang after a move, not before it.
func slowLeft(p, flipped, next *chess.Position) (squares chess.Bitboard) {
	for s := chess.A1; s <= chess.H8 && !p.InCheck(); s++ {
		piece := p.At(s)
		if piece != chess.NoPiece && piece.Color() == p.Turn() && piece.Type() != chess.King && next.At(s) == piece &&
			anyTakesFree(next, s) && !anyTakesFree(flipped, s) {
			squares |= s.Bitboard()
		}
	}
	return squares
}

// slowPins is the opponent's pieces that are pinned after a move by a piece that did
// not pin them before.
func slowPins(p *chess.Position, m chess.Move, next *chess.Position) (squares chess.Bitboard) {
	for _, piece := range next.Color(next.Turn()).Squares() {
		if next.At(piece).Type() == chess.King {
			continue
		}
		for _, by := range pinners(next, piece).Squares() {
			was := by
			if by == m.To() {
				was = m.From()
			}
			if !pinners(p, piece).Has(was) {
				squares |= piece.Bitboard()
			}
		}
	}
	return squares
}

// All facts of a position and of all its moves.
func BenchmarkAllFacts(b *testing.B) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(b, middlegame)})
	b.ReportAllocs()
	for b.Loop() {
		v := NewSurvey(g.Position())
		v.Advice(g, 0)
		for i := range v.moves {
			v.MoveAdvice(v.moves[i].move)
		}
		Threat(g.Position())
	}
}

// Of a fair trade the sum is told before what takes back, of a bad one after it.
func TestAFairTradeIsToldAsOne(t *testing.T) {
	for fen, want := range map[string]fact.Kind{
		"4k3/3p4/2n5/8/3N4/8/8/4K3 w - - 0 1": fact.KindInAll,     // knights are traded
		"4k3/3p4/2p5/8/3N4/8/8/4K3 w - - 0 1": fact.KindThenHangs, // a knight for a pawn
	} {
		p := fenOf(t, fen)
		m, err := p.ParseUCI("d4c6")
		require.NoError(t, err)
		_, facts := NewSurvey(&p).MoveAdvice(m)
		assert.Equal(t, want, facts[0].Kind, fen)
	}
}

// A king stands beside a piece in danger, but may not take back: of that it is not said that nothing guards it.
func TestAKingThatMayNotTakeBackGuards(t *testing.T) {
	p := fenOf(t, "rnb1kb1r/ppp2ppp/5q2/1P1pp3/4n3/1QP1P3/P2P1PPP/RNB1KBNR w KQkq - 1 6")
	told := dangers(&p, lastMove{})
	require.NotEmpty(t, told)
	const want = "The knight on e4 attacks your pawn on f2, and nothing can take back."
	assert.Equal(t, want, English(told[0], tutor.ToWhite))
}
