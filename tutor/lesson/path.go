package lesson

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// A Lesson is one step of a path. Its words are found by its name.
type Lesson struct {
	Path      int                  // 1 or 2
	Number    int                  // 1 for the first of its path
	Name      string               // stable, for addresses and words: "odd-pawns"
	Chapter   int                  // of its path, which begins with 1
	Screens   int                  // how many screens of text it begins with
	Reference []string             // names of the texts of package lesson that tell of it
	Exercises []*exercise.Exercise // in order

	place    int        // where its results are stored, for good
	pictures []*Picture // one a screen

	another map[string]*exercise.Exercise // by ID: those that practice has on another board
}

// Paths is how many paths there are.
const Paths = 2

// outlines are the lessons of the paths in order.
var outlines = [Paths][]Lesson{firstPath, slices.Concat(secondPath, openingLessons, planLessons)}

// firstPath is the lessons of the first path, each with the place where its results are stored, which never changes,
// its chapter, and how many screens it begins with. A new lesson gets a new place; that of a dropped one stays empty.
var firstPath = []Lesson{
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
	{place: 22, Chapter: 4, Name: "lines", Screens: 3, Reference: []string{"check"}},
	{place: 23, Chapter: 4, Name: "finish", Screens: 3, Reference: []string{"checkmate", "stalemate"}},
	{place: 24, Chapter: 4, Name: "first-game", Screens: 3, Reference: []string{"notation", "draws"}},
}

var (
	//go:embed exercises.jsonl
	firstExercises []byte
	//go:embed second.jsonl
	secondExercises []byte
	//go:embed openings.jsonl
	openingExercises []byte
	//go:embed plans.jsonl
	planExercises []byte
	//go:embed another.jsonl
	anotherExercises []byte
)

// all reads the lessons once.
var all = sync.OnceValue(func() []*Lesson {
	list, err := exercise.Read(slices.Concat(firstExercises, secondExercises, openingExercises, planExercises))
	if err != nil {
		panic("path: " + err.Error()) // unreachable: the tests read them
	}
	var lessons []*Lesson
	byName := map[string]*Lesson{}
	for path, outline := range outlines {
		for i, l := range outline {
			l.Path, l.Number, l.pictures = path+1, i+1, picturesOf(l.Name)
			lessons = append(lessons, &l)
			byName[l.Name] = &l
		}
	}
	for _, e := range list {
		l := byName[nameIn(e)]
		l.Exercises = append(l.Exercises, e)
		if bits, ok := turns[l.Name]; ok && e.Kind != exercise.Game {
			if l.another == nil {
				l.another = map[string]*exercise.Exercise{}
			}
			l.another[e.ID] = e.Turned(bits)
		}
	}
	others, err := exercise.Read(anotherExercises)
	if err != nil {
		panic("path: " + err.Error()) // unreachable: the tests read them
	}
	for _, e := range others {
		e.AnotherBoard = true
		byName[nameIn(e)].another[e.ID] = e
	}
	return lessons
})

// turns is how the boards of the first lessons are turned, whose words name no square, so that who has just solved them
// does not practise on the same: by half where words speak of a square's colour, otherwise left for right. Those of
// another.jsonl are new instead, as the first day has nothing but its own lesson to practise.
var turns = map[string]chess.Square{"rook": 63, "bishop": 63, "queen": 7, "king": 7, "knight": 7, "pawn": 7}

// Another returns an exercise of the lesson on another board, or itself if it has none.
func (l *Lesson) Another(e *exercise.Exercise) *exercise.Exercise {
	if another, ok := l.another[e.ID]; ok {
		return another
	}
	return e
}

// Lessons returns the lessons of all paths in order. They are shared and must not be changed.
func Lessons() []*Lesson { return slices.Clone(all()) }

// OfPath returns the lessons of a path in order.
func OfPath(path int) []*Lesson {
	return slices.DeleteFunc(Lessons(), func(l *Lesson) bool { return l.Path != path })
}

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
	return l.Path > board.Path || l.Number >= board.Number
}

// TeachesSquares reports whether the lesson is the one about the names of squares.
func (l *Lesson) TeachesSquares() bool { return l.Name == "board" }

// BeginsWithMove reports whether the lesson opens with its first exercise, and its screens can be read beside: the
// first of all does, whose board shows where the piece may go, and so does one that begins with a small game, as
// whoever presses a game wants to play it. The others tell first what is new.
func (l *Lesson) BeginsWithMove() bool {
	return l.Path == 1 && l.Number == 1 || l.Exercises[0].Kind == exercise.Game
}

// nameIn returns the name of an exercise's lesson, which is in its ID.
func nameIn(e *exercise.Exercise) string { return e.ID[:strings.LastIndexByte(e.ID, '-')] }

// lessonOf returns the lesson of an exercise.
func lessonOf(e *exercise.Exercise) *Lesson {
	l, _ := Find(nameIn(e))
	return l
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
