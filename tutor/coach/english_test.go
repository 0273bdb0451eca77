package coach_test

import (
	"testing"

	"chesstutor/tutor/coach"
	"chesstutor/tutor/say/english"
)

// TestMain gives the tests of package coach itself English, which they cannot import: package say imports
// coach.
func TestMain(m *testing.M) {
	coach.English = english.English.Fact
	m.Run()
}
