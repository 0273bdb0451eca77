package picture

import (
	"net/http"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// MaxArrows bounds the arrows of a picture.
const MaxArrows = 8

// Board is what a picture shows.
type Board struct {
	Position chess.Position
	Last     [2]chess.Square // the squares of the last move, both chess.NoSquare for none
	Turned   bool            // Black's pieces are at the bottom
	Arrows   []game.ArrowSpan
}

// ReadBoard reads a board from the parameters of a request: fen, the start of a game if absent; last, a move in UCI
// notation; side, which is at the bottom, white if absent; arrows, up to MaxArrows moves separated by commas. The
// error of anything else is one that the site answers with 400 and a sentence. Neither move has to be legal.
func ReadBoard(f site.Form) (Board, error) {
	b := Board{Position: chess.Start(), Last: [2]chess.Square{chess.NoSquare, chess.NoSquare}}
	var err error
	if fen := f["fen"]; fen != "" {
		if b.Position, err = chess.ParseFEN(fen); err != nil {
			return Board{}, err
		}
	}
	if last := f["last"]; last != "" {
		if b.Last[0], b.Last[1], err = span(last); err != nil {
			return Board{}, err
		}
	}
	switch f["side"] {
	case "", "white":
	case "black":
		b.Turned = true
	default:
		return Board{}, site.RefuseFor(http.StatusBadRequest,
			say.Problem{Key: say.NotOneOf, Name: "side", Names: []string{"white", "black"}})
	}
	b.Arrows, err = readArrows(f["arrows"])
	return b, err
}

func readArrows(list string) (arrows []game.ArrowSpan, err error) {
	if list == "" {
		return nil, nil
	}
	if strings.Count(list, ",") >= MaxArrows {
		return nil, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.TooManyArrows, Number: MaxArrows})
	}
	for text := range strings.SplitSeq(list, ",") {
		arrow := game.ArrowSpan{Kind: "idea"}
		if arrow.From, arrow.To, err = span(text); err != nil {
			return nil, err
		}
		arrows = append(arrows, arrow)
	}
	return arrows, nil
}

// span reads the squares of a move in UCI notation. They must differ: an arrow has a direction.
func span(text string) (from, to chess.Square, err error) {
	from, to, _, err = chess.SplitUCI(text)
	if err == nil && from == to {
		err = &chess.ParseError{Fault: chess.FaultUCI, Text: strconv.Quote(text)}
	}
	return from, to, err
}

// key identifies the picture of a board.
func (b *Board) key() string {
	side := chess.White
	if b.Turned {
		side = chess.Black
	}
	last := ""
	if b.Last[0] != chess.NoSquare {
		last = b.Last[0].String() + b.Last[1].String()
	}
	var arrows []string
	for _, a := range b.Arrows {
		arrows = append(arrows, a.From.String()+a.To.String())
	}
	return site.BoardQuery(b.Position.FEN(), last, side, arrows...)
}

// at returns the square in a column from the left and a row from the top of the picture.
func (b *Board) at(column, row int) chess.Square { return game.SquareSeen(column, row, b.Turned) }

// ground returns the color of a square.
func (b *Board) ground(s chess.Square) string {
	switch {
	case s == b.Last[0] || s == b.Last[1]:
		return last
	case s.Dark():
		return dark
	}
	return light
}
