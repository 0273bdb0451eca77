package chess

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ErrGameOver is the error of a move, or of a search for one, in a game that has ended.
var ErrGameOver = errors.New("the game is over")

// ParseError is the error of a text that is not valid notation. The fault determines which of the
// other fields are set. The message for users is in tutor/say.
type ParseError struct {
	Fault   Fault
	Text    string // the offending text, quoted, escaped and shortened
	Color   Color
	Squares []Square
	Numbers []int
}

// Error returns the fault and the fields that are set, for logs and for programs.
func (e *ParseError) Error() string {
	parts := []string{"unreadable: " + string(e.Fault)}
	if e.Text != "" {
		parts = append(parts, e.Text)
	}
	if slices.Contains(ofColor, e.Fault) {
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

// IllegalMoveError is the error of well-formed notation for a move that is not legal in the
// position.
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

// parseError returns the error of a fault, with the fields of these values: the offending text,
// colors, squares and numbers.
func parseError(fault Fault, what ...any) error {
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
			panic(fmt.Sprintf("chess: a fault says nothing of a %T", each)) // unreachable: the tests cause every fault
		}
	}
	return e
}

// quote returns foreign text quoted, escaped and shortened, so that it is safe to show.
func quote(s string) string {
	const most = 24
	if len(s) > most {
		s = s[:most] + "..."
	}
	return strconv.QuoteToASCII(s)
}
