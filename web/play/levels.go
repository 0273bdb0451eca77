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

// readLevel returns the level whose number is in a form, or the parameter otherwise if there is none.
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

// levelChoices returns the levels to choose from, under the question asks; match is the level that makes a fair
// match after the games so far, noLevel if that is not known.
func levelChoices(l *say.Language, asks string, chosen, match ai.Level) templates.Levels {
	levels := templates.Levels{Legend: asks, SoFar: l.Levels.SoFar, Usual: l.Levels.Usual}
	for _, each := range ai.Levels() {
		words := l.Level(each)
		level := templates.Level{
			Value: strconv.Itoa(int(each)), Name: words.Name, Called: l.Called(each), Portrait: game.Portrait(each),
			Strength: strengthOf(l, each), Play: l.Game.Play(l.Called(each)), Sentence: words.Sentence,
			On: each == chosen, Usual: each == ai.ThreePlies, Match: each == match,
		}
		if character := l.Character(each); character != "" {
			level.Name = character + ": " + words.Name
		} else {
			level.Play = l.Pages.NewGame.Start
		}
		levels.List = append(levels.List, level)
	}
	return levels
}

// noLevel stands for no level.
const noLevel ai.Level = 255

// strengthOf returns the rank of a character among all characters by strength, the zero value for a level without a
// character.
func strengthOf(language *say.Language, l ai.Level) (s templates.Strength) {
	if game.Portrait(l) == "" {
		return s
	}
	n, of := 0, 0
	for _, each := range ai.Levels() {
		if game.Portrait(each) == "" {
			continue
		}
		of++
		if game.Place(each) <= game.Place(l) {
			n++
		}
	}
	for i := range of {
		s.Dots = append(s.Dots, i < n)
	}
	s.Text = language.Levels.Strength(n, of)
	return s
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

// changeLevel sets the game's level to the one in a form, if there is one, and reports whether that changes the
// game. The computer plays at it from its next move on; between two people it is for the next game against the
// computer. The field "was" is the level that the sending page showed: if it equals "level", the user did not
// choose another one, and nothing changes. It refuses to change a game whose cookie could not be read.
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
