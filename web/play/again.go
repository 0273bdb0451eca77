package play

import (
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
)

// againView offers another game when one has ended, nil while it has not. After one against the computer it offers the
// level that is fair next, if that is another one.
func againView(language *say.Language, g *tutor.Game, ladder tutor.Ladder) *templates.Again {
	if g.Outcome() == chess.Playing {
		return nil
	}
	again := &templates.Again{Players: g.Setup().Players.String(), Side: g.Setup().Learner.String()}
	_, next, ended := ladder.After(g)
	if !ended {
		return again
	}
	again.Text = language.Game.Again(g, next)
	if next != g.Setup().Level {
		again.Next = &templates.LevelOffer{Text: playWords(language, g.Setup().Level, next), Value: strconv.Itoa(int(next))}
	}
	return again
}

// playWords is what the button says that begins a game against the next level after another.
func playWords(language *say.Language, now, next ai.Level) string {
	words := language.Pages.Play
	switch character := language.Character(next); {
	case character != "":
		return language.Game.Play(character)
	case game.Place(next) < game.Place(now):
		return words.Easier
	}
	return words.Stronger
}
