package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/languages"
)

// A plan of two steps is told in one line, and shown by an arrow for each.
func TestATradeAndThePawnThatRuns(t *testing.T) {
	p, err := chess.ParseFEN("3rk3/8/8/8/P7/8/8/RR4K1 w - - 0 1")
	require.NoError(t, err)
	trade, err := p.ParseUCI("b1d1")
	require.NoError(t, err)
	steps := coach.NewSurvey(&p).PlanSteps(&fact.Fact{Kind: fact.KindPlanTrade, Start: p, Move: trade, Count: 6})
	require.Len(t, steps, 2)
	for _, l := range languages.All() {
		assert.Equal(t, map[string]string{
			"en": "Rook to d1: you are ahead, so trade pieces. Then push your pawn to a8.",
			"de": "Turm nach d1: Du bist voraus, also tausch Figuren. Dann zieh deinen Bauern bis a8 vor.",
			"es": "Torre a d1: llevas ventaja, así que cambia piezas. Después avanza tu peón hasta a8.",
			"fr": "La tour va en d1 : tu as de l'avance, donc échange des pièces. Puis pousse ton pion jusqu'en a8.",
			"uk": "Тура іде на d1: ти маєш більше очок, тому розмінюй фігури. Потім веди свого пішака до a8.",
		}[l.Tag], planSentence(Viewer{Language: l, Audience: tutor.ToWhite}, steps).Text)
	}
	points := planPoints(&p, steps)
	assert.Equal(t, []ArrowSpan{
		{Kind: arrowIdea, From: trade.From(), To: trade.To(), Thin: true, Plan: true},
		{Kind: arrowIdea, From: chess.SquareAt(0, 3), To: chess.SquareAt(0, 7), Thin: true, Plan: true, Ringed: true},
	}, points.arrows)
	assert.Equal(t, map[chess.Square]string{chess.SquareAt(3, 7): ringIdea}, points.rings)
	assert.Equal(t, "0", paleQueen(Viewer{}, steps).Y)
	assert.Equal(t, "700", paleQueen(Viewer{Turned: true}, steps).Y)
}
