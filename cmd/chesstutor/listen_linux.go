package main

import (
	"net"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// tcpUserTimeout is how long written data may stay unacknowledged before the connection is closed. Without it a
// phone that has lost its network would count as present, by its stream, for a quarter of an hour.
const tcpUserTimeout = 20 * time.Second

// listenConfig returns a configuration that sets tcpUserTimeout on new connections.
func listenConfig() net.ListenConfig {
	return net.ListenConfig{Control: func(_, _ string, conn syscall.RawConn) error {
		var failed error
		err := conn.Control(func(fd uintptr) {
			failed = unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT,
				int(tcpUserTimeout.Milliseconds()))
		})
		if err != nil {
			return err
		}
		return failed
	}}
}
