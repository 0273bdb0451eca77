package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"chesstutor/web/metrics"
)

// profileTimeout limits an answer of the address of metrics: a profile runs for as long as it is asked to.
const profileTimeout = 10 * time.Minute

// newMetrics returns the metrics of the server.
func newMetrics() *metrics.Metrics {
	b := thisBuild()
	return metrics.New(b.version, b.commit)
}

// serveMetrics serves metrics and profiles at -metrics-addr, if that is given. The function that it returns ends it.
func (o *options) serveMetrics(ctx context.Context, m *metrics.Metrics, log *slog.Logger) (stop func(), err error) {
	if o.metricsAddr == "" {
		return func() {}, nil
	}
	var config net.ListenConfig
	listener, err := config.Listen(ctx, "tcp", o.metricsAddr)
	if err != nil {
		return nil, fmt.Errorf("-metrics-addr: %w", err)
	}
	server := &http.Server{
		Handler: m.Handler(), ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
		ReadHeaderTimeout: headerTimeout, ReadTimeout: readTimeout,
		WriteTimeout: profileTimeout, IdleTimeout: idleTimeout, MaxHeaderBytes: maxHeader,
	}
	log.Info("metrics and profiles are served", "address", listener.Addr().String())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			log.Error("metrics can no longer be served", "cause", err)
		}
	}()
	return func() {
		_ = server.Close() // a profile under way is not waited for
		<-ended
	}, nil
}
