package web

import (
	"strings"
	"time"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// playPage returns what the page of a game on one device shows; hints are the steps of a hint that have been taken.
func playPage(ss *session, v view, hints []templates.Sentence) templates.Play {
	t, now, g := ss.viewer(), ss.game, v.shown(ss.game)
	waits := ss.waits()
	said := says(t, now, ss.settings, ss.warned())
	restart := restartView(t.language, now, v)
	top, bottom := sides(t, sideView(t.language, g, chess.White), sideView(t.language, g, chess.Black))
	return templates.Play{
		Layout: layout("/", ""),
		Board: boardView(t, now, v, ss.settings, moment{
			over: now.Outcome() != chess.Playing, thinking: now.ComputerToMove(), warned: waits,
		}),
		Top:       top,
		Bottom:    bottom,
		Status:    statusView(t, now, v, playStanding(now, waits, restart.Again), said, ss.notice),
		Coach:     coachView(t, now, v, said, hints, waits),
		Demo:      demoView(t, v.demo),
		History:   historyView(t, now, v),
		Export:    exportView(t, g, now.PGN(time.Now())),
		Promotion: promotionView(g, v),
		Restart:   restart,
		Opponent:  opponentView(t.language, now),
		Sound:     ss.settings.on(soundSetting),
		Key:       keyEntries(),
	}
}

// standing is what there is to say of how a game stands, with the tutor's help or without.
type standing struct {
	heading, detail string
	spoken          string // to a screen reader, the last move first
	brief           string // the same where the tutor tells of a check next
	offer           bool   // the detail tells of more than a check
}

// playStanding says how a game on one device stands.
func playStanding(g *tutor.Game, warned bool, again *templates.Again) standing {
	if warned {
		return standing{heading: "Wait a moment", spoken: "Wait a moment.", brief: "Wait a moment."}
	}
	heading, detail := state(g)
	text := spoken(g, false)
	if again != nil {
		text = strings.TrimSpace(text + " " + again.Text)
	}
	return standing{heading: heading, detail: detail, spoken: text, brief: spoken(g, true)}
}

// restartView offers what may be done about a game as a whole, little while an earlier position is shown.
func restartView(l *say.Language, g *tutor.Game, v view) templates.Restart {
	restart := templates.Restart{
		TakeBack: !v.looking && g.Clone().TakeBack(),
		UnderWay: underWay(g),
		Confirm:  v.confirm,
		Players:  g.Setup().Players.String(),
	}
	if !v.looking {
		restart.Again = againView(l, g)
	}
	return restart
}

// statusView says what there is to say of what is shown: of a line or of an earlier position, or else of the game as it
// stands now, less what the tutor says of it too.
func statusView(t viewer, now *tutor.Game, v view, st standing, said []tutor.Fact, notice string) templates.Status {
	switch {
	case v.demo != nil:
		words := v.demo.words()
		return templates.Status{Heading: v.demo.heading(), Detail: words, Spoken: words, Notice: notice}
	case v.looking:
		heading := lookedBack(v.shown(now))
		return templates.Status{Heading: heading, Spoken: heading, Notice: notice}
	case len(said) == 0:
		return templates.Status{Heading: st.heading, Detail: st.detail, Spoken: st.spoken, Notice: notice}
	case now.Outcome() != chess.Playing: // the tutor tells more of how it ended
		return templates.Status{Heading: st.heading, Spoken: st.spoken, Notice: notice}
	}
	status := templates.Status{Heading: st.heading, Notice: notice}
	if !tellsCheck(said) || st.offer {
		status.Detail = st.detail
	}
	first := sentences(t, now, said[:1])[0].Text
	if tellsCheck(said[:1]) {
		status.Spoken = st.brief + " " + first
	} else {
		status.Spoken = st.spoken + " " + first
	}
	return status
}

// coachView is what the tutor says and may be asked: nothing of an earlier position.
func coachView(t viewer, g *tutor.Game, v view, said []tutor.Fact, hints []templates.Sentence, warned bool) templates.Coach {
	if v.looking {
		return templates.Coach{}
	}
	return templates.Coach{
		Says:      sentences(t, g, said),
		Hints:     hints,
		About:     about(t, g, v),
		Hint:      nextHint(t, g),
		AskThreat: t.asks,
		PlayOn:    warned,
	}
}

// exportView gives a game as text, and the position shown.
func exportView(t viewer, shown *tutor.Game, pgn string) templates.Export {
	return templates.Export{PGN: pgn, FEN: shown.Position().FEN(), Download: t.base + "game.pgn?download"}
}

// promotionView asks what a pawn becomes.
func promotionView(shown *tutor.Game, v view) templates.Promotion {
	p := templates.Promotion{Choices: choices(shown.Position().Turn())}
	if v.asking {
		p.To = v.to.String()
	}
	return p
}
