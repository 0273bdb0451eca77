package game

import (
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// answer returns the answer to the question that the address of a page without scripts asks: what the opponent
// threatens, what its last move was for, or why the move that was tried is not legal. It returns none if it asks none
// of these.
func (p *Page) answer() []fact.Fact {
	switch v, g := p.Viewer, p.Game; {
	case !v.Helped:
	case p.View.Threat && v.MayMove:
		if v.Findings != nil && v.Findings.Threat != nil {
			return []fact.Fact{*v.Findings.Threat}
		}
		return []fact.Fact{coach.Threat(g.Position())}
	case p.View.Purpose && v.MayMove && g.Ply() > 0:
		return coach.Purposes(g, g.Ply(), v.Known())
	case p.View.Tried:
		_, f := coach.WhyInGame(g, g.Ply(), p.View.From, p.View.To)
		return []fact.Fact{f}
	}
	return nil
}

// aboutChosen returns what a page says before the coach's line: of a guess that was checked, and of a wrong answer to a
// question; without scripts also of the chosen piece: why the move that was tried is not legal, or the most important
// fact about each of its moves.
func (p *Page) aboutChosen() (list []play.Sentence) {
	v, g := p.Viewer, p.Game
	if steps := p.plan(); len(steps) > 0 {
		return []play.Sentence{planSentence(v, steps)}
	}
	if answer := p.answer(); len(answer) > 0 {
		if !p.View.Purpose || p.View.Threat {
			list = Sentences(v, g, answer)
			if answer[0].Kind == fact.KindThreatNone && p.said.advises() { // which still matters
				line := p.said.said(v, g)
				line[0].Text = list[0].Text + " " + line[0].Text
				return line
			}
			return list
		}
		first := &answer[0]
		first.Also = first.Kind == fact.KindTakesFree
		list = Sentences(v, g, answer)
		if text := LastMove(v.Language, g); first.Kind == fact.KindTakes { // which says it
			list[0].Text = text
		} else {
			list[0].Text = text + " " + list[0].Text
		}
		if line := p.said.Line; winsBack(line, g) { // what the move overlooked
			list = append(list[:1], newSentence(v, NewFact(v, g, g.Position(), *line)))
		}
		return list
	}
	switch {
	case p.said.Not:
		return []play.Sentence{{Text: v.Language.Fading.Not, Tone: string(fact.ToneAdvice)}}
	case p.View.Guess.checked():
		return []play.Sentence{{Text: verdict(v, g.Position(), p.View), Tone: string(fact.ToneAdvice)}}
	case !v.Helped, !p.View.Chosen, p.View.Guess.open(), p.said.Saw:
		return nil
	}
	for _, f := range picked(v, g, p.View.From, "") {
		list = append(list, newSentence(v, f))
	}
	return list
}

// winsBack reports whether the coach's line, nil for none, is that what has just taken something can be taken itself.
func winsBack(line *fact.Fact, g *tutor.Game) bool {
	if line == nil || line.Kind != fact.KindFree && line.Kind != fact.KindExchangeChance {
		return false
	}
	last := lastOf(g)
	return line.Pieces[0].Square == last.To() && chess.Taken(g.PositionAt(g.Ply()-1), last) != chess.NoPiece
}
