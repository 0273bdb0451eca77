package metrics

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"chesstutor/ai"
)

// searches counts the computer's searches, of hints and reviews too.
type searches struct {
	total   *prometheus.CounterVec
	seconds *prometheus.HistogramVec
	nodes   *prometheus.HistogramVec
}

func newSearches(metrics promauto.Factory) *searches {
	return &searches{
		total: metrics.NewCounterVec(prometheus.CounterOpts{
			Namespace: namespace, Name: "searches_total",
			Help: "Searches asked for, by how they ended: done, refused or given up.",
		}, []string{"kind", "end"}),
		seconds: metrics.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: namespace, Name: "search_seconds",
			Help:    "Time of finished searches: waiting for their turn, and searching.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
		}, []string{"kind", "part"}),
		nodes: metrics.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: namespace, Name: "search_nodes", Help: "Positions searched by finished searches.",
			Buckets: []float64{100, 300, 1000, 3000, 1e4, 3e4, 1e5, 3e5, 1e6},
		}, []string{"kind"}),
	}
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
