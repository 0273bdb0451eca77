package game

import (
	"slices"
	"strconv"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// Said is what the tutor says of the position on the board by itself.
type Said struct {
	Line *tutor.Fact  // the one thing that the coach says, nil if it is silent
	More []tutor.Fact // what else there is, for who asks
}

// Says returns what the tutor says of the position on the board unasked, as
// far as help is wanted; a warning comes alone, but where the game has ended it
// comes after how.
func Says(t Viewer, g *tutor.Game, c site.Settings, warning *tutor.Fact) Said {
	ended := g.Outcome() != chess.Playing
	if warning != nil && (!ended || c.Choice(site.Help) == site.NoHelp) {
		return Said{Line: warning}
	}
	if !t.Advises || g.ComputerToMove() || c.Choice(site.Help) == site.NoHelp {
		return Said{}
	}
	facts, speaks := positionFacts(t, g, g.Ply())
	if warning != nil && len(facts) > 0 {
		facts = slices.Insert(slices.Clone(facts), 1, *warning)
	}
	if c.Choice(site.Help) == site.SomeHelp {
		speaks = speaks && facts[0].Kind.Tone() == tutor.ToneDanger
		facts = slices.DeleteFunc(facts, func(f tutor.Fact) bool { return f.Kind.Tone() != tutor.ToneDanger })
	}
	if !speaks {
		return Said{More: facts}
	}
	return Said{Line: &facts[0], More: facts[1:]}
}

// positionFacts returns the facts of the position after ply moves, the most important
// first, and whether the coach says that one now: those that searches found where there
// are any, else those of the count.
func positionFacts(t Viewer, g *tutor.Game, ply int) (facts []tutor.Fact, speaks bool) {
	facts = t.Surveys.Advice(g, ply)
	if t.Coached != nil && t.Coached.Facts != nil && ply == g.Ply() && g.Rev() == t.Coached.Rev {
		facts = t.Coached.Facts
	}
	return t.Surveys.Of(g.PositionAt(ply)).Coach(g, ply, facts)
}

// withWarning puts the warning of the last move, which comes alone on the page, before
// the facts of the position on the board.
func withWarning(t Viewer, g *tutor.Game, ply int, facts []tutor.Fact) (list []tutor.Fact, warned bool) {
	if t.Coached == nil || t.Coached.Warning == nil || ply != g.Ply() || g.Outcome() != chess.Playing {
		return facts, false
	}
	return slices.Insert(slices.Clone(facts), 0, *t.Coached.Warning), true
}

// line returns the line of the coach as a list, which is empty if it is silent.
func (s Said) line() []tutor.Fact {
	if s.Line == nil {
		return nil
	}
	return []tutor.Fact{*s.Line}
}

// hasCheck reports whether one of the facts is a check.
func hasCheck(facts []tutor.Fact) bool {
	return slices.ContainsFunc(facts, func(f tutor.Fact) bool { return f.Kind == tutor.KindCheck })
}

// Sentences returns facts of a position as the page says them.
func Sentences(t Viewer, g *tutor.Game, facts []tutor.Fact) (list []templates.Sentence) {
	for _, f := range facts {
		list = append(list, newSentence(NewFact(t, g, g.Position(), f)))
	}
	return list
}

func newSentence(f Fact) templates.Sentence {
	s := templates.Sentence{Text: f.Text, Tone: f.Tone, Show: f.Show, Square: strings.Join(f.Squares, " ")}
	if f.Lesson != nil {
		s.Lesson = &templates.Link{Text: f.Teaches, URL: *f.Lesson}
	}
	return s
}

// answered is what a page without scripts answers when it is asked: what the opponent threatens, or why the chosen piece
// cannot go where it was tried to; nil if neither was asked.
func answered(t Viewer, g *tutor.Game, v View) *tutor.Fact {
	switch {
	case !t.Helped:
	case v.Threat && t.MayMove:
		if t.Coached != nil && t.Coached.Threat != nil {
			return t.Coached.Threat
		}
		threat := tutor.Threat(g.Position())
		return &threat
	case v.Tried:
		_, f := g.Why(g.Ply(), v.From, v.To)
		return &f
	}
	return nil
}

// chosenSentences returns what a page without scripts says of the chosen piece: why it
// cannot go where it was tried to, or the main thing about each of its moves.
func chosenSentences(t Viewer, g *tutor.Game, v View) (list []templates.Sentence) {
	if f := answered(t, g, v); f != nil {
		return Sentences(t, g, []tutor.Fact{*f})
	}
	if !t.Helped || !v.Chosen {
		return nil
	}
	for _, f := range picked(t, g, g.Position(), v.From, "") {
		list = append(list, newSentence(f))
	}
	return list
}

// nextHint is the step that may be taken next, nil when there is none. The last one,
// the move itself, waits until one was tried here, or for a while.
func nextHint(t Viewer, g *tutor.Game) *templates.Hint {
	words := t.Language.Pages.Play
	switch {
	case !t.asks || g.HintStep() == tutor.HintSteps:
		return nil
	case g.HintStep() == 0:
		return &templates.Hint{Step: "1", Text: words.Hint}
	}
	last := g.HintStep() == tutor.HintSteps-1
	return &templates.Hint{Step: strconv.Itoa(g.HintStep() + 1), Text: words.MoreHint, Late: last && !g.Tried()}
}
