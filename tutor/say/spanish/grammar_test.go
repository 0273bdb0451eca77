package spanish

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// Every piece alone, after de and after a, as that of any side, of the listener and of a color, and as several.
func TestPiecesAreNamed(t *testing.T) {
	for _, piece := range []struct {
		kind                               chess.PieceType
		the, your, white, black, a, plural string // alone, after de and after a, apart by a slash
	}{
		{
			chess.Pawn, "el peón/del peón/al peón", "tu peón/de tu peón/a tu peón",
			"el peón blanco/del peón blanco/al peón blanco", "el peón negro/del peón negro/al peón negro",
			"un peón", "peones",
		},
		{
			chess.Knight, "el caballo/del caballo/al caballo", "tu caballo/de tu caballo/a tu caballo",
			"el caballo blanco/del caballo blanco/al caballo blanco",
			"el caballo negro/del caballo negro/al caballo negro", "un caballo", "caballos",
		},
		{
			chess.Bishop, "el alfil/del alfil/al alfil", "tu alfil/de tu alfil/a tu alfil",
			"el alfil blanco/del alfil blanco/al alfil blanco", "el alfil negro/del alfil negro/al alfil negro",
			"un alfil", "alfiles",
		},
		{
			chess.Rook, "la torre/de la torre/a la torre", "tu torre/de tu torre/a tu torre",
			"la torre blanca/de la torre blanca/a la torre blanca",
			"la torre negra/de la torre negra/a la torre negra", "una torre", "torres",
		},
		{
			chess.Queen, "la dama/de la dama/a la dama", "tu dama/de tu dama/a tu dama",
			"la dama blanca/de la dama blanca/a la dama blanca", "la dama negra/de la dama negra/a la dama negra",
			"una dama", "damas",
		},
		{
			chess.King, "el rey/del rey/al rey", "tu rey/de tu rey/a tu rey",
			"el rey blanco/del rey blanco/al rey blanco", "el rey negro/del rey negro/al rey negro",
			"un rey", "reyes",
		},
	} {
		white, black := chess.PieceOf(piece.kind, chess.White), chess.PieceOf(piece.kind, chess.Black)
		for want, form := range map[string]func(relation) string{
			piece.the:   func(r relation) string { return the(piece.kind, r) },
			piece.your:  func(r relation) string { return your(piece.kind, r) },
			piece.white: func(r relation) string { return colored(white, r) },
			piece.black: func(r relation) string { return colored(black, r) },
		} {
			assert.Equal(t, want, strings.Join([]string{form(bare), form(of), form(to)}, "/"))
		}
		assert.Equal(t, piece.a, a(piece.kind))
		assert.Equal(t, piece.plural, some(piece.kind))
	}
}

func TestPiecesAgree(t *testing.T) {
	assert.Equal(t, "torre blanca", bareColored(chess.PieceOf(chess.Rook, chess.White)))
	assert.Equal(t, "un caballo negro", aColored(chess.PieceOf(chess.Knight, chess.Black)))
	assert.Equal(t, "una dama negra", aColored(chess.PieceOf(chess.Queen, chess.Black)))
	assert.Equal(t, "clavado", ending("clavad", chess.Bishop))
	assert.Equal(t, "clavada", ending("clavad", chess.Queen))
	assert.Equal(t, "la", pronoun(chess.Rook))
	assert.Equal(t, "lo", pronoun(chess.Pawn))
}

func TestPiecesAreCounted(t *testing.T) {
	types := []chess.PieceType{chess.Queen, chess.Rook, chess.Rook, chess.Pawn}
	assert.Equal(t, "una dama, dos torres y un peón", counted(types))
	assert.Equal(t, "un caballo", counted([]chess.PieceType{chess.Knight}))
	assert.Equal(t, "1 punto", points(1))
	assert.Equal(t, "9 puntos", points(9))
	assert.Equal(t, "una jugada", feminine(1, "jugada", "jugadas"))
	assert.Equal(t, "tres casillas", feminine(3, "casilla", "casillas"))
}

func TestListsAreJoined(t *testing.T) {
	assert.Equal(t, "a, b y c", and([]string{"a", "b", "c"}))
	assert.Equal(t, "sí o no", join([]string{"sí", "no"}, "o"))
	assert.Equal(t, "uno u otro", join([]string{"uno", "otro"}, "o"))
	assert.Equal(t, "madre e hija", and([]string{"madre", "hija"}))
}

func TestSentencesBeginWithACapital(t *testing.T) {
	assert.Equal(t, "El rey.", sentence("el %s", "rey"))
	assert.Equal(t, "¿Qué?", capitalized("¿qué?"))
	assert.Equal(t, "¡El rey!", capitalized("¡el rey!"))
}

// The children of a class are named by an animal and a color that agree.
func TestAnimalsAndColorsAgree(t *testing.T) {
	assert.Equal(t, "Oso rojo", coloredAnimal("Rojo", "Oso"))
	assert.Equal(t, "Nutria roja", coloredAnimal("Rojo", "Nutria"))
	assert.Equal(t, "Nutria azul", coloredAnimal("Azul", "Nutria"))
}
