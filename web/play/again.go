package play

import (
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// againView offers another game when one has ended, nil while it has not. After
// one against the computer it offers the next level too: a stronger one to who
// has won, an easier one to who has lost, both after a draw.
func againView(language *say.Language, g *tutor.Game) *templates.Again {
	if g.Outcome() == chess.Playing {
		return nil
	}
	again := &templates.Again{Players: g.Setup().Players.String(), Side: g.Setup().Learner.String()}
	computer, plays := g.Computer()
	if !plays {
		return again
	}
	winner, won := g.Winner()
	var offered []say.OfferedLevel
	offer := func(l ai.Level, button string, harder bool) {
		again.Levels = append(again.Levels, templates.LevelOffer{Text: button, Value: strconv.Itoa(int(l))})
		offered = append(offered, say.OfferedLevel{Level: l, Harder: harder})
	}
	words := language.Pages.Play
	if l, ok := g.Setup().Level.Easier(); ok && (!won || winner == computer) {
		offer(l, words.Easier, false)
	}
	if l, ok := g.Setup().Level.Harder(); ok && (!won || winner != computer) {
		offer(l, words.Stronger, true)
	}
	again.Text = language.Game.Again(g, offered)
	return again
}
