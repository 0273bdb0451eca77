package ukrainian

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// Every piece in every case, alone, as that of the listener and of a color, and as several.
func TestPiecesAreNamed(t *testing.T) {
	for _, piece := range []struct {
		kind                           chess.PieceType
		name, many, your, white, black string // in each case, apart by a slash
	}{
		{
			chess.Pawn, "пішак/пішака/пішаку/пішака/пішаком", "пішаки/пішаків/пішакам/пішаків/пішаками",
			"твій пішак/твого пішака/твоєму пішаку/твого пішака/твоїм пішаком",
			"білий пішак/білого пішака/білому пішаку/білого пішака/білим пішаком",
			"чорний пішак/чорного пішака/чорному пішаку/чорного пішака/чорним пішаком",
		},
		{
			chess.Knight, "кінь/коня/коню/коня/конем", "коні/коней/коням/коней/конями",
			"твій кінь/твого коня/твоєму коню/твого коня/твоїм конем",
			"білий кінь/білого коня/білому коню/білого коня/білим конем",
			"чорний кінь/чорного коня/чорному коню/чорного коня/чорним конем",
		},
		{
			chess.Bishop, "слон/слона/слону/слона/слоном", "слони/слонів/слонам/слонів/слонами",
			"твій слон/твого слона/твоєму слону/твого слона/твоїм слоном",
			"білий слон/білого слона/білому слону/білого слона/білим слоном",
			"чорний слон/чорного слона/чорному слону/чорного слона/чорним слоном",
		},
		{
			chess.Rook, "тура/тури/турі/туру/турою", "тури/тур/турам/тури/турами",
			"твоя тура/твоєї тури/твоїй турі/твою туру/твоєю турою",
			"біла тура/білої тури/білій турі/білу туру/білою турою",
			"чорна тура/чорної тури/чорній турі/чорну туру/чорною турою",
		},
		{
			chess.Queen, "ферзь/ферзя/ферзю/ферзя/ферзем", "ферзі/ферзів/ферзям/ферзів/ферзями",
			"твій ферзь/твого ферзя/твоєму ферзю/твого ферзя/твоїм ферзем",
			"білий ферзь/білого ферзя/білому ферзю/білого ферзя/білим ферзем",
			"чорний ферзь/чорного ферзя/чорному ферзю/чорного ферзя/чорним ферзем",
		},
		{
			chess.King, "король/короля/королю/короля/королем", "королі/королів/королям/королів/королями",
			"твій король/твого короля/твоєму королю/твого короля/твоїм королем",
			"білий король/білого короля/білому королю/білого короля/білим королем",
			"чорний король/чорного короля/чорному королю/чорного короля/чорним королем",
		},
	} {
		white, black := chess.PieceOf(piece.kind, chess.White), chess.PieceOf(piece.kind, chess.Black)
		for want, form := range map[string]func(wordCase) string{
			piece.name:  func(c wordCase) string { return name(piece.kind, c) },
			piece.many:  func(c wordCase) string { return some(piece.kind, c) },
			piece.your:  func(c wordCase) string { return your(piece.kind, c) },
			piece.white: func(c wordCase) string { return colored(white, c) },
			piece.black: func(c wordCase) string { return colored(black, c) },
		} {
			var all []string
			for c := range cases {
				all = append(all, form(c))
			}
			assert.Equal(t, want, strings.Join(all, "/"))
		}
	}
}

func TestWordsAgreeWithPieces(t *testing.T) {
	assert.Equal(t, "зв’язаний", adjective("зв’язан", chess.Bishop, nominative))
	assert.Equal(t, "зв’язана", adjective("зв’язан", chess.Rook, nominative))
	assert.Equal(t, "її", pronoun(chess.Rook))
	assert.Equal(t, "його", pronoun(chess.Queen))
}

func TestSidesAreNamed(t *testing.T) {
	assert.Equal(t, "Білі", color(chess.White))
	assert.Equal(t, "чорних", theColor(chess.Black, genitive))
	assert.Equal(t, "чорним", theColor(chess.Black, dative))
}

func TestThingsAreCounted(t *testing.T) {
	types := []chess.PieceType{chess.Queen, chess.Rook, chess.Rook, chess.Bishop, chess.Bishop, chess.Pawn}
	assert.Equal(t, "ферзя, дві тури, двох слонів і пішака", counted(types, accusative))
	assert.Equal(t, "ферзь, дві тури, два слони і пішак", counted(types, nominative))
	assert.Equal(t, "п’ять пішаків", several(5, chess.Pawn, accusative))
	for n, want := range map[int]string{
		1: "1 очко", 3: "3 очки", 5: "5 очок", 11: "11 очок", 12: "12 очок", 21: "21 очко", 22: "22 очки",
	} {
		assert.Equal(t, want, points(n))
	}
	assert.Equal(t, "один хід", moves(1))
	assert.Equal(t, "два ходи", moves(2))
	assert.Equal(t, "п’ять ходів", moves(5))
	assert.Equal(t, "одне поле", squares(1))
	assert.Equal(t, "три поля", squares(3))
	assert.Equal(t, "дві фігури", figures(2))
	assert.Equal(t, "одна фігура", figures(1))
	assert.Equal(t, "жодного пішака", pawns(0))
	assert.Equal(t, "два пішаки", pawns(2))
}

func TestListsAreJoined(t *testing.T) {
	assert.Equal(t, "a, b і c", and([]string{"a", "b", "c"}))
	assert.Equal(t, "так чи ні", join([]string{"так", "ні"}, "чи"))
	assert.Equal(t, "Король.", sentence("%s", "король"))
}
