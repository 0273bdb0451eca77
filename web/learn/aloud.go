package learn

import (
	"strings"

	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/web/site"
)

// voice returns how a page sounds on which a text stands.
func (u *learner) voice(texts ...string) learn.Voice {
	var parts []string
	for _, text := range texts {
		if text != "" {
			parts = append(parts, site.Sentence(u.Language.Phrases.Aloud(text)))
		}
	}
	return learn.Voice{
		Say: strings.Join(parts, " "), Press: u.Language.Pages.Learning.Exercise.Aloud,
		Sound: u.Settings.On(site.Sound), Aloud: u.Settings.On(site.Aloud),
	}
}

// voiceOf returns how the page of the exercise sounds: at first its task is read, then what the answer came to.
func (t *exercisePage) voiceOf(page *learn.Exercise, last bool) learn.Voice {
	texts := append([]string{page.Sheet.Heading}, page.Sheet.Text...)
	if t.result == nil {
		texts = append([]string{page.Title}, texts...)
	}
	v := t.voice(texts...)
	v.Tune = t.tune(last)
	return v
}

// tune names the sound of the result, which is that of the end after the last exercise of a series.
func (t *exercisePage) tune(last bool) string {
	switch r := t.result; {
	case r == nil:
		return ""
	case r.Reason.Kind == exercise.Illegal, r.Reason.Kind == exercise.NothingTapped,
		r.Reason.Kind == exercise.TooFew: // it does not count
		return "refused"
	case !r.Right || r.Shown:
		return "wrong"
	case r.Done && last:
		return "end"
	case r.Done:
		return "right"
	case t.exercise.Kind != exercise.Game, t.took():
		return "step"
	case r.Reply != chess.NoMove:
		return "move"
	}
	return ""
}
