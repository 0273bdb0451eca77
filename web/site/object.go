package site

import (
	"bytes"
	"encoding/json"
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
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	text.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			text.WriteByte(',')
		}
		if err := encoder.Encode(m.Name); err != nil {
			return nil, err
		}
		text.WriteByte(':')
		if err := encoder.Encode(m.Value); err != nil {
			return nil, err
		}
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}
