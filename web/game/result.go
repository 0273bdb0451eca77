package game

import (
	"net/url"
	"slices"

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

// ReadResult reads a result: result is white, black or draw, by is the reason. It ignores values that make no sense.
func ReadResult(f site.Form) (res Result) {
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

// Query returns the query string that ReadResult reads, with a further parameter, if any, as name and value; "" without
// both.
func (res Result) Query(parameter ...string) string {
	q := url.Values{}
	if len(parameter) == 2 {
		q.Set(parameter[0], parameter[1])
	}
	if res.AddTo(q); len(q) == 0 {
		return ""
	}
	return "?" + q.Encode()
}

// AddTo adds the query parameters that ReadResult reads.
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
