package classes

import (
	"net/http"
	"slices"
	"strconv"
	"strings"

	"chesstutor/templates/board"
	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// glance is one look at what everyone looks at.
type glance struct {
	*visit
	l        *say.Language
	position chess.Position
	exercise *exercise.Exercise // whose position it is, nil for none
	hidden   chess.Bitboard     // whose pieces are not drawn
	together class.Together
	from     chess.Square // of the piece that was pressed, NoSquare for none
	reply    string       // the child's
	tally    bool         // the answers are shown
	page     classes.Look
}

// askPage answers a child with the board on which it answers.
func (h *Classes) askPage(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	g := h.glance(v, r, q)
	s, _ := v.Seat(v.by.Seat)
	g.reply = s.Reply
	g.page.Field = "answer"
	g.page.Back = &frame.Link{Text: g.page.Say.Back, URL: v.url}
	if next, _ := leadsTo(g.l, v.Class, &s); next != nil && next.URL != g.page.URL {
		g.page.Next = next
	}
	g.page.Layout.Refresh = "15"
	if g.reply != "" {
		g.page.Reply = g.l.Class.Reply(&g.position, g.reply)
	}
	return g.write(w, r, q)
}

// wall answers the teacher with the page for the wall.
func (h *Classes) wall(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	g := h.glance(v, r, q)
	g.page.Wall, g.page.Field = true, "show"
	g.tally = q["tally"] == "true"
	g.page.Tally = g.tally
	g.page.Back = &frame.Link{Text: g.page.Say.Next, URL: v.url + "/teacher#asking"}
	here, err := h.Here(r.Context(), v.Code())
	if err != nil {
		return err
	}
	answered, present := 0, 0
	for _, s := range v.Seats() {
		if s.Reply != "" {
			answered++
		}
		if s.Reply != "" || here[s.Number] {
			present++
		}
	}
	g.page.Answered = g.l.Class.Answered(answered, present)
	g.page.Done = strconv.Itoa(100 * answered / max(1, present))
	for _, vote := range v.Votes() {
		g.page.Votes = append(g.page.Votes, classes.Vote{
			Value: vote.Reply, Text: g.l.Class.Reply(&g.position, vote.Reply), Count: g.l.Class.Votes(vote.Count),
			Share: strconv.Itoa(100 * vote.Count / answered), Right: vote.Reply == g.together.Answer,
		})
	}
	g.page.Layout.Refresh = "10"
	return g.write(w, r, q)
}

// glance returns a look with what both pages share.
func (h *Classes) glance(v *visit, r *http.Request, q site.Form) *glance {
	l := h.Language(r)
	g := &glance{visit: v, l: l, together: v.Together(), from: chess.NoSquare}
	g.page = classes.Look{
		Layout: site.LearningFrame(l, "", v.Title()).About(l.Abouts.Class), Say: l.Class.Together,
		URL: v.url + "/together", Events: v.url + "/events",
	}
	g.page.Layout.Class = true
	p, err := chess.ParseFEN(g.together.Position)
	if g.page.Over = err != nil; g.page.Over {
		return g
	}
	g.position = p
	g.page.Number = l.Class.Look(g.together.Count)
	g.page.Ask = l.Class.Turn(p.Turn(), g.together.Square)
	if e := v.asked(); e != nil {
		g.exercise, g.hidden, g.page.Ask = e, e.Hidden(), l.Task(e)
		if g.together.Square {
			g.page.One = g.page.Say.One
			if list := e.Solutions(); len(list[0].Squares) > 1 {
				g.page.One = g.page.Say.OneOf
			}
		}
	}
	if g.together.Answer != "" {
		g.page.Answer = l.Class.Reply(&p, g.together.Answer)
	}
	from, _, _ := strings.Cut(q["from"], "-")
	if s, err := chess.ParseSquare(from); err == nil && g.open() {
		g.from = s
	}
	return g
}

// open reports whether the answer has not been shown yet.
func (g *glance) open() bool { return g.together.Answer == "" && g.together.Position != "" }

// write answers with the page.
func (g *glance) write(w http.ResponseWriter, r *http.Request, q site.Form) error {
	if !g.page.Over {
		g.page.Rows = g.rows()
		g.draw()
		if _, to, asks := strings.Cut(q["from"], "-"); asks {
			g.promote(to)
		}
	}
	return site.WritePage(w, r, http.StatusOK, classes.LookPage(g.page))
}

// promote asks what the pawn that was pressed becomes on a square.
func (g *glance) promote(to string) {
	for _, m := range g.moves(g.from) {
		if m.To().String() == to && m.Promotion() == chess.Queen {
			for _, c := range game.Choices(g.l, g.position.Turn()) {
				c.Value = g.from.String() + to + c.Value
				g.page.Promote = append(g.page.Promote, c)
			}
		}
	}
}

// moves returns the legal moves of the piece on a square.
func (g *glance) moves(from chess.Square) []chess.Move {
	return slices.DeleteFunc(g.position.Moves(), func(m chess.Move) bool {
		return m.From() != from || g.hidden.Has(from)
	})
}

// rows returns the squares of the board, row by row from the top of the screen, seen by White.
func (g *glance) rows() (rows [][]classes.LookSquare) {
	for r := range 8 {
		row := make([]classes.LookSquare, 8)
		for f := range row {
			row[f] = g.square(chess.SquareAt(chess.File(f), chess.Rank(7-r)))
			game.Coordinates(&row[f].Square, f == 0, r == 7)
		}
		rows = append(rows, row)
	}
	return rows
}

func (g *glance) square(s chess.Square) classes.LookSquare {
	p := &g.position
	if g.hidden.Has(s) {
		p = &chess.Position{}
	}
	movable := g.open() && !g.together.Square && len(g.moves(s)) > 0
	square := classes.LookSquare{Square: board.Square{
		ID: s.String(), Dark: s.Dark(), Piece: game.PieceView(p.At(s)), Moveable: movable, Selected: s == g.from,
		Check: g.hidden == 0 && p.InCheck() && s == p.King(p.Turn()),
		Label: g.l.Labels.Square(p, say.SquareSeen{Square: s, CanMove: movable, CameFrom: chess.NoSquare}),
	}}
	if e := g.exercise; e != nil {
		square.Last = e.Last != chess.NoMove && (s == e.Last.From() || s == e.Last.To())
		if slices.Contains(e.About(), s) {
			square.Signs = []string{"asked"}
			square.Label += ", " + g.l.Pages.Learning.Exercise.Shown
		}
	}
	if g.together.Square {
		g.signs(&square)
		if g.open() {
			square.Form, square.Field, square.Value = "reply", g.page.Field, s.String()
		}
		return square
	}
	if movable {
		square.Form, square.Field, square.Value = "pick", "from", s.String()
	}
	for _, m := range g.moves(g.from) {
		if m.To() != s {
			continue
		}
		square.Valid = true
		square.Form, square.Field, square.Value = "reply", g.page.Field, m.String()
		if m.Promotion() != chess.NoPieceType {
			square.Form, square.Field, square.Value = "pick", "from", g.from.String()+"-"+s.String()
		}
	}
	return square
}

// signs marks a square that was answered, or shown as the answer.
func (g *glance) signs(square *classes.LookSquare) {
	words := g.l.Pages.Learning.Exercise
	switch square.ID {
	case g.together.Answer:
		square.Signs = append(square.Signs, "good")
		square.Label += ", " + words.WasRight
	case g.reply:
		square.Selected = true
		square.Label += ", " + g.page.Say.Yours
	}
}

// mostDrawn is how many replies are drawn, those of most children.
const mostDrawn = 6

// draw draws the answer, the child's reply, and, if they are shown, those of all with their counts.
func (g *glance) draw() {
	if g.reply != "" && g.reply != g.together.Answer {
		g.arrow(g.reply, 0)
	}
	ofAnswer := 0
	if g.tally {
		votes := g.Votes()
		for _, vote := range votes[:min(mostDrawn, len(votes))] {
			if wide := arrowWidth(vote.Count, votes[0].Count); vote.Reply == g.together.Answer {
				ofAnswer = wide
			} else {
				g.arrow(vote.Reply, wide)
			}
			g.count(vote)
		}
	}
	if g.together.Answer != "" {
		g.arrow(g.together.Answer, ofAnswer)
	}
}

// The widths of the arrows of replies, in hundredths of a square: of one of hardly any child, and of most.
const thinnest, broadest = 6, 24

// arrowWidth returns the width of the arrow of a reply by how many gave it, beside the one that most gave.
func arrowWidth(count, most int) int { return max(thinnest, broadest*count/most) }

// arrow draws a move with a shaft of a width, 0 for the usual: blue until the answer is shown, then that green and all
// others crossed out.
func (g *glance) arrow(move string, wide int) {
	from, to, _, err := chess.SplitUCI(move)
	if err != nil {
		return // a square
	}
	kind := "idea"
	switch {
	case move == g.together.Answer:
		kind = "win"
	case g.together.Answer != "":
		kind = "tried"
	}
	g.page.Arrows = append(g.page.Arrows, game.ArrowSpan{Kind: kind, From: from, To: to, Shaft: wide}.Shape(false))
}

// count writes how many gave a reply on its arrow, nearer to where that ends, or in the corner of a square.
func (g *glance) count(vote class.Vote) {
	at := func(s chess.Square) (x, y float64) { return 100*float64(s.File()) + 50, 100*float64(7-s.Rank()) + 50 }
	text := strconv.Itoa(vote.Count)
	if from, to, _, err := chess.SplitUCI(vote.Reply); err == nil {
		x1, y1 := at(from)
		x2, y2 := at(to)
		x, y := x1+0.6*(x2-x1), y1+0.6*(y2-y1)
		g.page.Counts = append(g.page.Counts, classes.Count{X: units(x), Y: units(y), Text: text})
	} else if s, err := chess.ParseSquare(vote.Reply); err == nil {
		x, y := at(s)
		g.page.Counts = append(g.page.Counts, classes.Count{X: units(x + 26), Y: units(y - 26), Text: text})
	}
}

func units(n float64) string { return strconv.FormatFloat(n, 'f', 0, 64) }
