package french

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// Every piece alone, after de and after à, as that of any side, of the listener and of a color, and as several.
func TestPiecesAreNamed(t *testing.T) {
	for _, piece := range []struct {
		kind                               chess.PieceType
		the, your, white, black, a, plural string // alone, after de and after à, apart by a slash
	}{
		{
			chess.Pawn, "le pion/du pion/au pion", "ton pion/de ton pion/à ton pion",
			"le pion blanc/du pion blanc/au pion blanc",
			"le pion noir/du pion noir/au pion noir",
			"un pion", "pions",
		},
		{
			chess.Knight, "le cavalier/du cavalier/au cavalier", "ton cavalier/de ton cavalier/à ton cavalier",
			"le cavalier blanc/du cavalier blanc/au cavalier blanc",
			"le cavalier noir/du cavalier noir/au cavalier noir",
			"un cavalier", "cavaliers",
		},
		{
			chess.Bishop, "le fou/du fou/au fou", "ton fou/de ton fou/à ton fou",
			"le fou blanc/du fou blanc/au fou blanc",
			"le fou noir/du fou noir/au fou noir",
			"un fou", "fous",
		},
		{
			chess.Rook, "la tour/de la tour/à la tour", "ta tour/de ta tour/à ta tour",
			"la tour blanche/de la tour blanche/à la tour blanche",
			"la tour noire/de la tour noire/à la tour noire",
			"une tour", "tours",
		},
		{
			chess.Queen, "la dame/de la dame/à la dame", "ta dame/de ta dame/à ta dame",
			"la dame blanche/de la dame blanche/à la dame blanche",
			"la dame noire/de la dame noire/à la dame noire",
			"une dame", "dames",
		},
		{
			chess.King, "le roi/du roi/au roi", "ton roi/de ton roi/à ton roi",
			"le roi blanc/du roi blanc/au roi blanc",
			"le roi noir/du roi noir/au roi noir",
			"un roi", "rois",
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
	assert.Equal(t, "tour blanche", bareColored(chess.PieceOf(chess.Rook, chess.White)))
	assert.Equal(t, "un cavalier noir", aColored(chess.PieceOf(chess.Knight, chess.Black)))
	assert.Equal(t, "une dame noire", aColored(chess.PieceOf(chess.Queen, chess.Black)))
	assert.Equal(t, "cloué", ending("cloué", chess.Bishop))
	assert.Equal(t, "clouée", ending("cloué", chess.Queen))
	assert.Equal(t, "elle", subject(chess.Rook))
}

// A pronoun before a verb is elided before a vowel.
func TestPronounsAreElided(t *testing.T) {
	assert.Equal(t, "la prendre", it(chess.Rook, "prendre"))
	assert.Equal(t, "le défend", it(chess.Pawn, "défend"))
	assert.Equal(t, "l'arrêter", it(chess.Pawn, "arrêter"))
	assert.Equal(t, "l'attaque", it(chess.Queen, "attaque"))
}

// The articles of sides melt as those of pieces do.
func TestSidesAreNamed(t *testing.T) {
	assert.Equal(t, "des Noirs", related(of, theColor(chess.Black)))
	assert.Equal(t, "aux Blancs", related(to, theColor(chess.White)))
	assert.Equal(t, "de l'ordinateur", related(of, "l'ordinateur"))
	assert.Equal(t, "à toi", related(to, "toi"))
}

func TestPiecesAreCounted(t *testing.T) {
	types := []chess.PieceType{chess.Queen, chess.Rook, chess.Rook, chess.Pawn}
	assert.Equal(t, "une dame, deux tours et un pion", counted(types))
	assert.Equal(t, "un cavalier", counted([]chess.PieceType{chess.Knight}))
	assert.Equal(t, "0 point", points(0))
	assert.Equal(t, "1 point", points(1))
	assert.Equal(t, "9 points", points(9))
	assert.Equal(t, "un coup", masculine(1, "coup", "coups"))
	assert.Equal(t, "trois cases", feminine(3, "case", "cases"))
}

func TestListsAreJoined(t *testing.T) {
	assert.Equal(t, "a, b et c", and([]string{"a", "b", "c"}))
	assert.Equal(t, "oui ou non", join([]string{"oui", "non"}, "ou"))
}

func TestSentencesBeginWithACapital(t *testing.T) {
	assert.Equal(t, "Le roi.", sentence("le %s", "roi"))
	assert.Equal(t, "Échec.", sentence("échec"))
}

// Signs that stand alone after a no-break space are no words.
func TestWordsAreCounted(t *testing.T) {
	assert.Equal(t, 4, words("Échec du fou\u00a0! Regarde."))
	assert.Equal(t, 2, words("Attends\u00a0: regarde."))
}

// The children of a class are named by an animal and a color that agree.
func TestAnimalsAndColorsAgree(t *testing.T) {
	assert.Equal(t, "Ours vert", coloredAnimal("Vert", "Ours"))
	assert.Equal(t, "Loutre verte", coloredAnimal("Vert", "Loutre"))
	assert.Equal(t, "Loutre violette", coloredAnimal("Violet", "Loutre"))
	assert.Equal(t, "Loutre rouge", coloredAnimal("Rouge", "Loutre"))
}
