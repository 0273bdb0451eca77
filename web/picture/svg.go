package picture

import (
	"context"
	"strconv"
	"strings"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
)

// SVG returns the picture of a board as an SVG document, which needs nothing else.
func SVG(ctx context.Context, b Board) (string, error) {
	var file strings.Builder
	err := board.SVG(b.view()).Render(ctx, &file)
	return file.String(), err
}

// view returns what the SVG document of a board shows.
func (b *Board) view() board.Drawing {
	d := board.Drawing{
		Title: b.Position.FEN(), Line: strconv.FormatFloat(lineWidth, 'g', -1, 64),
		Colors: board.DrawingColors{Letters: coordinate, Arrow: idea, Halo: halo},
	}
	drawn := map[string]bool{}
	b.eachSquare(func(s chess.Square, column, row int) {
		d.Grounds = append(d.Grounds, board.DrawnSquare{X: units(column, 0), Y: units(row, 0), Fill: b.ground(s)})
		if column == 0 {
			d.Letters = append(d.Letters, board.DrawnLetter{X: "7", Y: units(row, 19), Text: s.String()[1:]})
		}
		if row == 7 {
			d.Letters = append(d.Letters,
				board.DrawnLetter{X: units(column, 94), Y: units(row, 93), Text: s.String()[:1], AtEnd: true})
		}
		pc := b.Position.At(s)
		if pc == chess.NoPiece {
			return
		}
		id, c := string(letter(pc)), coats[pc.Color()]
		d.Pieces = append(d.Pieces, board.DrawnPiece{
			X: units(column, 3), Y: units(row, 3), Symbol: id, Fill: c.fill, Stroke: c.stroke, Inner: c.inner,
		})
		if !drawn[id] {
			drawn[id] = true
			d.Symbols = append(d.Symbols, board.DrawnSymbol{ID: id, Source: symbols()[letter(pc)].Source})
		}
	})
	for _, arrow := range b.Arrows {
		d.Arrows = append(d.Arrows, arrow.Shape(b.Turned))
	}
	return d
}

// units returns a place in the n-th square from an edge, in a hundredth of its side.
func units(n, within int) string { return strconv.Itoa(100*n + within) }

// eachSquare calls draw with all squares, their columns from the left and their rows from the top.
func (b *Board) eachSquare(draw func(s chess.Square, column, row int)) {
	for row := range 8 {
		for column := range 8 {
			draw(b.at(column, row), column, row)
		}
	}
}
