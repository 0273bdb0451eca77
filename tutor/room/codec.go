package room

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"chesstutor/tutor/chess"
)

// ErrBadEvent is the error of data that is not an encoded event of a known version and kind; the
// error that wraps it says why.
var ErrBadEvent = errors.New("this is not an event")

// eventVersion comes first in the data. Every version ever released is still read.
const eventVersion = 1

// eventData is the encoding of an event without its number, ID and time. Times and durations are in
// milliseconds, those of an event since 1970.
type eventData struct {
	Version int         `json:"v"`
	Kind    Kind        `json:"kind"`
	Player  string      `json:"player,omitempty"`
	Key     string      `json:"key,omitempty"`
	Options *optionData `json:"options,omitempty"`
	Move    string      `json:"move,omitempty"`
	Seen    *int64      `json:"seen,omitempty"`
}

type optionData struct {
	Side      string `json:"side"`
	Initial   int64  `json:"initial,omitempty"`
	Increment int64  `json:"increment,omitempty"`
	MakerHelp bool   `json:"makerHelp,omitempty"`
	GuestHelp bool   `json:"guestHelp,omitempty"`
	Countdown int64  `json:"countdown,omitempty"`
	Claim     int64  `json:"claim,omitempty"`
}

// Encode returns the event as JSON for Decode, without its Number, ID and Time: a store saves these
// separately.
func (e Event) Encode() []byte {
	data := eventData{Version: eventVersion, Kind: e.Kind, Player: e.Player.String(), Move: e.Move}
	fields := payloads[e.Kind]
	if fields.key {
		data.Key = hex.EncodeToString(e.Key[:])
	}
	if fields.options {
		o := e.Options
		data.Options = &optionData{o.Side.String(), o.Clock.Initial.Milliseconds(), o.Clock.Increment.Milliseconds(),
			o.MakerHelp, o.GuestHelp, o.Countdown.Milliseconds(), o.Claim.Milliseconds()}
	}
	if fields.seen && !e.Seen.IsZero() {
		seen := e.Seen.UnixMilli()
		data.Seen = &seen
	}
	text, _ := json.Marshal(data) // cannot fail for these types
	return text
}

// Decode parses what Encode of this or any released version wrote. The caller sets the event's
// Number, ID and Time. The error wraps ErrBadEvent.
func Decode(text []byte) (Event, error) {
	var data eventData
	var version struct {
		V int `json:"v"`
	}
	if err := json.Unmarshal(text, &version); err != nil {
		return Event{}, fmt.Errorf("%w: %w", ErrBadEvent, err)
	}
	if version.V != eventVersion {
		return Event{}, fmt.Errorf("%w: its version is %d, and this program knows %d", ErrBadEvent, version.V,
			eventVersion)
	}
	strict := json.NewDecoder(bytes.NewReader(text))
	strict.DisallowUnknownFields()
	if err := strict.Decode(&data); err != nil {
		return Event{}, fmt.Errorf("%w: %w", ErrBadEvent, err)
	}
	if _, err := strict.Token(); err != io.EOF {
		return Event{}, fmt.Errorf("%w: more follows it", ErrBadEvent)
	}
	return data.event()
}

// event returns the event if the data has the fields of its kind, and no others.
func (d *eventData) event() (e Event, err error) {
	fields, known := payloads[d.Kind]
	if !known {
		return Event{}, fmt.Errorf("%w: its kind %q is unknown to this program", ErrBadEvent, d.Kind)
	}
	bad := fmt.Errorf("%w: the fields of %q are not these", ErrBadEvent, d.Kind)
	player, known := playerNamed(d.Player)
	if !known || (player != Nobody) != fields.player || (d.Key != "") != fields.key ||
		(d.Options != nil) != fields.options || (d.Move != "") != fields.move || d.Seen != nil && !fields.seen {
		return Event{}, bad
	}
	e = Event{Kind: d.Kind, Player: player, Move: d.Move}
	if d.Seen != nil {
		e.Seen = time.UnixMilli(*d.Seen).UTC()
	}
	if fields.key {
		key, err := hex.DecodeString(d.Key)
		if err != nil || len(key) != len(e.Key) {
			return Event{}, bad
		}
		e.Key = Key(key)
	}
	if fields.options {
		if e.Options, err = d.Options.options(); err != nil {
			return Event{}, err
		}
	}
	return e, nil
}

// options checks only the ranges of numbers; the transition checks the rest.
func (d *optionData) options() (Options, error) {
	o := Options{MakerHelp: d.MakerHelp, GuestHelp: d.GuestHelp}
	switch d.Side {
	case chess.White.String():
	case chess.Black.String():
		o.Side = chess.Black
	default:
		return Options{}, fmt.Errorf("%w: no side is %q", ErrBadEvent, d.Side)
	}
	const most = int64(MaxInitial / time.Millisecond) // no product below can overflow
	if max(d.Initial, d.Increment) > most || min(d.Initial, d.Increment) < 0 {
		return Options{}, fmt.Errorf("%w: no clock has so much time", ErrBadEvent)
	}
	if d.Countdown < 0 || d.Countdown > MaxCountdown.Milliseconds() {
		return Options{}, fmt.Errorf("%w: no countdown lasts so long", ErrBadEvent)
	}
	if d.Claim < 0 || d.Claim > MaxClaim.Milliseconds() {
		return Options{}, fmt.Errorf("%w: no absence is so long", ErrBadEvent)
	}
	o.Claim = time.Duration(d.Claim) * time.Millisecond
	o.Countdown = time.Duration(d.Countdown) * time.Millisecond
	o.Clock = Clock{time.Duration(d.Initial) * time.Millisecond, time.Duration(d.Increment) * time.Millisecond}
	return o, nil
}
