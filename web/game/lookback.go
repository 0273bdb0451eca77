package game

import (
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// SaysOf returns what the tutor says of a view of a game: of the game as it is, as Says does; of an earlier position one
// line, as it would have been said then; nothing of a line that is shown.
func SaysOf(t Viewer, now *tutor.Game, v View, c site.Settings, warning *tutor.Fact) Said {
	switch {
	case v.Demo != nil:
		return Said{}
	case !v.Looking:
		return Says(t, now, c, warning)
	}
	line := lookedBack(t, now, v.Ply)
	help := c.Choice(site.Help)
	if line == nil || help == site.NoHelp || help == site.SomeHelp && line.Kind.Tone() != tutor.ToneDanger {
		return Said{}
	}
	return Said{Line: line}
}

// lookedBack is the coach's line of an earlier position, from the side of who learns: of a move of the learner's own
// what there was to warn of, by the count; nil if the coach was silent.
func lookedBack(t Viewer, now *tutor.Game, ply int) *tutor.Fact {
	if !t.Advises && !t.Helped {
		return nil
	}
	p := now.PositionAt(ply)
	if computer, plays := now.Computer(); plays && p.Turn() == computer {
		if ply == 0 {
			return nil
		}
		return t.Surveys.Of(now.PositionAt(ply - 1)).Warning(now.Moves()[ply-1])
	}
	if seat := sideOf(t); t.Base != "/" && p.Turn() != seat { // what the other one was told is not said here
		return nil
	}
	facts, speaks := t.Surveys.Of(p).Coach(now, ply, t.Surveys.Advice(now, ply))
	if !speaks {
		return nil
	}
	return &facts[0]
}

// sideOf is the side that is seen from below.
func sideOf(t Viewer) chess.Color {
	if t.Turned {
		return chess.Black
	}
	return chess.White
}

// lookBackSentences are the line without a way to play it on the board, which starts from the game as it is.
func lookBackSentences(t Viewer, shown *tutor.Game, said Said) []templates.Sentence {
	list := Sentences(t, shown, said.line())
	for i := range list {
		list[i].Show = ""
	}
	return list
}
