// Package metrics counts what a server does and serves the counts to Prometheus, with the profiles of the Go runtime,
// on an address of their own.
//
// The packages below it know nothing of Prometheus. It reads their counts (live.Stats, ai.PoolStats), or they call
// functions that it gave them.
package metrics

import (
	"net/http"
	"net/http/pprof"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promauto"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// namespace begins the name of every metric of ours.
const namespace = "chesstutor"

// Metrics are the metrics of one server. All methods but Handler do nothing on a nil *Metrics.
type Metrics struct {
	registry *prometheus.Registry
	requests *requests
	searches *searches
	refused  *prometheus.CounterVec
	errors   prometheus.Counter
	reports  *prometheus.CounterVec
}

// New returns metrics that name the version and the commit of the program.
func New(version, commit string) *Metrics {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	metrics := promauto.With(registry)
	metrics.NewGauge(prometheus.GaugeOpts{
		Namespace: namespace, Name: "build_info", Help: "1, with the version and the commit of the program.",
		ConstLabels: prometheus.Labels{"version": version, "commit": commit},
	}).Set(1)
	return &Metrics{
		registry: registry, requests: newRequests(metrics), searches: newSearches(metrics),
		refused: metrics.NewCounterVec(prometheus.CounterOpts{
			Namespace: namespace, Name: "refused_requests_total", Help: "Refused requests, by the reason.",
		}, []string{"reason"}),
		errors: metrics.NewCounter(prometheus.CounterOpts{
			Namespace: namespace, Name: "errors_total", Help: "Errors of the server itself, each of which is logged.",
		}),
		reports: metrics.NewCounterVec(prometheus.CounterOpts{
			Namespace: namespace, Name: "reports_total", Help: "Reports of errors: sent, failed or dropped.",
		}, []string{"result"}),
	}
}

// Refused counts a refused request. Reasons must come from a fixed set.
func (m *Metrics) Refused(reason string) {
	if m != nil {
		m.refused.WithLabelValues(reason).Inc()
	}
}

// Error counts an error of the server itself.
func (m *Metrics) Error() {
	if m != nil {
		m.errors.Inc()
	}
}

// Report counts what became of a report of an error.
func (m *Metrics) Report(result string) {
	if m != nil {
		m.reports.WithLabelValues(result).Inc()
	}
}

// Handler serves /metrics, and the profiles of the Go runtime below /debug/pprof/, but not the command line, which may
// hold the password of a database. It is not for the public.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{Registry: m.registry}))
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return mux
}
