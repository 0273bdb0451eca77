package game

import (
	"slices"
	"strconv"
	"strings"

	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// Commentary is what the tutor says of a position without being asked.
type Commentary struct {
	Line   *fact.Fact  // the one line that the coach says, nil if it says nothing or asks
	Beside *fact.Fact  // what is said in one breath with Line, nil for nothing
	First  bool        // Beside comes before Line
	Asked  *fact.Fact  // what the coach asks about instead of telling, nil if it does not; it is the first of More
	Saw    bool        // Line answers the coach's question, after the learner has tapped the right square
	Tried  bool        // Line is a warning, and a move was taken back in the same position before
	Not    bool        // the learner has tapped a square that does not answer the question, which stays
	More   []fact.Fact // the other facts, which the page unfolds under More
}

// currentCommentary returns the commentary on the current position, as far as the settings want help. A warning
// stands alone while the game goes on; after its end it takes the place of the fact that tells how it ended.
func currentCommentary(v Viewer, g *tutor.Game, c site.Settings, warning *fact.Fact) Commentary {
	ended := g.Outcome() != chess.Playing
	if warning != nil && (!ended || c.Choice(site.Help) == site.NoHelp) {
		advises := warning.Kind == fact.KindWarnMateMissed && warning.Again // what to do
		return Commentary{Line: warning, Tried: !ended && !advises && g.TriedBefore()}
	}
	if !v.Advises || g.ComputerToMove() || c.Choice(site.Help) == site.NoHelp {
		return Commentary{}
	}
	facts, speaks := positionFacts(v, g, g.Ply())
	if warning != nil && len(facts) > 0 { // of a stalemate: it tells how the game ended, too
		facts = slices.Clone(facts)
		facts[0] = *warning
	}
	if c.Choice(site.Help) == site.SomeHelp {
		speaks = speaks && facts[0].Kind.Tone() == fact.ToneDanger
		facts = slices.DeleteFunc(facts, func(f fact.Fact) bool { return f.Kind.Tone() != fact.ToneDanger })
	}
	if !speaks {
		return Commentary{More: facts}
	}
	if v.asksOf(facts) {
		return Commentary{Asked: &facts[0], More: facts}
	}
	said := Commentary{Line: &facts[0], More: adviceOnce(facts)[1:]}
	if !ended {
		said.sayBeside(v.Surveys.Of(g.Position()))
	}
	return said
}

// asksOf reports whether the coach asks about the first of some facts instead of telling it: the learner has learned to
// see such things. What still holds at the next turn was not seen, and is told.
func (v Viewer) asksOf(facts []fact.Fact) bool {
	return v.Seen.Asks(chance.Of(&facts[0])) && !facts[0].Again && !slices.ContainsFunc(facts, alwaysTold)
}

// alwaysTold reports whether a fact is told also to who has learned to see such things: a grave danger, or that a piece
// was just lost.
func alwaysTold(f fact.Fact) bool { return grave(f) || f.Kind == fact.KindLostPiece }

// grave reports whether a fact tells of a danger of mate, or of more than a pawn.
func grave(f fact.Fact) bool {
	switch f.Kind {
	case fact.KindMateThreat:
		return true
	case fact.KindHanging, fact.KindExchangeDanger, fact.KindIdeaDanger, fact.KindThreatPromotion, fact.KindThreatIdea:
		return f.Mate || f.Count < -chess.Pawn.Worth()
	}
	return false
}

// adviceOnce returns facts without advice about a piece of which some was given before, or about the same move: that a
// knight does little, and could reach more elsewhere, is the same. There is none where the first is a grave danger.
func adviceOnce(facts []fact.Fact) (list []fact.Fact) {
	var about []fact.PlacedPiece
	var moves []chess.Move
	for _, f := range facts {
		if f.Kind.Tone() == fact.ToneAdvice {
			if grave(facts[0]) {
				continue
			}
			if slices.Contains(moves, calledFor(&f)) || len(f.Pieces) > 0 && slices.Contains(about, f.Pieces[0]) {
				continue
			}
			about = append(about, f.Pieces[:min(len(f.Pieces), 1)]...)
		}
		if m := calledFor(&f); m != chess.NoMove {
			moves = append(moves, m)
		}
		list = append(list, f)
	}
	return list
}

// calledFor returns the move by which a search has found a plan or a rule of thumb to be kept, a danger met, or a
// chance taken; NoMove where it found none.
func calledFor(f *fact.Fact) chess.Move {
	switch {
	case f.Kind.Tone() == fact.ToneAdvice:
		return f.Move
	case len(f.Ways) > 0:
		return f.Ways[0].Move
	case f.Kind.Tone() == fact.ToneChance && len(f.Line) > 0:
		return f.Line[0]
	}
	return chess.NoMove
}

// sayBeside says one of the other facts in one breath with the line, a danger in short.
func (c *Commentary) sayBeside(survey *coach.Survey) {
	at, first := survey.Beside(c.Line, c.More)
	if at < 0 {
		return
	}
	beside := c.More[at]
	beside.Also = !first && c.Line.Kind.Tone() == fact.ToneDanger ||
		beside.Kind == fact.KindLostPiece || beside.Kind == fact.KindPraiseFree
	c.Beside, c.First = &beside, first
	c.More = slices.Delete(slices.Clone(c.More), at, at+1)
}

// positionFacts returns the facts of the position after ply moves, the most important first, and whether the coach
// says that one now. Facts found by searches replace those that come from counting alone.
func positionFacts(v Viewer, g *tutor.Game, ply int) (facts []fact.Fact, speaks bool) {
	if v.Findings != nil && v.Findings.Facts != nil && ply == g.Ply() && g.Key() == v.Findings.Key {
		return slices.Clone(v.Findings.Facts), v.Findings.Speaks
	}
	return v.Surveys.Of(g.PositionAt(ply)).PlainCoach(v.Known(), g, ply, v.Surveys.Advice(g, ply), false, nil)
}

// withWarning inserts the warning about the last move, if there is one, before the facts of the current position.
func withWarning(v Viewer, g *tutor.Game, ply int, facts []fact.Fact) (list []fact.Fact, warned bool) {
	if v.Findings == nil || v.Findings.Warning == nil || ply != g.Ply() || g.Outcome() != chess.Playing {
		return facts, false
	}
	return slices.Insert(slices.Clone(facts), 0, *v.Findings.Warning), true
}

// byPlaying are the groups whose questions are answered by playing alone: no square would answer them.
var byPlaying = []chance.Group{chance.Check, chance.Stalemate, chance.Opening}

// Answers returns the squares of the pieces that answer the coach's question; none if it asks none, or one that only a
// move answers. They are the king that can be mated; what is in danger; and else the pieces that the answer is about.
func (c Commentary) Answers(p *chess.Position) (squares chess.Bitboard) {
	if c.Asked == nil || slices.Contains(byPlaying, chance.Of(c.Asked)) {
		return 0
	}
	points := pointingAt(p, c.Asked)
	for s := range points.rings {
		squares |= s.Bitboard()
	}
	for _, a := range points.arrows {
		squares |= a.From.Bitboard() | a.To.Bitboard()
	}
	switch chance.Of(c.Asked) {
	case chance.Danger:
		squares &= p.Color(p.Turn())
	case chance.MateInOne:
		if mated := p.King(p.Turn().Other()); c.Asked.Kind.Tone() != fact.ToneDanger {
			return mated.Bitboard()
		}
		return p.King(p.Turn()).Bitboard()
	}
	return squares & p.Occupied()
}

// answered tells after a right answer to the coach's question what it asks about. The square that was tapped answers
// it, or on a page without scripts that of the piece that was chosen.
func (c Commentary) answered(p *chess.Position, view View) Commentary {
	tapped, right := view.Answer, c.Answers(p)
	if view.Chosen {
		tapped |= view.From.Bitboard()
	}
	switch {
	case right&tapped != 0:
		return Commentary{Line: c.Asked, Saw: true, More: c.More[1:]}
	case right != 0 && view.Answer != 0:
		c.Not = true
	}
	return c
}

// line returns the coach's line as a list, empty if there is none.
func (c Commentary) line() []fact.Fact {
	if c.Line == nil {
		return nil
	}
	return []fact.Fact{*c.Line}
}

// advises reports whether the coach's line says what to do, or what is to be won.
func (c Commentary) advises() bool {
	if c.Line == nil || c.Asked != nil {
		return false
	}
	tone := c.Line.Kind.Tone()
	return tone == fact.ToneAdvice || tone == fact.ToneChance || calledFor(c.Line) != chess.NoMove
}

// asks returns the question that the coach asks instead of telling, "" if there is none.
func (c Commentary) asks(v Viewer) string {
	if c.Asked == nil {
		return ""
	}
	return v.Language.Fading.Questions[chance.Of(c.Asked)]
}

// said returns the coach's line as a sentence, or its question, which shows nothing on the board; empty if it says
// nothing.
func (c Commentary) said(v Viewer, g *tutor.Game) []play.Sentence {
	if question := c.asks(v); question != "" {
		return []play.Sentence{{Text: question, Tone: string(fact.ToneAdvice)}}
	}
	list := Sentences(v, g, c.line())
	if len(list) > 0 {
		list[0].Text, list[0].Remedy = c.text(v), c.remedy(v)
		if len(c.planSteps(v, g.Position())) > 0 {
			list[0].Show = WithQuery(v.URL, "ask=plan")
		}
	}
	return list
}

// remedy returns what the coach's line, of which there must be one, says can be done about a danger; "" if nothing.
func (c Commentary) remedy(v Viewer) string {
	bare := *c.Line
	bare.Ways = nil
	remedy, ok := strings.CutPrefix(v.Language.Fact(*c.Line, v.Audience), v.Language.Fact(bare, v.Audience))
	if !ok {
		return ""
	}
	return strings.TrimSpace(remedy)
}

// text returns the coach's line, of which there must be one, with what is said beside it.
func (c Commentary) text(v Viewer) string {
	text := v.Language.Fact(*c.Line, v.Audience)
	if c.Line.Kind == fact.KindWarnMateMissed && !c.Line.Again { // why the check is no mate
		text = strings.TrimSpace(text + " " + v.Language.Escape(&c.Line.Start, c.Line.Move, v.Audience))
	}
	switch {
	case c.Saw:
		return v.Language.Fading.Saw(text)
	case c.Tried:
		return text + " " + v.Language.Pages.Play.TriedBefore
	case c.Beside == nil:
		return text
	case c.First:
		return v.Language.Fact(*c.Beside, v.Audience) + " " + text
	}
	return text + " " + v.Language.Fact(*c.Beside, v.Audience)
}

// nextHint returns the next step of the hint, nil if there is none. The button for the last step, the move itself,
// shows only after the learner has tried a move here, or after a while.
func nextHint(v Viewer, g *tutor.Game) *play.Hint {
	words := &v.Language.Pages.Play
	switch {
	case !v.asks || g.HintStep() == tutor.HintSteps:
		return nil
	case g.HintStep() == 0:
		return &play.Hint{Step: "1", Text: words.Hint}
	}
	last := g.HintStep() == tutor.HintSteps-1
	return &play.Hint{Step: strconv.Itoa(g.HintStep() + 1), Text: words.MoreHint, Late: last && !g.Tried()}
}

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
	line := lineThen(v, now, view.Ply)
	help := c.Choice(site.Help)
	if line == nil || help == site.NoHelp || help == site.SomeHelp && line.Kind.Tone() != fact.ToneDanger {
		return Commentary{}
	}
	return Commentary{Line: line}
}

// lineThen returns the coach's line on an earlier position for the side at the bottom, nil if there is none. It tells
// also where help has faded: who looks back wants to know what there was to see. After the learner's own move it is
// the warning about that move, found by counting alone.
func lineThen(v Viewer, now *tutor.Game, ply int) *fact.Fact {
	if !v.Advises && !v.Helped {
		return nil
	}
	p := now.PositionAt(ply)
	if computer, plays := now.Computer(); plays && p.Turn() == computer {
		if ply == 0 {
			return nil
		}
		return PlainOf(v.Surveys.Of(now.PositionAt(ply-1)).Warning(now.Moves()[ply-1]), v.Known())
	}
	if seat := sideOf(v); v.Base != "/" && p.Turn() != seat { // in a room each player sees only their own side's lines
		return nil
	}
	facts, speaks := v.Surveys.Of(p).PlainCoach(v.Known(), now, ply, v.Surveys.Advice(now, ply), false, nil)
	trap := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindStalemateTrap })
	if trap >= 0 && v.Surveys.Of(p).Grade(now.Moves()[ply]) == fact.Stalemates { // which is what was to be seen there
		return &facts[trap]
	}
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
