package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// requireWhole fails unless sets, mailbox, kings and key tell the same.
func requireWhole(t testing.TB, p *Position) {
	t.Helper()
	sets := [8]Bitboard{}
	for s, pc := range p.board {
		if pc == NoPiece {
			continue
		}
		sets[pc.Type()] |= Square(s).Bitboard()
		if pc.Color() == White {
			sets[0] |= Square(s).Bitboard()
		} else {
			sets[7] |= Square(s).Bitboard()
		}
	}
	if sets != p.sets {
		require.Equal(t, sets, p.sets, "the sets of\n%s", p)
	}
	if key := p.computeKey(); key != p.key {
		require.Equal(t, key, p.key, "the key of %s", p.FEN())
	}
	if p.Pieces(King, White).Count() != 1 || p.Pieces(King, Black).Count() != 1 {
		require.Fail(t, "the kings", "%s", p)
	}
	if p.castling&^castlingHeld(p) != 0 {
		require.Fail(t, "a castling right without king or rook", "%s", p.FEN())
	}
}

// castlingHeld returns the rights for which king and rook are at home.
func castlingHeld(p *Position) (rights CastlingRights) {
	for _, c := range castlings {
		if p.At(c.king) == PieceOf(King, c.side()) && p.At(c.rook) == PieceOf(Rook, c.side()) {
			rights |= c.right
		}
	}
	return rights
}

// TestPlayKeepsPositionsWhole plays every legal move of every position of random games: the child
// is whole, the parent stays as it was.
func TestPlayKeepsPositionsWhole(t *testing.T) {
	t.Parallel()
	randomGames(t, 100, 150, func(p *Position, _ Move) {
		before := *p
		for _, m := range p.Moves() {
			stale := before // PlayTo writes over whatever was there
			p.PlayTo(&stale, m)
			next := p.Play(m)
			if next != stale {
				require.Equal(t, next, stale, "%s in %s", m, before.FEN())
			}
			requireWhole(t, &next)
			if next.Turn() == before.Turn() {
				require.Fail(t, "the turn has not changed")
			}
		}
		if *p != before {
			require.Equal(t, before, *p, "the parent has changed")
		}
	})
}

func TestStart(t *testing.T) {
	p := Start()
	requireWhole(t, &p)
	assert.Equal(t, StartFEN, p.FEN())
	assert.Equal(t, White, p.Turn())
	assert.Equal(t, E1, p.King(White))
	assert.Equal(t, E8, p.King(Black))
	assert.Equal(t, 32, p.Occupied().Count())
	assert.Equal(t, 8, p.Pieces(Pawn, Black).Count())
	assert.Equal(t, PieceOf(Queen, Black), p.At(D8))
	assert.Equal(t, "KQkq", p.Castling().String())
	assert.Equal(t, 0, p.Clock())
	assert.Equal(t, 1, p.MoveNumber())
	assert.False(t, p.InCheck())
	assert.Equal(t, "rnbqkbnr\npppppppp\n........\n........\n........\n........\nPPPPPPPP\nRNBQKBNR\n", p.String())
}

func TestCheckers(t *testing.T) {
	tests := []struct {
		fen  string
		want []Square
	}{
		{StartFEN, nil},
		{"4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", []Square{E1 + 8, D8 - 16}},
		{"4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", []Square{D8 - 8}},
		{"4k3/8/8/7B/8/8/8/4K3 b - - 0 1", []Square{H1 + 32}},
	}
	for _, test := range tests {
		p := mustParse(t, test.fen)
		assert.ElementsMatch(t, test.want, p.Checkers().Squares(), test.fen)
		assert.Equal(t, len(test.want) > 0, p.InCheck(), test.fen)
	}
}

func TestAttackersTo(t *testing.T) {
	p := mustParse(t, "3rk3/8/8/8/8/8/3R4/3RK3 w - - 0 1")
	d8, d2, d1 := D8, D1+8, D1
	assert.Equal(t, []Square{d2, d8 + 1}, p.AttackersTo(d8, p.Occupied()).Squares(), "the rook behind is hidden")
	without := p.Occupied() &^ d2.Bitboard()
	assert.True(t, p.AttackersTo(d8, without).Has(d1), "and seen when the one before it is gone")
}
