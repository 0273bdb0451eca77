package site

import (
	"net/http"
	"time"
)

// The timeout of a write to a stream, and the interval of keep-alives, which reveal a lost connection.
const (
	streamWrite = 10 * time.Second
	StreamBeat  = 10 * time.Second
)

// Stream is a stream of server-sent events to a client that may have disconnected.
type Stream struct {
	w       http.ResponseWriter
	control *http.ResponseController
}

// NewStream returns the answer to a request as a stream of events.
func NewStream(w http.ResponseWriter) Stream { return Stream{w, http.NewResponseController(w)} }

// Begin begins the answer, and reports whether that succeeded.
func (s Stream) Begin() bool {
	_ = s.control.SetReadDeadline(time.Time{}) // nothing more is read; a deadline would end the request
	s.w.Header().Set("Content-Type", "text/event-stream")
	s.w.Header().Set("X-Accel-Buffering", "no") // nginx would buffer events
	return s.Write("retry: 2000\n\n")
}

// Beat writes what clients ignore, and reports whether that succeeded.
func (s Stream) Beat() bool { return s.Write(": still here\n\n") }

// Write writes a text, flushes it, and reports whether that succeeded.
func (s Stream) Write(text string) bool {
	if s.control.SetWriteDeadline(time.Now().Add(streamWrite)) != nil {
		return false
	}
	if _, err := s.w.Write([]byte(text)); err != nil {
		return false
	}
	return s.control.Flush() == nil
}
