package main

import (
	"net"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// lostAfter is how long a connection may leave what was written to it without an
// answer. Without it a phone that has lost its network would be taken to be
// there, by its stream, for a quarter of an hour.
const lostAfter = 20 * time.Second

// listening tells new connections when to give up.
func listening() net.ListenConfig {
	return net.ListenConfig{Control: func(_, _ string, conn syscall.RawConn) error {
		var failed error
		err := conn.Control(func(fd uintptr) {
			failed = unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(lostAfter.Milliseconds()))
		})
		if err != nil {
			return err
		}
		return failed
	}}
}
