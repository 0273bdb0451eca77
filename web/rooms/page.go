package rooms

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"rsc.io/qr"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// times are the presets of a room's clock: minutes and seconds more a move.
var times = []struct{ value, text string }{
	{"none", "As long as they like"},
	{"5+3", "5 minutes, and 3 seconds more a move"},
	{"10+5", "10 minutes, and 5 seconds more a move"},
	{"15+10", "15 minutes, and 10 seconds more a move"},
	{"30+0", "30 minutes"},
	{"free", "Another time:"},
}

// newPage shows what was typed, if anything, and what is wrong with it.
func newPage(f site.Form, wrong string) templates.Rooms {
	page := templates.Rooms{Layout: site.Layout("", "Play with a friend"), Minutes: f["minutes"], Increment: f["increment"], Wrong: wrong}
	options := func(name, chosen string, pairs ...string) (list []templates.Option) {
		for i := 0; i < len(pairs); i += 2 {
			on := chosen == pairs[i] || chosen == "" && i == 0
			list = append(list, templates.Option{Name: name, Value: pairs[i], Text: pairs[i+1], On: on})
		}
		return list
	}
	page.Side = options("side", f["side"], "random", "White or Black, by lot", "white", "White", "black", "Black")
	var presets []string
	for _, t := range times {
		presets = append(presets, t.value, t.text)
	}
	page.Time = options("time", f["time"], presets...)
	page.Help = options("help", f["help"], "both", "Both of us", "me", "Only I", "opponent", "Only my opponent", "none", "Neither")
	return page
}

// roomPage returns what the page of a room shows.
func roomPage(st *seat, c site.Settings, v game.View, notice string) templates.Room {
	page := templates.Room{Play: st.playPage(c, v, notice), Events: roomPath(st.room.ID()) + "/events", Agreed: st.agreed()}
	if v.Looking {
		return page
	}
	r := st.room
	if st.free() {
		if st.player == room.Nobody {
			page.Join = "Play"
		} else {
			page.Link, page.Code, page.QR = st.url, r.ID().Grouped(), qrOf(st.url)
		}
	}
	if at, ok := r.Starts(); ok {
		left := max(at.Sub(st.now).Milliseconds(), 0)
		page.Starts, page.Count = strconv.FormatInt(left, 10), strconv.FormatInt(max((left+999)/1000, 1), 10)
	}
	page.Another = r.Status() == room.Over && (st.player == room.Nobody || !r.Taken(room.Guest))
	page.Acts, page.Resting, page.Here = st.acts(), st.resting(), st.here()
	return page
}

// playPage returns what the page of a room shows of the game.
func (st *seat) playPage(c site.Settings, v game.View, notice string) templates.Play {
	t, now, g := st.viewer(), st.room.Game(), v.Shown(st.room.Game())
	said := game.Says(t, now, c, nil)
	top, bottom := game.Sides(t, st.sideView(g, chess.White), st.sideView(g, chess.Black))
	frame := site.Layout("", "A game with a friend")
	frame.Refresh = st.refresh(v)
	return templates.Play{
		Layout: frame,
		Board: game.BoardView(t, now, v, c, game.Moment{
			Over: st.room.Status() == room.Over, Seq: strconv.Itoa(st.room.Number()),
		}),
		Top:       top,
		Bottom:    bottom,
		Status:    game.StatusView(t, now, v, st.standing(), said, notice),
		Coach:     game.CoachView(t, now, v, said, nil, false),
		Demo:      game.DemoView(t, v.Demo),
		History:   game.HistoryView(t, now, v),
		Export:    game.ExportView(t, g, pgnOf(st.room)),
		Promotion: game.PromotionView(g, v),
		Sound:     c.On(site.Sound),
	}
}

// refresh tells a page without scripts when to be loaded anew, and from where:
// the answer to a POST has another address, which answers no GET.
func (st *seat) refresh(v game.View) string {
	seconds := "4"
	switch {
	case v.Looking, v.Asking, st.room.Status() == room.Over && st.player == room.Nobody:
		return ""
	case st.viewer().MayMove:
		seconds = "15"
	}
	if v == (game.View{Ply: v.Ply}) {
		seconds += "; url=" + roomPath(st.room.ID())
	}
	return seconds
}

// qrOf draws a link as a QR code.
func qrOf(link string) templates.QR {
	code, err := qr.Encode(link, qr.M)
	if err != nil {
		return templates.QR{} // a host name too long for any code; the link is there as text
	}
	var path strings.Builder
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				fmt.Fprintf(&path, "M%d %dh1v1h-1z", x, y)
			}
		}
	}
	return templates.QR{Box: fmt.Sprintf("-4 -4 %d %d", code.Size+8, code.Size+8), Path: path.String()}
}

// standing says how the room stands, and to a screen reader the last move first.
func (st *seat) standing() game.Standing {
	heading, detail := st.heading()
	text := site.Sentence(heading)
	if g := st.room.Game(); g.Ply() > 0 {
		text = site.Sentence(game.MoveWords(g.PositionAt(g.Ply()-1), g.Moves()[g.Ply()-1])) + " " + text
	}
	return game.Standing{Heading: heading, Detail: detail, Spoken: text, Brief: text, Offer: st.room.DrawOffer() != room.Nobody}
}

// sideView is the line of the player of one color: who that is, and how much time that player has.
func (st *seat) sideView(g *tutor.Game, c chess.Color) templates.Side {
	r := st.room
	p := r.Player(c)
	name, note := st.name(c, p)
	turn := r.Turn() == p && p != room.Nobody
	side := templates.Side{
		Name: name, Note: note, Captured: game.PieceViews(g.Captured(c.Other())), Turn: turn, Clock: st.clock(c, turn),
	}
	if st.helped() { // the count is the tutor's
		side.Lead = game.LeadText(g, c)
	}
	return side
}

// clock is what the player of a color has left, nil where no time is counted.
func (st *seat) clock(c chess.Color, running bool) *templates.Clock {
	left := newClocks(st)
	if left == nil {
		return nil
	}
	ms := left.White
	if c == chess.Black {
		ms = left.Black
	}
	return &templates.Clock{Text: clockText(ms), MS: strconv.FormatInt(ms, 10), Running: running}
}

// name says who plays a color, and whether that player is there.
func (st *seat) name(c chess.Color, p room.Player) (name, note string) {
	name = game.Capital(c.String())
	switch {
	case st.player == p:
		name, note = "You", "play "+game.Capital(c.String())
	case st.player != room.Nobody:
		name, note = "Your opponent", "plays "+game.Capital(c.String())
	}
	switch {
	case !st.room.Taken(p):
		note = "not here yet"
	case !st.room.Present(p) && st.room.Status() != room.Over:
		note = "away"
	}
	return name, note
}

// clockText says milliseconds as clocks do, rounded up to the second, so that
// 0:00 is the end.
func clockText(ms int64) string {
	seconds := (ms + 999) / 1000
	if seconds >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// heading says how a room stands for whoever has the seat, in a heading and a
// sentence.
func (st *seat) heading() (heading, detail string) {
	r, g := st.room, st.room.Game()
	watching := st.player == room.Nobody
	switch r.Status() {
	case room.Waiting:
		if watching {
			return "You are invited to play", "Press Play, and the game starts when both are here. You have " + game.Capital(r.Color(room.Guest).String()) + "."
		}
		return "Waiting for your opponent", "Send them this link. Whoever first presses Play there is your opponent."
	case room.Seated:
		if watching {
			return "Waiting for the players", "The game starts when both are here."
		}
		return "Waiting for your opponent", "The game starts when both of you are here."
	case room.Counting:
		return "Get ready", ""
	case room.Over:
		return st.ending()
	}
	if p := g.Position(); p.InCheck() {
		detail = fmt.Sprintf("%s king is in check from %s.", possessive(st, p.Turn()), game.PiecesOn(p, p.Checkers()))
	}
	switch {
	case r.DrawOffer() != room.Nobody && r.DrawOffer() == st.player:
		detail = strings.TrimSpace(detail + " You have offered a draw.")
	case r.DrawOffer() != room.Nobody && watching:
		detail = strings.TrimSpace(detail + " " + game.Capital(r.Color(r.DrawOffer()).String()) + " offers a draw.")
	case r.DrawOffer() != room.Nobody:
		detail = strings.TrimSpace(detail + " Your opponent offers a draw.")
	}
	switch {
	case watching:
		return game.Capital(g.Position().Turn().String()) + " to move", detail
	case r.Turn() == st.player:
		return "Your move", detail
	}
	return "Your opponent's move", detail
}

func possessive(st *seat, c chess.Color) string {
	switch {
	case st.player == room.Nobody:
		return game.Capital(c.String()) + "'s"
	case st.color() == c:
		return "Your"
	}
	return "Your opponent's"
}

// reasons say why a game ended, of one won and of a draw.
var reasons = map[room.Reason][2]string{
	"checkmate":      {"by checkmate", ""},
	"stalemate":      {"", "Stalemate: whose turn it is has no legal move, and is not in check."},
	"threefold":      {"", "The same position has come up for the third time."},
	"fifty-move":     {"", "Fifty moves each have passed without a capture or a pawn move."},
	"insufficient":   {"", "There are not enough pieces left to checkmate."},
	room.Agreement:   {"", "Both agreed to it."},
	room.Resignation: {"because the other side resigned", ""},
	room.Time:        {"because the other side's time ran out", "The time ran out, but the other side could not checkmate."},
	room.Abandoned:   {"because the other side left", "The other side left, but there were not enough pieces to checkmate."},
}

// ending says how the game ended.
func (st *seat) ending() (heading, detail string) {
	end, _ := st.room.Result()
	why := reasons[end.Reason]
	switch {
	case end.Reason == room.Aborted && !st.room.Taken(room.Guest):
		return "This room was closed", "Nobody has joined it."
	case end.Reason == room.Aborted:
		return "The game was called off", "It counts for nobody."
	case end.Winner == room.Nobody:
		return "A draw", why[1]
	case st.player == end.Winner:
		return "You won", "You won " + why[0] + "."
	case st.player != room.Nobody:
		return "You lost", "Your opponent won " + strings.ReplaceAll(why[0], "the other side", "your side") + "."
	}
	winner := game.Capital(st.room.Color(end.Winner).String())
	return winner + " won", winner + " won " + why[0] + "."
}

// acts are what a player may do now.
func (st *seat) acts() (list []templates.Act) {
	r, p := st.room, st.player
	if p == room.Nobody {
		return nil
	}
	may := func(command func(room.Player, time.Time) (room.Event, error)) bool {
		event, err := command(p, st.now)
		return err == nil && event.Kind != room.KindFlagged
	}
	add := func(ok bool, a templates.Act, path string) {
		if ok {
			a.URL = roomPath(r.ID()) + "/" + path
			list = append(list, a)
		}
	}
	what, claimable := st.claim(p.Other())
	add(claimable, templates.Act{Text: "Claim " + what, Main: true}, "claim")
	offered := may(r.AcceptDraw)
	add(offered, templates.Act{Name: "answer", Value: "accept", Text: "Accept the draw"}, "draw")
	add(offered, templates.Act{Name: "answer", Value: "decline", Text: "Play on"}, "draw")
	add(!offered && r.Game().Ply() > 1 && may(r.OfferDraw), templates.Act{Name: "answer", Value: "offer", Text: "Offer a draw"}, "draw")
	add(may(r.Abort) && !r.Taken(room.Guest), templates.Act{Text: "Close this room", Sure: "Yes, close it"}, "abort")
	add(may(r.Abort) && r.Taken(room.Guest), templates.Act{Text: "Call the game off", Sure: "Yes, call it off"}, "abort")
	add(!may(r.Abort) && may(r.Resign), templates.Act{Text: "Resign", Sure: "Yes, resign"}, "resign")
	text := "Play again, sides changed"
	if r.RematchOffer() == p.Other() {
		text = "Yes, play again"
	}
	add(may(r.Rematch), templates.Act{Text: text, Main: true}, "rematch")
	return list
}

// here says that the other player is here, once the seat is taken: whoever hears
// the page hears by it that the other has come, and is back.
func (st *seat) here() string {
	r, p := st.room, st.player
	if p == room.Nobody || r.Status() == room.Over || !r.Taken(p.Other()) || !r.Present(p.Other()) {
		return ""
	}
	return "Your opponent is here."
}

// resting says what is known of those who are not here, and what is asked.
func (st *seat) resting() (list []string) {
	r, p := st.room, st.player
	if p == room.Nobody {
		return nil
	}
	if other := p.Other(); r.Taken(other) && !r.Present(other) && r.Status() != room.Over {
		if what, ok := st.claim(other); ok {
			list = append(list, "Your opponent has been gone for a minute. You may claim "+what+", or keep waiting.")
		} else {
			list = append(list, "Your opponent is not looking just now.")
		}
	}
	switch r.RematchOffer() {
	case room.Nobody:
	case p:
		list = append(list, "You would like to play again. Your opponent has yet to answer.")
	default:
		list = append(list, "Your opponent would like to play again.")
	}
	return list
}

// agreed says what the maker of the room decided, and the score.
func (st *seat) agreed() string {
	o := st.room.Options()
	text := "No clock."
	if c := o.Clock; c.Runs() {
		text = fmt.Sprintf("%s for each", counted(c.Initial.Minutes(), "minute"))
		if c.Increment > 0 {
			text += fmt.Sprintf(", and %s more a move", counted(c.Increment.Seconds(), "second"))
		}
		text += "."
	}
	switch {
	case o.MakerHelp && o.GuestHelp:
		text += " Both see the tutor's marks."
	case !o.MakerHelp && !o.GuestHelp:
		text += " Nobody sees the tutor's marks."
	default:
		helped := room.Maker
		if o.GuestHelp {
			helped = room.Guest
		}
		text += " Only " + game.Capital(st.room.Color(helped).String()) + " sees the tutor's marks."
	}
	if s := st.room.Score(); s != (room.Score{}) {
		mine, theirs, who := s.Maker, s.Guest, "Games won by the maker of the room: %d, by the guest: %d, drawn: %d."
		switch st.player {
		case room.Guest:
			mine, theirs = theirs, mine
			fallthrough
		case room.Maker:
			who = "Games won by you: %d, by your opponent: %d, drawn: %d."
		}
		text += " " + fmt.Sprintf(who, mine, theirs, s.Draws)
	}
	return text
}

// counted says a number of things: "1 minute", "2.5 minutes".
func counted(n float64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%g %ss", math.Round(n*100)/100, what)
}
