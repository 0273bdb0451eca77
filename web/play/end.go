package play

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"chesstutor/ai"
	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// end returns the card about how the game ended, and the buttons for what may be done next; none while the game goes on
// or an earlier position is shown. It notes in found if a search for them was refused or cut short.
func (s *Play) end(
	r *http.Request,
	ss *game.Session,
	v game.View,
	found *game.Findings,
) (end *play.End, acts []play.EndAct) {
	g, words := ss.Game, ss.Language.End
	if g.Outcome() == chess.Playing || v.LookingBack {
		return nil, nil
	}
	stands := ss.Language.Game.State(g)
	end = &play.End{Kind: "drawn", Headline: stands.Heading, Why: words.Drawn[g.Outcome()]}
	computer, plays := g.Computer()
	progress := s.Progress.Of(r)
	known := progress.Vocabulary()
	winner, won := g.Winner()
	turn := -1
	switch {
	case won:
		end.Kind, end.Why = "over", game.Caught(ss.Language, g)
		if plays && winner != computer {
			end.Kind, end.Saying = "won", says(ss, words.Loses[g.Setup().Level])
			if tutor.Beaten(0).After(g) != 0 {
				end.Medal = game.Portrait(g.Setup().Level)
			}
		} else if plays {
			end.Kind = "lost"
			if name := ss.Language.Character(g.Setup().Level); name != "" {
				end.Headline, end.Saying = words.Lost(name), says(ss, words.Wins)
			}
			end.Why = s.mated(ss, known)
			turn = s.turningPoint(r, ss, found)
		}
	case plays:
		end.More, turn = s.drawn(ss, known)
	}
	if place, playsOut := g.PlayOut(); playsOut {
		return s.endOfPlayOut(r, ss, end, place, found)
	}
	if record := s.Chances.Of(r); plays && ss.Helped() && end.More == "" {
		if t := record.In(g); t.Of > 0 || t.Look != chance.NoGroup {
			end.More = words.Seen(t)
		}
	}
	if plays && end.Kind != "won" && ss.Helped() {
		end.Good, end.Deed = words.Good, words.Deed(coach.BestDeed(g, computer.Other()).PlainTo(known))
	}
	if turn >= 0 && ss.Helped() {
		end.Turn = words.Turn(g.PositionAt(turn), g.Moves()[turn])
	} else {
		turn = -1
	}
	if turn >= 0 && end.Kind == "lost" { // the bar offers another game beside the review
		end.See = &frame.Link{Text: words.SeeIt, URL: positionAfter(turn)}
	}
	end.Next = offer(ss)
	if ss.Helped() {
		end.Aloud = ss.Language.Pages.Play.Aloud
	}
	acts = endActs(ss, end.Kind, turn, s.nextLesson(r, ss))
	if f := found.Warning; f != nil && f.Kind == fact.KindWarnStalemate {
		acts = takeBackFirst(ss, end, acts, f)
	}
	return end, acts
}

// takeBackFirst returns the buttons after a stalemate that gave a win away, of which a warning tells, with one that
// takes it back before all others, and lets the card say so.
func takeBackFirst(ss *game.Session, end *play.End, acts []play.EndAct, warning *fact.Fact) []play.EndAct {
	g := ss.Game
	end.Why = ss.Language.Fact(*game.PlainOf(warning, fact.Vocabulary{}), g.Audience())
	end.More = "" // a phone has no room for it, and this says that the game was won
	acts[0].Main = false
	back := play.EndAct{Text: ss.Language.Pages.Play.TakeBack, To: strconv.Itoa(g.Ply() - 1), Main: true}
	return append([]play.EndAct{back, acts[1], acts[0]}, acts[2:]...) // of which a phone has room for two
}

// positionAfter returns the address of the position after ply moves.
func positionAfter(ply int) string { return fmt.Sprintf("/?ply=%d", ply) }

// says returns what the character says after a game, nil for a level without a character.
func says(ss *game.Session, text string) *play.Saying {
	level := ss.Game.Setup().Level
	name := ss.Language.Character(level)
	if name == "" {
		return nil
	}
	return &play.Saying{Portrait: game.Portrait(level), Name: name, Text: text}
}

// mated says how the king of who has lost was mated: of a piece beside it, which it seems to be able to take, why it
// cannot.
func (s *Play) mated(ss *game.Session, known fact.Vocabulary) string {
	g := ss.Game
	if f, ok := coach.Guarded(g.Position()); ok {
		return ss.Language.Fact(f, g.Audience())
	}
	facts := s.surveys.Advice(g, g.Ply())
	at := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == fact.KindCheckmate })
	return ss.Language.End.Mated(*game.PlainOf(&facts[at], known), g.Audience())
}

// drawn returns further facts about a draw, and the ply of the move that allowed the draw though another would have
// avoided it; -1 if there is none.
func (s *Play) drawn(ss *game.Session, known fact.Vocabulary) (more string, turn int) {
	g := ss.Game
	turn = -1
	for _, f := range s.surveys.Advice(g, g.Ply()) {
		switch f.Kind {
		case fact.KindFinalCount:
			more = ss.Language.Fact(*game.PlainOf(&f, known), g.Audience())
		case fact.KindStalemateBy:
			if computer, _ := g.Computer(); f.Side != computer {
				turn = g.Ply() - 1
			}
		}
	}
	return more, turn
}

// turningPoint returns the ply before the learner's move that decided the game, -1 if there is none, the learner wants
// no help or a search was refused, which it notes in found.
func (s *Play) turningPoint(r *http.Request, ss *game.Session, found *game.Findings) int {
	if !ss.Helped() {
		return -1
	}
	ply, err := s.judge.TurningPoint(r, ss.Game)
	found.Unfinished = found.Unfinished || err != nil
	return ply
}

// nextLesson returns a link to the learner's next lesson, nil if all are done.
func (s *Play) nextLesson(r *http.Request, ss *game.Session) *frame.Link {
	progress := s.Progress.Of(r)
	return site.NextLesson(&progress, ss.Settings, ss.Language)
}

// endActs returns the buttons shown after a game, the most useful one first; turn is the ply of the move that
// decided it, or -1, and lesson leads to the next lesson, nil if all are done.
func endActs(ss *game.Session, kind string, turn int, lesson *frame.Link) (acts []play.EndAct) {
	g, words := ss.Game, ss.Language.End
	replay := play.EndAct{Text: ss.Language.Pages.Play.Again, Game: true}
	_, plays := g.Computer()
	if name := ss.Language.Character(g.Setup().Level); name != "" && plays {
		replay.Text = words.Replay(name)
	}
	back := play.EndAct{Text: words.Back, URL: positionAfter(max(g.Ply()-1, 0)), Stays: true}
	see := play.EndAct{Text: words.SeeIt, URL: positionAfter(turn), Stays: true}
	next := nextGame(ss)
	switch {
	case kind == "won" && next != nil:
		acts = append(acts, *next, back, replay)
	case next != nil: // after two losses
		acts = append(acts, *next, replay)
	case kind == "lost" && turn >= 0: // its card leads to the turning point
		acts = append(acts, replay)
	case turn >= 0:
		acts = append(acts, see, replay)
	default:
		acts = append(acts, replay, back)
	}
	if plays && kind != "won" && len(acts) < 3 && lesson != nil {
		acts = append(acts, play.EndAct{Text: lesson.Text, URL: lesson.URL})
	}
	review := play.EndAct{Text: words.Review, URL: "/review"}
	switch {
	case g.Ply() == 0: // there is nothing to look back at
		acts = slices.DeleteFunc(acts, func(act play.EndAct) bool { return act == back })
	case kind == "lost": // what can be learned comes first
		acts = slices.Insert(acts, 0, review)
	default: // on a phone two buttons have room
		acts = slices.Insert(acts, 1, review)
	}
	acts[0].Main = true
	return acts
}

// nextOpponent returns the friend who is offered for the next game, and whether it is another than the one just played.
func nextOpponent(ss *game.Session) (ai.Level, bool) {
	_, next, ended := ss.Settings.Ladder().After(ss.Game)
	return next, ended && next != ss.Game.Setup().Level
}

// offer returns what is said of the next opponent, nil if it is the same again.
func offer(ss *game.Session) *play.Saying {
	next, another := nextOpponent(ss)
	if !another {
		return nil
	}
	likes, weakness, _ := strings.Cut(ss.Language.Level(next).Sentence, ". ") // there is room for one of them
	if weakness != "" {
		likes += "."
	}
	return &play.Saying{Portrait: game.Portrait(next), Name: ss.Language.Character(next), Text: likes}
}

// nextGame returns the button for a game against the next opponent, nil if it is the same again.
func nextGame(ss *game.Session) *play.EndAct {
	next, another := nextOpponent(ss)
	if !another {
		return nil
	}
	words, name := ss.Language.End.Meet, ss.Language.Character(next)
	if game.Place(next) < game.Place(ss.Game.Setup().Level) {
		words = ss.Language.Game.Play
	}
	return &play.EndAct{Text: words(name), Game: true, Level: strconv.Itoa(int(next))}
}

// againView returns the button for another game, nil while the game goes on. After a game against the computer it
// proposes the next level that makes a fair match, if that is another one.
func againView(language *say.Language, g *tutor.Game, ladder tutor.Ladder, acts []play.EndAct) *play.Again {
	if g.Outcome() == chess.Playing {
		return nil
	}
	again := &play.Again{Players: g.Setup().Players.String(), Side: g.Setup().Learner.String(), Acts: acts}
	if _, next, ended := ladder.After(g); ended {
		again.Text, again.Next = language.Game.Again(g, next), language.Game.Next(g, next)
	}
	return again
}
