package play

import (
	"strconv"
	"strings"
	"time"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// playPage returns the content of the page of a game on one device; hints are the steps of the hint that have been
// taken.
func playPage(ss *session, view game.View, hints []templates.Sentence, end ended, pace time.Duration) templates.Play {
	v, now, g := ss.viewer(), ss.game, view.Shown(ss.game)
	view.Guess, view.Asked = ss.guessOf(view), view.Asked || ss.hinted
	waits := ss.waits()
	said := game.CommentaryOn(v, now, view, ss.settings, ss.warned())
	restart := restartView(v.Language, now, view, ss.settings.Ladder(), end.acts)
	opponent := opponentView(v.Language, now)
	top, bottom := game.Sides(v, game.SideView(v.Language, g, chess.White), game.SideView(v.Language, g, chess.Black))
	if opponent != nil { // who always sits opposite
		top.Note, top.Portrait = "", opponent.Portrait
		if opponent.Portrait != "" {
			top.Name = opponent.Name
		}
	}
	var answers chess.Bitboard
	if !view.LookingBack && view.Guess == nil && len(hints) == 0 {
		answers = said.Answers(now.Position())
	}
	words := &v.Language.Pages.Play
	page := templates.Play{
		Layout: around(ss, view, waits),
		Board: game.BoardView(v, now, view, ss.settings, game.State{
			Over: now.Outcome() != chess.Playing, Thinking: now.ComputerToMove(), Warned: waits, Told: ss.told(said),
			Saw: said.Saw, Answers: answers,
		}),
		Say:       words,
		Notes:     templates.NoticeWords{Lost: words.ConnectionLost, Unsent: words.NotSent, Kept: words.Kept},
		Top:       top,
		Bottom:    bottom,
		Status:    game.StatusView(v, now, view, playStanding(ss, waits, restart.Again), said, ss.notice),
		Coach:     game.CoachView(v, now, view, said, hints, waits),
		Demo:      game.DemoView(v, view.Demo),
		History:   game.HistoryView(v, now, view),
		Export:    game.ExportView(v, g, now.PGN(time.Now())),
		Promotion: game.PromotionView(v.Language, g, view),
		Restart:   restart,
		Opponent:  opponent,
		End:       end.how,
		Sound:     ss.settings.On(site.Sound),
		Aloud:     ss.settings.On(site.Aloud),
		Pace:      strconv.FormatInt(pace.Milliseconds(), 10),
		Lesson:    ss.lesson,
		Another:   &templates.Link{Text: v.Language.Frame.NewGame, URL: "/new"},
		Friend:    v.Language.Pages.NewRoom,
		Key:       game.KeyEntries(v.Language.Key),
	}
	if view.LookingBack && view.Demo == nil && g.Outcome() == chess.Playing {
		page.Explore = "/explore?ply=" + strconv.Itoa(view.Ply)
	}
	if now.Ply() == 0 && ss.settings.OffersCalm() {
		page.Coach.Calmer = words.Calmer
	}
	if ss.newcomer {
		page.Doors = &templates.Doors{Say: v.Language.Pages.Welcome, Rev: g.Rev()}
		page.Begins = "welcome"
	}
	return page
}

// around returns the layout of the page. The tab's title says what the learner has to do, or to a newcomer what the
// site is for.
func around(ss *session, v game.View, warned bool) templates.Layout {
	l, title := ss.language, ""
	switch g := ss.game; {
	case ss.newcomer:
		title = l.Abouts.Title
	case !v.LookingBack && (warned || !g.ComputerToMove()):
		title = playStanding(ss, warned, nil).Heading
	}
	frame := site.Frame(l, "/", title)
	frame.Share = ss.share
	if ss.saved {
		frame.Done = l.Pages.Settings.Saved
	}
	return frame
}

// told returns the fact that the board points at: that of the last hint step taken, or else that of the tutor's
// line.
func (ss *session) told(said game.Commentary) *fact.Fact {
	if ss.shownHint != nil {
		return ss.shownHint
	}
	return said.Line
}

// playStanding describes how a game on one device stands. Its spoken form says that a move was taken back, instead
// of the move before it, or that a new game has begun.
func playStanding(ss *session, warned bool, again *templates.Again) game.Standing {
	l, g := ss.language, ss.game
	if warned {
		spoken := site.Sentence(l.Game.Wait)
		return game.Standing{Heading: l.Game.Wait, Spoken: spoken, Brief: spoken}
	}
	stands := l.Game.State(g)
	standing := game.Standing{
		Heading: stands.Heading, Detail: stands.Detail, Spoken: game.Spoken(l, g, false),
		Brief: game.Spoken(l, g, true),
	}
	if ss.undone != "" {
		standing.Spoken = ss.undone + " " + game.Stands(l, g, false)
		standing.Brief = ss.undone + " " + game.Stands(l, g, true)
	}
	if ss.begun {
		standing.Spoken, standing.Brief = l.Game.Begun+" "+standing.Spoken, l.Game.Begun+" "+standing.Brief
	}
	if again != nil {
		standing.Spoken = strings.TrimSpace(standing.Spoken + " " + again.Next)
	}
	return standing
}

// restartView returns the buttons that concern the game as a whole; only few while an earlier position is shown.
func restartView(
	l *say.Language,
	g *tutor.Game,
	v game.View,
	ladder tutor.Ladder,
	acts []templates.EndAct,
) templates.Restart {
	restart := templates.Restart{
		TakeBack: !v.LookingBack && g.Clone().TakeBack(),
		UnderWay: game.UnderWay(g),
		Confirm:  v.Confirm,
		Players:  g.Setup().Players.String(),
		Side:     g.Setup().Learner.String(),
	}
	if !v.LookingBack {
		restart.Again = againView(l, g, ladder, acts)
	}
	return restart
}
