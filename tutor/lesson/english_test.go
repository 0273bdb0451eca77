package lesson_test

import (
	"testing"

	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
)

// TestMain gives the tests of package lesson itself English, which they cannot import: package say imports lesson.
func TestMain(m *testing.M) {
	guide := say.English.Guide
	lesson.Title = func(name string) string { return guide.Topics[name].Title }
	lesson.Text = func(name string) []string { return guide.Topics[name].Text }
	lesson.Caption = func(name string) string { return guide.Captions[name] }
	m.Run()
}
