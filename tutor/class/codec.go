package class

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// version comes first in the data of events and of classes. Every version ever released is still read.
const version = 1

type eventData struct {
	Version int `json:"v"`
	Event
}

// Encode returns the event as JSON for DecodeEvent, without its Number, ID and Time: a store saves these separately.
func (e Event) Encode() []byte {
	text, _ := json.Marshal(eventData{version, e}) // cannot fail for these types
	return text
}

// DecodeEvent parses what Encode of this or any released version wrote. The caller sets the event's Number, ID and
// Time. The error for other data wraps ErrBadEvent.
func DecodeEvent(text []byte) (Event, error) {
	var data eventData
	if err := decode(text, &data, &data.Version); err != nil {
		return Event{}, err
	}
	t, known := transitions[data.Kind]
	if !known {
		return Event{}, fmt.Errorf("%w: its kind %q is unknown to this program", ErrBadEvent, data.Kind)
	}
	if has := data.Event.fields(); has&^t.has != 0 || !bytes.Equal(data.Event.Encode(), text) {
		return Event{}, fmt.Errorf("%w: the fields of %q are not these", ErrBadEvent, data.Kind)
	}
	return data.Event, nil
}

type classData struct {
	Version int `json:"v"`
	state
}

// Encode returns the state of the class as JSON for Decode.
func (c *Class) Encode() []byte {
	text, _ := json.Marshal(classData{version, c.is}) // cannot fail for these types
	return text
}

// Decode parses what Encode of this or any released version wrote. The error for other data wraps ErrBadEvent.
func Decode(code Code, text []byte) (*Class, error) {
	var data classData
	if err := decode(text, &data, &data.Version); err != nil {
		return nil, err
	}
	c := &Class{code, data.state}
	if c.is.Number < 1 || len(c.is.Seats) > MostSeats || !bytes.Equal(c.Encode(), text) {
		return nil, fmt.Errorf("%w: no class is like this", ErrBadEvent)
	}
	return c, nil
}

func decode(text []byte, data any, of *int) error {
	if err := json.Unmarshal(text, data); err != nil {
		return fmt.Errorf("%w: %w", ErrBadEvent, err)
	}
	if *of != version {
		return fmt.Errorf("%w: its version is %d, and this program knows %d", ErrBadEvent, *of, version)
	}
	return nil
}
