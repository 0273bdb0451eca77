package review

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// tell returns the comment on a move, nil for none: for a good move the idea that it carries out, for a bad one
// what it gives away. It sets the mark of a good find.
func (r *Review) tell(m *Move) *fact.Fact {
	if m.Mark == Fine || m.Mark == Slip {
		if f := r.idea(m.Ply, m.Move); f != nil && m.Lost < SlipFrom && !coach.TakesBack(r.game, m.Ply) {
			m.Mark = GoodFind
			return f
		}
	}
	_, facts := coach.NewSurvey(r.game.PositionAt(m.Ply)).MoveAdvice(m.Move)
	bad := m.Mark != Fine
	at := slices.IndexFunc(facts, func(f fact.Fact) bool {
		return (f.Kind.Tone() == fact.ToneDanger) == bad && f.Kind != fact.KindInAll && f.Kind != fact.KindTaken
	})
	if at < 0 {
		return nil
	}
	return &facts[at]
}

// idea returns the idea by which a move wins, nil if none is proved. A simple capture and a mate in one count as
// ideas too.
func (r *Review) idea(ply int, m chess.Move) *fact.Fact {
	for _, f := range coach.MoveIdeas(r.game, ply, m) {
		if f.Mate || f.Count >= leastWon && f.Concept != fact.WinningTrade && f.Concept != fact.Tempo {
			return &f
		}
	}
	return nil
}

// leastWon is how many points an idea has to win to be worth a moment.
const leastWon = 2
