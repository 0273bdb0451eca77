package tutor_test

import (
	"testing"

	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

// TestMain gives the tests of package tutor itself English, which they cannot import: package say imports tutor.
func TestMain(m *testing.M) {
	tutor.English = say.English.Fact
	m.Run()
}
