package edit

import (
	"strconv"

	"chesstutor/templates/board"
	"chesstutor/templates/setup"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// view returns the page of a desk, without what can be done with the position.
func (d *desk) view(l *say.Language) setup.Edit {
	words := l.Pages.Editing
	page := setup.Edit{
		Layout: site.LearningFrame(l, "/new", words.Words.Title).About(l.Abouts.Edit),
		Say:    words.Words,
		Here:   d.here(), FEN: d.draft.FEN(), Hand: d.hand, Rows: d.rows(words), Tools: d.tools(words),
		Castling: d.castling(words), Passed: d.passed(),
		Clear: "/edit?fen=8/8/8/8/8/8/8/8", Start: "/edit",
	}
	page.Script = "edit.js"
	for _, c := range []chess.Color{chess.White, chess.Black} {
		text := []string{words.Words.White, words.Words.Black}[c]
		page.Turn = append(page.Turn,
			setup.EditTool{Name: "turn", Value: c.String(), Label: text, On: d.draft.Turn() == c})
	}
	return page
}

// rows returns the squares from the top of the board down, as White sees them.
func (d *desk) rows(words say.Editing) (rows [][]board.Square) {
	for r := range 8 {
		row := make([]board.Square, 8)
		for f := range row {
			s := chess.SquareAt(chess.File(f), chess.Rank(7-r))
			row[f] = board.Square{
				ID: s.String(), Dark: s.Dark(), Label: words.Square(s, d.draft.At(s)),
				Piece: game.PieceView(d.draft.At(s)), Selected: d.hand == s.String(),
			}
			game.Coordinates(&row[f], f == 0, r == 7)
		}
		rows = append(rows, row)
	}
	return rows
}

// tools returns what can be taken in hand, a row for each side: its pieces, before White's nothing, before Black's
// the eraser.
func (d *desk) tools(words say.Editing) [][]setup.EditTool {
	moving := setup.EditTool{
		Name: "take", Label: words.Words.Move, Icon: "hand", On: d.hand == "" || len(d.hand) == len("e4"),
	}
	rows := [][]setup.EditTool{
		{moving}, {{Name: "take", Value: eraser, Label: words.Words.Erase, Icon: "erase", On: d.hand == eraser}},
	}
	for _, letter := range tools {
		pc := pieceOf(byte(letter))
		rows[pc.Color()] = append(rows[pc.Color()], setup.EditTool{
			Name: "take", Value: string(letter), Label: words.Tool(pc), Piece: game.PieceView(pc),
			On: d.hand == string(letter),
		})
	}
	return rows
}

// castling returns the castling rights; those that are not possible cannot be pressed.
func (d *desk) castling(words say.Editing) (list []setup.EditTool) {
	for _, right := range rights {
		list = append(list, setup.EditTool{
			Name: "castling", Value: right.String(), Label: words.Right(right),
			On: d.draft.Castling()&right != 0, Off: d.draft.CastlingChoices()&right == 0,
		})
	}
	return list
}

// passed returns the possible en passant squares.
func (d *desk) passed() (list []setup.EditTool) {
	now, have := d.draft.EnPassant()
	for _, s := range d.draft.EnPassantChoices() {
		list = append(list, setup.EditTool{
			Name: "passed", Value: s.String(), Label: s.String(), On: have && s == now,
		})
	}
	return list
}

// quoted returns a text that was sent as it is shown in a sentence.
func quoted(text string) string { return strconv.QuoteToASCII(text[:min(len(text), 24)]) }
