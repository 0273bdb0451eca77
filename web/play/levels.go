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

// levels answers with all levels, the easiest first.
func (s *Play) levels(w http.ResponseWriter, r *http.Request) error {
	answer := struct {
		Levels []game.Level `json:"levels"`
	}{}
	for _, l := range ai.Levels() {
		answer.Levels = append(answer.Levels, game.NewLevel(s.Language(r), l))
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

// readLevel reads the number of a level, otherwise if none is given.
func readLevel(f site.Form, otherwise ai.Level) (ai.Level, error) {
	if f["level"] == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseUint(f["level"], 10, 8)
	if err != nil || !ai.Level(n).Valid() {
		return otherwise, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchLevel})
	}
	return ai.Level(n), nil
}

// levelChoices are the levels to choose from on a page, which asks for one.
func levelChoices(l *say.Language, asks string, chosen ai.Level) templates.Levels {
	levels := templates.Levels{Legend: asks, SoFar: l.Levels.SoFar, Usual: l.Levels.Usual}
	for _, each := range ai.Levels() {
		words := l.Level(each)
		levels.List = append(levels.List, templates.Level{
			Value: strconv.Itoa(int(each)), Name: words.Name, Sentence: words.Sentence, On: each == chosen, Usual: each == ai.ThreePlies,
		})
	}
	return levels
}

// opponentView tells what the computer says of the way it plays, nil if it does
// not play.
func opponentView(language *say.Language, g *tutor.Game) *templates.Opponent {
	l := game.LevelOf(language, g)
	if l == nil {
		return nil
	}
	return &templates.Opponent{Level: strconv.Itoa(l.Number), Name: l.Name, Sentence: l.Sentence}
}

// changeLevel takes over the level if one is given, and reports whether that
// changes the game: the computer plays so from its next move on, and where two
// play, in the next game against it. A game that could not be read is not changed,
// nor one by a page that was opened before the level became another, and on which
// another was not chosen: "was" is the level that it showed.
func (ss *session) changeLevel(f site.Form) (bool, error) {
	now := ss.game.Setup().Level
	l, err := readLevel(f, now)
	if err != nil || l == now || f["level"] == f["was"] {
		return false, err
	}
	if ss.lost {
		return false, ss.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost}))
	}
	if err := ss.check(f); err != nil {
		return false, err
	}
	ss.game.SetLevel(l)
	return true, nil
}
