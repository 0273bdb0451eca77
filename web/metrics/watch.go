package metrics

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"chesstutor/ai"
	"chesstutor/tutor/room/live"
)

// Watch adds metrics that are read from a pool of searches and from the service of rooms whenever they are asked for.
// It must be called once.
func (m *Metrics) Watch(pool func() ai.PoolStats, rooms func() live.Stats) {
	if m == nil {
		return
	}
	metrics := promauto.With(m.registry)
	gauge := func(name, help string, value func() int) {
		metrics.NewGaugeFunc(prometheus.GaugeOpts{Namespace: namespace, Name: name, Help: help},
			func() float64 { return float64(value()) })
	}
	gauge("searches_running", "Searches under way.", func() int { return pool().Running })
	gauge("searches_waiting", "Searches that wait for their turn.", func() int { return pool().Waiting })
	gauge("rooms_live", "Rooms that somebody has a stream of events of from this process.",
		func() int { return rooms().Rooms })
	gauge("room_streams", "Streams of events from this process.", func() int { return rooms().Streams })
	metrics.NewCounterFunc(prometheus.CounterOpts{
		Namespace: namespace, Name: "store_errors_total", Help: "Uses of the database of rooms that failed.",
	}, func() float64 { return float64(rooms().StoreErrors) })
}
