package room

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// samples are events of every kind, but for their number, ID and time.
func samples() []Event {
	list := []Event{
		{Kind: KindCreated, Player: Maker, Key: KeyOf("maker"), Options: Options{Side: chess.Black, MakerHelp: true,
			Clock: Clock{Initial: 90 * time.Second, Increment: 1500 * time.Millisecond}}},
		{Kind: KindCreated, Player: Maker, Key: KeyOf("maker"), Options: Options{GuestHelp: true}},
		{Kind: KindJoined, Player: Guest, Key: KeyOf("guest")},
		{Kind: KindCountdown}, {Kind: KindStarted}, {Kind: KindFlagged},
		{Kind: KindMoved, Player: Maker, Move: "e2e4"},
		{Kind: KindMoved, Player: Guest, Move: "a2a1n"},
		{Kind: KindClaimed, Player: Maker},
		{Kind: KindClaimed, Player: Guest, Seen: midnight.Add(time.Millisecond)},
	}
	for _, k := range []Kind{KindAway, KindBack, KindOffered, KindDeclined, KindAgreed, KindResigned, KindAborted,
		KindRematch, KindAgain} {
		list = append(list, Event{Kind: k, Player: Maker}, Event{Kind: k, Player: Guest})
	}
	return append(list, Event{Kind: KindCreated, Player: Maker, Key: KeyOf("maker"),
		Options: Options{Countdown: time.Second / 4}}, Event{Kind: KindCreated, Player: Maker, Key: KeyOf("maker"),
		Options: Options{Claim: 2 * time.Second}}, Event{Kind: KindCreated, Player: Maker, Key: KeyOf("maker"),
		Options: Options{Closed: true}})
}

func TestEventsComeBackFromTheirData(t *testing.T) {
	kinds := map[Kind]bool{}
	for _, e := range samples() {
		kinds[e.Kind] = true
		back, err := Decode(e.Encode())
		require.NoError(t, err, e)
		assert.Equal(t, e, back)
		e.Number, e.ID, e.Time = 7, "name", midnight
		assert.Equal(t, back.Encode(), e.Encode(), "kept beside the data")
	}
	assert.Len(t, kinds, len(transitions))
}

func TestDecodeRefuses(t *testing.T) {
	key := strings.Repeat("ab", 32)
	for name, data := range map[string]string{
		"nothing":           ``,
		"no JSON":           `moved`,
		"no object":         `[]`,
		"null":              `null`,
		"no version":        `{"kind":"started"}`,
		"a later version":   `{"v":2,"kind":"started"}`,
		"no kind":           `{"v":1}`,
		"an unknown kind":   `{"v":1,"kind":"danced"}`,
		"an unknown field":  `{"v":1,"kind":"started","why":"x"}`,
		"more behind":       `{"v":1,"kind":"started"} {}`,
		"no player":         `{"v":1,"kind":"resigned"}`,
		"an unknown player": `{"v":1,"kind":"resigned","player":"third"}`,
		"a player too many": `{"v":1,"kind":"started","player":"maker"}`,
		"no move":           `{"v":1,"kind":"moved","player":"maker"}`,
		"a move too many":   `{"v":1,"kind":"resigned","player":"maker","move":"e2e4"}`,
		"no key":            `{"v":1,"kind":"joined","player":"guest"}`,
		"a short key":       `{"v":1,"kind":"joined","player":"guest","key":"abcd"}`,
		"no hex":            `{"v":1,"kind":"joined","player":"guest","key":"` + strings.Repeat("x", 64) + `"}`,
		"a key too many":    `{"v":1,"kind":"away","player":"guest","key":"` + key + `"}`,
		"no options":        `{"v":1,"kind":"created","player":"maker","key":"` + key + `"}`,
		"options too many": `{"v":1,"kind":"joined","player":"guest","key":"` + key +
			`","options":{"side":"white"}}`,
		"no side": `{"v":1,"kind":"created","player":"maker","key":"` + key + `","options":{}}`,
		"an unknown side": `{"v":1,"kind":"created","player":"maker","key":"` + key +
			`","options":{"side":"red"}}`,
		"a clock too long": `{"v":1,"kind":"created","player":"maker","key":"` + key +
			`","options":{"side":"white","initial":9223372036854775}}`,
		"a clock backwards": `{"v":1,"kind":"created","player":"maker","key":"` + key +
			`","options":{"side":"white","initial":-1}}`,
		"a countdown too long": `{"v":1,"kind":"created","player":"maker","key":"` + key +
			`","options":{"side":"white","countdown":60001}}`,
		"a countdown backwards": `{"v":1,"kind":"created","player":"maker","key":"` + key +
			`","options":{"side":"white","countdown":-1}}`,
		"an absence too long": `{"v":1,"kind":"created","player":"maker","key":"` + key +
			`","options":{"side":"white","claim":3600001}}`,
		"an absence backwards": `{"v":1,"kind":"created","player":"maker","key":"` + key +
			`","options":{"side":"white","claim":-1}}`,
		"seen by a move":     `{"v":1,"kind":"resigned","player":"maker","seen":5}`,
		"seen is not a time": `{"v":1,"kind":"claimed","player":"maker","seen":"now"}`,
	} {
		t.Run(name, func(t *testing.T) {
			e, err := Decode([]byte(data))
			require.ErrorIs(t, err, ErrBadEvent)
			assert.Equal(t, Event{}, e)
		})
	}
	_, err := Decode([]byte(`{"v":2,"kind":"danced"}`))
	assert.ErrorContains(t, err, "its version is 2, and this program knows 1")
	_, err = Decode([]byte(`{"v":1,"kind":"danced"}`))
	assert.ErrorContains(t, err, `its kind "danced" is unknown to this program`)
}

// Every version ever released is still read. A line is an event's data; they are those of the
// samples, in order, in each version.
func TestReleasedEventsDecode(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "released.txt"))
	require.NoError(t, err)
	want := samples()
	n := 0
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		e, err := Decode([]byte(strings.TrimSuffix(line, "\n")))
		require.NoError(t, err, line)
		assert.Equal(t, want[n%len(want)], e)
		n++
	}
	assert.Equal(t, eventVersion*len(want), n, "data of every version")
}

func FuzzDecode(f *testing.F) {
	for _, e := range samples() {
		f.Add(e.Encode())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := Decode(data)
		if err != nil {
			require.ErrorIs(t, err, ErrBadEvent)
			return
		}
		again, err := Decode(e.Encode())
		require.NoError(t, err)
		require.Equal(t, e, again)
	})
}
