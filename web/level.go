package web

import (
	"net/http"
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

func (s *play) levelRoutes(r *router) {
	r.get("/levels", s.levels)
}

// level is one of the computer's ways of playing as answers in JSON give it.
// Names and sentences may be worded anew; a number stays its level's.
type level struct {
	Number   int    `json:"number"`
	Name     string `json:"name"`
	Sentence string `json:"sentence"`
}

func newLevel(language *say.Language, l ai.Level) level {
	words := language.Level(l)
	return level{int(l), words.Name, words.Sentence}
}

// levelOf returns the level of a game, nil if no computer plays in it.
func levelOf(language *say.Language, g *tutor.Game) *level {
	if g.Setup().Players != tutor.AgainstComputer {
		return nil
	}
	l := newLevel(language, g.Setup().Level)
	return &l
}

// levels answers with all levels, the easiest first.
func (s *play) levels(w http.ResponseWriter, r *http.Request) error {
	answer := struct {
		Levels []level `json:"levels"`
	}{}
	for _, l := range ai.Levels() {
		answer.Levels = append(answer.Levels, newLevel(s.language(r), l))
	}
	return writeJSON(w, http.StatusOK, answer)
}

// readLevel reads the number of a level, otherwise if none is given.
func readLevel(f form, otherwise ai.Level) (ai.Level, error) {
	if f["level"] == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseUint(f["level"], 10, 8)
	if err != nil || !ai.Level(n).Valid() {
		return otherwise, refusing(http.StatusBadRequest, say.Problem{Key: say.NoSuchLevel})
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
	l := levelOf(language, g)
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
func (ss *session) changeLevel(f form) (bool, error) {
	now := ss.game.Setup().Level
	l, err := readLevel(f, now)
	if err != nil || l == now || f["level"] == f["was"] {
		return false, err
	}
	if ss.lost {
		return false, ss.showing(refusing(http.StatusConflict, say.Problem{Key: say.GameLost}))
	}
	if err := ss.check(f); err != nil {
		return false, err
	}
	ss.game.SetLevel(l)
	return true, nil
}
