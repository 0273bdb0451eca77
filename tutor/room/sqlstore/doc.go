// Package sqlstore stores rooms and classes in an SQL database: SQLite in a file, or PostgreSQL when several
// processes serve them.
//
//	store, err := sqlstore.Open(ctx, "/var/lib/chesstutor/rooms.db") // or "postgres://..."
//	r, err := store.Create(ctx, room.NewID(), maker, options, room.KeyOf(token))
//
//	// A player's action, checked at the database's time and stored.
//	next, event, err := store.Append(ctx, r, func(now time.Time) (room.Event, error) {
//		return r.Resign(room.Maker, now)
//	})
//	if errors.Is(err, sqlstore.ErrTaken) {
//		// The room has changed: follow store.Events(ctx, r.ID(), r.Number()), and try again.
//	}
//
// # Guarantees
//
// An event is appended with the next number of its room, or not at all: of concurrent appends one
// succeeds, and the others return [ErrTaken]. The command is called inside the transaction, with
// the event's time, so nothing is stored that the room refuses. When Append returns, the event is
// on disk. When the connection fails during the commit, Append tries again and recognizes its own
// event by the random ID: no event is stored twice, and none that was acknowledged is lost.
//
// Times are the database's, in milliseconds, and never decrease within a room.
//
// An unavailable database gives [ErrDown] within a few seconds, also if it was unavailable when
// opened. The store recovers by itself when the database is available again.
//
// Classes are stored in the same way, with the same guarantees. A class gets many more events than a room, so now and
// then its state takes the place of its events. Whoever cannot wait until it is known whether an event was stored gives
// it an ID, and appends it again later: it is stored once.
//
// # How it is built
//
// Both databases run the same SQL statements. The current time is a function now_ms(): in SQLite it
// is a Go function, in PostgreSQL it is created with the tables. The row of a room in the table
// rooms holds the number and time of its last event; an append increments that number, which also
// locks the row until the end of the transaction. Each process learns from a [Feed] which rooms and
// classes have events.
//
// SQLite is opened with a write-ahead log and synchronous=FULL; all writing goes through one
// connection.
package sqlstore
