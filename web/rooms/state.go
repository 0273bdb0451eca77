package rooms

import (
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// clocks is the JSON encoding of the time left on both clocks at a moment, in milliseconds.
type clocks struct {
	White   int64   `json:"white"`
	Black   int64   `json:"black"`
	Running *string `json:"running"` // the side whose clock runs, or null
	At      int64   `json:"at"`      // milliseconds since 1970
}

// result is how a game in a room ended.
type result struct {
	Winner *string     `json:"winner"`
	Reason room.Reason `json:"reason"`
}

// newClocks returns the state of a room's clocks at a moment, nil without clocks.
func newClocks(r *room.Room, at time.Time) *clocks {
	if !r.Options().Clock.Runs() {
		return nil
	}
	if at.Before(r.Time()) {
		at = r.Time()
	}
	c := &clocks{
		White: r.Remaining(chess.White, at).Milliseconds(), Black: r.Remaining(chess.Black, at).Milliseconds(),
		At: at.UnixMilli(),
	}
	if turn := r.Turn(); turn != room.Nobody {
		name := r.Color(turn).String()
		c.Running = &name
	}
	return c
}

func newResult(r *room.Room) *result {
	end, over := r.Result()
	if !over {
		return nil
	}
	return &result{sideOf(r, end.Winner), end.Reason}
}

// sideOf returns the name of a player's color, nil for Nobody.
func sideOf(r *room.Room, p room.Player) *string {
	if p == room.Nobody {
		return nil
	}
	name := r.Color(p).String()
	return &name
}

// state returns the answer of GET /room/{id}. docs/http/rooms.md documents it.
func (st *seat) state() site.Object {
	r, score := st.room, st.room.Score()
	var minutes, increment, starts any // null without clocks, and unless counting down
	if c := r.Options().Clock; c.Runs() {
		minutes, increment = c.Initial.Minutes(), c.Increment.Seconds()
	}
	if at, ok := r.Starts(); ok {
		starts = max(at.Sub(st.now).Milliseconds(), 0)
	}
	seats := map[string]site.Object{}
	for p, wins := range map[room.Player]int{room.Maker: score.Maker, room.Guest: score.Guest} {
		_, claimable := st.claim(p) // by the opponent
		seats[r.Color(p).String()] = site.Object{
			{Name: "taken", Value: r.Taken(p)}, {Name: "here", Value: r.Present(p)},
			{Name: "help", Value: r.Options().Help(p)}, {Name: "claimable", Value: claimable},
			{Name: "wins", Value: wins},
		}
	}
	return site.Object{
		{Name: "room", Value: r.ID()}, {Name: "url", Value: st.url}, {Name: "seq", Value: r.Number()},
		{Name: "status", Value: r.Status()}, {Name: "game", Value: r.GameNumber()},
		{Name: "you", Value: sideOf(r, st.player)},
		{Name: "board", Value: game.NewBoard(st.language, r.Game(), "")}, {Name: "seats", Value: seats},
		{Name: "minutes", Value: minutes}, {Name: "increment", Value: increment},
		{Name: "clocks", Value: newClocks(r, st.now)}, {Name: "starts", Value: starts},
		{Name: "draw", Value: sideOf(r, r.DrawOffer())}, {Name: "rematch", Value: sideOf(r, r.RematchOffer())},
		{Name: "result", Value: newResult(r)}, {Name: "draws", Value: score.Draws},
	}
}

// claim reports whether the opponent of from may claim the game, and whether only as a draw, because the opponent
// could never mate.
func (st *seat) claim(from room.Player) (draw, ok bool) {
	if st.room.Status() != room.Playing || !st.silent[from] {
		return false, false
	}
	event, err := st.room.Claim(from.Other(), time.Time{}, st.now)
	if err != nil {
		return false, false
	}
	after, err := st.room.After(event)
	if err != nil {
		return false, false
	}
	end, _ := after.Result()
	return end.Winner == room.Nobody, true
}

// pgnOf returns a room's game in PGN, with the result of the room.
func pgnOf(r *room.Room) string {
	g := r.Game()
	end, over := r.Result()
	result := tutor.BlackWon
	switch {
	case !over, g.Outcome() != chess.Playing, end.Reason == room.Aborted:
		return g.PGN(r.Started())
	case end.Winner == room.Nobody:
		result = tutor.Drawn
	case r.Color(end.Winner) == chess.White:
		result = tutor.WhiteWon
	}
	return g.PGNWith(tutor.Tags{Result: result}.On(r.Started()), nil)
}
