package site

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/a-h/templ"

	"chesstutor/ai"
	"chesstutor/templates/frame"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// A Refusal is an error with an HTTP status and a sentence for the user.
type Refusal struct {
	Status int
	cause  error // an error that tutor/say can put into words
	page   func(*say.Language,
		string) templ.Component // the page of the request with the sentence; nil for an error page
	more Object        // further members of the JSON object
	wait time.Duration // for Retry-After, where a retry may help; 0 is a second
}

// Error returns the cause, for logs.
func (e *Refusal) Error() string { return e.cause.Error() }

// RefuseFor returns a refusal for an error that tutor/say can put into words.
func RefuseFor(status int, err error) *Refusal { return &Refusal{Status: status, cause: err} }

// reason names the cause, for metrics: one of a fixed set of names.
func (e *Refusal) reason() string {
	var named interface{ Reason() string }
	var illegal *chess.IllegalMoveError
	switch {
	case errors.As(e.cause, &named):
		return named.Reason()
	case errors.As(e.cause, &illegal):
		return "illegal-move"
	case errors.Is(e.cause, chess.ErrGameOver):
		return "game-over"
	case errors.Is(e.cause, tutor.ErrTooLong):
		return "game-too-long"
	}
	return "not-readable"
}

// In returns the sentence in a language.
func (e *Refusal) In(l *say.Language) string {
	text, _ := l.Error(e.cause)
	return text
}

// Beside returns a copy of the refusal with a page that is rendered with its sentence, and with further members of
// the JSON object.
func (e *Refusal) Beside(page func(*say.Language, string) templ.Component, more Object) *Refusal {
	shown := *e
	shown.page, shown.more = page, more
	return &shown
}

// After returns the refusal with a time for Retry-After.
func (e *Refusal) After(wait time.Duration) *Refusal {
	e.wait = wait
	return e
}

// Sentence returns a text as a whole sentence: with a capital letter and an end.
func Sentence(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	text = string(unicode.ToUpper(first)) + text[size:]
	if !strings.ContainsAny(text[max(len(text)-1, 0):], ".!?") {
		text += "."
	}
	return text
}

// AsRefusal turns any error into a refusal. An unexpected one becomes a 500 with an apology, and has to be logged.
func AsRefusal(err error) (e *Refusal, expected bool) {
	var parse *chess.ParseError
	var illegal *chess.IllegalMoveError
	var tooLarge *http.MaxBytesError
	var busy *ai.BusyError
	switch {
	case errors.As(err, &e):
		return e, true
	case errors.As(err, &parse), errors.Is(err, tutor.ErrPlayers):
		return RefuseFor(http.StatusBadRequest, err), true
	case errors.As(err, &illegal), errors.Is(err, tutor.ErrTooLong):
		return RefuseFor(http.StatusUnprocessableEntity, err), true
	case errors.Is(err, chess.ErrGameOver):
		return RefuseFor(http.StatusConflict, err), true
	case errors.As(err, &tooLarge):
		problem := say.Problem{Key: say.TooLarge, Number: int(tooLarge.Limit)}
		return RefuseFor(http.StatusRequestEntityTooLarge, problem), true
	case errors.As(err, &busy):
		problem := say.Problem{Key: say.Busy, Number: wholeSeconds(busy.After)}
		return RefuseFor(http.StatusServiceUnavailable, problem).After(busy.After), true
	case errors.Is(err, context.Canceled):
		return RefuseFor(http.StatusServiceUnavailable, say.Problem{Key: say.GivenUp}), true
	}
	return RefuseFor(http.StatusInternalServerError, say.Problem{Key: say.Unexpected}), false
}

// Fail answers with an error: a page for a browser, JSON for anything else.
func (s *Site) Fail(w http.ResponseWriter, r *http.Request, err error) {
	e, expected := AsRefusal(err)
	if expected {
		s.refused(e.reason())
	} else {
		s.logFailure(r, err)
	}
	switch e.Status {
	case http.StatusServiceUnavailable, http.StatusTooManyRequests:
		w.Header().Set("Retry-After", strconv.Itoa(wholeSeconds(e.wait)))
	case http.StatusUnauthorized:
		w.Header().Set("WWW-Authenticate", "Bearer")
	}
	w.Header().Set("Cache-Control", "no-store")
	l := s.Language(r)
	switch {
	case !WantsHTML(r):
		err = WriteJSON(w, e.Status, append(Object{{"error", e.In(l)}}, e.more...))
	case e.page != nil:
		err = WritePage(w, r, e.Status, e.page(l, e.In(l)))
	default:
		err = WritePage(w, r, e.Status, frame.FailurePage(s.failure(r, l, e)))
	}
	if err != nil && r.Context().Err() == nil { // who has left is told nothing
		s.Log.LogAttrs(r.Context(), slog.LevelError, "failed to say what failed", slog.Any("cause", err))
	}
}

// Panic is the error of a handler that has panicked.
type Panic struct {
	Value any    // what recover returned
	Stack []byte // where it happened, as debug.Stack tells it
}

// Error returns what the handler panicked with, without the stack.
func (p *Panic) Error() string { return fmt.Sprintf("panic: %v", p.Value) }

// logFailure logs an error of the server's own, with the request that met it.
func (s *Site) logFailure(r *http.Request, err error) {
	v := VisitOf(r)
	attrs := []slog.Attr{
		slog.String("id", v.ID), slog.String("route", v.Route), slog.String("method", r.Method),
		slog.String("path", s.LoggedPath(r)), slog.Any("cause", err),
	}
	if panicked := (*Panic)(nil); errors.As(err, &panicked) {
		attrs = append(attrs, slog.String("stack", string(panicked.Stack)))
	}
	s.Log.LogAttrs(r.Context(), slog.LevelError, "failed", attrs...)
}

// failure returns the error page of a refusal. What was sent to a wrong host is led to the right one.
func (s *Site) failure(r *http.Request, l *say.Language, e *Refusal) frame.Failure {
	heading := failureHeading(l, e.Status)
	back := frame.Link{Text: l.Pages.Failure.Back, URL: "/"}
	if e.Status == http.StatusMisdirectedRequest {
		back.URL = s.Addresses.base.String() + "/"
	}
	return frame.Failure{
		Layout: Frame(l, "", heading), Heading: heading, Text: e.In(l), Back: back,
		Report: l.Pages.Failure.Report, Request: VisitOf(r).ID,
	}
}

// wholeSeconds rounds up, to one second at least.
func wholeSeconds(d time.Duration) int {
	return int(max((d+time.Second-1)/time.Second, 1))
}

func failureHeading(l *say.Language, status int) string {
	words := l.Pages.Failure
	switch status {
	case http.StatusNotFound:
		return words.NoPage
	case http.StatusInternalServerError:
		return words.Sorry
	case http.StatusServiceUnavailable, http.StatusTooManyRequests:
		return words.Moment
	}
	return words.DidNot
}
