//go:build !linux

package main

import "net"

// listenConfig returns the default configuration: the system decides when an unacknowledged connection is closed.
func listenConfig() net.ListenConfig { return net.ListenConfig{} }
