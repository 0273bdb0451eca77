package review

import (
	"net/url"
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// result is how a game ended other than on the board. A link encodes only moves, so the result is in its query.
type result struct {
	over   bool
	won    bool // not a draw
	winner chess.Color
	by     room.Reason // "" if unknown
}

// readResult reads a result: result is white, black or draw, by is the reason. It ignores values that make no
// sense.
func readResult(f site.Form) (res result) {
	reasons := room.WinReasons()
	switch f["result"] {
	case "white":
		res = result{over: true, won: true, winner: chess.White}
	case "black":
		res = result{over: true, won: true, winner: chess.Black}
	case "draw":
		res, reasons = result{over: true}, room.DrawReasons()
	default:
		return result{}
	}
	by := room.Reason(f["by"])
	if slices.Contains(reasons, by) && by != room.Reason(chess.Checkmate.String()) {
		res.by = by
	}
	return res
}

// resultOf parses a PGN result.
func resultOf(text string) result {
	switch text {
	case "1-0":
		return result{over: true, won: true, winner: chess.White}
	case "0-1":
		return result{over: true, won: true, winner: chess.Black}
	case "1/2-1/2":
		return result{over: true}
	}
	return result{}
}

// query returns the query string that readResult reads, with a further parameter, if any, as name and value; "" without
// both.
func (res result) query(parameter ...string) string {
	q := url.Values{}
	if len(parameter) == 2 {
		q.Set(parameter[0], parameter[1])
	}
	if res.name(q); len(q) == 0 {
		return ""
	}
	return "?" + q.Encode()
}

// name adds the query parameters that readResult reads.
func (res result) name(q url.Values) {
	switch {
	case !res.over:
		return
	case res.won:
		q.Set("result", res.winner.String())
	default:
		q.Set("result", "draw")
	}
	if res.by != "" {
		q.Set("by", string(res.by))
	}
}

// went returns how the game went for the side that is reviewed.
func (a *asked) went() say.Went {
	res := a.result
	if winner, won := a.game.Winner(); a.game.Outcome() != chess.Playing {
		res = result{over: true, won: won, winner: winner}
	}
	return say.Went{
		Won: res.won && res.winner == a.side, Lost: res.won && res.winner != a.side, Drawn: res.over && !res.won,
		By: res.by, Moves: (a.game.Ply() + 1) / 2,
	}
}

// expected returns the expected score of the side that is reviewed after ply moves, and whether it is known.
func (a *asked) expected(r *review.Review, ply int) (float64, bool) {
	e, ok := r.Expected(ply)
	if a.side == chess.Black {
		e = 1 - e
	}
	return e, ok
}
