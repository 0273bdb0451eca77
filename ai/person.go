package ai

import (
	"context"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// searchPerson draws a move as often as the person of the limits plays it. It looks at the moves before, if it knows
// them, and searches nothing: all scores are 0.
func searchPerson(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) (Result,
	error) {
	played := limits.game
	if played.Position() != *p {
		played = people.Line{Start: *p}
	}
	choices := limits.Person.Choices(&played, limits.restrict(p.Moves())...)
	drawn := people.Draw(choices, mix(mix(mix(seed)^p.Key())+uint64(len(earlier))))
	found := make([]choice, 0, len(choices)+1)
	for _, m := range append([]people.Choice{{Move: drawn}}, choices...) {
		if len(found) == 0 || m.Move != drawn {
			found = append(found, choice{move: m.Move})
			found[len(found)-1].pv.set(m.Move, &line{})
		}
	}
	return resultOf(found[:limits.lines(len(found))], 1, 1), ctx.Err()
}
