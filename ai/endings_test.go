package ai

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scattered returns positions with some pieces of White's on random squares against a bare king, in
// which the side to move is not in check and Black cannot take one of them.
func scattered(t testing.TB, pieces []chess.PieceType, n int, random *rand.Rand) (list []chess.Position) {
	for len(list) < n {
		board := map[chess.Square]byte{}
		for _, letter := range append([]byte{'K', 'k'}, letters(pieces)...) {
			s := chess.Square(random.IntN(64))
			for board[s] != 0 {
				s = chess.Square(random.IntN(64))
			}
			board[s] = letter
		}
		p, err := chess.ParseFEN(placed8(board) + " " + string("wb"[random.IntN(2)]) + " - - 0 1")
		if err != nil || p.InCheck() || p.Outcome(nil) != chess.Playing || len(p.AppendCaptures(nil)) > 0 {
			continue
		}
		if len(pieces) == 2 && pieces[0] == pieces[1] && bishopColors(&p) < 2 {
			continue
		}
		list = append(list, p)
	}
	return list
}

func bishopColors(p *chess.Position) int { return squareColors(p.Pieces(chess.Bishop, chess.White)) }

func letters(pieces []chess.PieceType) (list []byte) {
	for _, t := range pieces {
		list = append(list, t.Letter())
	}
	return list
}

// placed8 returns the first field of a FEN.
func placed8(board map[chess.Square]byte) string {
	var rows []string
	for rank := 7; rank >= 0; rank-- {
		row, empty := "", 0
		for file := range 8 {
			b, stands := board[chess.Square(rank*8+file)]
			if !stands {
				empty++
				continue
			}
			if empty > 0 {
				row += strconv.Itoa(empty)
			}
			row, empty = row+string(b), 0
		}
		if empty > 0 {
			row += strconv.Itoa(empty)
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "/")
}

// hardest returns the position with the longest mate, with White to move.
func hardest(t testing.TB, table *dtmTable) chess.Position {
	at := 0
	for place, plies := range table.wins {
		if plies != noMate && (table.wins[at] == noMate || plies > table.wins[at]) {
			at = place
		}
	}
	l := table.position(at)
	board := map[chess.Square]byte{l.king: 'K', l.bare: 'k'}
	for i, kind := range table.kinds {
		board[l.pieces[i]] = kind.Letter()
	}
	return fen(t, placed8(board)+" w - - 0 1")
}

// TestBasicEndingsAreWon plays won endings against a bare king, which a search defends: each has to end in checkmate
// before the fifty-move rule ends it. The positions are the one with the longest mate and two random ones; the players
// are the level below the default, the default, and the selective search with few nodes, in place of the stronger
// levels.
func TestBasicEndingsAreWon(t *testing.T) {
	below := ladder[ThreePlies.index()-1].level
	ways := []Limits{below.Limits(), ThreePlies.Limits(), {Method: Selective, Nodes: 900},
		{Method: Selective, Nodes: 4_000}}
	tests := []struct {
		pieces []chess.PieceType
		table  *lazyDTM
	}{
		{[]chess.PieceType{chess.Queen}, queenTable}, {[]chess.PieceType{chess.Rook}, rookTable},
		{[]chess.PieceType{chess.Bishop, chess.Bishop}, bishopsTable}, {[]chess.PieceType{chess.Bishop, chess.Knight},
			knightTable},
		{[]chess.PieceType{chess.Pawn}, nil},
	}
	random := rand.New(rand.NewPCG(5, 5))
	for _, test := range tests {
		var starts []chess.Position
		if test.table != nil {
			starts = append(starts, hardest(t, test.table.get()))
		}
		for len(starts) < 3 {
			p := scattered(t, test.pieces, 1, random)[0]
			if score, _ := evaluateBareKing(&p, chess.White); score > 0 {
				starts = append(starts, p)
			}
		}
		for _, p := range starts {
			for _, limits := range ways {
				g := playOut(t, p, [2]player{searching(limits), searching(Limits{Method: Selective, Nodes: 2_000})})
				assert.Equal(t, chess.Checkmate, g.position.Outcome(g.earlier), "%s: %s", p.FEN(), g.position.FEN())
			}
		}
	}
}

// searching returns a player that plays the best move of a search with these limits.
func searching(limits Limits) player {
	return func(t testing.TB, g game) chess.Move {
		r, err := Search(t.Context(), g.position, g.earlier, limits, 1)
		require.NoError(t, err)
		return r.Move
	}
}
