package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson/path"
)

// Fact is a true thing as answers in JSON give it.
type Fact struct {
	Kind      string   `json:"kind"`
	Text      string   `json:"text"`
	Tone      string   `json:"tone"` // danger, chance, advice or note
	Squares   []string `json:"squares"`
	Line      []string `json:"line"`
	Judgement bool     `json:"judgement"`
	Coach     bool     `json:"coach"`             // it is the one thing that the coach says now
	Concept   *string  `json:"concept"`           // the idea it tells of, null if that has no name
	Lesson    *string  `json:"lesson"`            // the page that teaches it, null if none does
	Teaches   string   `json:"teaches,omitempty"` // names that page
	Show      string   `json:"show,omitempty"`    // the page that shows the line on the board
}

// NewFact returns a fact about a position p of the game in the viewer's language.
func NewFact(t Viewer, g *tutor.Game, p *chess.Position, f tutor.Fact) Fact {
	squares := []string{}
	for _, s := range f.Shown() {
		squares = append(squares, s.String())
	}
	line := []string{}
	for _, m := range f.Line {
		line = append(line, m.String())
	}
	answer := Fact{
		Kind: string(f.Kind), Text: t.Language.Fact(f, t.Audience), Tone: string(f.Kind.Tone()),
		Squares: squares, Line: line, Judgement: f.Judgement,
	}
	if f.Concept != tutor.NoConcept {
		concept := string(f.Concept)
		answer.Concept = &concept
	}
	answer.Lesson, answer.Teaches = lessonOf(t, f)
	if p == g.Position() {
		answer.Show = showFact(t, p, f, line)
	}
	return answer
}

// lessonOf returns the page of the lesson that teaches what a fact tells of, and its
// name; nil if none does.
func lessonOf(t Viewer, f tutor.Fact) (address *string, name string) {
	l, taught := path.Teaching(f)
	if !taught {
		return nil, ""
	}
	url := "/lesson/" + l.Name
	return &url, t.Language.Pages.Learning.Phrases.Lesson(t.Language.Path.Lessons[l.Name].Title)
}

// showFact returns the address that shows the first move of a fact's line on the
// board, "" if it cannot be shown from there.
func showFact(t Viewer, p *chess.Position, f tutor.Fact, line []string) string {
	switch passed := p.Pass(); {
	case len(line) == 0:
	case f.Start == *p:
		return showURL(t, line, false, 1)
	case f.Start == passed:
		return showURL(t, line, true, 1)
	case len(line) > 1 && f.Start.Play(f.Line[0]) == *p: // of the move just played
		return showURL(t, line[1:], false, 1)
	}
	return ""
}
