package coach_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// What is told of one idea alone is what is told of it among all of them.
func TestCarriesOutIsWhatIdeasTell(t *testing.T) {
	found := map[fact.Concept]int{}
	for _, fen := range []string{
		"r3k3/5p2/8/1N6/8/8/5PP1/6K1 w - - 0 1",
		"6q1/7p/8/3k4/8/1P6/8/1K3B2 w - - 0 1",
		"4q1k1/5pp1/8/1n6/4N3/8/5PP1/4RK2 w - - 0 1",
		"r3k3/5p2/2n5/4p3/8/8/3N1PPP/5BK1 w - - 0 1",
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		g := tutor.NewGame(tutor.Setup{Start: p})
		for _, m := range p.Moves() {
			all := map[fact.Concept][]fact.Fact{}
			for _, f := range coach.MoveIdeas(g, 0, m) {
				all[f.Concept] = append(all[f.Concept], f)
			}
			for _, c := range []fact.Concept{fact.Fork, fact.Skewer, fact.OpenedLine, fact.PinToKing} {
				found[c] += len(all[c])
				assert.ElementsMatch(t, all[c], coach.CarriesOut(&p, m, c), "%s %s", fen, m)
			}
		}
	}
	assert.Len(t, found, 4)
	for c, n := range found {
		assert.Positive(t, n, c)
	}
	p := chess.Start()
	assert.Panics(t, func() { coach.CarriesOut(&p, p.Moves()[0], fact.Tempo) })

	p, err := chess.ParseFEN("4k3/4b3/2np1n2/1B6/8/8/5PPP/4R1K1 w - - 0 1")
	require.NoError(t, err)
	assert.Equal(t, "[c6 e7]", squareNames(coach.PinnedPieces(&p, chess.Black)))
	assert.Zero(t, coach.PinnedPieces(&p, chess.White))
}

func squareNames(b chess.Bitboard) string {
	text := "["
	for i, s := range b.Squares() {
		if i > 0 {
			text += " "
		}
		text += s.String()
	}
	return text + "]"
}
