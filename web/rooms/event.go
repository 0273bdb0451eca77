package rooms

import (
	"encoding/json"

	"chesstutor/tutor/room"
)

// eventJSON is the JSON of an event. docs/http/rooms.md documents it.
type eventJSON struct {
	Seq    int         `json:"seq"`
	Kind   room.Kind   `json:"kind"`
	At     int64       `json:"at"` // milliseconds since 1970
	Side   string      `json:"side,omitempty"`
	Move   string      `json:"move,omitempty"`
	SAN    string      `json:"san,omitempty"`
	Status room.Status `json:"status"`
	Clocks *clocks     `json:"clocks"`
	Result *result     `json:"result,omitempty"`
}

// encodeEvent returns the JSON of an event, given the room after it.
func encodeEvent(e room.Event, after *room.Room) []byte {
	t := eventJSON{
		Seq: e.Number, Kind: e.Kind, At: e.Time.UnixMilli(), Move: e.Move,
		Status: after.Status(), Clocks: newClocks(after, e.Time), Result: newResult(after),
	}
	if e.Player != room.Nobody {
		t.Side = after.Color(e.Player).String()
	}
	if g := after.Game(); e.Move != "" && g.Ply() > 0 && g.Moves()[g.Ply()-1].String() == e.Move {
		t.SAN = g.PositionAt(g.Ply() - 1).SAN(g.Moves()[g.Ply()-1])
	}
	data, err := json.Marshal(t)
	if err != nil {
		panic("rooms: " + err.Error()) // unreachable: it is strings and whole numbers
	}
	return data
}
