package metrics

import (
	"github.com/prometheus/client_golang/prometheus"

	"chesstutor/ai"
)

// searches counts the computer's searches, of hints and reviews too.
type searches struct {
	total   *prometheus.CounterVec
	seconds *prometheus.HistogramVec
	nodes   *prometheus.HistogramVec
}

func newSearches() *searches {
	return &searches{
		total: prometheus.NewCounterVec(prometheus.CounterOpts{
			Namespace: namespace, Name: "searches_total",
			Help: "Searches asked for, by how they ended: done, refused or given up.",
		}, []string{"kind", "end"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: namespace, Name: "search_seconds",
			Help:    "Time of finished searches: waiting for their turn, and searching.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
		}, []string{"kind", "part"}),
		nodes: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: namespace, Name: "search_nodes", Help: "Positions searched by finished searches.",
			Buckets: []float64{100, 300, 1000, 3000, 1e4, 3e4, 1e5, 3e5, 1e6},
		}, []string{"kind"}),
	}
}

// Describe implements prometheus.Collector.
func (s *searches) Describe(out chan<- *prometheus.Desc) {
	s.total.Describe(out)
	s.seconds.Describe(out)
	s.nodes.Describe(out)
}

// Collect implements prometheus.Collector.
func (s *searches) Collect(out chan<- prometheus.Metric) {
	s.total.Collect(out)
	s.seconds.Collect(out)
	s.nodes.Collect(out)
}

// Search counts a search that a pool was asked for.
func (m *Metrics) Search(report ai.SearchReport) {
	if m == nil {
		return
	}
	kind := "short"
	if report.Long {
		kind = "long"
	}
	m.searches.total.WithLabelValues(kind, report.End.String()).Inc()
	if report.End == ai.SearchDone {
		m.searches.seconds.WithLabelValues(kind, "waiting").Observe(report.Waited.Seconds())
		m.searches.seconds.WithLabelValues(kind, "searching").Observe(report.Took.Seconds())
		m.searches.nodes.WithLabelValues(kind).Observe(float64(report.Nodes))
	}
}
