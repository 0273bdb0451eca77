package game

import (
	"cmp"
	"net/http"
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// adviceAnswer is the answer of GET /advice.
type adviceAnswer struct {
	Grade string `json:"grade,omitempty"` // of the move asked about
	Facts []Fact `json:"facts"`
	// Unfinished tells that the searches that confirm facts were refused or cut short.
	Unfinished bool `json:"unfinished,omitempty"`
}

// WriteAdvice answers GET /advice: with the facts of a position of the game, of a legal move in it, or of all moves
// of a piece, depending on the query.
func WriteAdvice(w http.ResponseWriter, q site.Form, v Viewer, g *tutor.Game) error {
	ply, err := q.Ply(g)
	if err != nil {
		return err
	}
	answer, err := newAdvice(v, g, ply, q)
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

// AsksOfBoard reports whether a request for advice is about the current position, as a whole or for all moves of a
// piece, not about one move, what cannot move or an earlier position.
func AsksOfBoard(q site.Form, g *tutor.Game) bool {
	ply, err := q.Ply(g)
	return err == nil && ply == g.Ply() && q["move"] == "" && q["touch"] == ""
}

func newAdvice(v Viewer, g *tutor.Game, ply int, q site.Form) (adviceAnswer, error) {
	p := g.PositionAt(ply)
	answer := adviceAnswer{Facts: []Fact{}, Unfinished: v.unfinished()}
	var facts []fact.Fact
	speaks := false
	switch {
	case q["move"] != "":
		m, err := p.ParseUCI(q["move"])
		if err != nil {
			return answer, err
		}
		var grade fact.Grade
		grade, facts = v.survey(g.Until(ply)).MoveAdvice(m)
		answer.Grade, facts = grade.String(), coach.Plainly(asSearched(v, m, facts), v.Known())
	case q["touch"] != "":
		on, err := q.Square("touch")
		if err == nil && v.MayMove {
			answer.Facts = append(answer.Facts, whyStuck(v, g, p, on, q["before"])...)
		}
		return answer, err
	case q["from"] != "":
		from, err := q.Square("from")
		if err != nil {
			return answer, err
		}
		answer.Facts = append(answer.Facts, picked(v, g.Until(ply), from, q["before"])...)
		return answer, nil
	default:
		var warned bool
		facts, speaks = positionFacts(v, g, ply)
		facts, warned = withWarning(v, g, ply, facts)
		speaks = speaks || warned
	}
	for i, f := range facts {
		said := NewFact(v, g, p, f)
		said.Coach = speaks && i == 0
		answer.Facts = append(answer.Facts, said)
	}
	return answer, nil
}

// picked returns the facts about a piece that is picked up: those of whyStuck, the most important fact about each
// of its moves, and what can be counted about it. How a piece moves that the viewer does not know comes first.
func picked(v Viewer, g *tutor.Game, from chess.Square, before string) []Fact {
	p := g.Position()
	list := whyStuck(v, g, p, from, before)
	if len(list) == 0 && isNew(v, g, from) {
		list = append(list, NewFact(v, g, p, coach.HowMoves(p, from)))
	}
	list = append(list, mainFacts(v, g, from)...)
	for _, f := range coach.Plainly(coach.Counted(p, from), v.Known()) {
		list = append(list, NewFact(v, g, p, f))
	}
	return list
}

// isNew reports whether the piece on a square is of a kind that a viewer who is new to chess has met in no lesson, and
// has not moved in this game.
func isNew(v Viewer, g *tutor.Game, on chess.Square) bool {
	p := g.Position()
	piece := p.At(on)
	if !v.New || !p.Color(p.Turn()).Has(on) || v.Progress.MetPiece(piece.Type()) {
		return false
	}
	for ply, m := range g.Moves() {
		if g.PositionAt(ply).At(m.From()) == piece {
			return false
		}
	}
	return true
}

// whyStuck returns why the piece on a square cannot move. If it is a rook, and the king, on the square before, was
// touched first, it also returns how to castle. An empty before means that no piece was touched first.
func whyStuck(v Viewer, g *tutor.Game, p *chess.Position, on chess.Square, before string) (list []Fact) {
	if king, err := chess.ParseSquare(before); err == nil {
		if _, why := coach.Why(p, king, on); why.Kind == fact.KindCastleHow {
			list = append(list, NewFact(v, g, p, why))
		}
	}
	if f, stuck := coach.Touched(p, on); stuck {
		list = append(list, NewFact(v, g, p, plainly(v, f)))
	}
	return list
}

// plainly returns a rule that forbids a move, in words that the viewer knows if there are such.
func plainly(v Viewer, f fact.Fact) fact.Fact {
	if plain := PlainOf(&f, v.Known()); plain != nil {
		return *plain
	}
	return f
}

// mainFacts returns the most important fact about each move of the piece on a square: first that of the best of them,
// if the search recommends one, then the most urgent. The text begins with where the move goes; moves with the same
// fact share one entry, which lists the squares of all.
func mainFacts(v Viewer, g *tutor.Game, from chess.Square) (list []Fact) {
	survey := v.survey(g)
	type entry struct {
		said    Fact
		moves   []chess.Move
		urgency int
		lost    int // in points, of what is in danger then
		reach   int // how many squares what comes out reaches
	}
	moves := slices.DeleteFunc(survey.Marks().Moves, func(m coach.MarkedMove) bool { // what is picked becomes a queen
		return m.From() != from || m.Promotion() != chess.NoPieceType && m.Promotion() != chess.Queen
	})
	best := v.bestOf(g, survey, from)
	if at := slices.IndexFunc(moves, func(m coach.MarkedMove) bool { return m.Move == best }); at > 0 {
		m := moves[at]
		moves = slices.Insert(slices.Delete(moves, at, at+1), 0, m)
	}
	var entries []*entry
	for _, m := range moves {
		called := v.calledFor(g, survey, m.Move)
		f, ok := mainFact(v, survey, m, called || v.recommends(g, survey, m.Move))
		if !ok || f.Kind == fact.KindUntouchable && m.Move != best { // the mark says as much, and words would advise it
			continue
		}
		said := NewFact(v, g, g.Position(), f)
		at := slices.IndexFunc(entries, func(e *entry) bool { return e.said.Text == said.Text })
		if at < 0 {
			at, entries = len(entries), append(entries, &entry{said: said})
		}
		e := entries[at]
		switch {
		case f.Kind == fact.KindComesOut:
			e.reach = f.Count
		case f.Kind.Tone() == fact.ToneDanger:
			e.lost = max(e.lost, -f.Count)
		}
		e.moves, e.urgency = append(e.moves, m.Move), max(e.urgency, urgency(&f, m, called))
		if m.Move == best {
			e.urgency = max(e.urgency, recommendedUrgency)
		}
		if to := m.To().String(); !slices.Contains(e.said.Squares, to) {
			e.said.Squares = append(e.said.Squares, to)
		}
	}
	slices.SortStableFunc(entries, func(a, b *entry) int {
		return cmp.Or(b.urgency-a.urgency, b.lost-a.lost, b.reach-a.reach)
	})
	for _, e := range entries {
		e.said.Text = v.Language.Phrases.Going(e.moves) + " " + e.said.Text
		list = append(list, e.said)
	}
	return list
}

// mainFact returns the fact to tell of a move: of one that wins points, or that is good for more than an even trade,
// what it takes; of another good one what it does, before what could be taken then; else the first. A good move is one
// that a search recommends or that the tutor's line calls for. ok is false if there is none.
func mainFact(v Viewer, survey *coach.Survey, m coach.MarkedMove, good bool) (f fact.Fact, ok bool) {
	_, facts := survey.MoveAdvice(m.Move)
	facts = coach.Plainly(facts, v.Known())
	if len(facts) == 0 {
		return f, false
	}
	takes := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindTakes })
	forks := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindFork })
	does := slices.IndexFunc(facts, func(f fact.Fact) bool {
		return f.Kind.Tone() != fact.ToneDanger && f.Kind != fact.KindTaken && f.Kind != fact.KindInAll
	})
	switch {
	case facts[0].Kind == fact.KindAllowsMate, facts[0].Even(), facts[0].Plain && facts[0].Kind == fact.KindGivesCheck:
	case (m.Wins || good || m.Safe()) && takes >= 0:
		return facts[takes], true
	case forks >= 0 && facts[0].Kind.Tone() != fact.ToneDanger: // which says more than that it gives check
		return facts[forks], true
	case good && does >= 0:
		return facts[does], true
	case good && facts[0].Kind.Tone() == fact.ToneDanger: // what is lost all the same speaks against no good move
		return f, false
	}
	return facts[0], true
}

// bestOf returns the move of the piece on a square that the search recommends: one that the tutor's line calls for,
// else the one it likes best; chess.NoMove if it recommends none.
func (v Viewer) bestOf(g *tutor.Game, survey *coach.Survey, from chess.Square) (best chess.Move) {
	look := v.look(g)
	if look == nil {
		return chess.NoMove
	}
	if found := v.Findings; found.Speaks && len(found.Facts) > 0 && found.Facts[0].Kind == fact.KindFree &&
		found.Facts[0].Line[0].From() == from {
		return found.Facts[0].Line[0] // the coach's line names it
	}
	for _, l := range look.Lines {
		m := l.Moves[0]
		switch {
		case m.From() != from || !v.recommends(g, survey, m):
		case v.calledFor(g, survey, m):
			return m
		case best == chess.NoMove:
			best = m
		}
	}
	return best
}

// recommendedUrgency is that of the fact about the move that a search recommends: only that another ends the game comes
// before it.
const recommendedUrgency = 5

// urgency tells which of the facts about moves comes first: checkmate, stalemate, what the tutor's line calls for, what
// wins points or ends a danger, then dangers and chances.
func urgency(f *fact.Fact, m coach.MarkedMove, called bool) int {
	danger := f.Kind.Tone() == fact.ToneDanger
	switch {
	case f.Kind == fact.KindMates:
		return recommendedUrgency + 2
	case f.Kind == fact.KindStalemates: // which gives away what there is to win
		return recommendedUrgency + 1
	case called && !danger && f.Kind != fact.KindTaken: // that it can be taken there calls for nothing
		return 4
	case m.Wins && !danger, m.Safe() && f.Kind == fact.KindTakes, f.Kind == fact.KindEndsDanger:
		return 3
	case danger:
		return 2
	case f.Kind.Tone() == fact.ToneChance:
		return 1
	}
	return 0
}

// calledFor reports whether a move in the current position does what the tutor's line calls for, and loses nothing by
// it.
func (v Viewer) calledFor(g *tutor.Game, survey *coach.Survey, m chess.Move) bool {
	found := v.Findings
	speaks := found != nil && found.Speaks && len(found.Facts) > 0 && found.Key == g.Key()
	grade := survey.Grade(m)
	loses := (grade == fact.Loses || grade == fact.AllowsMate) && !v.recommends(g, survey, m)
	return speaks && !loses && survey.Does(&found.Facts[0], m)
}

// WriteWhy answers GET /why: whether a move between two squares is legal, and if not, which rule forbids it.
func WriteWhy(w http.ResponseWriter, q site.Form, v Viewer, g *tutor.Game) error {
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
	legal, f := coach.WhyInGame(g, ply, from, to)
	said := NewFact(v, g, g.PositionAt(ply), plainly(v, f))
	return site.WriteJSON(w, http.StatusOK, struct {
		Legal   bool     `json:"legal"`
		Text    string   `json:"text"`
		Tone    string   `json:"tone"`
		Squares []string `json:"squares"`
		Lesson  *string  `json:"lesson,omitempty"`
		Teaches string   `json:"teaches,omitempty"`
	}{legal, said.Text, said.Tone, said.Squares, said.Lesson, said.Teaches})
}
