package review

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"chesstutor/templates/reviews"
	"chesstutor/tutor"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
)

// The dimensions of the chart, in its own units.
const (
	chartWide = 640.0
	chartHigh = 200.0
	chartEdge = 24.0 // on all sides
)

// chartView returns the chart of the expected score after each move, from the side of the review.
func chartView(l *say.Language, a *subject, r *review.Review) reviews.Chart {
	n := a.game.Ply()
	x := func(ply int) float64 { return chartEdge + (chartWide-2*chartEdge)*float64(ply)/float64(max(n, 1)) }
	y := func(ply int) (float64, bool) {
		e, ok := a.expected(r, ply)
		return chartEdge + (chartHigh-2*chartEdge)*(1-e), ok
	}
	var line strings.Builder
	last := 0
	for ply := range n + 1 {
		if at, ok := y(ply); ok {
			fmt.Fprintf(&line, "L%.1f %.1f", x(ply), at)
			last = ply
		}
	}
	path := "M" + strings.TrimPrefix(line.String(), "L")
	middle := chartHigh / 2
	c := reviews.Chart{
		Line: path,
		Area: fmt.Sprintf("%sL%.1f %.1fL%.1f %.1fz", path, x(last), middle, x(0), middle),
	}
	for _, m := range r.Moments() {
		at, _ := y(m.Ply)
		sign := "✓"
		if number := numberOf(r, m); number > 0 {
			sign = strconv.Itoa(number)
		}
		c.Points = append(c.Points, reviews.ChartPoint{
			X: fmt.Sprintf("%.1f", x(m.Ply)), Y: fmt.Sprintf("%.1f", at), Text: sign, URL: a.at(m.Ply),
			Label: placeOf(l, a, r, m),
		})
	}
	c.Plies = plyLinks(l, a, r, x, y)
	return c
}

// plyGap is the least distance of the links on the chart, so that a finger does not press two.
const plyGap = 64.0

// plyLinks returns links to some of the positions on the line, none of them near a moment. They need no stop of the Tab
// key: the table of moves has all.
func plyLinks(
	l *say.Language,
	a *subject,
	r *review.Review,
	x func(int) float64,
	y func(int) (float64, bool),
) (list []reviews.ChartPoint) {
	last := -plyGap
	for ply := 1; ply <= a.game.Ply(); ply++ {
		at, ok := y(ply)
		isNear := func(m review.Moment) bool { return math.Abs(x(m.Ply)-x(ply)) < plyGap }
		if !ok || slices.ContainsFunc(r.Moments(), isNear) || x(ply)-last < plyGap {
			continue
		}
		last = x(ply)
		list = append(list, reviews.ChartPoint{
			X: fmt.Sprintf("%.1f", x(ply)), Y: fmt.Sprintf("%.1f", at), URL: a.link().PlyURL(ply),
			Text: moveName(l, a.game, ply-1),
		})
	}
	return list
}

// moveName returns a move with its number, in words: "12. Black knight from g8 to f6".
func moveName(l *say.Language, g *tutor.Game, ply int) string {
	p := g.PositionAt(ply)
	return fmt.Sprintf("%d. %s", p.MoveNumber(), strings.TrimSuffix(l.Game.Move(p, g.Moves()[ply]), "."))
}
