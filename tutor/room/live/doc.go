// Package live serves rooms: it stands between whoever asks something of a room
// and the database that the room is kept in.
//
//	service := live.New(live.Config{Open: open, Encode: encode, Log: log})
//	go service.Run(ctx)
//
//	r, err := service.Load(ctx, id)          // the room as it stands now
//	r, event, err := service.Act(ctx, id, func(r *room.Room, now time.Time) (room.Event, error) {
//		return r.Resign(room.Maker, now)
//	})
//	view, err := service.Seen(ctx, r, p, false) // somebody looks: who is there?
//	stream, err := service.Subscribe(ctx, id, live.Viewer{Player: p, Address: address})
//	for {
//		events, view, ok := stream.Next(number)
//		// ...
//		<-stream.Wake()
//	}
//
// It appends what time alone brings about, passes on what other processes
// append, keeps the leases of players who have streams, tells who has gone, and
// removes old rooms. All this is done by Run; New starts nothing, and Close gives
// the database back.
//
// # Locks
//
// Each room that is looked at here has a lock of its own, held while its moves
// are replayed and encoded. The lock of the service guards only which rooms
// there are and who has streams, and is never held while anything else is waited
// for. Whoever holds a room's lock may take the service's, never the other way
// round.
//
// Absent on purpose: HTTP, words for people, and the bytes of an event: the
// caller encodes it.
package live
