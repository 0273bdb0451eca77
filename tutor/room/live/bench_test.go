package live

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// BenchmarkHeard is how long it takes until a player hears of what the opponent did, from before it
// is stored, while one address asks for so many streams of the room, and others fill what places
// are left.
func BenchmarkHeard(b *testing.B) {
	for _, asked := range []int{0, 1000} {
		b.Run(fmt.Sprintf("%d streams asked for", asked), func(b *testing.B) {
			s := running(b, newFile(b), func(c *Config) { c.Countdown = time.Millisecond })
			id := pair(b, s).ID()
			watching := 0
			for i := range asked {
				st, err := s.Subscribe(b.Context(), id, Viewer{Address: fmt.Sprint("address ", i%20)})
				if err == nil {
					watching++
					defer st.Close()
				}
			}
			white, black := subscribe(b, s, id, room.Maker), subscribe(b, s, id, room.Guest)
			defer white.Close()
			defer black.Close()
			number := load(b, s, id).Number()
			for b.Loop() {
				must(b, s, id, goingOn)
				for _, st := range []*Stream{white, black} {
					for events, _, ok := st.Next(number); len(events) == 0; events, _, ok = st.Next(number) {
						require.True(b, ok)
						<-st.Wake()
					}
				}
				number++
			}
			b.ReportMetric(float64(watching), "watching")
		})
	}
}

// goingOn is a command that goes on for thousands of events: a game is aborted, a rematch offered
// and accepted, and so on.
func goingOn(r *room.Room, now time.Time) (room.Event, error) {
	switch {
	case r.Status() != room.Over:
		return r.Abort(room.Maker, now)
	case r.RematchOffer() == room.Nobody:
		return r.Rematch(room.Maker, now)
	}
	return r.Rematch(room.Guest, now)
}
