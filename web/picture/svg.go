package picture

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/web/game"
)

// SVG returns the picture of a board as an SVG document of 800 by 800 units, which needs nothing else.
func SVG(b Board) string {
	var s strings.Builder
	s.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">` + "\n")
	fmt.Fprintf(&s, "<title>%s</title>\n<defs>\n", b.Position.FEN())
	used := map[byte]bool{}
	for pieces := b.Position.Occupied(); pieces != 0; pieces &= pieces - 1 {
		l := letter(b.Position.At(pieces.First()))
		if !used[l] {
			used[l] = true
			fmt.Fprintf(&s, "<symbol id=\"%c\" viewBox=\"0 0 48 48\">%s</symbol>\n", l, symbols()[l].Source)
		}
	}
	s.WriteString("</defs>\n")
	b.eachSquare(func(square chess.Square, x, y int) {
		fmt.Fprintf(&s, `<rect x="%d" y="%d" width="100" height="100" fill="%s"/>`, 100*x, 100*y, b.ground(square))
	})
	fmt.Fprintf(&s, "\n"+`<g font-family="sans-serif" font-weight="700" font-size="15" fill="%s">`, coordinate)
	for i := range 8 {
		rank, _ := b.at(0, i)
		file, _ := b.at(i, 7)
		fmt.Fprintf(&s, `<text x="7" y="%d">%c</text>`, 100*i+19, rank.String()[1])
		fmt.Fprintf(&s, `<text x="%d" y="793" text-anchor="end">%c</text>`, 100*i+94, file.String()[0])
	}
	fmt.Fprintf(&s, "</g>\n"+`<g stroke-linecap="round" stroke-linejoin="round" stroke-width="%g">`, lineWidth)
	b.eachSquare(func(square chess.Square, x, y int) {
		if pc := b.Position.At(square); pc != chess.NoPiece {
			c := coats[pc.Color()]
			fmt.Fprintf(&s, `<use href="#%c" x="%d" y="%d" width="94" height="94" fill="%s" stroke="%s" color="%s"/>`,
				letter(pc), 100*x+3, 100*y+3, c.fill, c.stroke, c.inner)
		}
	})
	s.WriteString("</g>\n")
	for _, arrow := range b.Arrows {
		s.WriteString(arrowSVG(arrow, b.Turned))
	}
	s.WriteString("</svg>\n")
	return s.String()
}

// eachSquare calls draw with all squares, their columns from the left and their rows from the top.
func (b *Board) eachSquare(draw func(s chess.Square, column, row int)) {
	for row := range 8 {
		for column := range 8 {
			s, _ := b.at(column, row)
			draw(s, column, row)
		}
	}
}

func arrowSVG(a game.ArrowSpan, turned bool) string {
	shape := a.Shape(turned)
	return fmt.Sprintf(`<g fill="none" stroke="%[1]s" stroke-linejoin="round"><path d="%[3]s" stroke-width="%[5]s"/>`+
		`<path d="%[4]s" stroke-width="7" fill="%[1]s"/><path d="%[3]s" stroke="%[2]s" stroke-width="%[6]s"/>`+
		`<path d="%[3]s" stroke-width="%[7]s"/><path d="%[4]s" stroke="none" fill="%[2]s"/></g>`+"\n",
		halo, idea, shape.Shaft, shape.Head, shape.Halo, shape.Wide, shape.Core)
}
