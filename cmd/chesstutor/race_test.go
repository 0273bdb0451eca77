//go:build race

package main

// racing is whether the race detector is enabled.
const racing = true
