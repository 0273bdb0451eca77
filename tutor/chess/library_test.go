package chess

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	library "github.com/corentings/chess/v2"
	"github.com/stretchr/testify/require"
)

// TestAgainstLibrary plays thousands of random games beside an independent library. In every
// position the legal moves and the FEN agree, and so does the SAN of the move that is played. The
// library is slow, so most games are short; every fortieth is long and compares the SAN of all
// moves too.
//
// The library errs in two points that show here. It gives the en passant square after every double
// push, whether or not a capture on it is legal: so that square is compared with the captures that
// it lists. And in its lists the tag for check goes from a promotion to a queen over to the other
// three: so its promotions are made anew from their UCI notation, which tags them alone.
func TestAgainstLibrary(t *testing.T) {
	t.Parallel()
	const games = 600
	random := rand.New(rand.NewPCG(2026, 8))
	for i := range games {
		plies, long := 20, i%40 == 0
		if long {
			plies = 300
		}
		p, theirs := Start(), library.StartingPosition()
		for range plies {
			moves := libraryMoves(t, theirs)
			compareWithLibrary(t, &p, theirs, moves)
			if len(moves) == 0 {
				break
			}
			if long {
				for k := range moves {
					compareSAN(t, &p, theirs, &moves[k])
				}
			}
			k := random.IntN(len(moves))
			p = p.Play(compareSAN(t, &p, theirs, &moves[k]))
			theirs = theirs.Update(&moves[k])
		}
	}
}

// libraryMoves returns the library's moves, promotions made anew.
func libraryMoves(t *testing.T, theirs *library.Position) []library.Move {
	moves := theirs.ValidMoves()
	for i := range moves {
		if moves[i].Promo() != library.NoPieceType {
			m, err := library.UCINotation{}.Decode(theirs, moves[i].String())
			require.NoError(t, err)
			moves[i] = *m
		}
	}
	return moves
}

// compareWithLibrary compares a position and the squares of its moves.
func compareWithLibrary(t *testing.T, p *Position, theirs *library.Position, moves []library.Move) {
	passed := "-"
	wanted, got := make([]int, 0, len(moves)), make([]int, 0, len(moves))
	for i := range moves {
		if moves[i].HasTag(library.EnPassant) {
			passed = moves[i].S2().String()
		}
		// The library numbers squares as we do, and pieces from king to pawn.
		promoted := 0
		if moves[i].Promo() != library.NoPieceType {
			promoted = int(King) - int(moves[i].Promo()) + int(library.King)
		}
		wanted = append(wanted, int(moves[i].S1())|int(moves[i].S2())<<6|promoted<<12)
	}
	for _, m := range p.Moves() {
		got = append(got, int(m.From())|int(m.To())<<6|int(m.Promotion())<<12)
	}
	slices.Sort(wanted)
	slices.Sort(got)
	if !slices.Equal(wanted, got) {
		require.Equal(t, moves, p.Moves(), p.FEN())
	}
	fields := strings.Split(theirs.String(), " ")
	fields[3] = passed
	if want := strings.Join(fields, " "); want != p.FEN() {
		require.Equal(t, want, p.FEN())
	}
}

// compareSAN compares the SAN of one of the library's moves, and returns it as one of ours.
func compareSAN(t *testing.T, p *Position, theirs *library.Position, theirMove *library.Move) Move {
	m, err := p.ParseUCI(theirMove.String())
	if err != nil {
		require.NoError(t, err, p.FEN())
	}
	want := library.AlgebraicNotation{}.Encode(theirs, theirMove)
	if got := p.SAN(m); got != want {
		require.Equal(t, want, got, p.FEN())
	}
	return m
}
