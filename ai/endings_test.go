package ai

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scattered returns positions with some pieces of White's on random squares against a bare king, in
// which the side to move is not in check and Black cannot take one of them.
func scattered(t testing.TB, pieces []chess.PieceType, n int, random *rand.Rand) (list []chess.Position) {
	for len(list) < n {
		p := scatteredWith(append([]byte{'K', 'k'}, letters(pieces)...), random)
		if p.InCheck() || len(p.AppendCaptures(nil)) > 0 {
			continue
		}
		if len(pieces) == 2 && pieces[0] == pieces[1] && bishopColors(&p) < 2 {
			continue
		}
		list = append(list, p)
	}
	return list
}

// scatteredWith returns a position with these pieces, as FEN writes them, on random squares, in which the game goes on.
func scatteredWith(letters []byte, random *rand.Rand) chess.Position {
	for {
		board := map[chess.Square]byte{}
		for _, letter := range letters {
			s := chess.Square(random.IntN(64))
			for board[s] != 0 {
				s = chess.Square(random.IntN(64))
			}
			board[s] = letter
		}
		p, err := chess.ParseFEN(placed8(board) + " " + string("wb"[random.IntN(2)]) + " - - 0 1")
		if err == nil && p.Outcome(nil) == chess.Playing {
			return p
		}
	}
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

// TestBasicEndingsAreWon plays won endings against a bare king, which a search defends: each has to end in checkmate
// before the fifty-move rule ends it. The positions are one with the longest mate and two random ones; the players
// are the level below the default, the default, and the selective search with few nodes, in place of the stronger
// levels.
func TestBasicEndingsAreWon(t *testing.T) {
	below := ladder[ThreePlies.index()-1].level
	ways := []Limits{below.Limits(), ThreePlies.Limits(), {Method: Selective, Nodes: 900},
		{Method: Selective, Nodes: 4_000}}
	random := rand.New(rand.NewPCG(5, 5))
	for _, test := range []struct {
		pieces  []chess.PieceType
		longest string
	}{
		{[]chess.PieceType{chess.Queen}, "8/8/8/5k2/8/8/1Q6/K7 w - - 0 1"},
		{[]chess.PieceType{chess.Rook}, "8/8/8/8/8/2k5/1R6/K7 w - - 0 1"},
		{[]chess.PieceType{chess.Bishop, chess.Bishop}, "8/8/8/8/7B/8/3k4/K2B4 w - - 0 1"},
		{[]chess.PieceType{chess.Bishop, chess.Knight}, "8/8/7N/8/8/8/8/K1k1B3 w - - 0 1"},
		{[]chess.PieceType{chess.Pawn}, "8/8/8/1k6/8/8/K5P1/8 w - - 0 1"},
	} {
		starts := []chess.Position{prepared(t, test.longest)}
		for len(starts) < 3 {
			p := scattered(t, test.pieces, 1, random)[0]
			if v, _ := ending.Judge(&p); v.Result != ending.Drawn { // White's win: Black has nothing
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

// prepared returns a position once its table is made.
func prepared(t testing.TB, text string) chess.Position {
	p := fen(t, text)
	<-ending.Prepare(&p)
	return p
}

// TestStrongLevelsPlayTheTables plays the longest wins of some endings: a selective search mates in the moves that are
// known, against a selective search, which resists as long as it can, and tells the mate from the start.
func TestStrongLevelsPlayTheTables(t *testing.T) {
	few := searching(Limits{Method: Selective, Nodes: 100})
	longest := map[string]int{"8/8/7N/8/8/8/8/K1k1B3 w - - 0 1": 33} // whose table takes a second to make
	if needs.Soak {
		longest["8/8/8/8/2r5/8/2k5/K6Q w - - 0 1"], longest["8/2R5/8/8/7k/3K4/8/4n3 w - - 0 1"] = 35, 40
	}
	for text, moves := range longest {
		p := prepared(t, text)
		r, err := NewEngine(1).Search(t.Context(), p, nil, Limits{Method: Selective, Nodes: 100}, 1)
		require.NoError(t, err)
		assert.Equal(t, -matedIn(2*moves-1), r.Score, text)
		assert.Len(t, r.PV, tableLinePlies)
		g := playOut(t, p, [2]player{few, few})
		assert.Equal(t, chess.Checkmate, g.position.Outcome(g.earlier), text)
		assert.Equal(t, moves, g.position.MoveNumber(), text)
	}
}

// TestTablesMindFiftyMoves has one ply left before a draw: a mate that is sooner without promoting is none then.
func TestTablesMindFiftyMoves(t *testing.T) {
	for text, want := range map[string]string{
		"8/P5k1/8/8/8/8/6K1/8 w - - 0 80": "g2f3", "8/P5k1/8/8/8/8/6K1/8 w - - 99 80": "a7a8q",
	} {
		r, err := Search(t.Context(), fen(t, text), nil, Limits{Method: Selective, Nodes: 5_000}, 1)
		require.NoError(t, err)
		assert.Equal(t, want, r.Move.String(), text)
	}
}

// TestNoLineContradictsTheTables asks for the lines of all moves: none is thought better than the table says, and
// they come in its order.
func TestNoLineContradictsTheTables(t *testing.T) {
	p := prepared(t, "8/8/7N/8/8/8/8/K1k1B3 w - - 0 1")
	r, err := Search(t.Context(), p, nil, Limits{Method: Selective, Nodes: 100, Lines: chess.MaxMoves}, 1)
	require.NoError(t, err)
	assert.Len(t, r.Lines, len(p.Moves()))
	moves, known := ending.Moves(&p)
	require.True(t, known)
	for i, line := range r.Lines {
		at := slices.IndexFunc(moves, func(m ending.MoveVerdict) bool { return m.Move == line.Moves[0] })
		assert.Equal(t, tableScore(moves[at].Verdict, 0), line.Score)
		assert.True(t, i == 0 || line.Score <= r.Lines[i-1].Score)
	}
}

// TestDrawsAreHeld searches drawn positions in which most moves lose, with few nodes.
func TestDrawsAreHeld(t *testing.T) {
	prepared(t, "8/2R5/8/8/7k/3K4/8/4n3 w - - 0 1")
	random := rand.New(rand.NewPCG(6, 6))
	for held := 0; held < 50; {
		p := scatteredWith([]byte("KkRn"), random)
		moves, known := ending.Moves(&p)
		drawing := map[chess.Move]bool{}
		for _, m := range moves {
			if m.Result == ending.Drawn {
				drawing[m.Move] = true
			}
		}
		v, _ := ending.Judge(&p)
		if !known || v.Result != ending.Drawn || 2*len(drawing) > len(moves) {
			continue
		}
		held++
		for _, limits := range []Limits{{Method: Selective, Nodes: 100}, {Method: Selective, Depth: 1}} {
			r, err := Search(t.Context(), p, nil, limits, 1)
			require.NoError(t, err)
			assert.True(t, drawing[r.Move], "%s %s", p.FEN(), r.Move)
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
