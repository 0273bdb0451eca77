package play

import (
	"chesstutor/ai"
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
)

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

// playWords returns the text of the button that begins a game against the level next after one against now.
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
