package game

import (
	"net/url"
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/web/site"
)

// Result is how a game ended other than on the board. A link encodes only moves, so the result is in its query.
type Result struct {
	Over   bool
	Won    bool // not a draw
	Winner chess.Color
	By     room.Reason // "" if unknown
}

// readResult reads a result: result is white, black or draw, by is the reason. It ignores values that make no sense.
func readResult(f site.Form) (res Result) {
	reasons := room.WinReasons()
	switch f["result"] {
	case "white":
		res = Result{Over: true, Won: true, Winner: chess.White}
	case "black":
		res = Result{Over: true, Won: true, Winner: chess.Black}
	case "draw":
		res, reasons = Result{Over: true}, room.DrawReasons()
	default:
		return Result{}
	}
	by := room.Reason(f["by"])
	if slices.Contains(reasons, by) && by != room.Reason(chess.Checkmate.String()) {
		res.By = by
	}
	return res
}

// PGN returns the result as PGN writes it, "" if the game has not ended so.
func (res Result) PGN() string {
	switch {
	case !res.Over:
		return ""
	case !res.Won:
		return tutor.Drawn
	case res.Winner == chess.White:
		return tutor.WhiteWon
	}
	return tutor.BlackWon
}

// AddTo adds the query parameters that readResult reads.
func (res Result) AddTo(q url.Values) {
	switch {
	case !res.Over:
		return
	case res.Won:
		q.Set("result", res.Winner.String())
	default:
		q.Set("result", "draw")
	}
	if res.By != "" {
		q.Set("by", string(res.By))
	}
}
