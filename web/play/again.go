package play

import (
	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
)

// againView says what may be played when a game has ended, nil while it has not: after one against the computer the
// level that is fair next, if that is another one.
func againView(language *say.Language, g *tutor.Game, ladder tutor.Ladder, acts []templates.EndAct) *templates.Again {
	if g.Outcome() == chess.Playing {
		return nil
	}
	again := &templates.Again{Players: g.Setup().Players.String(), Side: g.Setup().Learner.String(), Acts: acts}
	if _, next, ended := ladder.After(g); ended {
		again.Text = language.Game.Again(g, next)
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
