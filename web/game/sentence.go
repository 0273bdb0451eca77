package game

import (
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// Sentences returns facts about the current position as sentences of the page. A capture against which a way out is
// told is not demonstrated: the arrow shows as much, and who is to do something expects to be shown that.
func Sentences(v Viewer, g *tutor.Game, facts []fact.Fact) (list []play.Sentence) {
	for _, f := range facts {
		s := newSentence(v, NewFact(v, g, g.Position(), f))
		if len(f.Ways) > 0 && len(f.Line) == 1 {
			s.Show = ""
		}
		list = append(list, s)
	}
	return list
}

func newSentence(v Viewer, f Fact) play.Sentence {
	s := play.Sentence{Text: f.Text, Tone: f.Tone, Show: f.Show, Square: strings.Join(f.Squares, " ")}
	switch {
	case f.Practice != nil: // who knows the lesson practises it
		s.Lesson = &frame.Link{Text: f.Practises, URL: *f.Practice}
	case f.Lesson != nil:
		s.Lesson = &frame.Link{Text: f.Teaches, URL: *f.Lesson}
		if v.URL == "/" {
			s.Lesson.URL = site.BackToGame(s.Lesson.URL)
		}
	}
	return s
}
