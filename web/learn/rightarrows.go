package learn

import (
	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
)

// mostArrows is the maximum number of arrows on a board at a time.
const mostArrows = 3

// rightArrows returns arrows that illustrate why an answer is right, depending on the rule of the exercise. Rules
// not listed here need none.
func (t *exercisePage) rightArrows() (list []board.Arrow) {
	p := &t.result.Position
	switch t.exercise.Rule {
	case "takes-free":
		list = t.guardArrows()
	case "mates", "safe-check":
		list = t.arrowsTo("danger", p.Checkers(), p.King(p.Turn()))
	case "forks", "skewers", "pins", "attacks", "opens-line":
		list = t.attackArrows()
	case "attackers", "taken-by":
		list = t.arrowsTo("danger", t.result.Good, t.exercise.Square)
	case "guards":
		list = t.arrowsTo("guard", t.result.Good, t.exercise.Square)
	}
	return list[:min(len(list), mostArrows)]
}

// arrowsTo returns an arrow from each of some squares to one.
func (t *exercisePage) arrowsTo(kind string, from chess.Bitboard, to chess.Square) (list []board.Arrow) {
	for _, s := range from.Squares() {
		list = append(list, t.arrow(kind, s, to))
	}
	return list
}

// guardArrows returns an arrow to each piece that could have been captured instead, from a piece that guards it.
func (t *exercisePage) guardArrows() (list []board.Arrow) {
	before := &t.exercise.Position
	enemies := before.Color(before.Turn().Other())
	for _, s := range enemies.Squares() {
		attackers := before.AttackersTo(s, before.Occupied())
		if s == t.gave.To || attackers&before.Color(before.Turn()) == 0 {
			continue
		}
		if guards := (attackers & enemies).Squares(); len(guards) > 0 {
			list = append(list, t.arrow("guard", guards[0], s))
		}
	}
	return list
}

// attackArrows returns arrows from the pieces that the move has made attack more than before to what they attack.
// They leave out attacked pawns unless there is nothing else.
func (t *exercisePage) attackArrows() (list []board.Arrow) {
	before, after := &t.exercise.Position, &t.result.Position
	own, enemies := after.Color(before.Turn()), after.Color(before.Turn().Other())
	pieces := enemies &^ after.Pieces(chess.Pawn, before.Turn().Other())
	for _, targets := range []chess.Bitboard{pieces, enemies &^ pieces} {
		for _, s := range own.Squares() {
			now := chess.Attacks(after.At(s), s, after.Occupied())
			if s != t.gave.To {
				now &^= chess.Attacks(after.At(s), s, before.Occupied())
			}
			for _, target := range (now & targets).Squares() {
				list = append(list, t.arrow("danger", s, target))
			}
		}
		if len(list) > 0 {
			break
		}
	}
	return list
}
