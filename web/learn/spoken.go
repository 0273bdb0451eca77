package learn

import (
	"slices"
	"strings"

	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/web/site"
)

// spoken returns what a screen reader announces of a result: also the solution in words, which the board shows to
// others, and how many moves were used.
func (t *exercisePage) spoken(page *learn.Exercise) string {
	parts := append([]string{site.Sentence(page.Sheet.Heading)}, page.Sheet.Text...)
	wrong := slices.DeleteFunc(names(t.result.Bad.Squares()), func(s string) bool { // the board marks them for others
		return strings.Contains(strings.Join(parts, " "), s)
	})
	if len(wrong) > 0 && !t.one() {
		parts = append(parts, strings.Join(append(wrong, t.Language.Pages.Learning.Exercise.WasWrong), ", ")+".")
	}
	if m := t.result.Freed; m != chess.NoMove && t.result.Could == chess.NoMove {
		parts = append(parts, site.Sentence(t.Language.Pages.Learning.Phrases.Goes(m.From().String(), m.To().String())))
	}
	if t.exercise.Kind == exercise.Game && !t.result.Done && t.result.Reply != chess.NoMove {
		parts = append(parts, t.replyWords())
	}
	if t.result.Shown && len(t.result.Solutions) > 0 {
		words := t.Language.Pages.Learning.Phrases
		first := t.result.Solutions[0]
		list := names(first.Squares)
		for _, m := range first.Moves {
			list = append(list, words.Goes(m.From().String(), m.To().String()))
		}
		if len(list) > 0 {
			parts = append(parts, words.Answers(list))
		}
	}
	if page.Note != "" {
		parts = append(parts, site.Sentence(page.Note))
	}
	return strings.Join(parts, " ")
}

// spokenOf returns the squares that the text of a result mentions.
func (t *exercisePage) spokenOf() []string {
	r := t.result
	list := []string{}
	add := func(squares ...chess.Square) {
		for _, s := range squares {
			if s != chess.NoSquare && !slices.Contains(list, s.String()) {
				list = append(list, s.String())
			}
		}
	}
	switch {
	case r.Right && t.exercise.Kind == exercise.Tap:
		add(r.Good.Squares()...)
	case r.Right && field(t.exercise) == "move":
		add(t.gave.From, t.gave.To)
	default:
		add(r.Reason.Squares...)
		for _, piece := range append(slices.Clone(r.Reason.Pieces), r.Reason.By...) {
			add(piece.Square)
		}
	}
	return list
}
