package ending

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The longest wins, in moves of the side that mates, are those that are published of each ending. Of Nalimov's tables,
// 10, 16, 19 and 33 moves of KQK, KRK, KBBK and KBNK are told in https://www.stmintz.com/ccc/index.php?id=138918; that
// KPK is the longest of three men, with 28 moves, and KRKP of four, with the 85 plies of 43 moves, in
// https://www.stmintz.com/ccc/index.php?id=113253; the 35 moves of KQKR in
// http://macechess.blogspot.com/2010/10/chess-endgame-table-base-kqkr.html. The rest was not found told so: what
// TestValuesFollowTheRules and TestStockfishAgrees prove of the values stands for it.
func TestLongestWins(t *testing.T) {
	type longest struct{ white, black int } // to mate, with the winner to move; 0: it never wins
	published := map[string]longest{
		"KQK": {10, 0}, "KRK": {16, 0}, "KPK": {28, 0}, "KBBK": {19, 0}, "KBNK": {33, 0},
		"KQKQ": {13, 13}, "KQKR": {35, 19}, "KQKB": {17, 0}, "KQKN": {21, 0}, "KQKP": {28, 29},
		"KRKR": {19, 19}, "KRKB": {29, 0}, "KRKN": {40, 1}, "KRKP": {26, 43},
		"KBKB": {1, 1}, "KBKN": {1, 1}, "KBKP": {1, 29}, "KNKN": {1, 1}, "KNKP": {7, 29}, "KPKP": {33, 33},
	}
	assert.Len(t, published, len(tables))
	for _, table := range checked(t) {
		values, got := all(t, table), longest{}
		half := len(values) / 2
		for i, value := range values {
			switch {
			case resultOf(value) != Won:
			case i < half:
				got.white = max(got.white, int(value+1)/2)
			default:
				got.black = max(got.black, int(value+1)/2)
			}
		}
		assert.Equal(t, published[table.name], got, table.name)
	}
}

// King and rook against king, with the bare king to move: how many positions are drawn, and how many
// lost in each number of moves (Bain and Hoff, "Chess (King-Rook vs. King)", UCI Machine Learning
// Repository, 1994). King and pawn: how many are won with each side to move, as the counts of the
// bitbase that many programs have.
func TestPublishedCounts(t *testing.T) {
	values := all(t, named(t, "KRK"))
	var lost [17]int
	draws := 0
	for _, value := range values[len(values)/2:] {
		switch {
		case value == drawn:
			draws++
		case value != illegal:
			lost[value/2]++
		}
	}
	assert.Equal(t, 2796, draws)
	assert.Equal(t, [17]int{27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390},
		lost)

	var won, legal [2]int
	values = all(t, named(t, "KPK"))
	for i, value := range values {
		turn := i / (len(values) / 2)
		if value != illegal {
			legal[turn]++
		}
		if value < drawn {
			won[turn]++
		}
	}
	assert.Equal(t, [2]int{163_328 / 2, 168_024 / 2}, legal, "the files a to d are half")
	assert.Equal(t, [2]int{124_960 / 2, 97_604 / 2}, won)
}

// named returns the table of a name.
func named(t testing.TB, name string) *table {
	t.Helper()
	for _, table := range tables {
		if table.name == name {
			return table
		}
	}
	t.Fatal(name)
	return nil
}
