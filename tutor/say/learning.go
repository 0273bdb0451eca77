package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
)

// Learning holds the texts of the path of lessons: its page, the screens and
// exercises of a lesson, and the page of progress.
type Learning struct {
	Path     wording.Path
	Exercise wording.Exercise
	Progress wording.Progress
	Today    wording.Today
	// Certificate holds the words of the page to print at the end of the path.
	Certificate wording.Certificate
	Phrases     LearningPhrases
}

// LearningPhrases are texts with numbers and names in them.
type LearningPhrases struct {
	Done     func(done, of, stars int) string // counts lessons with stars, and the stars
	Number   func(number, of int) string      // of a lesson
	Place    func(number, of int) string      // of an exercise in its lesson
	InTest   func(number, of int) string      // of an exercise in a test
	InPart   func(number, of int) string      // of an exercise in the test of a part
	Screen   func(number, of int) string
	Stars    func(n int) string
	Met      func(met, of int) string // exercises of a lesson
	Moves    func(used, of int) string
	Tapped   func(n int) string
	Left     func(stars, pieces, pawns int) string // still to be collected, and taken
	Titled   func(number int, title string) string
	Step     func(title string) string      // leads to the next lesson
	Tomorrow func(title string) string      // tells which lesson comes on the next day
	Next     func(title string) string      // leads to it from the end of one
	AtOnce   func(right, of int) string     // right at the first try; below two in three: all done
	Fix      func(n int) string             // opens those that were missed
	Days     func(n int) string             // with something done, in a row
	With     func(name string) string       // whom a game is played with
	Walked   func(path, lessons int) string // follows the name on a certificate
	StarsOf  func(stars, of int) (count, rest string)
	Practise func(title string) string  // leads from "How to play" to exercises
	Lesson   func(title string) string  // leads from a sentence of the tutor to a lesson
	Answers  func(list []string) string // tells the solution: squares, or moves
	Goes     func(from, to string) string
	// Replied tells what the other side moved in a small game, and what that took; ToGo tells how many steps are left.
	Replied func(piece, took chess.PieceType, m chess.Move) string
	// Theirs tells whose piece was pressed in one, and what to press first: the only piece of one's own, if there is
	// but one.
	Theirs func(theirs, yours chess.PieceType) (whose, first string)
	// CouldTake tells of a piece that could have been taken.
	CouldTake func(taken chess.PieceType, square string) string
	ToGo      func(n int) string
	Needed    func(n int) string             // how many steps the learner's pawn was away when a game of pawns was lost
	Mate      func(p *chess.Position) string // names the mate on a board by its pattern, "" if there is none
}
