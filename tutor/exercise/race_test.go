package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// race returns the exercise to win a race of pawns from a position.
func race(t *testing.T, p *chess.Position) *exercise.Exercise {
	list, err := exercise.Read([]byte(`{"id":"x","kind":"move","rule":"wins-race","fen":"` + p.FEN() +
		`","hiddenKings":true}`))
	require.NoError(t, err)
	return list[0]
}

// A move that does not win a race for sure is told with an answer of Black's after which no move wins for sure.
func TestWhatStopsARaceIsTold(t *testing.T) {
	told := 0
	for _, text := range []string{
		"7K/ppp5/8/PPP5/8/8/8/7k w - - 0 1", "K7/8/8/1p2p3/3P4/8/6P1/k7 w - - 0 1",
	} {
		p, err := chess.ParseFEN(text)
		require.NoError(t, err)
		e := race(t, &p)
		opened := exercise.Open(e)
		for _, m := range opened.Moves() {
			a := exercise.Open(e)
			r, err := a.Answer(exercise.Moved(m.From(), m.To(), chess.NoPieceType))
			require.NoError(t, err)
			if r.Reason.Kind != exercise.RaceDrawn {
				continue
			}
			told++
			next := p.Play(m)
			reply, err := next.FindMove(r.Reason.By[0].Square, r.Reason.Squares[0], chess.NoPieceType)
			require.NoError(t, err)
			after := next.Play(reply)
			for _, o := range after.Moves() {
				if after.At(o.From()).Type() != chess.Pawn {
					continue
				}
				b := exercise.Open(race(t, &after))
				r, err := b.Answer(exercise.Moved(o.From(), o.To(), chess.NoPieceType))
				require.NoError(t, err)
				assert.False(t, r.Right, "%s %s %s", m, reply, o)
			}
		}
	}
	assert.Positive(t, told)
}
