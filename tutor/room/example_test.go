package room_test

import (
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
)

// keep stands for a store: it takes a command's answer, and gives the room after it.
func keep(r *room.Room, event room.Event, refusal error) *room.Room {
	if refusal != nil {
		panic(refusal)
	}
	next, err := r.After(event)
	if err != nil {
		panic(err)
	}
	fmt.Println(event.Number, event.Kind)
	return next
}

// A game from the room's first event to the first move.
func Example() {
	now := time.Date(2026, 1, 2, 15, 0, 0, 0, time.UTC)
	token := rand.Text()
	created, err := room.Create(room.Options{Clock: room.Clock{Initial: 5 * time.Minute}}, room.KeyOf(token), now)
	if err != nil {
		panic(err)
	}
	r, err := room.Replay(room.NewID(), []room.Event{created})
	if err != nil {
		panic(err)
	}
	join, err := r.Join(room.KeyOf(rand.Text()), now)
	r = keep(r, join, err)
	countdown, err := r.Tick(now)
	r = keep(r, countdown, err)
	now = now.Add(room.CountdownTime)
	start, err := r.Tick(now)
	r = keep(r, start, err)

	maker, _ := r.Seat(token)
	now = now.Add(4 * time.Second)
	_, err = r.Move(maker, chess.E1, chess.G1, chess.NoPieceType, 0, now)
	var refusal *room.Refusal
	fmt.Println(errors.As(err, &refusal), refusal)
	e2, e4 := chess.SquareAt(4, 1), chess.SquareAt(4, 3)
	move, err := r.Move(maker, e2, e4, chess.NoPieceType, 0, now)
	r = keep(r, move, err)
	fmt.Println(r.Turn(), r.Remaining(chess.White, now), r.Remaining(chess.Black, now.Add(time.Second)))
	// Output:
	// 2 joined
	// 3 countdown
	// 4 started
	// true refused: illegal-move: illegal move: e1g1
	// 5 moved
	// guest 4m56s 4m59s
}

// IDs are read as people type them.
func ExampleParseID() {
	id, ok := room.ParseID("K3QD-7MZX OL1B 9H2T")
	fmt.Println(id, id.Grouped(), ok)
	// Output: k3qd7mzx011b9h2t k3qd-7mzx-011b-9h2t true
}
