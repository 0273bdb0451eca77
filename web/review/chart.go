package review

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor/review"
)

// The dimensions of the chart, in its own units.
const (
	chartWide = 640.0
	chartHigh = 200.0
	chartEdge = 24.0 // on all sides
)

// chartView returns the chart of the expected score after each move, from the side of the review.
func chartView(a *asked, r *review.Review) templates.Chart {
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
	c := templates.Chart{
		Line: path,
		Area: fmt.Sprintf("%sL%.1f %.1fL%.1f %.1fz", path, x(last), middle, x(0), middle),
	}
	for i, m := range r.Moments() {
		at, _ := y(m.Ply)
		c.Points = append(c.Points, templates.ChartPoint{
			X: fmt.Sprintf("%.1f", x(m.Ply)), Y: fmt.Sprintf("%.1f", at), Text: strconv.Itoa(i + 1), URL: a.at(m.Ply),
		})
	}
	return c
}
