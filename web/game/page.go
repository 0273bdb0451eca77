package game

import (
	"chesstutor/templates"
	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// Standing describes how a game stands, independent of the tutor's help.
type Standing struct {
	Heading, Detail string
	Spoken          string // for screen readers, beginning with the last move
	Brief           string // the same, used where the tutor's line mentions the check
	Offer           bool   // the detail mentions a draw offer, not only a check
}

// StatusView returns the status of what is shown: a demonstrated line, an earlier position, or the current game. It
// leaves out what the tutor's line says already.
func StatusView(v Viewer, now *tutor.Game, view View, st Standing, said Commentary, notice string) templates.Status {
	switch {
	case view.Demo != nil:
		heading, words := view.Demo.words(v)
		return templates.Status{Heading: heading, Detail: words, Spoken: words, Notice: notice}
	case view.LookingBack:
		heading := v.Language.Game.After(view.Shown(now))
		return templates.Status{Heading: heading, Spoken: heading, Notice: notice}
	case view.Guess.open(), view.Guess.checked(), said.Asked != nil:
		spoken := spokenTurn(v, now, view, st, said)
		return templates.Status{Heading: st.Heading, Detail: st.Detail, Spoken: spoken, Notice: notice}
	case said.Line == nil && v.Unfinished:
		spoken := st.Spoken + " " + v.Language.Pages.Play.NoTime
		return templates.Status{Heading: st.Heading, Detail: st.Detail, Spoken: spoken, Notice: notice}
	case said.Line == nil:
		return templates.Status{Heading: st.Heading, Detail: st.Detail, Spoken: st.Spoken, Notice: notice}
	case now.Outcome() != chess.Playing: // the tutor's line describes the end in more detail
		return templates.Status{Heading: st.Heading, Spoken: st.Spoken, Notice: notice}
	}
	status := templates.Status{Heading: st.Heading, Notice: notice}
	line := said.line()
	if !hasCheck(line) || st.Offer {
		status.Detail = st.Detail
	}
	first := said.text(v)
	if said.Saw {
		status.Spoken = first
	} else if hasCheck(line) {
		status.Spoken = st.Brief + " " + first
	} else {
		status.Spoken = st.Spoken + " " + first
	}
	return status
}

// spokenTurn returns what screen readers announce where the coach asks, or a question has just been answered.
func spokenTurn(v Viewer, now *tutor.Game, view View, st Standing, said Commentary) string {
	switch {
	case view.Guess.checked():
		return spokenVerdict(v, now.Position(), view)
	case view.Guess.open():
		return st.Spoken + " " + v.Language.Guess.Question
	}
	return st.Spoken + " " + said.asks(v)
}

// CoachView returns the coach's part of the page: what the tutor says and may be asked. For an earlier position
// that is one line alone.
func CoachView(
	v Viewer,
	g *tutor.Game,
	view View,
	said Commentary,
	hints []templates.Sentence,
	warned bool,
) templates.Coach {
	if view.LookingBack {
		shown := view.Shown(g)
		coach := templates.Coach{Says: lookBackSentences(v, shown, said)}
		switch {
		case view.Demo != nil: // its words are the state's
		case shown.Ply() == 0:
			coach.Prompt = v.Language.Pages.Play.Looked
		default: // the heading has it in notation
			coach.Prompt = LastMove(v.Language, shown)
		}
		return coach
	}
	words := &v.Language.Pages.Play
	coach := templates.Coach{
		Says:      said.said(v, g),
		More:      Sentences(v, g, said.More),
		About:     chosenSentences(v, g, view, said),
		Prompt:    prompt(v),
		Mine:      v.MayMove,
		Hint:      nextHint(v, g),
		AskThreat: v.asks,
		PlayOn:    warned,
	}
	if v.Unfinished {
		noTime := []templates.Sentence{{Text: words.NoTime, Tone: string(fact.ToneAdvice)}}
		if len(coach.Says) == 0 {
			coach.Says = noTime
		} else {
			coach.More = append(noTime, coach.More...)
		}
	}
	switch {
	case view.Guess.open():
		coach.Says, coach.More = []templates.Sentence{
			{Text: v.Language.Guess.Question, Tone: string(fact.ToneAdvice)},
		}, nil
	case len(hints) > 0 && view.Closed:
		coach.Reopen = v.URL + "?hint=open"
	case len(hints) > 0:
		last := &hints[len(hints)-1]
		coach.Shows, last.Show = last.Show, "" // the bar has room for it, the slot has not
		coach.Hints, coach.Ladder, coach.Close = hints, ladder(words, hints), v.URL+"?hint=closed"
		if view.Asked {
			coach.Told = last.Text
		}
	}
	return coach
}

// prompt returns the text of the coach's line when there is nothing else to say.
func prompt(v Viewer) string {
	if v.MayMove {
		return v.Language.Pages.Play.Prompt
	}
	return ""
}

// ladder returns the steps of a hint; at least one of them has been taken.
func ladder(words *wording.Play, hints []templates.Sentence) (rungs []templates.Rung) {
	for i, name := range []string{words.Problem, words.Idea, words.Piece, words.Move} {
		rung := templates.Rung{Name: name}
		switch {
		case i < len(hints)-1:
			rung.Text, rung.State = hints[i].Text, "passed"
		case i == len(hints)-1:
			rung.Text, rung.State = hints[i].Text, "now"
		case i == tutor.HintSteps-1:
			rung.State = "locked"
		}
		rungs = append(rungs, rung)
	}
	return rungs
}

// ExportView returns the game as PGN, and the position shown as FEN.
func ExportView(v Viewer, shown *tutor.Game, pgn string) templates.Export {
	e := templates.Export{PGN: pgn, FEN: shown.Position().FEN(), Download: v.Base + "game.pgn?download"}
	if v.Base == "/" { // a room has a link of its own
		e.Link = "/game/link"
	}
	return e
}

// PromotionView returns the choice of the piece to promote to.
func PromotionView(l *say.Language, shown *tutor.Game, v View) templates.Promotion {
	p := templates.Promotion{Choices: Choices(l, shown.Position().Turn())}
	if v.Asking {
		p.To = v.To.String()
	}
	return p
}
