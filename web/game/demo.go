package game

import (
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// maxShown bounds the moves of a line that is shown.
const maxShown = 32

// demo is a line of moves shown on the board, step by step, to illustrate a
// sentence. It is played on a copy of the game.
type demo struct {
	line  []string // in UCI notation
	pass  bool     // the line begins with the side that is not to move
	step  int      // how many of its moves have been played
	game  *tutor.Game
	side  chess.Color // whose points are counted: who is to move on the board
	count int         // what that side has gained by them, in points
}

// readDemo reads show, a line of moves in UCI notation with commas between, from
// the position on the board; pass=1 if the other side begins it; and step. A
// line that is not legal there is refused.
func readDemo(g *tutor.Game, q site.Form) (*demo, error) {
	if q["show"] == "" {
		return nil, nil
	}
	d := &demo{line: strings.Split(q["show"], ","), pass: q["pass"] == "1", game: g.Clone()}
	var err error
	if d.step, err = strconv.Atoi(q["step"]); err != nil || d.step < 0 || d.step > len(d.line) ||
		len(d.line) > maxShown {
		return nil, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.LineRange, Number: maxShown})
	}
	if d.pass {
		setup := g.Setup()
		setup.Start = g.Position().Pass()
		d.game = tutor.NewGame(setup)
	}
	d.side = g.Position().Turn()
	for _, uci := range d.line[:d.step] {
		p := d.game.Position()
		m, err := p.ParseUCI(uci)
		if err != nil {
			return nil, err
		}
		gain := tutor.Gain(p, m)
		if p.Turn() != d.side {
			gain = -gain
		}
		d.count += gain
		if err := d.game.Play(m); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// showURL is the address of the page that shows a line after so many steps.
func showURL(t Viewer, line []string, pass bool, step int) string {
	address := t.URL + "?show=" + url.QueryEscape(strings.Join(line, ",")) + fmt.Sprintf("&step=%d", step)
	if pass {
		address += "&pass=1"
	}
	return address
}

// DemoView returns the links to the steps before and after the one shown, nil if no line is shown.
func DemoView(t Viewer, d *demo) *templates.Demo {
	if d == nil {
		return nil
	}
	v := &templates.Demo{Home: t.URL}
	if d.step > 0 {
		v.Back = showURL(t, d.line, d.pass, d.step-1)
	}
	if d.step < len(d.line) {
		v.Next = showURL(t, d.line, d.pass, d.step+1)
	}
	return v
}

// words returns a heading with the number of the step, and a text with the last move and the points
// that the side it counts for has won or lost so far.
func (d *demo) words(t Viewer) (heading, text string) {
	l := t.Language
	heading = l.Shown.Step(d.step, len(d.line))
	if d.step == 0 {
		return heading, l.Shown.Start
	}
	text = l.Game.Move(lastMoveOf(d.game)) + " "
	if p := d.game.Position(); p.InCheck() && !p.HasMove() {
		return heading, text + l.Shown.Mate
	}
	return heading, text + l.Shown.Gain(d.count, d.side, t.Audience)
}

// points leads from the square the last move left to the one it went to.
func (d *demo) points() (p pointing) {
	if d.step > 0 {
		last := lastOf(d.game)
		p.arrow(ArrowSpan{Kind: arrowIdea, From: last.from, To: last.to})
	}
	return p
}
