package game

import (
	"net/http"
	"slices"
	"strconv"

	"chesstutor/ai"
	"chesstutor/templates/setup"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Level is a level of the computer's play in the JSON interface. Clients may store Number, which never changes its
// meaning; names and sentences may change.
type Level struct {
	Number    int     `json:"number"`
	Place     int     `json:"place"` // in order of strength, 1 the weakest
	Name      string  `json:"name"`
	Character *string `json:"character"` // nil for a level without a character
	Sentence  string  `json:"sentence"`
}

// NewLevel returns a level with its name and sentence in a language.
func NewLevel(language *say.Language, l ai.Level) Level {
	words := language.Level(l)
	answer := Level{Number: int(l), Place: Place(l), Name: words.Name, Sentence: words.Sentence}
	if character := language.Character(l); character != "" {
		answer.Character = new(character)
	}
	return answer
}

// Place returns where a level stands in order of strength, 1 for the weakest.
func Place(l ai.Level) int { return slices.Index(ai.Levels(), l) + 1 }

// LevelOf returns the level of a game, nil if no computer plays in it.
func LevelOf(language *say.Language, g *tutor.Game) *Level {
	if g.Setup().Players != tutor.AgainstComputer {
		return nil
	}
	return new(NewLevel(language, g.Setup().Level))
}

// portraits are the drawings of the characters. Their ids are the same in every language.
var portraits = map[ai.Level]string{
	ai.Pip: "pt-pip", ai.Nib: "pt-nib", ai.Hop: "pt-hop", ai.Hazel: "pt-hazel",
	ai.Mina: "pt-mina", ai.ThreePlies: "pt-rufus", 12: "pt-corvin", ai.Strongest: "pt-tove",
}

// Coach is the id of the tutor's drawing.
const Coach = "pt-coach"

// Portrait returns the id of the drawing of a character, "" for a level without one.
func Portrait(l ai.Level) string { return portraits[l] }

// ReadLevel returns the level whose number is in a form, or the parameter otherwise if there is none.
func ReadLevel(f site.Form, otherwise ai.Level) (ai.Level, error) {
	if f["level"] == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseUint(f["level"], 10, 8)
	if err != nil || !ai.Level(n).Valid() {
		return otherwise, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchLevel})
	}
	return ai.Level(n), nil
}

// LevelChoices returns the levels to choose from, under the question asks; match is the friend who is offered after the
// games so far, NoLevel if that is not known, and beaten are those with a badge.
func LevelChoices(l *say.Language, asks string, chosen, match ai.Level, beaten tutor.Beaten) setup.Levels {
	levels := setup.Levels{Legend: asks, SoFar: l.Levels.SoFar, Usual: l.Levels.Usual, MoreText: l.Levels.More}
	for _, each := range ai.Levels() {
		words := l.Level(each)
		level := setup.Level{
			Value: strconv.Itoa(int(each)), Name: words.Name, Called: l.Called(each), Portrait: Portrait(each),
			Strength: strengthOf(l, each), Play: l.Game.Play(l.Called(each)), Sentence: words.Sentence,
			On: each == chosen, Usual: each == ai.ThreePlies, Match: each == match, Beaten: beaten.Has(each),
		}
		if character := l.Character(each); character != "" {
			level.Name = character + ": " + words.Name
			levels.Friends = append(levels.Friends, level)
		} else {
			level.Play = l.Pages.NewGame.Start
			levels.More = append(levels.More, level)
		}
	}
	return levels
}

// NoLevel stands for no level.
const NoLevel ai.Level = 255

// strengthOf returns the rank of a character among all characters by strength, the zero value for a level without a
// character.
func strengthOf(language *say.Language, l ai.Level) (s setup.Strength) {
	characters := slices.DeleteFunc(ai.Levels(), func(l ai.Level) bool { return Portrait(l) == "" })
	place := slices.Index(characters, l)
	if place < 0 {
		return s
	}
	for i := range characters {
		s.Dots = append(s.Dots, i <= place)
	}
	s.Text = language.Levels.Strength(place+1, len(characters))
	return s
}
