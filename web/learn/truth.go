package learn

import (
	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// practised reports whether the exercise is one of practice.
func (t *exercisePage) practised() bool { return practice.IsID(t.exercise.ID) }

// truth returns arrows for the solution of an exercise in practice in which squares are tapped: from each attacker
// to what it attacks. The page shows only those of a piece while the pointer is on it. There are none before the
// exercise is done, and none for other kinds of exercises.
func (t *exercisePage) truth() (list []board.Arrow) {
	if !t.practised() || t.result == nil || !t.result.Done || t.exercise.Kind != exercise.Tap {
		return nil
	}
	p := &t.exercise.Position
	right := t.result.Good | t.result.Missed
	add := func(kind string, from, to chess.Square) {
		a := t.arrow(kind, from, to)
		a.From = from.String()
		list = append(list, a)
	}
	switch t.exercise.Rule {
	case "mine-taken", "newly-attacked":
		attackers := coach.Threatened(p)
		for _, s := range right.Squares() {
			for _, from := range attackers[s].Squares() {
				add("danger", from, s)
			}
		}
	case "attackers":
		for _, from := range right.Squares() {
			add("win", from, t.exercise.Square)
		}
	case "taken-by":
		for _, from := range right.Squares() {
			add("danger", from, t.exercise.Square)
		}
	case "free", "newly-free":
		for _, m := range p.Moves() {
			if right.Has(m.To()) && (m.Promotion() == chess.NoPieceType || m.Promotion() == chess.Queen) &&
				coach.Takers(p, m) == 0 {
				add("win", m.From(), m.To())
			}
		}
	}
	return list
}
