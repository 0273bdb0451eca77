package report

import (
	"context"
	"log/slog"
)

// Handler returns a log handler that passes all records to another and those of level error also to the reporter, which
// may be nil, and to count.
func Handler(next slog.Handler, r *Reporter, count func()) slog.Handler {
	return &handler{Handler: next, reporter: r, count: count}
}

type handler struct {
	slog.Handler
	reporter *Reporter
	count    func()
	attrs    []slog.Attr // of WithAttrs
	group    bool        // attributes that follow are in a group, and are not ours
}

// Enabled implements slog.Handler: errors count even if they are not logged.
func (h *handler) Enabled(ctx context.Context, level slog.Level) bool {
	return level >= slog.LevelError || h.Handler.Enabled(ctx, level)
}

// Handle implements slog.Handler.
func (h *handler) Handle(ctx context.Context, record slog.Record) error {
	if record.Level >= slog.LevelError {
		h.count()
		if h.reporter != nil {
			h.reporter.add(h.errorOf(record))
		}
	}
	if !h.Handler.Enabled(ctx, record.Level) {
		return nil
	}
	return h.Handler.Handle(ctx, record)
}

// errorOf returns what is reported of a record: of its attributes only those that tell nothing about a person.
func (h *handler) errorOf(record slog.Record) Error {
	e := Error{Time: record.Time.UTC(), What: record.Message}
	take := func(a slog.Attr) bool {
		switch a.Key {
		case "cause":
			e.Cause = impersonal(a.Value.String())
		case "route":
			e.Route = a.Value.String()
		case "method":
			e.Method = impersonal(a.Value.String())
		case "id":
			e.Request = a.Value.String()
		}
		return true
	}
	for _, a := range h.attrs {
		take(a)
	}
	if !h.group {
		record.Attrs(take)
	}
	return e
}

// WithAttrs implements slog.Handler.
func (h *handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	other := *h
	other.Handler = h.Handler.WithAttrs(attrs)
	if !h.group {
		other.attrs = append(h.attrs[:len(h.attrs):len(h.attrs)], attrs...)
	}
	return &other
}

// WithGroup implements slog.Handler.
func (h *handler) WithGroup(name string) slog.Handler {
	other := *h
	other.Handler, other.group = h.Handler.WithGroup(name), true
	return &other
}
