package chess

import (
	"fmt"
	"strconv"
)

// ParseError says that a text is not the notation it was read as. Its message
// is a sentence for the person who wrote the text, without a full stop.
type ParseError struct{ Reason string }

// Error returns the reason.
func (e *ParseError) Error() string { return e.Reason }

// IllegalMoveError says that a text is well-formed notation for something that
// is not allowed in the position it was read in.
type IllegalMoveError struct{ Reason string }

// Error returns the reason, a sentence without a full stop.
func (e *IllegalMoveError) Error() string { return e.Reason }

func parseErrorf(format string, args ...any) error {
	return &ParseError{fmt.Sprintf(format, args...)}
}

func illegalf(format string, args ...any) error {
	return &IllegalMoveError{fmt.Sprintf(format, args...)}
}

// quote returns foreign text as it may be shown: quoted, escaped and short.
func quote(s string) string {
	const most = 24
	if len(s) > most {
		s = s[:most] + "..."
	}
	return strconv.QuoteToASCII(s)
}
