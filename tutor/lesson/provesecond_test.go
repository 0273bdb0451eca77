package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/exercise"
)

// proveTactic checks the reason why a move does not carry out a tactic of the second path, by the board. It reports
// whether the reason is one of these.
func proveTactic(t *testing.T, at *exercise.Attempt, m chess.Move, r exercise.Reason, text string) bool {
	p := at.Position()
	next := p.Play(m)
	switch r.Kind {
	case exercise.NoGain, exercise.NoGainTaken:
		proveNoGain(t, at.Exercise(), &p, &next, r, text)
	case exercise.UsesNoPin:
		pinned := onLinesToKing(&p)
		assert.False(t, pinned.Has(m.To()), text)
		anew := chess.Attacks(next.At(m.To()), m.To(), next.Occupied()) &^
			chess.Attacks(p.At(m.From()), m.From(), p.Occupied())
		assert.Zero(t, anew&pinned&onLinesToKing(&next), text)
		if p.At(m.To()) != chess.NoPiece && !next.InCheck() {
			for _, s := range (next.AttackersTo(m.To(), next.Occupied()) & onLinesToKing(&next)).Squares() {
				assert.True(t, can(&next, s, m.To()), text)
			}
		}
	case exercise.GuardedBy:
		for _, by := range r.By {
			assert.True(t, chess.Attacks(by.Piece, by.Square, 0).Has(r.Pieces[0].Square), text)
			assert.Equal(t, r.Pieces[0].Piece.Color(), by.Piece.Color(), text)
		}
		assert.NotEmpty(t, r.By, text)
	case exercise.HasSafe:
		proveSafe(t, &next, r, text)
	case exercise.DrawnThen, exercise.LostThen:
		proveLetsGo(t, &p, &next, r, text)
	case exercise.PinInstead:
		front := r.Pieces[0].Square
		line := chess.Attacks(next.At(m.To()), m.To(), next.Occupied()&^front.Bitboard()) &^
			chess.Attacks(next.At(m.To()), m.To(), next.Occupied())
		behind := next.At((line & next.Occupied()).First())
		assert.True(t, behind.Type() == chess.King || behind.Type().Worth() > r.Pieces[0].Piece.Type().Worth(), text)
	default:
		return false
	}
	return true
}

// proveNoGain proves that after a reply no move is enough points ahead of the balance before, less what can be taken.
func proveNoGain(t *testing.T, e *exercise.Exercise, p, next *chess.Position, r exercise.Reason, text string) {
	reply, err := next.FindMove(r.By[0].Square, r.Squares[0], chess.NoPieceType)
	require.NoError(t, err, text)
	after := next.Play(reply)
	for _, answer := range after.Moves() {
		end := after.Play(answer)
		assert.False(t, end.InCheck() && !end.HasMove(), text)
		ahead := chess.Lead(&end, chess.White) - exchange.Best(&end).Count - chess.Lead(p, chess.White)
		assert.True(t, ahead < max(1, e.Least) || allowsMate(&end), "%s %s", text, answer)
	}
}

// allowsMate reports whether the side to move can mate at once.
func allowsMate(p *chess.Position) bool {
	for _, m := range p.Moves() {
		if end := p.Play(m); end.InCheck() && !end.HasMove() {
			return true
		}
	}
	return false
}

// onLinesToKing returns the black pieces that alone stand between a white slider and their king.
func onLinesToKing(p *chess.Position) (squares chess.Bitboard) {
	king := p.King(chess.Black)
	for _, s := range p.Color(chess.White).Squares() {
		if t := p.At(s).Type(); t < chess.Bishop || t > chess.Queen || !chess.Attacks(p.At(s), s, 0).Has(king) {
			continue
		}
		if in := chess.Between(s, king) & p.Occupied(); in.Count() == 1 {
			squares |= in & p.Color(chess.Black)
		}
	}
	return squares
}

// proveJudgement checks the reason of a judgement of the second path.
func proveJudgement(t *testing.T, e *exercise.Exercise, r exercise.Reason) {
	p := e.Position
	switch r.Kind {
	case exercise.TradesPawns, exercise.NotAhead, exercise.NoHabit, exercise.ShutsIn:
		m, err := p.FindMove(e.Piece, e.Square, chess.NoPieceType)
		require.NoError(t, err)
		proveMovePlan(t, e, &p, m, r, e.ID)
	case exercise.NotInSetUp:
		m := e.Last
		if m == chess.NoMove {
			var err error
			m, err = p.FindMove(e.Piece, e.Square, chess.NoPieceType)
			require.NoError(t, err)
		}
		assert.NotContains(t, setUpMoves[e.SetUp], m.String(), e.ID)
	case exercise.StandsBy:
		proveTapPlan(t, e, e.Square, r, e.ID)
	case exercise.StoppedBy:
		proveStops(t, e.Square, r, e.ID)
	case exercise.PinInstead, exercise.HasSafe, exercise.DrawnThen, exercise.LostThen:
		m, err := p.FindMove(e.Piece, e.Square, chess.NoPieceType)
		require.NoError(t, err)
		at := exercise.Open(e)
		proveTactic(t, &at, m, r, e.ID)
	case exercise.IsPinned:
		assert.True(t, onLinesToKing(&p).Has(r.Pieces[0].Square), e.ID)
		fallthrough
	case exercise.DoesNotGuard:
		for _, m := range p.Moves() {
			if m.To() == e.Square && m.From() != e.Piece {
				next := p.Play(m)
				assert.False(t, can(&next, e.Piece, e.Square), "%s: %s", e.ID, m)
			}
		}
	}
}

// proveTapTactic checks the reason why a square is wrong, of tactics of the second path.
func proveTapTactic(t *testing.T, e *exercise.Exercise, s chess.Square, r exercise.Reason, text string) {
	p := e.Position
	switch r.Kind {
	case exercise.OpensNone:
		for _, m := range p.Moves() {
			if m.From() != s {
				continue
			}
			next := p.Play(m)
			for _, on := range next.Color(chess.Black).Squares() {
				anew := next.AttackersTo(on, next.Occupied()) &^ p.AttackersTo(on, p.Occupied())
				assert.Zero(t, anew&next.Color(chess.White)&^m.To().Bitboard(), "%s: %s", text, m)
			}
		}
	case exercise.DrawnThen, exercise.LostThen:
		at := exercise.Open(e)
		proveMove(t, &at, e.Piece, s, chess.NoPieceType, r)
	case exercise.OutsideBox:
		assert.False(t, shutIn(&p).Has(s), text)
	case exercise.NotFacing:
		next, err := p.FindMove(p.King(chess.White), s, chess.NoPieceType)
		require.NoError(t, err, text)
		between := chess.Between(next.To(), p.King(chess.Black)).Count()
		sameLine := next.To().File() == p.King(chess.Black).File() || next.To().Rank() == p.King(chess.Black).Rank()
		assert.False(t, sameLine && between == 1, text)
	case exercise.NotKey:
		files := int(s.File()) - int(e.Piece.File())
		assert.True(t, s.Rank() != e.Piece.Rank()+2 || files < -1 || files > 1, text)
	case exercise.NotCut:
		king, pawn := p.King(chess.Black), p.Pieces(chess.Pawn, chess.Black).First()
		assert.False(t, s.Rank() > min(king.Rank(), pawn.Rank()) && s.Rank() < max(king.Rank(), pawn.Rank()), text)
		assert.False(t, s.File() > min(king.File(), pawn.File()) && s.File() < max(king.File(), pawn.File()), text)
	case exercise.Slower:
		assert.GreaterOrEqual(t, r.Count, r.Of, text)
	case exercise.NoThreat:
		flipped := p.Pass()
		for _, m := range flipped.Moves() {
			next := flipped.Play(m)
			assert.False(t, m.To() == s && next.InCheck() && !next.HasMove(), "%s: %s", text, m)
		}
		assert.False(t, p.Color(chess.White).Has(s), text)
	case exercise.SavesNothing:
		for _, m := range p.Moves() {
			if m.From() == s {
				next := p.Play(m)
				assert.True(t, losesMore(&next, chess.Gain(&p, m)), "%s: %s", text, m)
			}
		}
	case exercise.NotAPiece:
		assert.Contains(t, []chess.PieceType{chess.Pawn, chess.King}, p.At(s).Type(), text)
	case exercise.HasSafe:
		flipped := p.Pass()
		proveSafe(t, &flipped, r, text)
	case exercise.HoldsOne:
		held := 0
		for _, on := range (p.Color(chess.Black) &^ s.Bitboard() &^ p.King(chess.Black).Bitboard()).Squares() {
			if takenByAny(&p, on) && exchange.On(&p, on).Count == 0 && gainsWithout(&p, on, s) > 0 {
				held++
			}
		}
		assert.LessOrEqual(t, held, 1, text)
	case exercise.NoCheckThen:
		m, err := p.FindMove(e.Piece, e.Square, chess.NoPieceType)
		require.NoError(t, err)
		next := p.Play(m)
		on := s
		if s == m.From() {
			on = m.To()
		}
		assert.False(t, chess.Attacks(next.At(on), on, next.Occupied()).Has(next.King(chess.Black)), text)
	}
}

// gainsWithout is what taking on a square gains if both keep taking there but one piece does not.
func gainsWithout(p *chess.Position, on, piece chess.Square) (best int) {
	for _, m := range p.Moves() {
		if m.To() == on && m.From() != piece {
			next := p.Play(m)
			best = max(best, chess.Gain(p, m)-gainsWithout(&next, on, piece))
		}
	}
	return best
}

// proveLetsGo proves by the table that a reply turns a win into a draw, or a draw into a loss.
func proveLetsGo(t *testing.T, p, next *chess.Position, r exercise.Reason, text string) {
	reply, err := next.FindMove(r.By[0].Square, r.Squares[0], chess.NoPieceType)
	if err != nil {
		reply, err = next.FindMove(r.By[0].Square, r.Squares[0], chess.Queen)
	}
	require.NoError(t, err, text)
	end := next.Play(reply)
	before, known := ending.Judge(p)
	require.True(t, known, text)
	after, known := ending.Judge(&end)
	require.True(t, known, text)
	want := map[exercise.ReasonKind]ending.Result{exercise.DrawnThen: ending.Drawn, exercise.LostThen: ending.Lost}
	assert.Equal(t, want[r.Kind], after.Result, text)
	assert.Greater(t, before.Result, after.Result, text)
}

// shutIn returns the squares that the black king can reach past what White attacks from where it stands.
func shutIn(p *chess.Position) chess.Bitboard {
	home := p.King(chess.Black)
	in := home.Bitboard()
	for range 64 {
		for _, from := range in.Squares() {
			for _, to := range chess.Attacks(p.At(home), from, 0).Squares() {
				if attackers(p, to, chess.White) == 0 {
					in |= to.Bitboard() &^ p.Occupied()
				}
			}
		}
	}
	return in &^ home.Bitboard()
}

// losesMore reports whether the side to move can mate, or gain more than some points on a square.
func losesMore(p *chess.Position, points int) bool {
	for _, m := range p.Moves() {
		next := p.Play(m)
		if next.InCheck() && !next.HasMove() || gainsWithout(p, m.To(), chess.NoSquare) > points {
			return true
		}
	}
	return false
}

// proveSafe proves that a black piece can go to a square, and that taking it there gains no more than it took.
func proveSafe(t *testing.T, p *chess.Position, r exercise.Reason, text string) {
	m, err := p.FindMove(r.Pieces[0].Square, r.Squares[0], chess.NoPieceType)
	require.NoError(t, err, text)
	next := p.Play(m)
	assert.LessOrEqual(t, gainsWithout(&next, m.To(), chess.NoSquare), chess.Gain(p, m), text)
}
