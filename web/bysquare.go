package web

import (
	"bytes"
	"encoding/json"

	"chesstutor/tutor/chess"
)

// bySquare is a JSON object whose names are squares, in the order in which they
// were added. (A map would be written in alphabetical order.)
type bySquare[T any] []atSquare[T]

type atSquare[T any] struct {
	square chess.Square
	value  T
}

func (b *bySquare[T]) add(s chess.Square, value T) { *b = append(*b, atSquare[T]{s, value}) }

// MarshalJSON returns the object.
func (b bySquare[T]) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	text.WriteByte('{')
	for i, at := range b {
		if i > 0 {
			text.WriteByte(',')
		}
		text.WriteString(`"` + at.square.String() + `":`)
		if err := encoder.Encode(at.value); err != nil {
			return nil, err
		}
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}
