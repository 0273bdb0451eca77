package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
	"slices"
)

// Fact is the JSON encoding of a fact about a position.
type Fact struct {
	Kind      string   `json:"kind"`
	Text      string   `json:"text"`
	Tone      string   `json:"tone"` // danger, chance, advice or note
	Squares   []string `json:"squares"`
	Line      []string `json:"line"`
	Judgement bool     `json:"judgement"`
	Coach     bool     `json:"coach"`             // whether it is the one fact in the coach's line
	Concept   *string  `json:"concept"`           // the idea it is about, null if the idea has no name
	Reason    *string  `json:"reason"`            // why, of a hint or a warning, null if none is known
	Lesson    *string  `json:"lesson"`            // the page that teaches it, null if none does
	Teaches   string   `json:"teaches,omitempty"` // names that page
	Practice  *string  `json:"practice"`          // the page that practises it, once the lesson was met, else null
	Practises string   `json:"practises,omitempty"`
	Show      string   `json:"show,omitempty"` // the page that shows the line on the board
}

// NewFact returns a fact about a position p of the game in the viewer's language.
func NewFact(v Viewer, g *tutor.Game, p *chess.Position, f fact.Fact) Fact {
	squares := []string{}
	for _, s := range f.Shown() {
		squares = append(squares, s.String())
	}
	answer := Fact{
		Kind: string(f.Kind), Text: v.Language.Fact(f, v.Audience), Tone: string(f.Kind.Tone()),
		Squares: squares, Line: UCI(f.Line), Judgement: f.Judgement,
	}
	if f.Concept != fact.NoConcept {
		answer.Concept = new(string(f.Concept))
	}
	if reason := coach.Reason(&f); reason != "" {
		answer.Reason = new(reason)
	}
	if l, taught := lesson.Teaching(f); taught && v.Progress.LeadsTo(l) {
		answer.Lesson = new("/lesson/" + l.Name)
		answer.Teaches = v.Language.Pages.Learning.Phrases.Lesson(v.Language.Path.Lessons[l.Name].Title)
	}
	if skill, ok := v.Progress.Practises(f); ok {
		link := site.PracticeOf(v.Language, skill)
		answer.Practice, answer.Practises = &link.URL, link.Text
	}
	if p == g.Position() {
		answer.Show = showFact(v, p, f)
	}
	return answer
}

// showFact returns the address that demonstrates the first move of a fact's line, "" if the line cannot be played
// from the position p, or is but a capture of what is guarded: what takes back would be missing.
func showFact(v Viewer, p *chess.Position, f fact.Fact) string {
	line := UCI(shownOf(&f))
	switch passed := p.Pass(); {
	case len(line) == 0, len(line) == 1 && len(f.Guards) > 0 && changesOnly(f.Kind):
	case f.Start == *p:
		return showURL(v, line, false, 1)
	case f.Start == passed:
		return showURL(v, line, true, 1)
	case len(line) > 1 && f.Start.Play(f.Line[0]) == *p: // of the move just played
		return showURL(v, line[1:], false, 1)
	}
	return ""
}

// changesOnly reports whether facts of a kind tell only what the last move attacks or guards no more.
func changesOnly(k fact.Kind) bool {
	return k == fact.KindAttacks || k == fact.KindUncovers || k == fact.KindStoppedGuarding
}

// mostShown is how many moves of a line are shown, but for mates and for captures that go on; of a search's line in
// which nothing is taken, quietShown: the move, its answer, and the next.
const (
	mostShown  = 7
	quietShown = 3
)

// UCI writes moves as UCI names them.
func UCI(line []chess.Move) []string {
	names := []string{}
	for _, m := range line {
		names = append(names, m.String())
	}
	return names
}

// shownOf returns the moves of a fact's line that are shown.
func shownOf(f *fact.Fact) []chess.Move {
	if f.Kind == fact.KindHintMove {
		return Settled(f.Start, f.Line)
	}
	return f.Line[:shownMoves(f.Start, f.Line)]
}

// shownMoves returns how many moves of a line are shown at most.
func shownMoves(p chess.Position, line []chess.Move) int {
	most := len(line)
	for i, m := range line {
		if i >= mostShown && i < most && chess.Taken(&p, m) == chess.NoPiece {
			most = i
		}
		p = p.Play(m)
	}
	if !p.HasMove() { // it mates
		return len(line)
	}
	return most
}

// Settled returns what is shown of a search's line from p, which goes on long after its point is made: it ends with
// mate, or where the side to move has won or lost what the whole line comes to and no capture follows; where that is
// nothing, soon. What could be taken back where the line breaks off is shown, too: else it would count as won.
func Settled(p chess.Position, line []chess.Move) []chess.Move {
	if len(line) == 0 {
		return nil
	}
	var won []int
	end, side, before := p, p.Turn(), chess.Lead(&p, p.Turn())
	captures := make([]bool, len(line)+1) // whether a move takes something
	for i, m := range line {
		captures[i] = chess.Taken(&end, m) != chess.NoPiece
		end = end.Play(m)
		won = append(won, chess.Lead(&end, side)-before)
	}
	if back := coach.BestCaptures(&end); end.Turn() != side && captures[len(line)-1] {
		for _, m := range back {
			end = end.Play(m)
			captures[len(captures)-1] = true
			captures, won = append(captures, false), append(won, chess.Lead(&end, side)-before)
		}
		line = slices.Concat(line, back)
	}
	if !end.HasMove() {
		return line
	}
	all := won[len(won)-1]
	for i := range line {
		if won[i] == all && !captures[i+1] && (all > 0 || i+1 >= quietShown) {
			return line[:i+1]
		}
	}
	return line
}
