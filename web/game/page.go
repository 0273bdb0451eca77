package game

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Page is what a page with a game is built from, wherever the game is played.
type Page struct {
	Viewer    Viewer
	Game      *tutor.Game // the current one
	View      View
	Settings  site.Settings
	Standing  Standing
	Over      bool        // the game has ended, on the board or otherwise
	Thinking  bool        // the computer is to move
	Waits     bool        // the computer waits because of Warning
	Warning   *fact.Fact  // about the last move, nil for none
	Hints     []fact.Fact // the steps of the hint that have been taken
	FirstHint int         // the first step that says more than the coach's line
	Seq       string      // the number of the room's last event, "" where the game is not in a room
	Notice    string      // what went wrong, in a sentence, or ""
	PGN       string

	said Commentary
}

// Play returns the content of the page, in a layout and between the lines about the two players.
func (p Page) Play(l frame.Layout, notes play.NoticeWords, white, black play.Side) play.Play {
	v, shown := p.Viewer, p.View.Shown(p.Game)
	p.said = CommentaryOn(v, p.Game, p.View, p.Settings, p.Warning)
	page := play.Play{
		Layout: l, Notes: notes, Top: black, Bottom: white, Say: &v.Language.Pages.Play,
		Board: p.board(), Status: p.status(), Coach: p.coach(), Demo: demoView(v, p.View.Demo),
		History: HistoryView(v, p.Game, p.View), Export: exportView(v, shown, p.PGN),
		Promotion: promotionView(v.Language, shown, p.View),
		Sound:     p.Settings.On(site.Sound), Aloud: p.Settings.On(site.Aloud),
	}
	for _, list := range [][]play.Sentence{page.Coach.Says, page.Coach.Hints, page.Coach.About} {
		for i := range list {
			list[i].Aloud = v.Language.Phrases.Aloud(list[i].Text)
		}
	}
	page.Coach.Aloud = v.Language.Phrases.Aloud(page.Coach.Prompt)
	if v.Turned {
		page.Top, page.Bottom = white, black
	}
	return page
}

// status returns the status of what is shown: a demonstrated line, an earlier position, or the current game. It
// leaves out what the tutor's line says already.
func (p *Page) status() play.Status {
	v, said, stands := p.Viewer, p.said, p.Standing
	status := play.Status{
		Heading: stands.Heading, Detail: stands.Detail, Spoken: stands.Spoken, Notice: p.Notice,
	}
	switch {
	case p.View.Demo != nil:
		status.Heading, status.Detail = p.View.Demo.Words(v.Language, v.Audience, v.Known())
		status.Spoken = site.Sentence(status.Heading) + " " + status.Detail
	case p.View.LookingBack:
		status.Heading, status.Detail = v.Language.Game.After(p.View.Shown(p.Game)), ""
		status.Spoken = status.Heading
	case p.View.Guess.checked():
		status.Spoken = spokenVerdict(v, p.Game.Position(), p.View)
	case p.View.Guess.open():
		status.Spoken += " " + v.Language.Guess.Question
	case said.Asked != nil:
		status.Spoken += " " + said.asks(v)
	case said.Line == nil && v.unfinished():
		status.Spoken += " " + v.Language.Pages.Play.NoTime
	case said.Line == nil:
	case p.Game.Outcome() != chess.Playing: // the tutor's line describes the end in more detail
		status.Detail = ""
	default:
		check, text := said.Line.Kind == fact.KindCheck, said.text(v)
		if p.tellsAim() {
			text = v.Language.Pages.Play.Aim
		}
		if check && !stands.Offer {
			status.Detail = ""
		}
		switch {
		case said.Saw:
			status.Spoken = text
		case check:
			status.Spoken = stands.Brief + " " + text
		default:
			status.Spoken += " " + text
		}
	}
	return status
}

// promptUntil is after how many plies nobody is told any more to choose a piece: where the coach has nothing to say,
// what was played last stands in its place.
const promptUntil = 2

// tellsAim reports whether the coach begins with what a game is about: to who is on the path, plays White against the
// computer from the start, and has not met mate.
func (p *Page) tellsAim() bool {
	v, g := p.Viewer, p.Game
	_, plays := g.Computer()
	return g.Ply() == 0 && plays && v.Advises && v.MayMove && g.Setup().Start == chess.Start() &&
		v.Progress.HasBegun() && !v.Progress.Vocabulary().HasKind(fact.KindMateChance)
}

// coach returns the coach's part of the page: what the tutor says and may be asked. For an earlier position that is
// one line alone.
func (p *Page) coach() play.Coach {
	v, g, said, words := p.Viewer, p.Game, p.said, &p.Viewer.Language.Pages.Play
	if p.View.LookingBack {
		return p.coachOfPast()
	}
	coach := play.Coach{
		Says: said.said(v, g), More: Sentences(v, g, said.More[:min(len(said.More), mostMore)]), About: p.aboutChosen(),
		Mine: v.MayMove, Hint: nextHint(v, g), AskThreat: v.asks, AskWhy: v.asks && g.Ply() > 0, PlayOn: p.Waits,
		Asked: p.View.asked(),
	}
	switch {
	case !v.MayMove:
	case g.Ply() < promptUntil:
		coach.Prompt = words.Prompt
	default:
		coach.Prompt = LastMove(v.Language, g)
	}
	if v.unfinished() {
		noTime := []play.Sentence{{Text: words.NoTime, Tone: string(fact.ToneAdvice)}}
		if len(coach.Says) == 0 {
			coach.Says = noTime
		} else {
			coach.More = append(noTime, coach.More...)
		}
	}
	if p.tellsAim() { // which says to begin with a pawn in the middle, as the line would
		coach.Says = []play.Sentence{{Text: words.Aim, Tone: string(fact.ToneAdvice)}}
	}
	teachOnce(coach.Says, coach.More)
	switch hints := Sentences(v, g, p.Hints); {
	case p.View.Guess.open():
		coach.More = nil
		coach.Says = []play.Sentence{{Text: v.Language.Guess.Question, Tone: string(fact.ToneAdvice)}}
	case len(hints) > 0 && !p.hintOpen():
		coach.Reopen = v.URL + "?hint=open"
	case len(hints) > 0:
		p.showHints(&coach, hints)
	}
	return coach
}

// coachOfPast is what the coach says of a position that is looked back at.
func (p *Page) coachOfPast() play.Coach {
	shown := p.View.Shown(p.Game)
	coach := play.Coach{Says: lookBackSentences(p.Viewer, shown, p.said)}
	switch {
	case p.View.Demo != nil: // its words are the state's
	case shown.Ply() == 0:
		coach.Prompt = p.Viewer.Language.Pages.Play.Looked
	default: // the heading has it in notation
		coach.Prompt = LastMove(p.Viewer.Language, shown)
	}
	return coach
}

// showHints lets the coach show the steps of a hint that were asked for, of which there is at least one.
func (p *Page) showHints(coach *play.Coach, hints []play.Sentence) {
	words, n := &p.Viewer.Language.Pages.Play, len(hints)
	last := &hints[n-1]
	coach.Ladder = ladder(words, hints, p.FirstHint)
	told := last.Text
	if n == tutor.HintSteps-1 && p.Hints[n-2].Kind != fact.KindHintSave { // what is gone from the slot
		last.Text = hints[n-2].Text + " " + told
	}
	coach.Shows, last.Show = last.Show, "" // the bar has room for it, the slot has not
	coach.Hints, coach.Close = hints, p.Viewer.URL+"?hint=closed"
	if !p.View.HintTaken {
		return
	}
	coach.Told = told // the other sentence has been heard
	if n == p.FirstHint {
		coach.Told = last.Text
	}
	if coach.Hint != nil && coach.Hint.Late {
		coach.Told += " " + words.HintLater
	}
}

// teachOnce leaves of the links to the same page the first.
func teachOnce(lists ...[]play.Sentence) {
	had := map[string]bool{}
	for _, list := range lists {
		for i := range list {
			if s := &list[i]; s.Lesson != nil {
				if had[s.Lesson.URL] {
					s.Lesson = nil
					continue
				}
				had[s.Lesson.URL] = true
			}
		}
	}
}

// mostMore is how many of the other facts the page unfolds: what matters least would hide the board.
const mostMore = 2

// ladder returns the steps of a hint from the first on that said more than the coach's line; at least one of them has
// been taken.
func ladder(words *wording.Play, hints []play.Sentence, first int) (rungs []play.Rung) {
	names := []string{words.Where, words.Idea, words.Piece, words.Move}
	for i := min(first, len(hints)) - 1; i < len(names); i++ {
		rung := play.Rung{Name: names[i]}
		switch {
		case i < len(hints)-1:
			rung.Text, rung.State = hints[i].Text, "passed"
		case i == len(hints)-1:
			rung.Text, rung.State = hints[i].Text, "now"
		}
		rungs = append(rungs, rung)
	}
	return rungs
}

// exportView returns the game as PGN, and the position shown as FEN.
func exportView(v Viewer, shown *tutor.Game, pgn string) play.Export {
	e := play.Export{PGN: pgn, FEN: shown.Position().FEN(), Download: v.Base + "game.pgn?download"}
	if v.Base == "/" { // a room has a link of its own
		e.Link = "/game/link"
	}
	return e
}

// promotionView returns the choice of the piece to promote to.
func promotionView(l *say.Language, shown *tutor.Game, v View) play.Promotion {
	p := play.Promotion{Choices: Choices(l, shown.Position().Turn())}
	if v.Asking {
		p.To = v.To.String()
	}
	return p
}
