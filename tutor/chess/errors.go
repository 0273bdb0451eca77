package chess

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// ErrGameOver is the error of a move, or of a search for one, in a game that has
// ended.
var ErrGameOver = errors.New("the game is over")

// ParseError says that a text is not the notation it was read as, and why. The
// fault tells which of the other fields are filled. What a person is told of it
// is in tutor/say.
type ParseError struct {
	Fault   Fault
	Text    string // what stood there, quoted, escaped and short
	Color   Color
	Squares []Square
	Numbers []int
}

// Error returns the fault and what is known of it, for logs and for programs.
func (e *ParseError) Error() string {
	parts := []string{"unreadable: " + string(e.Fault)}
	if e.Text != "" {
		parts = append(parts, e.Text)
	}
	if faults[e.Fault] {
		parts = append(parts, e.Color.String())
	}
	for _, s := range e.Squares {
		parts = append(parts, s.String())
	}
	for _, n := range e.Numbers {
		parts = append(parts, strconv.Itoa(n))
	}
	return strings.Join(parts, ", ")
}

// IllegalMoveError says that a text is well-formed notation for a move that is
// not allowed in the position it was read in.
type IllegalMoveError struct {
	SAN      string // the move as it was written, "" if only its squares are known
	From, To Square // without a SAN
}

// Error names the move, for logs and for programs.
func (e *IllegalMoveError) Error() string {
	if e.SAN != "" {
		return "illegal move: " + e.SAN
	}
	return "illegal move: " + e.From.String() + e.To.String()
}

// unreadable returns the error of a fault: a text is what stood there, and
// colors, squares and numbers are what the fault says of it.
func unreadable(fault Fault, what ...any) error {
	e := &ParseError{Fault: fault}
	for _, each := range what {
		switch each := each.(type) {
		case string:
			e.Text = quote(each)
		case Color:
			e.Color = each
		case Square:
			e.Squares = append(e.Squares, each)
		case int:
			e.Numbers = append(e.Numbers, each)
		default:
			panic(fmt.Sprintf("chess: a fault says nothing of a %T", each))
		}
	}
	return e
}

// quote returns foreign text as it may be shown: quoted, escaped and short.
func quote(s string) string {
	const most = 24
	if len(s) > most {
		s = s[:most] + "..."
	}
	return strconv.QuoteToASCII(s)
}
