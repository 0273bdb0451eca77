//go:build !race

package web

// racing tells whether the race detector looks on.
const racing = false
