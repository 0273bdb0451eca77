package game

import (
	"strings"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// Guess is a learner's guess at which of their pieces can be taken, for those who want to guess before the marks show.
type Guess struct {
	Marked  chess.Bitboard // the pieces that the learner has marked
	Checked bool           // the answer is shown; while it is not, the board shows no marks
}

// Comparison splits the squares of a guess: those that are right, those that were not marked, and those that are wrong.
type Comparison struct{ Found, Missed, Wrong chess.Bitboard }

// Compare compares marked squares with the pieces of the side to move that could be taken.
func Compare(marked chess.Bitboard, threatened map[chess.Square]chess.Bitboard) Comparison {
	var right chess.Bitboard
	for s := range threatened {
		right |= s.Bitboard()
	}
	return Comparison{Found: right & marked, Missed: right &^ marked, Wrong: marked &^ right}
}

// Names returns the names of squares, which are none of nil.
func Names(squares chess.Bitboard) []string {
	list := []string{}
	for _, s := range squares.Squares() {
		list = append(list, s.String())
	}
	return list
}

// open reports whether the question is open, so that the marks wait.
func (gs *Guess) open() bool { return gs != nil && !gs.Checked }

// checked reports whether the answer is shown.
func (gs *Guess) checked() bool { return gs != nil && gs.Checked }

// waiting are the marks that wait for the answer to the question.
var waiting = []string{"moveable", "threatened", "unsafe", "threat", "grade", "words"}

// hidden adds the marks that wait for an answer to those that are switched off.
func (gs *Guess) hidden(without string) string {
	if !gs.open() {
		return without
	}
	return strings.TrimSpace(without + " " + strings.Join(waiting, " "))
}

// signs returns the sign of each square of a judged guess.
func (j Comparison) signs() map[chess.Square]string {
	signs := map[chess.Square]string{}
	for kind, squares := range map[string]chess.Bitboard{"good": j.Found, "missed": j.Missed, "bad": j.Wrong} {
		for _, s := range squares.Squares() {
			signs[s] = kind
		}
	}
	return signs
}

// arrows returns an arrow from each piece that can take to what it can take; while its piece is pointed at, the others
// are hidden.
func (j Comparison) arrows(threatened map[chess.Square]chess.Bitboard) (list []ArrowSpan) {
	for _, s := range (j.Found | j.Missed).Squares() {
		for _, from := range threatened[s].Squares() {
			list = append(list, ArrowSpan{Kind: arrowDanger, From: from, To: s, Alone: true, Ringed: true})
		}
	}
	return list
}

// guessed returns how the guess that a page shows was judged.
func (view View) guessed(p *chess.Position) (j Comparison, threatened map[chess.Square]chess.Bitboard) {
	threatened = coach.Threatened(p)
	return Compare(view.Guess.Marked, threatened), threatened
}

// guessView returns the open question, nil if there is none.
func guessView(v Viewer, view View) *board.Guess {
	if !view.Guess.open() {
		return nil
	}
	marked, turned := view.Guess.Marked, view.Guess.Marked
	if view.Chosen {
		turned ^= view.From.Bitboard()
	}
	return &board.Guess{
		Squares: strings.Join(Names(marked), ","), Turned: strings.Join(Names(turned), ","), Count: marked.Count(),
		Word: v.Language.Labels.Marked,
	}
}

// verdict returns what the coach says of a checked guess.
func verdict(v Viewer, p *chess.Position, view View) string {
	j, _ := view.guessed(p)
	return v.Language.Guess.Verdict(j.Found.Count(), j.Missed.Count(), j.Wrong.Count())
}

// spokenVerdict is what screen readers add to it: the squares, which the board shows to others.
func spokenVerdict(v Viewer, p *chess.Position, view View) string {
	j, _ := view.guessed(p)
	if all := j.Found | j.Missed; all != 0 {
		return v.Language.Pages.Learning.Phrases.Answers(Names(all))
	}
	return ""
}
