package play

import (
	"fmt"
	"strconv"
	"strings"

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
	again := &templates.Again{Players: g.Setup().Players.String()}
	if g.Setup().Players != tutor.AgainstComputer {
		return again
	}
	var ways []string
	offer := func(l ai.Level, button, way string) {
		again.Levels = append(again.Levels, templates.LevelOffer{Text: button, Value: strconv.Itoa(int(l))})
		ways = append(ways, fmt.Sprintf("%s: “%s”", way, language.Level(l).Name))
	}
	result, down, up := learnersResult(g)
	if l, ok := g.Setup().Level.Easier(); ok && down {
		offer(l, "Play someone easier", "a little easier")
	}
	if l, ok := g.Setup().Level.Harder(); ok && up {
		offer(l, "Play someone stronger", "a little stronger")
	}
	if again.Text = result; len(ways) > 0 {
		again.Text += " Try someone " + strings.Join(ways, ", or ") + "."
	}
	return again
}

// learnersResult says how a game against the computer ended, and whether it
// speaks for an easier level and for a stronger one.
func learnersResult(g *tutor.Game) (text string, down, up bool) {
	winner, won := g.Winner()
	switch {
	case !won:
		return "Nobody won.", true, true
	case winner == tutor.ComputerColor:
		return "The computer won.", true, false
	}
	return "You won.", false, true
}
