//go:build !linux

package main

import "net"

// listening leaves it to the system when to give a connection up.
func listening() net.ListenConfig { return net.ListenConfig{} }
