package lesson

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"

	"chesstutor/tutor/exercise"
)

// A Lesson is one step of the path. Its words are found by its name.
type Lesson struct {
	Number    int                  // 1 for the first in order
	Name      string               // stable, for addresses and words: "odd-pawns"
	Chapter   int                  // 1 to 4
	Screens   int                  // how many screens of text it begins with
	Reference []string             // names of the texts of package lesson that tell of it
	Exercises []*exercise.Exercise // in order

	place    int        // where its results are stored, for good
	pictures []*Picture // one a screen
}

// outline is the lessons in order, each with the place where its results are stored, which never changes, its chapter,
// and how many screens it begins with. A new lesson gets a new place; that of a dropped one stays empty.
var outline = []Lesson{
	{place: 1, Chapter: 1, Name: "rook", Screens: 2, Reference: []string{"rook"}},
	{place: 2, Chapter: 1, Name: "bishop", Screens: 2, Reference: []string{"bishop"}},
	{place: 3, Chapter: 1, Name: "queen", Screens: 2, Reference: []string{"queen"}},
	{place: 4, Chapter: 1, Name: "king", Screens: 2, Reference: []string{"king"}},
	{place: 5, Chapter: 1, Name: "knight", Screens: 2, Reference: []string{"knight"}},
	{place: 6, Chapter: 1, Name: "pawn", Screens: 2, Reference: []string{"pawn"}},
	{place: 0, Chapter: 1, Name: "board", Screens: 3, Reference: []string{"the-board"}},
	{place: 7, Chapter: 2, Name: "taking", Screens: 2, Reference: []string{"taking"}},
	{place: 9, Chapter: 2, Name: "attacks", Screens: 2, Reference: []string{"taking"}},
	{place: 12, Chapter: 2, Name: "check", Screens: 2, Reference: []string{"check"}},
	{place: 13, Chapter: 2, Name: "mate", Screens: 2, Reference: []string{"checkmate"}},
	{place: 8, Chapter: 2, Name: "pawn-game", Screens: 2, Reference: []string{"pawn"}},
	{place: 10, Chapter: 2, Name: "free", Screens: 2, Reference: []string{"taking"}},
	{place: 11, Chapter: 2, Name: "save", Screens: 2, Reference: []string{"taking"}},
	{place: 14, Chapter: 3, Name: "stalemate", Screens: 2, Reference: []string{"stalemate"}},
	{place: 15, Chapter: 3, Name: "castling", Screens: 2, Reference: []string{"castling"}},
	{place: 16, Chapter: 3, Name: "odd-pawns", Screens: 2, Reference: []string{"promotion", "en-passant"}},
	{place: 17, Chapter: 3, Name: "worth", Screens: 2, Reference: []string{"worth"}},
	{place: 18, Chapter: 3, Name: "count", Screens: 2, Reference: []string{"worth"}},
	{place: 19, Chapter: 4, Name: "change", Screens: 2, Reference: []string{"marks"}},
	{place: 20, Chapter: 4, Name: "look", Screens: 2, Reference: []string{"check", "taking"}},
	{place: 21, Chapter: 4, Name: "fork", Screens: 2, Reference: []string{"taking"}},
	{place: 22, Chapter: 4, Name: "lines", Screens: 2, Reference: []string{"check"}},
	{place: 23, Chapter: 4, Name: "finish", Screens: 3, Reference: []string{"checkmate", "stalemate"}},
	{place: 24, Chapter: 4, Name: "first-game", Screens: 3, Reference: []string{"notation", "draws"}},
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

// NamesSquares reports whether the lesson comes once the names of squares are taught, so that its texts may use them.
func (l *Lesson) NamesSquares() bool {
	board, _ := Find("board")
	return l.Number >= board.Number
}

// atPlace returns the lesson with a place, nil if there is none.
func atPlace(place int) *Lesson {
	for _, l := range all() {
		if l.place == place {
			return l
		}
	}
	return nil
}

// Exercise returns the lesson's exercise with an id, and whether it has one.
func (l *Lesson) Exercise(id string) (*exercise.Exercise, bool) {
	i := slices.IndexFunc(l.Exercises, func(e *exercise.Exercise) bool { return e.ID == id })
	if i < 0 {
		return nil, false
	}
	return l.Exercises[i], true
}

// at returns the lesson's exercise with a place, nil if there is none.
func (l *Lesson) at(where int) *exercise.Exercise {
	for _, e := range l.Exercises {
		if place(e) == where {
			return e
		}
	}
	return nil
}

// place returns where the result of an exercise is stored in that of its lesson: the number in its ID, which never
// changes and is not used again.
func place(e *exercise.Exercise) int {
	n, err := strconv.Atoi(e.ID[strings.LastIndexByte(e.ID, '-')+1:])
	if err != nil {
		panic("path: " + err.Error()) // unreachable: the tests read them
	}
	return n - 1
}
