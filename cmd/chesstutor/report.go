package main

import (
	"context"
	"fmt"
	"log/slog"

	"chesstutor/web/metrics"
	"chesstutor/web/report"
)

// reported returns a logger whose errors are counted and, with -report-url, posted there. The function that it returns
// posts what is left and ends that.
func (o *options) reported(log *slog.Logger, counts *metrics.Metrics) (*slog.Logger, func(), error) {
	if o.reportURL == "" {
		return slog.New(report.Handler(log.Handler(), nil, counts.Error)), func() {}, nil
	}
	b := thisBuild()
	r, err := report.New(o.reportURL, b.version, b.commit, func(result report.Result) { counts.Report(string(result)) })
	if err != nil {
		return nil, nil, fmt.Errorf("-report-url: %w", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		r.Run(ctx)
		close(ended)
	}()
	return slog.New(report.Handler(log.Handler(), r, counts.Error)), func() {
		cancel()
		<-ended
	}, nil
}
