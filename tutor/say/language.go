package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// A Language holds all texts for users in one language. All of its fields are
// exported and none may be left empty, so that a test can list what a language
// lacks.
type Language struct {
	Tag  string // as BCP 47 writes it: "en"
	Name string // in the language itself: "English"

	Phrases Phrases
	Facts   Facts
	// PlainFacts takes the place of Facts where a fact is Plain.
	PlainFacts PlainFacts
	Ideas      Ideas
	Errors     Errors
	Levels     Levels
	Game       Game
	Shown      Shown
	End        End
	Labels     Labels
	Key        Key
	Settings   SettingTexts
	Frame      Frame
	Abouts     Abouts
	Path       Path
	Practice   Practice
	Fading     Fading
	Guess      Guess
	Guide      Guide
	Draws      Draws
	Rooms      Rooms
	Class      Class
	Pages      Pages
}

// Pages holds the texts of pages, each page in a struct of its own.
type Pages struct {
	NewGame   wording.NewGame
	Play      wording.Play
	Settings  wording.Settings
	Learning  Learning
	Practice  PracticePage
	Seen      wording.Seen
	Forget    wording.Forget
	About     AboutPage
	GrownUps  GrownUps
	Failure   Failure
	NewRoom   wording.NewRoom
	NoRoom    wording.NoRoom
	Room      wording.Room
	Guide     wording.Guide
	Looking   Looking
	Exploring wording.Explore
	Editing   Editing
	Importing Importing
	Welcome   wording.Welcome
	Reviewing Reviewing

	PlayingOut PlayingOut
}

// Ideas has the plain phrase of each idea, which is its name until a lesson
// teaches a shorter one.
type Ideas map[fact.Concept]string

// Facts describes each kind of fact to an audience, in one to three short
// sentences.
type Facts map[fact.Kind]func(fact.Fact, tutor.Audience) string

// PlainFacts describes each of fact.PlainKinds that is Plain, in words that need no lesson.
type PlainFacts map[fact.Kind]func(fact.Fact, tutor.Audience) string

// Fact describes a fact to an audience. It panics for a kind that the language
// lacks.
func (l *Language) Fact(f fact.Fact, a tutor.Audience) string {
	tell, ok := l.Facts[f.Kind]
	if !ok {
		panic("say: no " + l.Name + " for a fact of kind " + string(f.Kind))
	}
	if plain, ok := l.PlainFacts[f.Kind]; ok && f.Plain {
		tell = plain
	}
	return tell(f, a)
}
