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

// levelChoices are the levels to choose from on a page, which asks for one; match is the fair one after the games so
// far, noLevel if nothing is known of that.
func levelChoices(l *say.Language, asks string, chosen, match ai.Level) templates.Levels {
	levels := templates.Levels{Legend: asks, SoFar: l.Levels.SoFar, Usual: l.Levels.Usual}
	for _, each := range ai.Levels() {
		words := l.Level(each)
		level := templates.Level{
			Value: strconv.Itoa(int(each)), Name: words.Name, Called: l.Called(each), Portrait: portrait(each),
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

// portrait is the id of the drawing of a level's character, "" for a level without a face.
func portrait(l ai.Level) string { return portraits[l] }

// portraits are the drawings of the characters, which have the same names in every language.
var portraits = map[ai.Level]string{
	1: "pt-pip", 2: "pt-nib", 5: "pt-hop", 6: "pt-hazel", 8: "pt-mina", ai.ThreePlies: "pt-rufus", 12: "pt-corvin", ai.Strongest: "pt-tove",
}

// strengthOf tells how strong a character is among all of them, nothing for a level that is none.
func strengthOf(language *say.Language, l ai.Level) (s templates.Strength) {
	if portraits[l] == "" {
		return s
	}
	n, of := 0, 0
	for _, each := range ai.Levels() {
		if portraits[each] == "" {
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

// opponentView tells how the computer plays, nil if it does not play.
func opponentView(language *say.Language, g *tutor.Game) *templates.Opponent {
	if g.Setup().Players != tutor.AgainstComputer {
		return nil
	}
	l := g.Setup().Level
	return &templates.Opponent{
		Level:    strconv.Itoa(int(l)),
		Name:     language.Called(l),
		Sentence: language.Level(l).Sentence,
		Portrait: portrait(l),
	}
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
