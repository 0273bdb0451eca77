package sqlstore

import (
	"testing"
	"time"

	"chesstutor/tutor/room"
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

// A question while nothing happens, which is most of them, in a database with history.
func BenchmarkChanged(b *testing.B) {
	benchmarkBoth(b, func(b *testing.B, s *Store) {
		r := create(b, s)
		for range 1000 {
			r, _ = must(b, s, r)
		}
		_, err := s.write.Exec(`UPDATE events SET time = time - 60000`)
		if err != nil {
			b.Fatal(err)
		}
		for b.Loop() {
			if _, err := s.Changed(b.Context(), time.Second); err != nil {
				b.Fatal(err)
			}
		}
	})
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
