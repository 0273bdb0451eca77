package ai

import "testing"

// alone leaves a test out where the race detector looks on: its searches use one thread each, and
// take ten times as long then. make test runs the package without the detector too.
func alone(t *testing.T) {
	t.Helper()
	if racing {
		t.Skip("uses one thread")
	}
}
