//go:build !race

package ai

// racing tells whether the race detector looks on.
const racing = false
