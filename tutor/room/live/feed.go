package live

import "chesstutor/tutor/room/sqlstore"

// feed is the feed of a service's database. One goroutine uses it.
type feed struct {
	heard chan struct{} // has a value if there are events
	store *sqlstore.Store
	feed  *sqlstore.Feed // of that store, nil if there is none
}

// of returns the feed of a database, which may have taken the place of another.
func (f *feed) of(store *sqlstore.Store) *sqlstore.Feed {
	if f.store != store {
		f.end()
		f.store, f.feed = store, store.Feed(f.hear)
	}
	return f.feed
}

// hear lets the feed be read soon.
func (f *feed) hear() {
	select {
	case f.heard <- struct{}{}:
	default:
	}
}

// rest is called while nobody wants to know what changes.
func (f *feed) rest() {
	if f.feed != nil {
		f.feed.Rest()
	}
}

// end closes the feed.
func (f *feed) end() {
	if f.feed != nil {
		f.feed.Close()
	}
}
