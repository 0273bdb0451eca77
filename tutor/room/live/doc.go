// Package live serves rooms: it connects requests and event streams with the database of rooms.
//
//	service := live.New(live.Config{Open: open, Encode: encode, Log: log})
//	go service.Run(ctx)
//
//	r, err := service.Load(ctx, id)          // the room as it stands now
//	r, event, err := service.Act(ctx, id, func(r *room.Room, now time.Time) (room.Event, error) {
//		return r.Resign(room.Maker, now)
//	})
//	view, err := service.Seen(ctx, r, p, false) // a request without a stream: renews the lease, returns who is present
//	stream, err := service.Subscribe(ctx, id, live.Viewer{Player: p, Address: address})
//	for {
//		events, view, ok := stream.Next(number)
//		// ...
//		<-stream.Wake()
//	}
//
// Run appends events that are due, delivers events that other processes append, renews the leases
// of players who have streams, records which players have left, and removes old rooms. New starts
// nothing; Close closes the database.
//
// # Locks
//
// Each live room, one that has a stream in this process, has a lock, held while its events are
// replayed and encoded. The lock of the service guards only the set of live rooms and streams, and
// is never held while waiting for anything else. A goroutine that holds a room's lock may take the
// service's, never the reverse.
//
// Absent on purpose: HTTP, texts for users, and the bytes of an event: the caller encodes it.
package live
