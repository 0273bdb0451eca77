package game

import (
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// CommentaryOn returns the tutor's commentary on the position shown: on the current one, with the warning about the
// last move if there is one; on an earlier one the coach's line alone, as it would have been then; on a
// demonstrated line none.
func CommentaryOn(v Viewer, now *tutor.Game, view View, c site.Settings, warning *fact.Fact) Commentary {
	switch {
	case view.Demo != nil:
		return Commentary{}
	case !view.LookingBack:
		return currentCommentary(v, now, c, warning).answered(now.Position(), view)
	}
	line := lookedBack(v, now, view.Ply)
	help := c.Choice(site.Help)
	if line == nil || help == site.NoHelp || help == site.SomeHelp && line.Kind.Tone() != fact.ToneDanger {
		return Commentary{}
	}
	return Commentary{Line: line}
}

// lookedBack returns the coach's line on an earlier position for the side at the bottom, nil if there is none. It tells
// also where help has faded: who looks back wants to know what there was to see. After the learner's own move it is
// the warning about that move, found by counting alone.
func lookedBack(v Viewer, now *tutor.Game, ply int) *fact.Fact {
	if !v.Advises && !v.Helped {
		return nil
	}
	p := now.PositionAt(ply)
	if computer, plays := now.Computer(); plays && p.Turn() == computer {
		if ply == 0 {
			return nil
		}
		return v.Surveys.Of(now.PositionAt(ply - 1)).Warning(now.Moves()[ply-1])
	}
	if seat := sideOf(v); v.Base != "/" && p.Turn() != seat { // in a room each player sees only their own side's lines
		return nil
	}
	facts, speaks := v.Surveys.Of(p).Coach(now, ply, v.Surveys.Advice(now, ply))
	if !speaks {
		return nil
	}
	return &facts[0]
}

// sideOf returns the color at the bottom of the board.
func sideOf(v Viewer) chess.Color {
	if v.Turned {
		return chess.Black
	}
	return chess.White
}

// lookBackSentences returns the coach's line without a link that demonstrates it: demonstrations start from the
// current position.
func lookBackSentences(v Viewer, shown *tutor.Game, said Commentary) []play.Sentence {
	list := Sentences(v, shown, said.line())
	for i := range list {
		list[i].Show = ""
	}
	return list
}
