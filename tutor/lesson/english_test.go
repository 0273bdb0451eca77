package lesson_test

import (
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
)

// The tests of package lesson itself cannot import say, which imports lesson.
func init() {
	guide := say.English.Guide
	lesson.Title = func(name string) string { return guide.Topics[name].Title }
	lesson.Text = func(name string) []string { return guide.Topics[name].Text }
	lesson.Caption = func(name string) string { return guide.Captions[name] }
}
