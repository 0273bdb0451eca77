package game

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// maxShown is the maximum number of moves of a demonstrated line.
const maxShown = 32

// demo is a line of moves demonstrated on the board step by step, to illustrate a sentence. It is played on a copy
// of the game.
type demo struct {
	line []string // in UCI notation
	pass bool     // the line begins with a move of the side that is not to move
	Step
}

// Step is a step of a line that is played on the board.
type Step struct {
	Number, Of int // how many of its moves have been played, and how many there are
	Game       *tutor.Game
	Side       chess.Color // whose material is counted: the side to move before the line
	Count      int         // the material that side has gained so far, in points, and lost by a move that it may answer
	NoSum      bool        // what was gained is not told at the end
}

// readDemo parses the query parameters of a demonstrated line: show, the moves in UCI notation separated by commas,
// played from the last position of g; pass=1 if the side that is not to move begins; and step. It refuses an
// illegal line.
func readDemo(g *tutor.Game, q site.Form) (*demo, error) {
	if q["show"] == "" {
		return nil, nil
	}
	d := &demo{line: strings.Split(q["show"], ","), pass: q["pass"] == "1"}
	var err error
	d.Game, d.Of = g.Clone(), len(d.line)
	if d.Number, err = strconv.Atoi(q["step"]); err != nil || d.Number < 0 || d.Number > d.Of || d.Of > maxShown {
		return nil, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.LineRange, Number: maxShown})
	}
	if d.pass {
		setup := g.Setup()
		setup.Start = g.Position().Pass()
		d.Game = tutor.NewGame(setup)
	}
	d.Side = g.Position().Turn()
	if g.ComputerToMove() && g.Ply() > 0 { // what the learner's move took, before it is answered, counts too
		d.Count = -chess.Gain(g.PositionAt(g.Ply()-1), lastOf(g))
	}
	for _, uci := range d.line[:d.Number] {
		p := d.Game.Position()
		m, err := p.ParseUCI(uci)
		if err != nil {
			return nil, err
		}
		gain := chess.Gain(p, m)
		if p.Turn() != d.Side {
			gain = -gain
		}
		d.Count += gain
		if err := d.Game.Play(m); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// showURL returns the address of the page that shows a line after a number of steps.
func showURL(v Viewer, line []string, pass bool, step int) string {
	address := WithQuery(v.URL, "show="+url.QueryEscape(strings.Join(line, ","))+"&step="+strconv.Itoa(step))
	if pass {
		address += "&pass=1"
	}
	return address
}

// demoView returns the links to the steps before and after the one shown, nil if no line is shown.
func demoView(v Viewer, d *demo) *play.Demo {
	if d == nil {
		return nil
	}
	links := &play.Demo{Home: v.URL}
	if d.Number > 0 {
		links.Back = showURL(v, d.line, d.pass, d.Number-1)
	}
	if d.Number < len(d.line) {
		links.Next = showURL(v, d.line, d.pass, d.Number+1)
	}
	return links
}

// Words returns a heading with the number of the step, and a text with the last move and what it comes to: check, or
// what it is for, of the ideas known alone, unless it takes something, which says enough. The points are told at the
// end, where nothing more is taken back, if they are known, and only of a line in which something was taken.
func (s *Step) Words(l *say.Language, a tutor.Audience, known fact.Vocabulary) (heading, text string) {
	heading = l.Shown.Step(s.Number, s.Of)
	if s.Number == 0 {
		return heading, l.Shown.Start
	}
	text = LastMove(l, s.Game)
	p := s.Game.Position()
	if p.InCheck() && !p.HasMove() {
		return heading, text + " " + l.Shown.Mate
	}
	purposes := coach.Purposes(s.Game, s.Game.Ply(), known)
	changes, first := s.changes(s.Number) > s.changes(s.Number-1), purposes[0].Kind
	attacksToo := first == fact.KindCheckAndAttack || first == fact.KindFork            // which tells of the check
	if attacksToo && p.InCheck() && !slices.ContainsFunc(purposes[0].Pieces, isPiece) { // of a pawn it tells too little
		attacksToo = false
	}
	if p.InCheck() && (changes || !attacksToo) {
		text += " " + l.Shown.Check
	}
	switch {
	case changes, p.InCheck() && !attacksToo:
	case first != fact.KindPurposeNone && first != fact.KindPurposeCalm:
		for _, f := range purposes {
			text += " " + l.Fact(f, a)
		}
	}
	if s.Number == s.Of && !s.NoSum && s.changes(s.Of) > 0 && (s.Count == 0 || known.HasKind(fact.KindInAll)) {
		text += " " + l.Shown.Gain(s.Count, s.Side, a)
		if worth, ok := l.Shown.Worth[max(s.Count, -s.Count)]; ok && s.changes(s.Of) > 1 { // one piece says it itself
			text += " " + worth
		}
	}
	return heading, text
}

// isPiece reports whether a piece is neither a king nor a pawn.
func isPiece(m fact.PlacedPiece) bool {
	return m.Piece.Type() != chess.King && m.Piece.Type() != chess.Pawn
}

// changes returns how many of the first steps of the line took or promoted something.
func (s *Step) changes(steps int) (n int) {
	begin := s.Game.Ply() - s.Number
	for ply := begin; ply < begin+steps; ply++ {
		if chess.Gain(s.Game.PositionAt(ply), s.Game.Moves()[ply]) != 0 {
			n++
		}
	}
	return n
}

// points returns an arrow along the last move of the line.
func (d *demo) points() (p pointing) {
	if d.Number > 0 {
		last := lastOf(d.Game)
		p.arrow(ArrowSpan{Kind: arrowIdea, From: last.From(), To: last.To()})
	}
	return p
}
