package lesson

import "chesstutor/tutor/exercise"

// SmallGame returns the small game that the day's game is until a learner has met check and mate: the last one of the
// first path that was met, or its first one, which comes next. ok is false once mate was met, or a friend was beaten.
func (p *Progress) SmallGame() (l *Lesson, e *exercise.Exercise, ok bool) {
	if mate, _ := Find("mate"); p.began(mate) || p.Beaten != 0 {
		return nil, nil, false
	}
	for _, each := range OfPath(1) {
		for _, game := range each.Exercises {
			if game.Kind == exercise.Game && (e == nil || p.mark(each, game) != untouched) {
				l, e = each, game
			}
		}
	}
	return l, e, true
}
