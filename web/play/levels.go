package play

import (
	"net/http"
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) levelRoutes(r *site.Router) {
	r.Get("/levels", s.levels)
}

// levels answers GET /levels with all levels, the easiest first.
func (s *Play) levels(w http.ResponseWriter, r *http.Request) error {
	answer := struct {
		Levels []game.Level `json:"levels"`
	}{}
	for _, l := range ai.Levels() {
		answer.Levels = append(answer.Levels, game.NewLevel(s.Language(r), l))
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

// opponentView describes the computer's level for the page, nil if the computer does not play.
func opponentView(language *say.Language, g *tutor.Game) *templates.Opponent {
	if g.Setup().Players != tutor.AgainstComputer {
		return nil
	}
	l := g.Setup().Level
	return &templates.Opponent{
		Level:    strconv.Itoa(int(l)),
		Name:     language.Called(l),
		Sentence: language.Level(l).Sentence,
		Portrait: game.Portrait(l),
	}
}
