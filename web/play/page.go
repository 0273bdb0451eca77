package play

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// page returns the content of the page of a session's game, including what takes searches.
func (s *Play) page(r *http.Request, ss *game.Session, view game.View) (none play.Play, err error) {
	hint, err := s.takenHint(r, ss, view)
	if err != nil {
		return none, err
	}
	return s.pageWith(r, ss, view, hint), nil
}

// pageWith is page with the part of the hint that has been taken.
func (s *Play) pageWith(r *http.Request, ss *game.Session, view game.View, hint takenHint) play.Play {
	v, l, now, shown := s.viewer(r, ss), ss.Language, ss.Game, view.Shown(ss.Game)
	view.Guess = guessOf(ss, view)
	built := game.Page{
		Game: now, View: view, Settings: ss.Settings, Hints: hint.steps, FirstHint: hint.first,
		Notice: ss.Notice, PGN: now.PGN(time.Now()),
		Over: now.Outcome() != chess.Playing, Thinking: now.ComputerToMove(),
	}
	if !view.LookingBack {
		v.Findings = s.coach(r, ss, false, view.Threat)
		built.Warning, built.Waits = v.Findings.Warning, waits(now, v.Findings)
	}
	end, acts := s.end(r, ss, view, v.Findings)
	restart := restartView(l, now, view, ss.Settings.Ladder(), acts)
	built.Viewer, built.Standing = v, standing(ss, built.Waits, restart.Again)
	title := "" // what the learner has to do
	if !view.LookingBack && (built.Waits || !now.ComputerToMove()) {
		title = built.Standing.Heading
	}
	words := &l.Pages.Play
	layout := site.Frame(l, "/", title)
	if v.Progress.HasBegun() && !v.Progress.Daily.On(s.Today()).Done() {
		layout.Nav[site.NavLearn].Waits = l.Pages.Learning.Today.Heading
	}
	page := built.Play(layout,
		play.NoticeWords{Lost: words.ConnectionLost, Unsent: words.NotSent, Kept: words.Kept},
		game.SideView(l, now, view, chess.White), game.SideView(l, now, view, chess.Black))
	page.Restart, page.End, page.Lesson = restart, end, s.nextLesson(r, ss)
	if now.Outcome() != chess.Playing && !view.LookingBack {
		page.Today = game.TodayOf(s.Site, r, now)
	}
	page.Another = &frame.Link{Text: l.Frame.NewGame, URL: "/new"}
	if !s.NoRooms {
		page.Friend = l.Pages.NewRoom
	}
	page.Key = game.KeyEntries(l.Key)
	page.Pace = strconv.FormatInt(s.reply.Milliseconds(), 10)
	if page.Opponent = opponentView(l, now); page.Opponent != nil { // who always sits opposite
		page.Top.Note, page.Top.Portrait = "", page.Opponent.Portrait
		if page.Opponent.Portrait != "" {
			page.Top.Name = page.Opponent.Name
		}
	}
	if view.LookingBack && view.Demo == nil && shown.Outcome() == chess.Playing {
		page.Explore = "/explore?ply=" + strconv.Itoa(view.Ply)
	}
	if now.Ply() == 0 && ss.Settings.OffersCalm() {
		page.Coach.Calmer = words.Calmer
	}
	return page
}

// standing describes how a game on one device stands. Its spoken form begins with what the request has done.
func standing(ss *game.Session, waits bool, again *play.Again) game.Standing {
	if waits {
		text := ss.Language.Game.Wait
		return game.Standing{Heading: text, Spoken: site.Sentence(text), Brief: site.Sentence(text)}
	}
	standing := game.StandingOf(ss.Language, ss.Game, ss.Happened)
	if again != nil {
		standing.Spoken = strings.TrimSpace(standing.Spoken + " " + again.Next)
	}
	return standing
}

// opponentView describes the computer's level for the page, nil if the computer does not play. Before the first move
// another one is chosen among faces, for a new game, and later in the settings, for the rest of this one.
func opponentView(language *say.Language, g *tutor.Game) *play.Opponent {
	if _, playsOut := g.PlayOut(); playsOut || g.Setup().Players != tutor.AgainstComputer {
		return nil
	}
	l := g.Setup().Level
	change := "/settings#level-" + strconv.Itoa(int(l))
	if g.Ply() == 0 {
		change = "/new"
	}
	return &play.Opponent{
		Change:   change,
		Name:     language.Called(l),
		Sentence: language.Level(l).Sentence,
		Portrait: game.Portrait(l),
	}
}

// restartView returns the buttons that concern the game as a whole; only few while an earlier position is shown.
func restartView(
	l *say.Language,
	g *tutor.Game,
	v game.View,
	ladder tutor.Ladder,
	acts []play.EndAct,
) play.Restart {
	restart := play.Restart{
		TakeBack: !v.LookingBack && g.Clone().TakeBack(),
		LookBack: game.LookBack(l, g),
		Confirm:  v.Confirm,
		Players:  g.Setup().Players.String(),
		Side:     g.Setup().Learner.String(),
	}
	if !v.LookingBack {
		restart.Again = againView(l, g, ladder, acts)
	}
	return restart
}
