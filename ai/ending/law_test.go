package ending

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/require"
)

// position returns the position of an index as the rules have it.
func position(t testing.TB, table *table, i int) chess.Position {
	t.Helper()
	var s setup
	table.at(i, &s)
	board := map[chess.Square]byte{s.kings[chess.White]: 'K', s.kings[chess.Black]: 'k'}
	for j, man := range table.men {
		board[s.men[j]] = man.Letter()
	}
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			letter, stands := board[chess.Square(rank*8+file)]
			if !stands {
				letter = '1'
			}
			text.WriteByte(letter)
		}
		if rank > 0 {
			text.WriteByte('/')
		}
	}
	passed := chess.NoSquare
	if s.enPassant {
		passed = step(s.turn, s.men[s.turn.Other()])
	}
	board8 := text.String()
	for n := 8; n > 1; n-- {
		board8 = strings.ReplaceAll(board8, strings.Repeat("1", n), fmt.Sprint(n))
	}
	p, err := chess.ParseFEN(fmt.Sprintf("%s %s - %s 0 1", board8, string("wb"[s.turn]), passed))
	require.NoError(t, err)
	return p
}

// some returns indexes of n legal positions of a table.
func some(t testing.TB, table *table, n int, random *rand.Rand) (list []int) {
	values := all(t, table)
	for len(list) < n {
		if i := random.IntN(len(values)); values[i] != illegal {
			list = append(list, i)
		}
	}
	return list
}

// By the rules, a position is worth the best that its moves lead to, and a ply more: mate is lost in
// no ply, stalemate is drawn.
func TestValuesFollowTheRules(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 1))
	for _, table := range checked(t) {
		for _, i := range some(t, table, 5_000, random) {
			p := position(t, table, i)
			requireBestOfMoves(t, &p)
		}
	}
}

// requireBestOfMoves requires that what is known of a position follows from its moves.
func requireBestOfMoves(t testing.TB, p *chess.Position) {
	t.Helper()
	v, known := Judge(p)
	require.True(t, known, p.FEN())
	switch p.Outcome(nil) {
	case chess.Checkmate:
		require.Equal(t, Verdict{Lost, 0}, v, p.FEN())
		return
	case chess.Stalemate, chess.Insufficient:
		require.Equal(t, Verdict{Drawn, UnknownPlies}, v, p.FEN())
		return
	}
	moves, known := Moves(p)
	require.True(t, known, p.FEN())
	best := moves[0].Verdict
	for _, m := range moves {
		switch {
		case m.Result > best.Result, m.Result == Won && best.Result == Won && m.Plies < best.Plies,
			m.Result == Lost && best.Result == Lost && m.Plies > best.Plies:
			best = m.Verdict
		}
	}
	require.Equal(t, best, v, p.FEN())
}
