package metrics

import (
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"
)

// noRoute is the route of requests whose address does not exist.
const noRoute = "none"

// requests counts requests and their latencies by route. The counters of each combination of labels are looked up once.
type requests struct {
	total    *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
	inFlight prometheus.Gauge

	mu    sync.RWMutex
	known map[requestKey]requestMetrics
}

type requestKey struct {
	route, method string
	status        int
}

type requestMetrics struct {
	total   prometheus.Counter
	seconds prometheus.Observer
}

func newRequests(metrics promauto.Factory) *requests {
	return &requests{
		total: metrics.NewCounterVec(prometheus.CounterOpts{
			Namespace: namespace, Name: "http_requests_total", Help: "Answered requests.",
		}, []string{"route", "method", "status"}),
		seconds: metrics.NewHistogramVec(prometheus.HistogramOpts{
			Namespace: namespace, Name: "http_request_seconds",
			Help:    "Time until a request was answered, event streams left out.",
			Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30},
		}, []string{"route", "method"}),
		inFlight: metrics.NewGauge(prometheus.GaugeOpts{
			Namespace: namespace, Name: "http_requests_in_flight",
			Help: "Requests that are being answered, event streams among them.",
		}),
		known: map[requestKey]requestMetrics{},
	}
}

// RequestBegun counts a request that is being answered. Request must follow.
func (m *Metrics) RequestBegun() {
	if m != nil {
		m.requests.inFlight.Inc()
	}
}

// Request counts an answered request. route is the template of its route, "" for none; a stream's time is not recorded.
func (m *Metrics) Request(route, method string, status int, took time.Duration, stream bool) {
	if m == nil {
		return
	}
	m.requests.inFlight.Dec()
	one := m.requests.of(requestKey{route, method, status})
	one.total.Inc()
	if !stream {
		one.seconds.Observe(took.Seconds())
	}
}

// of returns the counters of requests. Methods that no route answers count as one.
func (q *requests) of(key requestKey) requestMetrics {
	switch key.method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodOptions:
	default:
		key.method = "other"
	}
	if key.route == "" {
		key.route = noRoute
	}
	q.mu.RLock()
	one, ok := q.known[key]
	q.mu.RUnlock()
	if ok {
		return one
	}
	one = requestMetrics{
		total:   q.total.WithLabelValues(key.route, key.method, strconv.Itoa(key.status)),
		seconds: q.seconds.WithLabelValues(key.route, key.method),
	}
	q.mu.Lock()
	q.known[key] = one
	q.mu.Unlock()
	return one
}
