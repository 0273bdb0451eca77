//go:build !linux

package main

import "net"

// listening returns the default configuration: the system decides when an unacknowledged connection is closed.
func listening() net.ListenConfig { return net.ListenConfig{} }
