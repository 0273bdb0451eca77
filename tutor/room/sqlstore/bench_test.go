package sqlstore

import (
	"testing"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

func benchmarkBoth(b *testing.B, benchmark func(b *testing.B, s *Store)) {
	for name, database := range databases {
		b.Run(name, func(b *testing.B) { benchmark(b, open(b, database(b))) })
	}
}

// SQLite waits for the disk here, the tests' PostgreSQL does not.
func BenchmarkAppend(b *testing.B) {
	benchmarkBoth(b, func(b *testing.B, s *Store) {
		r := create(b, s)
		for b.Loop() {
			if r.Number() >= room.MaxEvents {
				r = create(b, s)
			}
			r, _ = must(b, s, r)
		}
	})
}

// Many rooms at once, as in a server.
func BenchmarkAppendParallel(b *testing.B) {
	benchmarkBoth(b, func(b *testing.B, s *Store) {
		b.SetParallelism(8)
		b.RunParallel(func(pb *testing.PB) {
			r := create(b, s)
			for pb.Next() {
				if r.Number() >= room.MaxEvents {
					r = create(b, s)
				}
				r, _ = must(b, s, r)
			}
		})
	})
}

func BenchmarkLoad(b *testing.B) {
	benchmarkBoth(b, func(b *testing.B, s *Store) {
		r := create(b, s)
		for range 80 {
			r, _ = must(b, s, r)
		}
		for b.Loop() {
			if _, err := s.Load(b.Context(), r.ID()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// A question while nothing happens, in a database with history.
func BenchmarkFeed(b *testing.B) {
	benchmarkBoth(b, func(b *testing.B, s *Store) {
		r := create(b, s)
		for range 1000 {
			r, _ = must(b, s, r)
		}
		execute(b, s, `UPDATE events SET time = time - 60000`)
		feed := s.Feed(func() {})
		defer feed.Close()
		for b.Loop() {
			feed.more.Store(true)
			if _, err := feed.Next(b.Context()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// Events of rooms and classes on PostgreSQL while ten processes follow: how many rows all read for each event, and how
// many times they read and are told. Times 2,000 it is what they read in a second of 2,000 events.
func BenchmarkTenFeeds(b *testing.B) {
	const processes = 10
	database := pgtest.Database(b)
	var feeds []*follower
	for range processes {
		feeds = append(feeds, followFeed(b, open(b, database)))
	}
	s := feeds[0].store
	r, c := create(b, s), createClass(b, s)
	for _, f := range feeds {
		f.await(b, r, c)
	}
	var before, after uint64
	for _, f := range feeds {
		before += f.feed.Rows()
	}
	events := 0
	for b.Loop() {
		if r.Number() >= room.MaxEvents {
			r = create(b, s)
		}
		if events++; events%2 == 0 {
			r, _ = must(b, s, r)
		} else {
			c = inClass(b, s, c, child, answer(events))
		}
	}
	reads := 0
	for _, f := range feeds {
		f.await(b, r, c)
		after += f.feed.Rows()
		reads += int(f.reads.Load())
	}
	b.ReportMetric(float64(after-before)/float64(events), "rows/event")
	b.ReportMetric(float64(reads)/b.Elapsed().Seconds()/processes, "reads/process/s")
	b.ReportMetric(float64(events)/b.Elapsed().Seconds(), "events/s")
}

func BenchmarkSeen1000(b *testing.B) {
	benchmarkBoth(b, func(b *testing.B, s *Store) {
		var leases []Lease
		for range 1000 {
			leases = append(leases, Lease{room.NewID(), room.Maker})
		}
		for b.Loop() {
			if err := s.Seen(b.Context(), leases...); err != nil {
				b.Fatal(err)
			}
		}
	})
}
