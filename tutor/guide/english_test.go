package guide_test

import (
	"testing"

	"chesstutor/tutor/guide"
	"chesstutor/tutor/say/english"
)

// TestMain gives the tests of package guide itself English, which they cannot import: package say imports guide.
func TestMain(m *testing.M) {
	texts := english.English.Guide
	guide.Title = func(name string) string { return texts.Topics[name].Title }
	guide.Text = func(name string) []string { return texts.Topics[name].Text }
	guide.Caption = func(name string) string { return texts.Captions[name] }
	m.Run()
}
