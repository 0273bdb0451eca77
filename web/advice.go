package web

import (
	"net/http"
	"slices"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

func (s *play) adviceRoutes(r *router) {
	r.get("/advice", s.advice)
	r.get("/why", s.why)
}

// fact is a true thing as answers in JSON give it.
type fact struct {
	Kind      string   `json:"kind"`
	Text      string   `json:"text"`
	Tone      string   `json:"tone"` // danger, chance, advice or note
	Squares   []string `json:"squares"`
	Line      []string `json:"line"`
	Judgement bool     `json:"judgement"`
	Show      string   `json:"show,omitempty"` // the page that shows the line on the board
}

// newFact says a fact about a position of the game at a table.
func newFact(t viewer, g *tutor.Game, p *chess.Position, f tutor.Fact) fact {
	squares := []string{}
	for _, s := range f.Shown() {
		squares = append(squares, s.String())
	}
	line := []string{}
	for _, m := range f.Line {
		line = append(line, m.String())
	}
	answer := fact{
		Kind: string(f.Kind), Text: t.language.Fact(f, t.audience), Tone: string(f.Kind.Tone()),
		Squares: squares, Line: line, Judgement: f.Judgement,
	}
	if p == g.Position() {
		answer.Show = showFact(t, p, f, line)
	}
	return answer
}

// showFact returns the address that shows a fact's line on the board, "" if it
// cannot be shown from there.
func showFact(t viewer, p *chess.Position, f tutor.Fact, line []string) string {
	switch passed := p.Pass(); {
	case len(line) == 0:
	case f.Start == *p:
		return showURL(t, line, false, 0)
	case f.Start == passed:
		return showURL(t, line, true, 0)
	case len(line) > 1 && f.Start.Play(f.Line[0]) == *p: // of the move just played
		return showURL(t, line[1:], false, 0)
	}
	return ""
}

// advised is the answer of GET /advice.
type advised struct {
	Grade string `json:"grade,omitempty"` // of the move asked about
	Facts []fact `json:"facts"`
}

// advice answers with the facts of a position, of a legal move in it, or of all
// moves of a man, the most important first.
func (s *play) advice(w http.ResponseWriter, r *http.Request) error {
	q := query(r)
	ss := s.session(r)
	return writeAdvice(w, q, ss.viewer(), ss.game)
}

func writeAdvice(w http.ResponseWriter, q form, t viewer, g *tutor.Game) error {
	ply, err := q.ply(g)
	if err != nil {
		return err
	}
	answer, err := newAdvised(t, g, ply, q)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, answer)
}

func newAdvised(t viewer, g *tutor.Game, ply int, q form) (advised, error) {
	p := g.PositionAt(ply)
	answer := advised{Facts: []fact{}}
	var facts []tutor.Fact
	switch {
	case q["move"] != "":
		m, err := p.ParseUCI(q["move"])
		if err != nil {
			return answer, err
		}
		var grade tutor.Grade
		grade, facts = t.surveys.of(p).MoveAdvice(m)
		answer.Grade = grade.String()
	case q["from"] != "":
		from, err := q.square("from")
		if err != nil {
			return answer, err
		}
		answer.Facts = append(answer.Facts, mainFacts(t, g, p, from)...)
		return answer, nil
	default:
		facts = t.surveys.advice(g, ply)
	}
	for _, f := range facts {
		answer.Facts = append(answer.Facts, newFact(t, g, p, f))
	}
	return answer, nil
}

// mainFacts returns the main thing about each move of the man on a square, each
// with the move's name before it, and moves of which the same is to be said
// together: dangers first, then chances.
func mainFacts(t viewer, g *tutor.Game, p *chess.Position, from chess.Square) (list []fact) {
	v := t.surveys.of(p)
	var moves [][]string // of which list[i] is said
	for _, m := range v.Marks().Moves {
		_, facts := v.MoveAdvice(m.Move)
		if m.From() != from || len(facts) == 0 {
			continue
		}
		said := newFact(t, g, p, facts[0])
		at := slices.IndexFunc(list, func(f fact) bool { return f.Text == said.Text })
		if at < 0 {
			at, list, moves = len(list), append(list, said), append(moves, nil)
		}
		moves[at] = append(moves[at], p.SAN(m.Move))
	}
	for i := range list {
		list[i].Text = t.language.Phrases.And(moves[i]) + ": " + list[i].Text
	}
	urgency := map[string]int{"danger": 2, "chance": 1}
	slices.SortStableFunc(list, func(a, b fact) int { return urgency[b.Tone] - urgency[a.Tone] })
	return list
}

// why answers whether a move between two squares is legal, and if not, what
// forbids it.
func (s *play) why(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	return writeWhy(w, query(r), ss.viewer(), ss.game)
}

func writeWhy(w http.ResponseWriter, q form, t viewer, g *tutor.Game) error {
	from, err := q.square("from")
	if err != nil {
		return err
	}
	to, err := q.square("to")
	if err != nil {
		return err
	}
	ply, err := q.ply(g)
	if err != nil {
		return err
	}
	legal, f := g.Why(ply, from, to)
	said := newFact(t, g, g.PositionAt(ply), f)
	return writeJSON(w, http.StatusOK, struct {
		Legal   bool     `json:"legal"`
		Text    string   `json:"text"`
		Tone    string   `json:"tone"`
		Squares []string `json:"squares"`
	}{legal, said.Text, said.Tone, said.Squares})
}

// mostSentences is how many sentences are said at a time.
const mostSentences = 3

// says returns what the tutor says of the position on the board by itself, as
// far as help is wanted; a warning comes alone.
func says(t viewer, g *tutor.Game, c settings, warning *tutor.Fact) []tutor.Fact {
	if warning != nil {
		return []tutor.Fact{*warning}
	}
	if !t.speaks || g.ComputerToMove() || c.choice(helpSetting) == noHelp {
		return nil
	}
	facts := slices.Clone(t.surveys.advice(g, g.Ply()))
	if t.coached != nil && t.coached.facts != nil && g.Rev() == t.coached.rev {
		facts = slices.Clone(t.coached.facts)
	}
	if c.choice(helpSetting) == someHelp {
		facts = slices.DeleteFunc(facts, func(f tutor.Fact) bool { return f.Kind.Tone() != tutor.ToneDanger })
	}
	if g.Outcome() == chess.Playing {
		facts = facts[:min(len(facts), mostSentences)]
	}
	return facts
}

// tellsCheck reports whether a check is told of.
func tellsCheck(facts []tutor.Fact) bool {
	return slices.ContainsFunc(facts, func(f tutor.Fact) bool { return f.Kind == tutor.KindCheck })
}

// sentences returns facts of a position as the page says them.
func sentences(t viewer, g *tutor.Game, facts []tutor.Fact) (list []templates.Sentence) {
	for _, f := range facts {
		list = append(list, newSentence(newFact(t, g, g.Position(), f)))
	}
	return list
}

func newSentence(f fact) templates.Sentence {
	return templates.Sentence{Text: f.Text, Tone: f.Tone, Show: f.Show, Square: strings.Join(f.Squares, " ")}
}

// about returns what a page without scripts says of the chosen man: why it
// cannot go where it was tried to, or the main thing about each of its moves.
func about(t viewer, g *tutor.Game, v view) (list []templates.Sentence) {
	if !t.helped {
		return nil
	}
	if v.threat && t.mayMove {
		threat := tutor.Threat(g.Position())
		if t.coached != nil && t.coached.threat != nil {
			threat = *t.coached.threat
		}
		return sentences(t, g, []tutor.Fact{threat})
	}
	if v.tried {
		_, f := g.Why(g.Ply(), v.from, v.to)
		return sentences(t, g, []tutor.Fact{f})
	}
	if !v.chosen {
		return nil
	}
	for _, f := range mainFacts(t, g, g.Position(), v.from) {
		list = append(list, newSentence(f))
	}
	return list
}
