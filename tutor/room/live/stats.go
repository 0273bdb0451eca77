package live

// Stats are numbers of a Service at a time.
type Stats struct {
	Rooms, Streams int    // that are live in this process
	StoreErrors    uint64 // uses of the database that failed, since the start
}

// Stats returns the current numbers.
func (s *Service) Stats() Stats {
	s.mu.Lock()
	defer s.mu.Unlock()
	stats := Stats{Rooms: len(s.rooms), StoreErrors: s.outage.errors.Load()}
	for _, l := range s.rooms {
		stats.Streams += len(l.streams)
	}
	return stats
}
