//go:build !race

package webtest

// Racing is whether the race detector is enabled.
const Racing = false
