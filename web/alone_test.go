package web

import "testing"

// alone leaves a test out where the race detector looks on: it makes one request after the other, and
// the computer's searches take ten times as long then. make test runs the package without the detector too.
func alone(t *testing.T) {
	t.Helper()
	if racing {
		t.Skip("makes one request after the other")
	}
}
