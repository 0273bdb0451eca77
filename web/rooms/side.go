package rooms

import (
	"fmt"
	"strconv"

	"chesstutor/templates/play"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// standing describes how the room stands; for screen readers beginning with the last move.
func (st *seat) standing() game.Standing {
	heading, detail := st.heading()
	text := site.Sentence(heading)
	if g := st.room.Game(); g.Ply() > 0 {
		text = game.LastMove(st.language, g) + " " + text
	}
	return game.Standing{
		Heading: heading,
		Detail:  detail,
		Spoken:  text,
		Brief:   text,
		Offer:   st.room.DrawOffer() != room.Nobody || st.room.Declined() != room.Nobody,
	}
}

// sideView returns the line of the page about the player of a color, with the player's clock.
func (st *seat) sideView(view game.View, c chess.Color) play.Side {
	r := st.room
	p := r.Player(c)
	name, note := st.name(c, p)
	turn := r.Turn() == p && p != room.Nobody
	side := play.Side{
		Name: name, Note: note, Sign: game.PieceView(chess.PieceOf(chess.King, c)), Turn: turn,
		Clock: st.clock(c, turn),
	}
	if view.Demo != nil {
		return side
	}
	g := view.Shown(r.Game())
	side.Captured, side.Taken = game.Captured(st.language, g, c, name)
	if st.helped() { // counting material is help
		side.Material = game.LeadText(g, c)
	}
	return side
}

// clock returns the clock of a color, nil in a room without clocks.
func (st *seat) clock(c chess.Color, running bool) *play.Clock {
	left := newClocks(st.room, st.now)
	if left == nil {
		return nil
	}
	ms := left.White
	if c == chess.Black {
		ms = left.Black
	}
	clock := &play.Clock{Text: clockText(ms), MS: strconv.FormatInt(ms, 10), Running: running}
	if st.player != room.Nobody && st.player == st.room.Player(c) {
		clock.Low = st.words().Notes.TimeLow
	}
	return clock
}

// name returns the name of the player of a color, and a note on whether that player is present.
func (st *seat) name(c chess.Color, p room.Player) (name, note string) {
	words := st.words().Names
	name = st.language.Phrases.Color(c)
	switch {
	case st.player == p:
		name, note = words.You, words.YouPlay(c)
	case st.player != room.Nobody:
		name, note = words.Opponent, words.OpponentPlays(c)
	}
	switch {
	case !st.room.Taken(p):
		note = words.NotHere
	case !st.room.Present(p) && st.room.Status() != room.Over:
		note = words.Away
	}
	return name, note
}

// clockText formats milliseconds as m:ss, rounded up to the second, so that 0:00 means that the time has run out.
func clockText(ms int64) string {
	seconds := (ms + 999) / 1000
	if seconds >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}
