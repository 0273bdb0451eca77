//go:build !race

package web

// racing is whether the race detector is enabled.
const racing = false
