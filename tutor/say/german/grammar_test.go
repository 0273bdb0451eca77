package german

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// Every piece in all four cases, as the one spoken to has it, as one and as several.
func TestPiecesAreDeclined(t *testing.T) {
	for _, piece := range []struct {
		kind                            chess.PieceType
		the, your, white, black, plural string // by case, apart by a slash
	}{
		{
			chess.Pawn, "der Bauer/des Bauern/dem Bauern/den Bauern",
			"dein Bauer/deines Bauern/deinem Bauern/deinen Bauern",
			"der weiße Bauer/des weißen Bauern/dem weißen Bauern/den weißen Bauern",
			"ein schwarzer Bauer/eines schwarzen Bauern/einem schwarzen Bauern/einen schwarzen Bauern",
			"Bauern/Bauern/Bauern/Bauern",
		},
		{
			chess.Knight, "der Springer/des Springers/dem Springer/den Springer",
			"dein Springer/deines Springers/deinem Springer/deinen Springer",
			"der weiße Springer/des weißen Springers/dem weißen Springer/den weißen Springer",
			"ein schwarzer Springer/eines schwarzen Springers/einem schwarzen Springer/einen schwarzen Springer",
			"Springer/Springer/Springern/Springer",
		},
		{
			chess.Bishop, "der Läufer/des Läufers/dem Läufer/den Läufer",
			"dein Läufer/deines Läufers/deinem Läufer/deinen Läufer",
			"der weiße Läufer/des weißen Läufers/dem weißen Läufer/den weißen Läufer",
			"ein schwarzer Läufer/eines schwarzen Läufers/einem schwarzen Läufer/einen schwarzen Läufer",
			"Läufer/Läufer/Läufern/Läufer",
		},
		{
			chess.Rook, "der Turm/des Turms/dem Turm/den Turm", "dein Turm/deines Turms/deinem Turm/deinen Turm",
			"der weiße Turm/des weißen Turms/dem weißen Turm/den weißen Turm",
			"ein schwarzer Turm/eines schwarzen Turms/einem schwarzen Turm/einen schwarzen Turm",
			"Türme/Türme/Türmen/Türme",
		},
		{
			chess.Queen, "die Dame/der Dame/der Dame/die Dame", "deine Dame/deiner Dame/deiner Dame/deine Dame",
			"die weiße Dame/der weißen Dame/der weißen Dame/die weiße Dame",
			"eine schwarze Dame/einer schwarzen Dame/einer schwarzen Dame/eine schwarze Dame",
			"Damen/Damen/Damen/Damen",
		},
		{
			chess.King, "der König/des Königs/dem König/den König",
			"dein König/deines Königs/deinem König/deinen König",
			"der weiße König/des weißen Königs/dem weißen König/den weißen König",
			"ein schwarzer König/eines schwarzen Königs/einem schwarzen König/einen schwarzen König",
			"Könige/Könige/Königen/Könige",
		},
	} {
		white, black := chess.PieceOf(piece.kind, chess.White), chess.PieceOf(piece.kind, chess.Black)
		for want, form := range map[string]func(grammaticalCase) string{
			piece.the:    func(c grammaticalCase) string { return the(piece.kind, c) },
			piece.your:   func(c grammaticalCase) string { return with("dein", piece.kind, c) },
			piece.white:  func(c grammaticalCase) string { return colored(white, c) },
			piece.black:  func(c grammaticalCase) string { return aColored(black, c) },
			piece.plural: func(c grammaticalCase) string { return some(piece.kind, c) },
		} {
			forms := []string{form(nominative), form(genitive), form(dative), form(accusative)}
			assert.Equal(t, want, strings.Join(forms, "/"))
		}
	}
}

func TestPiecesAreNamedByColorPronounAndBecoming(t *testing.T) {
	assert.Equal(t, "weißer Turm", bareColored(chess.PieceOf(chess.Rook, chess.White)))
	assert.Equal(t, "schwarze Dame", bareColored(chess.PieceOf(chess.Queen, chess.Black)))
	assert.Equal(t, "sie", pronoun(chess.Queen, accusative))
	assert.Equal(t, "ihn", pronoun(chess.Pawn, accusative))
	assert.Equal(t, "zur Dame", to(chess.Queen))
	assert.Equal(t, "zum Springer", to(chess.Knight))
}

func TestPiecesAreCounted(t *testing.T) {
	types := []chess.PieceType{chess.Queen, chess.Rook, chess.Rook, chess.Pawn}
	assert.Equal(t, "eine Dame, zwei Türme und einen Bauern", counted(types, accusative))
	assert.Equal(t, "einer Dame, zwei Türmen und einem Bauern", counted(types, dative))
	assert.Equal(t, "ein Springer", counted([]chess.PieceType{chess.Knight}, nominative))
	assert.Equal(t, "1 Punkt", points(1))
	assert.Equal(t, "9 Punkten", pointsDative(9))
}
