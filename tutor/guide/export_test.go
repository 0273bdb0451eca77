package guide

// What English says of the lessons, by their names, and of the diagrams, by theirs. Tests of package lesson_test
// set it: this package may not import tutor/say.
var (
	Title   func(lesson string) string
	Text    func(lesson string) []string
	Caption func(diagram string) string
)
