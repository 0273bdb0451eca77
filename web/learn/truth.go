package learn

import (
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson/exercise"
)

// practised tells whether this is an exercise of practice.
func (t *trying) practised() bool {
	_, ok := t.round.(*inPractice)
	return ok
}

// truth is the arrows that show, once squares were guessed in practice, who does it:
// from every attacker to what it attacks. Where one of those pieces is pointed at,
// only its own are shown. There are none before, and none for other questions.
func (t *trying) truth() (list []templates.ArrowShape) {
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
		attackers := tutor.Threatened(p)
		for _, s := range right.Squares() {
			for _, from := range attackers[s].Squares() {
				add("danger", from, s)
			}
		}
	case "attackers":
		for _, from := range right.Squares() {
			add("win", from, t.exercise.Square)
		}
	case "free", "newly-free":
		for _, m := range p.Moves() {
			if right.Has(m.To()) && (m.Promotion() == chess.NoPieceType || m.Promotion() == chess.Queen) &&
				tutor.Takers(p, m) == 0 {
				add("win", m.From(), m.To())
			}
		}
	}
	return list
}
