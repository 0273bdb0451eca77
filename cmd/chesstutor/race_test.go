//go:build race

package main

// racing tells whether the race detector looks on.
const racing = true
