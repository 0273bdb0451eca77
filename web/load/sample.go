package load

import (
	"context"
	"time"
)

// sampleEvery is how often the server's memory and goroutines are looked at.
const sampleEvery = 5 * time.Second

// sample is what the server takes at a time.
type sample struct {
	memory     int64 // in bytes
	goroutines int
}

// watch samples the server until ctx ends.
func (l Load) watch(ctx context.Context) (samples []sample) {
	if l.Memory == nil {
		return nil
	}
	tick := time.NewTicker(sampleEvery)
	defer tick.Stop()
	for {
		s := sample{memory: l.Memory()}
		if l.Goroutines != nil {
			s.goroutines = l.Goroutines()
		}
		samples = append(samples, s)
		select {
		case <-ctx.Done():
			return samples
		case <-tick.C:
		}
	}
}
