package game

import (
	"net/http"
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// advised is the answer of GET /advice.
type advised struct {
	Grade string `json:"grade,omitempty"` // of the move asked about
	Facts []Fact `json:"facts"`
}

// WriteAdvice answers with the facts of a position of a game, of a legal move in it
// or of all moves of a piece, as the request asks.
func WriteAdvice(w http.ResponseWriter, q site.Form, t Viewer, g *tutor.Game) error {
	ply, err := q.Ply(g)
	if err != nil {
		return err
	}
	answer, err := newAdvised(t, g, ply, q)
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

// AsksOfBoard reports whether a request for advice is about the position on the board
// as a whole.
func AsksOfBoard(q site.Form, g *tutor.Game) bool {
	ply, err := q.Ply(g)
	return err == nil && ply == g.Ply() && q["move"] == "" && q["touch"] == "" && q["from"] == ""
}

func newAdvised(t Viewer, g *tutor.Game, ply int, q site.Form) (advised, error) {
	p := g.PositionAt(ply)
	answer := advised{Facts: []Fact{}}
	var facts []tutor.Fact
	speaks := false
	switch {
	case q["move"] != "":
		m, err := p.ParseUCI(q["move"])
		if err != nil {
			return answer, err
		}
		var grade tutor.Grade
		grade, facts = t.Surveys.Of(p).MoveAdvice(m)
		answer.Grade = grade.String()
	case q["touch"] != "":
		on, err := q.Square("touch")
		if err == nil && t.MayMove {
			answer.Facts = append(answer.Facts, keptFrom(t, g, p, on, q["before"])...)
		}
		return answer, err
	case q["from"] != "":
		from, err := q.Square("from")
		if err != nil {
			return answer, err
		}
		answer.Facts = append(answer.Facts, picked(t, g, p, from, q["before"])...)
		return answer, nil
	default:
		var warned bool
		facts, speaks = positionFacts(t, g, ply)
		facts, warned = withWarning(t, g, ply, facts)
		speaks = speaks || warned
	}
	for i, f := range facts {
		said := NewFact(t, g, p, f)
		said.Coach = speaks && i == 0
		answer.Facts = append(answer.Facts, said)
	}
	return answer, nil
}

// picked returns what is said of a piece that is picked up: what keptFrom says, the
// main thing about each of its moves, and what can be counted of it.
func picked(t Viewer, g *tutor.Game, p *chess.Position, from chess.Square, before string) []Fact {
	list := append(keptFrom(t, g, p, from, before), mainFacts(t, g, p, from)...)
	for _, f := range tutor.Counted(p, from) {
		list = append(list, NewFact(t, g, p, f))
	}
	return list
}

// keptFrom returns what keeps a piece from being moved that is touched after the one on
// the square before, "" if there was none: why it cannot move, or how to castle if
// it is the rook and the other the king.
func keptFrom(t Viewer, g *tutor.Game, p *chess.Position, on chess.Square, before string) (list []Fact) {
	if king, err := chess.ParseSquare(before); err == nil {
		if _, why := tutor.Why(p, king, on); why.Kind == tutor.KindCastleHow {
			list = append(list, NewFact(t, g, p, why))
		}
	}
	if f, stuck := tutor.Touched(p, on); stuck {
		list = append(list, NewFact(t, g, p, f))
	}
	return list
}

// mainFacts returns the main thing about each move of the piece on a square, each
// with where the move leads before it, and moves of which the same is to be said
// together, with the squares of all: dangers first, then chances.
func mainFacts(t Viewer, g *tutor.Game, p *chess.Position, from chess.Square) (list []Fact) {
	v := t.Surveys.Of(p)
	var moves [][]chess.Move // of which list[i] is said
	for _, m := range v.Marks().Moves {
		if m.From() != from {
			continue
		}
		_, facts := v.MoveAdvice(m.Move)
		if len(facts) == 0 {
			continue
		}
		said := NewFact(t, g, p, facts[0])
		at := slices.IndexFunc(list, func(f Fact) bool { return f.Text == said.Text })
		if at < 0 {
			at, list, moves = len(list), append(list, said), append(moves, nil)
		}
		moves[at] = append(moves[at], m.Move)
		if to := m.To().String(); !slices.Contains(list[at].Squares, to) {
			list[at].Squares = append(list[at].Squares, to)
		}
	}
	for i := range list {
		list[i].Text = t.Language.Phrases.Going(moves[i]) + " " + list[i].Text
	}
	urgency := map[string]int{"danger": 2, "chance": 1}
	slices.SortStableFunc(list, func(a, b Fact) int { return urgency[b.Tone] - urgency[a.Tone] })
	return list
}

// WriteWhy answers whether a move between two squares is legal, and if not, what
// forbids it.
func WriteWhy(w http.ResponseWriter, q site.Form, t Viewer, g *tutor.Game) error {
	from, err := q.Square("from")
	if err != nil {
		return err
	}
	to, err := q.Square("to")
	if err != nil {
		return err
	}
	ply, err := q.Ply(g)
	if err != nil {
		return err
	}
	legal, f := g.Why(ply, from, to)
	said := NewFact(t, g, g.PositionAt(ply), f)
	return site.WriteJSON(w, http.StatusOK, struct {
		Legal   bool     `json:"legal"`
		Text    string   `json:"text"`
		Tone    string   `json:"tone"`
		Squares []string `json:"squares"`
		Lesson  *string  `json:"lesson,omitempty"`
		Teaches string   `json:"teaches,omitempty"`
	}{legal, said.Text, said.Tone, said.Squares, said.Lesson, said.Teaches})
}
