// Package sqlstore keeps rooms in an SQL database: SQLite in a file, or
// PostgreSQL when several processes serve them.
//
//	store, err := sqlstore.Open(ctx, "/var/lib/chesstutor/rooms.db") // or "postgres://..."
//	r, err := store.Create(ctx, room.NewID(), maker, options, room.KeyOf(token))
//
//	// A player's wish: decided at the database's time, and stored.
//	next, event, err := store.Append(ctx, r, func(now time.Time) (room.Event, error) {
//		return r.Resign(room.Maker, now)
//	})
//	if errors.Is(err, sqlstore.ErrTaken) {
//		// Another was faster: r, err = store.Load(ctx, r.ID()), and again.
//	}
//
// # What it promises
//
// An event is appended under the next free number of its room, or not at all:
// of those who try at once one wins, and the others get [ErrTaken]. The command
// is asked inside of the transaction, with the time that the event will bear, so
// nothing is stored that the room refuses. What Append has answered
// is on disk. When the connection breaks while it commits, Append tries again
// and knows its own event by the random ID: no event is stored twice, none that
// was acknowledged is lost.
//
// Times are the database's, in milliseconds, and in a room never before the
// event before.
//
// A database that cannot be used gives [ErrDown] within a few seconds, also when
// it was not there when it was opened. It is used again as soon as it is back;
// nothing needs to be done for it.
//
// # How it is built
//
// There is one text for every statement, for both databases. What they call
// differently is a function that they are given, now_ms(): SQLite's is Go's,
// PostgreSQL's is made with the tables. The row of a room in the table rooms
// holds the number and time of its last event; to append is to count that number
// up, which also keeps others out until the end of the transaction. Readers
// learn of new events by asking: a [Feed], once a process. LISTEN and NOTIFY
// would make each append many times slower.
//
// SQLite is opened with a write-ahead log and synchronous=FULL; all writing goes
// through one connection.
package sqlstore
