package room

import (
	"math/rand/v2"
	"testing"
	"time"
)

// aGame is the events of a room in which a game of 80 plies was played.
func aGame(b *testing.B) *testRoom {
	random := rand.New(rand.NewPCG(1, 2))
	for {
		d := newTestRoom(b, Clock{Initial: time.Hour}).start()
		for d.room.Status() == Playing && d.room.Game().Ply() < 80 {
			moves := d.room.Game().Position().Moves()
			d.plays(moves[random.IntN(len(moves))].String())
		}
		if d.room.Status() == Playing {
			return d
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	d := aGame(b)
	for b.Loop() {
		if _, err := Replay(d.room.ID(), d.events); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMove(b *testing.B) {
	d := aGame(b)
	m := d.room.Game().Position().Moves()[0]
	for b.Loop() {
		e, err := d.room.Move(d.room.Turn(), m.From(), m.To(), m.Promotion(), 0, d.now)
		if err != nil {
			b.Fatal(err)
		}
		d.after(e)
	}
}
