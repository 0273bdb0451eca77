package web

import (
	"bytes"
	"encoding/json"
)

// object is a JSON object whose members keep their order. (A map would be written in alphabetical order.)
type object []member

type member struct {
	name  string
	value any
}

// MarshalJSON returns the object.
func (o object) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	text.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			text.WriteByte(',')
		}
		if err := encoder.Encode(m.name); err != nil {
			return nil, err
		}
		text.WriteByte(':')
		if err := encoder.Encode(m.value); err != nil {
			return nil, err
		}
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}
