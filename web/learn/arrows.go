package learn

import (
	"fmt"
	"slices"
	"strings"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/web/game"
)

// mostArrows is the maximum number of arrows that explain an answer.
const mostArrows = 3

// arrows returns the arrows on the board: what is true of squares to tap in practice, the solution once it is shown, or
// why an answer is right or wrong. A question has none but that of first: where something stands in the way there could
// be no arrow, and that would answer it.
func (t *exercisePage) arrows() (list []board.Arrow) {
	e, r := t.exercise, t.result
	if truth := t.truth(); truth != nil {
		return truth
	}
	switch {
	case r == nil && t.lost.From != t.lost.To:
		p, _ := t.position()
		lost := game.ArrowSpan{Kind: "tried", From: t.lost.From, To: t.lost.To, Ringed: p.Occupied().Has(t.lost.To)}
		return []board.Arrow{lost.Shape(false)}
	case r == nil:
		return t.first()
	case r.Lost:
		list = t.arrowsTo("danger", r.Last.From().Bitboard(), r.Last.To())
		return append(list, t.advice()...)
	case r.Shown && len(r.Solutions) > 0 && len(r.Solutions[0].Moves) > 0:
		for i, m := range r.Solutions[0].Moves {
			if e.Kind != exercise.Line || i%2 == 0 { // every other move of a line is Black's
				list = append(list, t.arrow("win", m.From(), m.To())...)
			}
		}
		return list
	case r.Done && e.Rule == "goers":
		return t.arrowsTo("win", r.Good|r.Missed, e.Square)
	case r.Shown && e.Rule == "goes-to" && e.Position.At(e.Piece).Type() == chess.Knight: // one of its ways
		return t.arrow("win", e.Piece, (r.Good | r.Missed).First())
	case r.Right && e.Kind == exercise.Game:
		if r.Done {
			return t.arrow("win", t.gave.From, t.gave.To)
		}
		return t.missedArrow()
	case !r.Right && field(e) == "move" && t.gave.From != t.gave.To:
		return append(t.reasonArrows(), t.tried())
	case e.Kind == exercise.Judge && e.Rule == "same-shade":
		return t.routeArrows()
	case e.Kind == exercise.Judge && e.Rule == "can-move":
		return append(t.reasonArrows(), t.wayArrow()...)
	case !r.Right || e.Kind == exercise.Judge:
		return append(list, t.reasonArrows()...)
	}
	right := t.rightArrows()
	return right[:min(len(right), mostArrows)]
}

// wayArrow answers whether the piece can go to a square by its way there, which ends at what stands in it; none where
// something else keeps it.
func (t *exercisePage) wayArrow() []board.Arrow {
	e, why := t.exercise, t.result.Reason.Why
	if _, err := e.Position.FindMove(e.Piece, e.Square, chess.NoPieceType); err == nil {
		return t.arrow("win", e.Piece, e.Square)
	}
	tried := game.ArrowSpan{Kind: "tried", From: e.Piece, To: e.Square, Ringed: true}
	switch why.Kind {
	case fact.KindBlocked:
		tried.To = why.By[0].Square
	case fact.KindMovesOtherwise:
	default:
		return nil
	}
	return []board.Arrow{tried.Shape(false)}
}

// routeArrows returns the way of a bishop between two squares of one shade, in two moves if one is not enough; none
// where no bishop stands on the first of them.
func (t *exercisePage) routeArrows() []board.Arrow {
	p := &t.exercise.Position
	from, to := t.exercise.Other, t.exercise.Square
	if p.At(from).Type() != chess.Bishop || from.Dark() != to.Dark() {
		return nil
	}
	reach := chess.Attacks(p.At(from), from, p.Occupied())
	if reach.Has(to) {
		return t.arrow("win", from, to)
	}
	by := (reach & chess.Attacks(p.At(from), to, p.Occupied())).Squares()
	if len(by) == 0 {
		return nil
	}
	return []board.Arrow{bent(game.ArrowSpan{Kind: "win", From: from, To: to, Ringed: true}, by[0])}
}

// missed returns the capture of a pawn that the learner has left out in a small game, NoMove if there was none, and
// where that pawn stands since: the reply may have moved it.
func (t *exercisePage) missed() (left chess.Move, pawn chess.Square) {
	if t.result == nil || !t.result.Right || t.result.Done || t.exercise.Kind != exercise.Game {
		return chess.NoMove, 0
	}
	left = t.before.LeftOut(t.gave)
	if pawn = chess.TakenOn(left); pawn == t.result.Reply.From() {
		pawn = t.result.Reply.To()
	}
	return left, pawn
}

// missedArrow returns the arrow of the capture that the learner has left out in a small game if it can still be made:
// it begins where the piece stands now. Otherwise there is none, and the ring around the pawn is left.
func (t *exercisePage) missedArrow() []board.Arrow {
	left, pawn := t.missed()
	from := left.From()
	if from == t.gave.From {
		from = t.gave.To
	}
	p, _ := t.position()
	if _, err := p.FindMove(from, pawn, chess.NoPieceType); left == chess.NoMove || err != nil {
		return nil
	}
	return t.arrow("idea", from, pawn)
}

// tried returns the way of a move that was no answer, whose cross stands on its square if that is empty.
func (t *exercisePage) tried() board.Arrow {
	p, hidden := t.position()
	to := t.gave.To
	other := func(sign string) bool { return sign != "tried" }
	taken := (p.Occupied() &^ hidden).Has(to) || slices.ContainsFunc(t.signs()[to], other)
	return game.ArrowSpan{Kind: "tried", From: t.gave.From, To: to, Ringed: taken}.Shape(false)
}

// first returns an arrow to a star that is one move away, in the lessons that begin the path: the page shows it to
// whoever presses nothing for a while, since they may not know yet how a piece is moved.
func (t *exercisePage) first() []board.Arrow {
	in, ok := t.series.(*inLesson)
	if !ok || in.test > 0 || in.lesson.NamesSquares() || t.try() != "0.0" || t.exercise.Kind != exercise.Collect {
		return nil
	}
	for _, s := range t.exercise.Solutions() {
		if m := s.Moves[0]; t.exercise.Stars.Has(m.To()) {
			return t.arrow("first", m.From(), m.To())
		}
	}
	return nil
}

// prevents returns the arrow of a capture of the piece that then won a small game, which the learner could have made
// instead of the last move, nil if there was none. It begins where the piece stands now if that is on its way there.
func (t *exercisePage) prevents() []board.Arrow {
	if t.result.Reply == chess.NoMove {
		return nil
	}
	for _, m := range t.before.Moves() {
		from, to := m.From(), m.To()
		if to != t.result.Reply.From() {
			continue
		}
		if from == t.gave.From && chess.Between(from, to).Has(t.gave.To) {
			from = t.gave.To
		}
		if arrow := t.arrow("idea", from, to); arrow != nil {
			return arrow
		}
	}
	return nil
}

// advice returns the arrow of what could have been done in a small game that was lost: the capture that would have held
// Pip's pawns, or else, as one that was tried, the move since which nothing could catch one, or else a capture of what
// won; nil if there was none.
func (t *exercisePage) advice() []board.Arrow {
	switch r := t.result; {
	case r.Could != chess.NoMove:
		return t.arrow("idea", r.Could.From(), r.Could.To())
	case r.Freed != chess.NoMove:
		return t.arrow("tried", r.Freed.From(), r.Freed.To())
	}
	return t.prevents()
}

// saveable reports whether where the lost small game has stepped back to there is a move that does not lose it at once.
func (t *exercisePage) saveable() bool {
	_, before, ok := t.Progress.Current()
	if !ok {
		return false
	}
	return slices.ContainsFunc(before.Moves(), func(m chess.Move) bool {
		tried := *before
		r, err := tried.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		return err == nil && !r.Lost
	})
}

// arrow returns an arrow between two squares that ends at the ring around the target, and none if a piece on the board
// stands between them.
func (t *exercisePage) arrow(kind string, from, to chess.Square) []board.Arrow {
	if p, hidden := t.position(); chess.Between(from, to)&p.Occupied()&^hidden != 0 {
		return nil
	}
	return []board.Arrow{shape(game.ArrowSpan{Kind: kind, From: from, To: to, Ringed: len(t.signs()[to]) > 0})}
}

// shape returns an arrow as lessons draw it: that of a knight goes two squares straight and then one to the side.
func shape(a game.ArrowSpan) board.Arrow {
	switch wide, high := a.To.File()-a.From.File(), a.To.Rank()-a.From.Rank(); {
	case wide*wide == 4 && high*high == 1:
		return bent(a, chess.SquareAt(a.To.File(), a.From.Rank()))
	case wide*wide == 1 && high*high == 4:
		return bent(a, chess.SquareAt(a.From.File(), a.To.Rank()))
	}
	return a.Shape(false)
}

// bent returns an arrow that turns on a square.
func bent(a game.ArrowSpan, corner chess.Square) board.Arrow {
	first, last := a, a
	first.To, last.From = corner, corner
	begins, _, _ := strings.Cut(first.Shape(false).Shaft, "L")
	drawn := last.Shape(false)
	_, ends, _ := strings.Cut(drawn.Shaft, "L")
	drawn.Shaft = fmt.Sprintf("%sL%d %dL%s", begins, 100*int(corner.File())+50, 100*(7-int(corner.Rank()))+50, ends)
	return drawn
}

// arrowsTo returns an arrow from each of some squares to one.
func (t *exercisePage) arrowsTo(kind string, from chess.Bitboard, to chess.Square) (list []board.Arrow) {
	for _, s := range from.Squares() {
		list = append(list, t.arrow(kind, s, to)...)
	}
	return list
}

// truth returns arrows for the solution of an exercise in practice in which squares are tapped: from each attacker
// to what it attacks. The page shows only those of a piece while the pointer is on it. There are none before the
// exercise is done, and none for other kinds of exercises.
func (t *exercisePage) truth() (list []board.Arrow) {
	e := t.exercise
	if !t.practised() || t.result == nil || !t.result.Done || e.Kind != exercise.Tap {
		return nil
	}
	right := t.result.Good | t.result.Missed
	add := func(from chess.Bitboard, to chess.Square) {
		for _, s := range from.Squares() {
			for _, a := range t.arrow("win", s, to) {
				a.From = s.String()
				list = append(list, a)
			}
		}
	}
	switch e.Rule {
	case "mine-taken", "newly-attacked":
		attackers := coach.Threatened(&e.Position)
		for _, s := range right.Squares() {
			add(attackers[s], s)
		}
	case "attackers", "taken-by":
		add(right, e.Square)
	case "free", "newly-free":
		for _, m := range e.Position.Moves() {
			if right.Has(m.To()) && (m.Promotion() == chess.NoPieceType || m.Promotion() == chess.Queen) &&
				coach.Takers(&e.Position, m) == 0 {
				add(m.From().Bitboard(), m.To())
			}
		}
	}
	return list
}

// reasonArrows returns arrows that illustrate why an answer was wrong: from the attacking or guarding pieces to the
// piece that the reason is about.
func (t *exercisePage) reasonArrows() (list []board.Arrow) {
	p, hidden := t.position()
	reason := t.result.Reason
	to := t.gave.To
	switch {
	case len(reason.Pieces) > 0:
		to = reason.Pieces[0].Square
	case len(reason.Squares) > 0:
		to = reason.Squares[0]
	}
	if reason.Kind == exercise.KingGoes {
		return t.arrow("guard", p.King(t.exercise.Position.Turn().Other()), reason.Squares[0])
	}
	if reason.Kind == exercise.CanGo {
		return t.arrow("guard", to, reason.Squares[0])
	}
	if reason.Kind == exercise.InTheWay { // as far as the line goes
		return t.arrow("guard", reason.Pieces[0].Square, reason.By[0].Square)
	}
	if reason.Kind == exercise.DoesNotReach {
		way := game.ArrowSpan{Kind: "tried", From: reason.Pieces[0].Square, To: reason.Squares[0]}
		way.Ringed = len(t.signs()[way.To]) > 0
		return []board.Arrow{way.Shape(false)}
	}
	if reason.Kind == exercise.AttacksOnly || reason.Kind == exercise.ForkFails { // from where the piece went
		for _, target := range reason.By[:min(len(reason.By), mostArrows)] {
			list = append(list, t.arrow("guard", reason.Squares[0], target.Square)...)
		}
		return list
	}
	for _, by := range reason.By {
		if by.Square != to && p.At(by.Square) == by.Piece && !hidden.Has(by.Square) && len(list) < mostArrows {
			list = append(list, t.arrow("guard", by.Square, to)...)
		}
	}
	return append(list, t.forbidArrows(&p, reason.Why)...)
}

// forbidArrows returns arrows that illustrate why a move is illegal: from the pieces that attack the square, or
// that would give check after the move. A piece that only stands in the way needs no arrow.
func (t *exercisePage) forbidArrows(p *chess.Position, why fact.Fact) (list []board.Arrow) {
	if len(why.Pieces) == 0 || t.exercise.HiddenKings {
		return nil
	}
	side := why.Pieces[0].Piece.Color()
	occupied := p.Occupied() &^ why.Pieces[0].Square.Bitboard()
	targets := append(slices.Clone(why.Squares), p.King(side))
	for _, by := range why.By {
		at := slices.IndexFunc(targets, chess.Attacks(by.Piece, by.Square, occupied).Has)
		if by.Piece.Color() != side && at >= 0 && len(list) < mostArrows {
			// what the piece that may not move holds back is attacked through it
			to := targets[at]
			if chess.Between(by.Square, to).Has(why.Pieces[0].Square) {
				to = why.Pieces[0].Square
			}
			list = append(list, t.arrow("guard", by.Square, to)...)
		}
	}
	return list
}

// rightArrows returns arrows that illustrate why an answer is right, depending on the rule of the exercise. Rules
// not listed here need none.
func (t *exercisePage) rightArrows() []board.Arrow {
	p := &t.result.Position
	switch t.exercise.Rule {
	case "takes-free":
		return t.guardArrows()
	case "mates", "safe-check":
		return t.arrowsTo("win", p.Checkers(), p.King(p.Turn()))
	case "forks", "skewers", "pins", "attacks", "opens-line":
		return t.attackArrows()
	case "lures", "removes-guard":
		if _, wins := t.exercise.FollowUp(t.rightMove()); wins != chess.NoMove {
			return t.arrow("win", wins.From(), wins.To())
		}
	case "attackers", "taken-by":
		return t.arrowsTo("win", t.result.Good, t.exercise.Square)
	case "guards":
		return t.arrowsTo("guard", t.result.Good, t.exercise.Square)
	}
	return nil
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
			list = append(list, t.arrow("guard", guards[0], s)...)
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
				list = append(list, t.arrow("win", s, target)...)
			}
		}
		if len(list) > 0 {
			break
		}
	}
	return list
}
