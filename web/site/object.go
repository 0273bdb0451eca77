package site

import (
	"bytes"
	"encoding/json"
	"strings"
)

// Object is a JSON object whose members keep their order. (A map would be written in alphabetical order.)
type Object []Member

// Member is a name of an object and its value.
type Member struct {
	Name  string
	Value any
}

// MarshalJSON returns the object.
func (o Object) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	text.Grow(32 * len(o))
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	text.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			text.WriteByte(',')
		}
		if err := write(&text, encoder, m.Name); err != nil {
			return nil, err
		}
		text.WriteByte(':')
		if err := write(&text, encoder, m.Value); err != nil {
			return nil, err
		}
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}

// write writes a value. A string of letters and the like, as most are, does not take the encoder.
func write(text *bytes.Buffer, encoder *json.Encoder, value any) error {
	s, ok := value.(string)
	if !ok || strings.ContainsFunc(s, isEscaped) {
		return encoder.Encode(value)
	}
	text.WriteByte('"')
	text.WriteString(s)
	text.WriteByte('"')
	return nil
}

// isEscaped reports whether JSON might escape a character in a string.
func isEscaped(c rune) bool { return c < ' ' || c > '~' || c == '"' || c == '\\' }
