package rooms

import (
	"net/http"
	"net/url"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// review answers GET /room/{id}/review: it redirects to the review of a game that is over, for each player from
// their own side. It is allowed whatever help the players have agreed on.
func (h *Rooms) review(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	switch {
	case st.room.Status() != room.Over:
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GoesOn})
	case st.player == room.Nobody:
		return errWatching
	}
	q := url.Values{"game": {st.room.Game().Link()}, "side": {st.color().String()}}
	switch end, _ := st.room.Result(); {
	case end.Reason == room.Aborted || st.room.Game().Outcome() != chess.Playing: // the moves alone tell the result
	case end.Winner == room.Nobody:
		q.Set("result", "draw")
		q.Set("by", string(end.Reason))
	default:
		q.Set("result", st.room.Color(end.Winner).String())
		q.Set("by", string(end.Reason))
	}
	http.Redirect(w, r, "/review?"+q.Encode(), http.StatusSeeOther)
	return nil
}
