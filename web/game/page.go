package game

import (
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// Standing is what there is to say of how a game stands, with the tutor's help or without.
type Standing struct {
	Heading, Detail string
	Spoken          string // to a screen reader, the last move first
	Brief           string // the same where the tutor tells of a check next
	Offer           bool   // the detail tells of more than a check
}

// StatusView says what there is to say of what is shown: of a line or of an earlier position, or else of the game as it
// stands now, less what the tutor says of it too.
func StatusView(t Viewer, now *tutor.Game, v View, st Standing, said Commentary, notice string) templates.Status {
	switch {
	case v.Demo != nil:
		heading, words := v.Demo.words(t)
		return templates.Status{Heading: heading, Detail: words, Spoken: words, Notice: notice}
	case v.LookingBack:
		heading := t.Language.Game.After(v.Shown(now))
		return templates.Status{Heading: heading, Spoken: heading, Notice: notice}
	case said.Asked != nil:
		return templates.Status{
			Heading: st.Heading,
			Detail:  st.Detail,
			Spoken:  st.Spoken + " " + said.asks(t),
			Notice:  notice,
		}
	case said.Line == nil:
		return templates.Status{Heading: st.Heading, Detail: st.Detail, Spoken: st.Spoken, Notice: notice}
	case now.Outcome() != chess.Playing: // the tutor tells more of how it ended
		return templates.Status{Heading: st.Heading, Spoken: st.Spoken, Notice: notice}
	}
	status := templates.Status{Heading: st.Heading, Notice: notice}
	line := said.line()
	if !hasCheck(line) || st.Offer {
		status.Detail = st.Detail
	}
	first := Sentences(t, now, line)[0].Text
	if hasCheck(line) {
		status.Spoken = st.Brief + " " + first
	} else {
		status.Spoken = st.Spoken + " " + first
	}
	return status
}

// CoachView is what the tutor says and may be asked: of an earlier position one line alone.
func CoachView(
	t Viewer,
	g *tutor.Game,
	v View,
	said Commentary,
	hints []templates.Sentence,
	warned bool,
) templates.Coach {
	if v.LookingBack {
		coach := templates.Coach{Says: lookBackSentences(t, v.Shown(g), said)}
		if v.Demo == nil {
			coach.Prompt = t.Language.Pages.Play.Looked
		}
		return coach
	}
	words := t.Language.Pages.Play
	coach := templates.Coach{
		Says:      said.said(t, g),
		More:      Sentences(t, g, said.More),
		About:     chosenSentences(t, g, v),
		Prompt:    prompt(t),
		Hint:      nextHint(t, g),
		AskThreat: t.asks,
		PlayOn:    warned,
	}
	switch {
	case len(hints) > 0 && v.Closed:
		coach.Reopen = t.URL
	case len(hints) > 0:
		last := &hints[len(hints)-1]
		coach.Shows, last.Show = last.Show, "" // the bar has room for it, the slot has not
		coach.Hints, coach.Ladder, coach.Close = hints, ladder(words, hints), t.URL+"?hint=closed"
	}
	return coach
}

// prompt stands in the coach's slot where nothing else is said.
func prompt(t Viewer) string {
	if t.MayMove {
		return t.Language.Pages.Play.Prompt
	}
	return ""
}

// ladder shows the steps of a hint of which some have been taken, at least one.
func ladder(words say.Play, hints []templates.Sentence) (rungs []templates.Rung) {
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

// ExportView gives a game as text, and the position shown.
func ExportView(t Viewer, shown *tutor.Game, pgn string) templates.Export {
	e := templates.Export{PGN: pgn, FEN: shown.Position().FEN(), Download: t.Base + "game.pgn?download"}
	if t.Base == "/" { // a room has a link of its own
		e.Link = "/game/link"
	}
	return e
}

// PromotionView asks what a pawn becomes.
func PromotionView(l *say.Language, shown *tutor.Game, v View) templates.Promotion {
	p := templates.Promotion{Choices: Choices(l, shown.Position().Turn())}
	if v.Asking {
		p.To = v.To.String()
	}
	return p
}
