package room

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
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
	Closed    bool   `json:"closed,omitempty"`
}

// Encode returns the event as JSON for Decode, without its Number, ID and Time: a store saves these
// separately.
func (e Event) Encode() []byte {
	data := eventData{Version: eventVersion, Kind: e.Kind, Player: e.Player.String(), Move: e.Move}
	if e.Kind.is(withKey) {
		data.Key = hex.EncodeToString(e.Key[:])
	}
	if e.Kind.is(withOptions) {
		o := e.Options
		data.Options = &optionData{o.Side.String(), o.Clock.Initial.Milliseconds(), o.Clock.Increment.Milliseconds(),
			o.MakerHelp, o.GuestHelp, o.Countdown.Milliseconds(), o.Claim.Milliseconds(), o.Closed}
	}
	if e.Kind.is(withSeen) && !e.Seen.IsZero() {
		seen := e.Seen.UnixMilli()
		data.Seen = &seen
	}
	text, _ := json.Marshal(data) // cannot fail for these types
	return text
}

// Decode parses what Encode of this or any released version wrote. The caller sets the event's Number, ID and Time. The
// error for other data wraps ErrBadEvent.
func Decode(text []byte) (Event, error) {
	var data eventData
	if err := json.Unmarshal(text, &data); err != nil {
		return Event{}, fmt.Errorf("%w: %w", ErrBadEvent, err)
	}
	if data.Version != eventVersion {
		return Event{}, fmt.Errorf("%w: its version is %d, and this program knows %d", ErrBadEvent, data.Version,
			eventVersion)
	}
	if _, known := transitions[data.Kind]; !known {
		return Event{}, fmt.Errorf("%w: its kind %q is unknown to this program", ErrBadEvent, data.Kind)
	}
	e := data.event()
	if (e.Player != Nobody) != e.Kind.is(byPlayer) || (e.Move != "") != e.Kind.is(withMove) ||
		!bytes.Equal(e.Encode(), text) {
		return Event{}, fmt.Errorf("%w: the fields of %q are not these", ErrBadEvent, data.Kind)
	}
	if err := e.Options.check(); err != nil {
		return Event{}, fmt.Errorf("%w: %w", ErrBadEvent, err)
	}
	return e, nil
}

// event returns the event of the data. Of data that Encode does not write it returns another one's.
func (d *eventData) event() Event {
	e := Event{Kind: d.Kind, Player: Player(max(0, slices.Index(playerNames[:], d.Player))), Move: d.Move}
	if d.Seen != nil {
		e.Seen = time.UnixMilli(*d.Seen).UTC()
	}
	key, _ := hex.DecodeString(d.Key)
	copy(e.Key[:], key)
	if o := d.Options; o != nil {
		ms := func(n int64) time.Duration { return time.Duration(n) * time.Millisecond }
		e.Options = Options{
			Clock: Clock{ms(o.Initial), ms(o.Increment)}, MakerHelp: o.MakerHelp, GuestHelp: o.GuestHelp,
			Countdown: ms(o.Countdown), Claim: ms(o.Claim), Closed: o.Closed,
		}
		if o.Side == chess.Black.String() {
			e.Options.Side = chess.Black
		}
	}
	return e
}
