package lesson

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"chesstutor/tutor/exercise"
)

// A Lesson is one step of the path. Its words are found by its name.
type Lesson struct {
	Number    int      // 1 for the first
	Name      string   // stable, for addresses and words: "odd-pawns"
	Chapter   int      // 1 to 4
	Screens   int      // how many screens of text it begins with
	Reference []string // names of the texts of package lesson that tell of it
	Exercises []*exercise.Exercise

	pictures []*Picture // one a screen
}

// outline is the lessons in order, each with its chapter and how many screens it begins with. A lesson keeps its
// place: the bytes of a Progress count on it.
var outline = []Lesson{
	{Chapter: 1, Name: "board", Screens: 3, Reference: []string{"the-board"}},
	{Chapter: 1, Name: "rook", Screens: 2, Reference: []string{"rook"}},
	{Chapter: 1, Name: "bishop", Screens: 2, Reference: []string{"bishop"}},
	{Chapter: 1, Name: "queen", Screens: 2, Reference: []string{"queen"}},
	{Chapter: 1, Name: "king", Screens: 2, Reference: []string{"king"}},
	{Chapter: 1, Name: "knight", Screens: 2, Reference: []string{"knight"}},
	{Chapter: 2, Name: "pawn", Screens: 2, Reference: []string{"pawn"}},
	{Chapter: 2, Name: "taking", Screens: 2, Reference: []string{"taking"}},
	{Chapter: 2, Name: "pawn-game", Screens: 2, Reference: []string{"pawn"}},
	{Chapter: 2, Name: "attacks", Screens: 2, Reference: []string{"taking"}},
	{Chapter: 2, Name: "free", Screens: 2, Reference: []string{"taking"}},
	{Chapter: 2, Name: "save", Screens: 2, Reference: []string{"taking"}},
	{Chapter: 2, Name: "check", Screens: 2, Reference: []string{"check"}},
	{Chapter: 3, Name: "mate", Screens: 2, Reference: []string{"checkmate"}},
	{Chapter: 3, Name: "stalemate", Screens: 2, Reference: []string{"stalemate"}},
	{Chapter: 3, Name: "castling", Screens: 2, Reference: []string{"castling"}},
	{Chapter: 3, Name: "odd-pawns", Screens: 2, Reference: []string{"promotion", "en-passant"}},
	{Chapter: 3, Name: "worth", Screens: 2, Reference: []string{"worth"}},
	{Chapter: 3, Name: "count", Screens: 2, Reference: []string{"worth"}},
	{Chapter: 4, Name: "change", Screens: 2, Reference: []string{"marks"}},
	{Chapter: 4, Name: "look", Screens: 2, Reference: []string{"check", "taking"}},
	{Chapter: 4, Name: "fork", Screens: 2, Reference: []string{"taking"}},
	{Chapter: 4, Name: "lines", Screens: 2, Reference: []string{"check"}},
	{Chapter: 4, Name: "finish", Screens: 3, Reference: []string{"checkmate", "stalemate"}},
	{Chapter: 4, Name: "first-game", Screens: 3, Reference: []string{"notation", "draws"}},
}

//go:embed exercises.jsonl
var exercises []byte

// all reads the lessons once.
var all = sync.OnceValue(func() []*Lesson {
	list, err := exercise.Read(exercises)
	if err != nil {
		panic("path: " + err.Error()) // unreachable: the tests read them
	}
	lessons := make([]*Lesson, len(outline))
	byName := map[string]*Lesson{}
	for i := range outline {
		l := outline[i]
		l.Number = i + 1
		lessons[i], byName[l.Name] = &l, &l
		for _, text := range pictures[l.Name] {
			picture, err := readPicture(text)
			if err != nil {
				panic("path: a picture of " + l.Name + ": " + err.Error()) // unreachable: the tests read them
			}
			l.pictures = append(l.pictures, picture)
		}
	}
	for _, e := range list {
		name := e.ID[:strings.LastIndexByte(e.ID, '-')]
		byName[name].Exercises = append(byName[name].Exercises, e)
	}
	return lessons
})

// Lessons returns the lessons in order. They are shared and must not be changed.
func Lessons() []*Lesson { return slices.Clone(all()) }

// Find returns the lesson with a name, and whether there is one.
func Find(name string) (*Lesson, bool) {
	for _, l := range all() {
		if l.Name == name {
			return l, true
		}
	}
	return nil, false
}

// Exercise returns the lesson's exercise with an id, and whether it has one.
func (l *Lesson) Exercise(id string) (*exercise.Exercise, bool) {
	if i := l.slot(id); i >= 0 {
		return l.Exercises[i], true
	}
	return nil, false
}

// slot returns the place of an exercise in its lesson, -1 if it is not there.
func (l *Lesson) slot(id string) int {
	return slices.IndexFunc(l.Exercises, func(e *exercise.Exercise) bool { return e.ID == id })
}
