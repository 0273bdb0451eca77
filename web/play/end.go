package play

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// ended is the part of the page about the end of a game: how it ended, and what may be done next. Both are nil
// while the game goes on.
type ended struct {
	how  *templates.End
	acts []templates.EndAct
}

// end returns the part of the page about the end of the game, its zero value while the game goes on or an earlier
// position is shown.
func (s *Play) end(r *http.Request, ss *session, v game.View) (none ended) {
	g, words := ss.game, ss.language.End
	if g.Outcome() == chess.Playing || v.LookingBack {
		return none
	}
	stands := ss.language.Game.State(g)
	end := &templates.End{Kind: "drawn", Headline: stands.Heading, Why: words.Drawn[g.Outcome()]}
	computer, plays := g.Computer()
	winner, won := g.Winner()
	turn := -1
	switch {
	case won:
		end.Kind, end.Why = "over", game.Caught(ss.language, g)
		if plays && winner != computer {
			end.Kind, end.Saying = "won", loserSays(ss)
		} else if plays {
			end.Kind = "lost"
			if name := ss.language.Character(g.Setup().Level); name != "" {
				end.Headline = words.Lost(name)
			}
			turn = s.turningPoint(r, ss)
		}
	case plays:
		end.More, turn = drawn(ss)
	}
	if plays && end.Kind != "won" && ss.helped() {
		end.Good, end.Deed = words.Good, words.Deed(coach.BestDeed(g, computer.Other()))
	}
	if turn >= 0 && ss.helped() {
		end.Turn = words.Turn(g.PositionAt(turn), g.Moves()[turn])
	} else {
		turn = -1
	}
	if turn >= 0 && end.Kind == "lost" { // the bar offers another game beside the review
		end.See = &templates.Link{Text: words.SeeIt, URL: positionAfter(turn)}
	}
	return ended{end, ss.endActs(end.Kind, turn)}
}

// positionAfter returns the address of the position after ply moves.
func positionAfter(ply int) string { return fmt.Sprintf("/?ply=%d", ply) }

// helped reports whether the tutor may comment unasked.
func (ss *session) helped() bool { return ss.settings.Choice(site.Help) != site.NoHelp }

// loserSays returns what the character says after it has lost, nil for a level without a character.
func loserSays(ss *session) *templates.Saying {
	level := ss.game.Setup().Level
	name := ss.language.Character(level)
	if name == "" {
		return nil
	}
	return &templates.Saying{Portrait: game.Portrait(level), Name: name, Text: ss.language.End.Loses[level]}
}

// drawn returns further facts about a draw, and the ply of the move that allowed the draw though another would have
// avoided it; -1 if there is none.
func drawn(ss *session) (more string, turn int) {
	g := ss.game
	turn = -1
	for _, f := range ss.surveys.Advice(g, g.Ply()) {
		switch f.Kind {
		case fact.KindFinalCount:
			more = ss.language.Fact(f, g.Audience())
		case fact.KindStalemateBy:
			if computer, _ := g.Computer(); f.Side != computer {
				turn = g.Ply() - 1
			}
		}
	}
	return more, turn
}

// turningPoint returns the ply before the learner's move that decided the game, -1 if there is none or the search
// pool was busy. It searches some positions, for at most the coach's time.
func (s *Play) turningPoint(r *http.Request, ss *session) int {
	if !ss.helped() {
		return -1
	}
	r, cancel := s.judge.Soon(r)
	defer cancel()
	plies := coach.CostlyMoves(ss.game, ss.game.Setup().Learner)
	var searched []coach.Searched
	for _, ply := range plies {
		var both [2]ai.Result
		for i := range both {
			var err error
			if both[i], err = s.judge.Glance(r, ss.game.Until(ply+i)); err != nil {
				ss.unfinished = true
				return -1
			}
		}
		searched = append(searched, coach.Searched{Before: both[0], After: both[1]})
	}
	if ply, ok := coach.TurningPoint(plies, searched); ok {
		return ply
	}
	return -1
}

// endActs returns the buttons shown after a game, the most useful one first; turn is the ply of the move that
// decided it, or -1.
func (ss *session) endActs(kind string, turn int) (acts []templates.EndAct) {
	g, words := ss.game, ss.language.End
	replay := templates.EndAct{Text: ss.language.Pages.Play.Again, Game: true}
	_, plays := g.Computer()
	if name := ss.language.Character(g.Setup().Level); name != "" && plays {
		replay.Text = words.Replay(name)
	}
	back := templates.EndAct{Text: words.Back, URL: positionAfter(max(g.Ply()-1, 0)), Stays: true}
	see := templates.EndAct{Text: words.SeeIt, URL: positionAfter(turn), Stays: true}
	next := ss.nextOpponent()
	switch {
	case kind == "won" && next != nil:
		acts = append(acts, *next, back, replay)
	case kind == "lost" && turn >= 0: // its card leads to the turning point
		acts = append(acts, replay)
	case turn >= 0:
		acts = append(acts, see, replay)
	default:
		acts = append(acts, replay, back)
	}
	if kind != "won" && next != nil {
		acts = append(acts, *next)
	}
	if plays && kind != "won" && len(acts) < 3 && ss.lesson != nil {
		acts = append(acts, templates.EndAct{Text: ss.lesson.Text, URL: ss.lesson.URL})
	}
	review := templates.EndAct{Text: words.Review, URL: "/review"}
	switch {
	case g.Ply() == 0: // there is nothing to look back at
		acts = slices.DeleteFunc(acts, func(act templates.EndAct) bool { return act == back })
	case kind == "lost": // what can be learned comes first
		acts = slices.Insert(acts, 0, review)
	default:
		acts = append(acts, review)
	}
	acts[0].Main = true
	return acts
}

// nextOpponent returns the button for a game against the next level that makes a fair match, nil if that is the
// level just played.
func (ss *session) nextOpponent() *templates.EndAct {
	now := ss.game.Setup().Level
	_, next, ended := ss.settings.Ladder().After(ss.game)
	if !ended || next == now {
		return nil
	}
	act := &templates.EndAct{Text: playWords(ss.language, now, next), Game: true, Level: strconv.Itoa(int(next))}
	if name := ss.language.Character(next); name != "" && game.Place(next) > game.Place(now) {
		act.Text = ss.language.End.Meet(name)
	}
	return act
}
