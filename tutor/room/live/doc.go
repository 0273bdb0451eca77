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
// A room that has a stream in this process is live: its events are delivered to its streams as they are appended.
// Run appends events that are due in live rooms, reads what other processes append, renews the leases
// of players who have streams, records which players have left, and removes old rooms. New starts
// nothing; Close closes the database.
//
// Absent on purpose: HTTP, texts for users, and the bytes of an event: the caller encodes it.
package live
