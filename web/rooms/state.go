package rooms

import (
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/web/game"
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

// newClocks returns the state of the clocks. The room must have clocks.
func newClocks(st *seat) *clocks {
	r := st.room
	if !r.Options().Clock.Runs() {
		return nil
	}
	at := st.now
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

// roomState is the answer of GET /room/{id}. docs/http/rooms.md documents it.
type roomState struct {
	Room      room.ID             `json:"room"`
	URL       string              `json:"url"`
	Seq       int                 `json:"seq"`
	Status    room.Status         `json:"status"`
	Game      int                 `json:"game"`
	You       *string             `json:"you"`
	Board     *game.Board         `json:"board"`
	Seats     map[string]seatView `json:"seats"`
	Minutes   *float64            `json:"minutes"`   // for each side at the start, null without clocks
	Increment *float64            `json:"increment"` // seconds added for each move
	Clocks    *clocks             `json:"clocks"`
	Starts    *int64              `json:"starts"` // milliseconds until the game starts, null unless counting down
	Draw      *string             `json:"draw"`   // the side that offers one
	Rematch   *string             `json:"rematch"`
	Result    *result             `json:"result"`
	Draws     int                 `json:"draws"`
}

// seatView is the public state of a seat.
type seatView struct {
	Taken     bool `json:"taken"`
	Here      bool `json:"here"`
	Help      bool `json:"help"`
	Claimable bool `json:"claimable"` // the opponent may claim the game
	Wins      int  `json:"wins"`
}

func newRoomState(st *seat) roomState {
	r := st.room
	state := roomState{
		Room: r.ID(), URL: st.url, Seq: r.Number(), Status: r.Status(), Game: r.GameNumber(), You: sideOf(r, st.player),
		Board: game.NewBoard(st.language, r.Game(), ""), Seats: map[string]seatView{}, Clocks: newClocks(st),
		Draw: sideOf(r, r.DrawOffer()), Rematch: sideOf(r, r.RematchOffer()), Result: newResult(r),
		Draws: r.Score().Draws,
	}
	for p := room.Maker; p <= room.Guest; p++ {
		_, claimable := st.claim(p)
		wins := r.Score().Maker
		if p == room.Guest {
			wins = r.Score().Guest
		}
		state.Seats[r.Color(p).String()] = seatView{
			Taken: r.Taken(p), Here: r.Present(p), Help: r.Options().Help(p), Claimable: claimable, Wins: wins,
		}
	}
	if c := r.Options().Clock; c.Runs() {
		minutes, increment := c.Initial.Minutes(), c.Increment.Seconds()
		state.Minutes, state.Increment = &minutes, &increment
	}
	if at, ok := r.Starts(); ok {
		left := max(at.Sub(st.now).Milliseconds(), 0)
		state.Starts = &left
	}
	return state
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
	if !over || g.Outcome() != chess.Playing {
		return g.PGN(r.Started())
	}
	switch {
	case end.Reason == room.Aborted:
		return g.PGN(r.Started())
	case end.Winner == room.Nobody:
		return g.PGNWith(r.Started(), tutor.Drawn)
	case r.Color(end.Winner) == chess.White:
		return g.PGNWith(r.Started(), tutor.WhiteWon)
	}
	return g.PGNWith(r.Started(), tutor.BlackWon)
}
