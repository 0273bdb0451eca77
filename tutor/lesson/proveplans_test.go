package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// proveMovePlan checks the reason why a move does not follow a plan or a habit, by the board. It reports whether the
// reason is one of these.
func proveMovePlan(
	t *testing.T,
	e *exercise.Exercise,
	p *chess.Position,
	m chess.Move,
	r exercise.Reason,
	text string,
) bool {
	next := p.Play(m)
	on := next.At(m.To())
	switch r.Kind {
	case exercise.TradesPawns:
		assert.Equal(t, chess.Pawn, p.At(m.To()).Type(), text)
	case exercise.NotAhead:
		assert.Equal(t, r.Count, chess.Lead(p, chess.Black), text)
		assert.Greater(t, r.Count, -2, text)
	case exercise.NoTrade:
		assert.Equal(t, chess.NoPiece, p.At(m.To()), text)
		for _, reply := range next.Moves() {
			back := next.At(reply.From()).Type().Worth() == on.Type().Worth() && on.Type() != chess.Pawn
			assert.False(t, reply.To() == m.To() && back && attacksFrom(&next, m.To(), reply.From()), text)
		}
	case exercise.PawnOnLine:
		assert.Equal(t, chess.Pawn, r.Pieces[0].Piece.Type(), text)
		assert.Equal(t, m.To().File(), r.Pieces[0].Square.File(), text)
	case exercise.ReachesFewer:
		better, err := p.FindMove(m.From(), r.Squares[1], chess.NoPieceType)
		require.NoError(t, err, text)
		assert.Greater(t, reach(p, better), reach(p, m), text)
	case exercise.NotBefore:
		assert.Equal(t, r.Pieces[0].Square, m.From(), text)
		proveNotBefore(t, p, m.From(), text)
	case exercise.NoAir:
		again := next.Pass()
		for _, step := range again.Moves() {
			king := again.King(chess.White)
			assert.False(t, step.From() == king && step.To().Rank() > king.Rank(), text)
		}
	case exercise.NoAim:
		at, piece, occupied := m.To(), on, next.Occupied()
		if r.Count == 1 {
			at, piece, occupied = m.From(), p.At(m.From()), p.Occupied()
		}
		king := p.King(chess.Black)
		beside := chess.Attacks(p.At(king), king, 0) | king.Bitboard()
		assert.Equal(t, r.Count == 1, chess.Attacks(piece, at, occupied)&beside != 0, text)
	case exercise.StoppedBy:
		proveStops(t, m.To(), r, text)
	case exercise.NoNewPassed:
		for _, s := range next.Pieces(chess.Pawn, chess.White).Squares() {
			from := s
			if s == m.To() {
				from = m.From()
			}
			assert.False(t, stoppers(&next, s) == 0 && stoppers(p, from) != 0, text)
		}
	default:
		return proveOpening(t, e, p, m, r, text)
	}
	return true
}

// attacksFrom reports whether the piece on a square attacks another.
func attacksFrom(p *chess.Position, from, to chess.Square) bool {
	return chess.Attacks(p.At(from), from, p.Occupied()).Has(to)
}

// reach counts where a piece could go after a move, checks and pins left out.
func reach(p *chess.Position, m chess.Move) int {
	next := p.Play(m)
	return (chess.Attacks(next.At(m.To()), m.To(), next.Occupied()) &^ next.Color(chess.White)).Count()
}

// proveNotBefore proves that a pawn is not on the king's file or beside it, one or two ranks ahead of its king.
func proveNotBefore(t *testing.T, p *chess.Position, s chess.Square, text string) {
	side := p.At(s).Color()
	king := p.King(side)
	ahead := int(s.Rank()) - int(king.Rank())
	if side == chess.Black {
		ahead = -ahead
	}
	files := max(int(s.File())-int(king.File()), int(king.File())-int(s.File()))
	assert.True(t, files > 1 || ahead < 1 || ahead > 2, text)
}

// stoppers counts the black pawns ahead of a white pawn, on its file and the two beside it.
func stoppers(p *chess.Position, s chess.Square) (n int) {
	for _, b := range p.Pieces(chess.Pawn, chess.Black).Squares() {
		if stops(b, s) {
			n++
		}
	}
	return n
}

func stops(black, white chess.Square) bool {
	return black.Rank() > white.Rank() && max(black.File(), white.File())-min(black.File(), white.File()) <= 1
}

func proveStops(t *testing.T, pawn chess.Square, r exercise.Reason, text string) {
	assert.NotEmpty(t, r.By, text)
	for _, by := range r.By {
		assert.True(t, by.Piece == chess.PieceOf(chess.Pawn, chess.Black) && stops(by.Square, pawn), text)
	}
}

// proveTapPlan checks the reason why a square is wrong, of plans and openings. It reports whether the reason is one of
// these.
func proveTapPlan(t *testing.T, e *exercise.Exercise, s chess.Square, r exercise.Reason, text string) bool {
	p := e.Position
	switch r.Kind {
	case exercise.PawnOnLine:
		assert.Equal(t, s.File(), r.Pieces[0].Square.File(), text)
		assert.Equal(t, chess.Pawn, p.At(r.Pieces[0].Square).Type(), text)
	case exercise.CanGo:
		_, err := p.FindMove(s, r.Squares[0], chess.NoPieceType)
		require.NoError(t, err, text)
		assert.Equal(t, s, r.Pieces[0].Square, text)
	case exercise.ReachesMore:
		fewer := false
		for _, o := range p.Color(chess.White).Squares() {
			kind := p.At(o).Type()
			count := func(s chess.Square) int {
				return (chess.Attacks(p.At(s), s, p.Occupied()) &^ p.Color(chess.White)).Count()
			}
			fewer = fewer || kind != chess.Pawn && kind != chess.King && count(o) < count(s)
		}
		assert.True(t, fewer, text)
	case exercise.NotBefore:
		proveNotBefore(t, &p, s, text)
	case exercise.StandsBy:
		assert.NotEmpty(t, r.By, text)
		for _, by := range r.By {
			files := int(by.Square.File()) - int(s.File())
			assert.True(t, by.Piece == p.At(s) && files*files == 1 && by.Square.Rank() >= s.Rank(), text)
		}
	case exercise.StoppedBy:
		proveStops(t, s, r, text)
	case exercise.AlreadyOut, exercise.NoMinor, exercise.StaysInSetUp:
		proveTapOpening(t, e, s, r, text)
	default:
		return false
	}
	return true
}
