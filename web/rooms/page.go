package rooms

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/templates/rooms"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// times are the presets of a room's clock: minutes, and seconds added for each move.
var times = []string{"none", "5+3", "10+5", "15+10", "30+0"}

// newPage returns the page on which a room is made, with the values typed so far and an error message; both may be
// empty.
func newPage(l *say.Language, f site.Form, wrong string) rooms.New {
	words := l.Pages.NewRoom
	page := rooms.New{
		Layout:    site.LearningFrame(l, "", words.Title).About(l.Abouts.Rooms),
		Say:       words,
		Minutes:   f["minutes"],
		Increment: f["increment"],
		Wrong:     wrong,
	}
	options := func(name, chosen string, pairs ...string) (list []frame.Option) {
		for i := 0; i < len(pairs); i += 2 {
			on := chosen == pairs[i] || chosen == "" && i == 0
			list = append(list, frame.Option{Name: name, Value: pairs[i], Text: pairs[i+1], On: on})
		}
		return list
	}
	page.Side = options("side", f["side"], "random", words.ByLot, "white", words.White, "black", words.Black)
	var presets []string
	for _, t := range times {
		clock, err := readClock(site.Form{"time": t})
		if err != nil {
			panic("rooms: " + err.Error()) // unreachable: every page made by the tests reads them all
		}
		presets = append(presets, t, l.Rooms.Agreed.Time(clock))
	}
	presets = append(presets, "free", words.Free)
	page.Time = options("time", f["time"], presets...)
	page.Help = options("help", f["help"], "both", words.Both, "me", words.OnlyMe, "opponent", words.OnlyOpponent,
		"none", words.Neither)
	return page
}

// roomPage returns the content of a room's page.
func roomPage(st *seat, c site.Settings, v game.View, notice string) rooms.Room {
	page := rooms.Room{
		Play:   st.playPage(c, v, notice),
		Say:    st.language.Pages.Room,
		Events: roomPath(st.room.ID()) + "/events",
		Agreed: st.agreed(),
	}
	if st.player != room.Nobody && !st.room.Options().Closed {
		page.Leave = st.language.Pages.Forget.GiveUp
	}
	if v.LookingBack {
		return page
	}
	r := st.room
	if st.free() {
		if st.player == room.Nobody {
			page.Join = st.words().Acts.Join
		} else {
			page.Link, page.Code, page.QR = st.url, r.ID().Grouped(), site.QR(st.url)
		}
	}
	if at, ok := r.Starts(); ok {
		left := max(at.Sub(st.now).Milliseconds(), 0)
		page.Starts, page.Count = strconv.FormatInt(left, 10), strconv.FormatInt(max((left+999)/1000, 1), 10)
	}
	page.Another = r.Status() == room.Over && (st.player == room.Nobody || !r.Taken(room.Guest))
	page.Acts, page.Resting, page.Here = st.acts(), st.resting(), st.here()
	page.End = st.won(page.Resting)
	if r.Status() == room.Playing && st.player != room.Nobody && page.Coach.Prompt == "" {
		page.Coach.Prompt = st.words().Notes.Meanwhile
	}
	return page
}

// won returns the card for whoever has won, with sentences about what follows; nil for everyone else.
func (st *seat) won(follows []string) *play.End {
	end, over := st.room.Result()
	if !over || st.player == room.Nobody || end.Winner != st.player {
		return nil
	}
	card := &play.End{Kind: "won", More: strings.Join(follows, " ")}
	card.Headline, card.Why = st.ending()
	if g := st.room.Game(); g.Outcome() == chess.Checkmate {
		card.Headline, card.Why = st.language.End.Won, game.Caught(st.language, g)
	}
	return card
}

// playPage returns the part of a room's page that shows the game.
func (st *seat) playPage(c site.Settings, view game.View, notice string) play.Play {
	words, standing := st.language.Pages.Room, st.standing()
	around := site.LearningFrame(st.language, "", standing.Heading).About(st.about())
	around.Refresh = st.refresh(view)
	page := game.Page{
		Viewer: st.viewer(), Game: st.room.Game(), View: view, Settings: c, Standing: standing, Notice: notice,
		Over: st.room.Status() == room.Over, Seq: strconv.Itoa(st.room.Number()), PGN: pgnOf(st.room),
	}
	notes := play.NoticeWords{Lost: words.Lost, Unsent: words.Unsent, Crowded: words.Crowded}
	return page.Play(around, notes, st.sideView(view, chess.White), st.sideView(view, chess.Black))
}

// about describes the page: a seat that is free, or a game to watch.
func (st *seat) about() string {
	if st.free() {
		return st.language.Abouts.Room
	}
	return st.language.Abouts.Watch
}

// share returns what other programs show of a link to the room.
func (st *seat) share(h *Rooms, r *http.Request) *frame.Share {
	g := st.room.Game()
	title := st.language.Abouts.Invited
	if !st.free() {
		title = st.standing().Heading
	}
	return h.Share(r, roomPath(st.room.ID()), title, st.about(), game.PictureQuery(g, chess.White))
}

// refresh returns the value of the page's Refresh meta tag, for pages without scripts: when to reload, and from
// which address, since the address of a POST cannot be loaded with GET.
func (st *seat) refresh(v game.View) string {
	seconds := "4"
	switch {
	case v.LookingBack, v.Asking, st.room.Status() == room.Over && st.player == room.Nobody:
		return ""
	case st.viewer().MayMove:
		seconds = "15"
	}
	if v == (game.View{Ply: v.Ply}) {
		seconds += "; url=" + roomPath(st.room.ID())
	}
	return seconds
}

// acts returns the buttons for what a player may do now.
func (st *seat) acts() (list []frame.Act) {
	r, p := st.room, st.player
	if p == room.Nobody {
		return nil
	}
	may := func(command func(room.Player, time.Time) (room.Event, error)) bool {
		event, err := command(p, st.now)
		return err == nil && event.Kind != room.KindFlagged
	}
	add := func(ok bool, a frame.Act, path string) {
		if ok {
			a.URL = roomPath(r.ID()) + "/" + path
			list = append(list, a)
		}
	}
	words := st.words().Acts
	draw, claimable := st.claim(p.Other())
	claims := words.ClaimWin
	if draw {
		claims = words.ClaimDraw
	}
	add(claimable, frame.Act{Text: claims, Main: true}, "claim")
	offered := may(r.AcceptDraw)
	add(offered, frame.Act{Name: "answer", Value: "accept", Text: words.Accept}, "draw")
	add(offered, frame.Act{Name: "answer", Value: "decline", Text: words.PlayOn}, "draw")
	add(!offered && r.Game().Ply() > 1 && may(r.OfferDraw),
		frame.Act{Name: "answer", Value: "offer", Text: words.OfferDraw}, "draw")
	add(may(r.Abort) && !r.Taken(room.Guest), frame.Act{Text: words.Close, Sure: words.SureClose}, "abort")
	add(may(r.Abort) && r.Taken(room.Guest), frame.Act{Text: words.CallOff, Sure: words.SureOff}, "abort")
	add(!may(r.Abort) && may(r.Resign), frame.Act{Text: words.Resign, Sure: words.SureResign}, "resign")
	again := words.Again
	if r.RematchOffer() == p.Other() {
		again = words.AcceptAgain
	}
	add(may(r.Rematch), frame.Act{Text: again, Main: true}, "rematch")
	return list
}
