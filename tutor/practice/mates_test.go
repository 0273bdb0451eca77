package practice_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/practice"
)

// Every first answer to an exercise about mate or promotion: the other side answers every right one that is not the
// last, so nobody passes, and the way out of a check that a wrong one is told is about the piece that gives it. Every
// fourth exercise is tried, and all with the long tests.
func TestFirstMovesOfMatesAndPromotions(t *testing.T) {
	ways, mates, step := 0, 0, 4
	if needs.Soak {
		step = 1
	}
	for _, s := range []practice.Skill{practice.MateInOne, practice.MateInTwo, practice.PromoteOrStop} {
		for number := 0; number < practice.Size(s); number += step {
			e := practice.At(s, number).Exercise
			for _, m := range e.Position.Moves() {
				a := exercise.Open(e)
				r, err := a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
				require.NoError(t, err, e.ID)
				next := e.Position.Play(m)
				text := e.ID + " " + m.String() + " " + string(r.Reason.Kind)
				switch {
				case next.InCheck() && !next.HasMove():
					mates++
					assert.True(t, r.Done && r.Right || e.Rule == "stops-promotion", text)
				case r.Right && !r.Done:
					assert.True(t, next.IsLegal(r.Reply), text)
				case !r.Right && inCheckReason[r.Reason.Kind]:
					ways++
					provesWay(t, &next, r.Reason, text)
				}
			}
		}
	}
	assert.Greater(t, mates, 600/step)
	assert.Greater(t, ways, 2000/step)
}

// inCheckReason are the reasons that tell a way out of a check.
var inCheckReason = map[exercise.ReasonKind]bool{
	exercise.KingTakes: true, exercise.CanTake: true, exercise.CanBlock: true, exercise.KingGoes: true,
}

// provesWay checks that a reason tells a legal way out of the check: a piece that is taken gives it.
func provesWay(t *testing.T, p *chess.Position, r exercise.Reason, text string) {
	if !assert.True(t, p.InCheck(), text) {
		return
	}
	from, on := p.King(p.Turn()), chess.NoSquare
	if len(r.By) > 0 {
		from = r.By[0].Square
	}
	switch r.Kind {
	case exercise.KingTakes, exercise.CanTake:
		on = r.Pieces[0].Square
		assert.True(t, p.Checkers().Has(on), text)
	default:
		on = r.Squares[0]
	}
	found := false
	for _, m := range p.Moves() {
		taken := m.To()
		if m.IsEnPassant() && r.Kind == exercise.CanTake {
			taken = chess.SquareAt(m.To().File(), m.From().Rank())
		}
		found = found || m.From() == from && taken == on
	}
	assert.True(t, found, text)
}
