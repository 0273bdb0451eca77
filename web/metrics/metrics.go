// Package metrics counts what a server does and serves the counts to Prometheus, with the profiles of the Go runtime,
// on an address of their own.
//
// The packages below it know nothing of Prometheus. It reads their counts (live.Stats, ai.PoolStats), or they call
// functions that it gave them.
package metrics

import (
	"net/http"
	"net/http/pprof"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promauto"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"chesstutor/ai"
	"chesstutor/tutor/room/live"
)

// namespace begins the name of every metric of ours.
const namespace = "chesstutor"

// Metrics are the metrics of one server.
type Metrics struct {
	registry                               *prometheus.Registry
	requests, refused, reports, searches   *prometheus.CounterVec
	requestTimes, searchTimes, searchNodes *prometheus.HistogramVec
	inFlight                               prometheus.Gauge
	errors                                 prometheus.Counter
}

// New returns metrics that name the version and the commit of the program.
func New(version, commit string) *Metrics {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	metrics := promauto.With(registry)
	counter := func(name, help string, labels ...string) *prometheus.CounterVec {
		return metrics.NewCounterVec(prometheus.CounterOpts{Namespace: namespace, Name: name, Help: help}, labels)
	}
	histogram := func(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
		return metrics.NewHistogramVec(
			prometheus.HistogramOpts{Namespace: namespace, Name: name, Help: help, Buckets: buckets}, labels)
	}
	metrics.NewGauge(prometheus.GaugeOpts{
		Namespace: namespace, Name: "build_info", Help: "1, with the version and the commit of the program.",
		ConstLabels: prometheus.Labels{"version": version, "commit": commit},
	}).Set(1)
	return &Metrics{
		registry: registry,
		requests: counter("http_requests_total", "Answered requests.", "route", "method", "status"),
		requestTimes: histogram("http_request_seconds", "Time until a request was answered, event streams left out.",
			[]float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30}, "route", "method"),
		inFlight: metrics.NewGauge(prometheus.GaugeOpts{
			Namespace: namespace, Name: "http_requests_in_flight",
			Help: "Requests that are being answered, event streams among them.",
		}),
		refused: counter("refused_requests_total", "Refused requests, by the reason.", "reason"),
		searches: counter("searches_total", "Searches asked for, by how they ended: done, refused or given up.",
			"kind", "end"),
		searchTimes: histogram("search_seconds",
			"Time of finished searches: waiting for their turn, and searching.",
			[]float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10}, "kind", "part"),
		searchNodes: histogram("search_nodes", "Positions searched by finished searches.",
			[]float64{100, 300, 1000, 3000, 1e4, 3e4, 1e5, 3e5, 1e6}, "kind"),
		errors: metrics.NewCounter(prometheus.CounterOpts{
			Namespace: namespace, Name: "errors_total", Help: "Errors of the server itself, each of which is logged.",
		}),
		reports: counter("reports_total", "Reports of errors: sent, failed or dropped.", "result"),
	}
}

// RequestBegun counts a request that is being answered. Request must follow.
func (m *Metrics) RequestBegun() { m.inFlight.Inc() }

// Request counts an answered request. route is the template of its route, "" for none; a stream's time is not recorded.
// Methods that no route answers count as one.
func (m *Metrics) Request(route, method string, status int, took time.Duration, stream bool) {
	m.inFlight.Dec()
	switch method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodOptions:
	default:
		method = "other"
	}
	if route == "" {
		route = "none"
	}
	m.requests.WithLabelValues(route, method, strconv.Itoa(status)).Inc()
	if !stream {
		m.requestTimes.WithLabelValues(route, method).Observe(took.Seconds())
	}
}

// Refused counts a refused request. Reasons must come from a fixed set.
func (m *Metrics) Refused(reason string) { m.refused.WithLabelValues(reason).Inc() }

// Error counts an error of the server itself.
func (m *Metrics) Error() { m.errors.Inc() }

// Report counts what became of a report of an error.
func (m *Metrics) Report(result string) { m.reports.WithLabelValues(result).Inc() }

// Search counts a search that a pool was asked for.
func (m *Metrics) Search(report ai.SearchReport) {
	kind := "short"
	if report.Long {
		kind = "long"
	}
	m.searches.WithLabelValues(kind, report.End.String()).Inc()
	if report.End == ai.SearchDone {
		m.searchTimes.WithLabelValues(kind, "waiting").Observe(report.Waited.Seconds())
		m.searchTimes.WithLabelValues(kind, "searching").Observe(report.Took.Seconds())
		m.searchNodes.WithLabelValues(kind).Observe(float64(report.Nodes))
	}
}

// Watch adds metrics that are read from a pool of searches and from the service of rooms whenever they are asked for.
// It must be called once.
func (m *Metrics) Watch(pool func() ai.PoolStats, rooms func() live.Stats) {
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
