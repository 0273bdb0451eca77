package web

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
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// A refusal is an error with a status and a sentence for whoever asked.
type refusal struct {
	status int
	text   string
	cause  error                                       // which tutor/say tells in every language; nil if there is the text alone
	page   func(*say.Language, string) templ.Component // shows the sentence on the page where it was asked; nil for a page of its own
	more   object                                      // what JSON tells with the sentence
	wait   time.Duration                               // before it is asked again, where that may help; 0 is a second
}

// Error returns the sentence.
func (e *refusal) Error() string { return e.text }

// refuse returns a refusal; the text may be part of a sentence.
func refuse(status int, format string, args ...any) *refusal {
	return &refusal{status: status, text: sentence(fmt.Sprintf(format, args...))}
}

// refusing returns the refusal of an error that tutor/say knows.
func refusing(status int, err error) *refusal {
	e := &refusal{status: status, cause: err}
	e.text = e.in(say.English)
	return e
}

// in returns the sentence in a language.
func (e *refusal) in(l *say.Language) string {
	if text, known := l.Error(e.cause); known {
		return text
	}
	return e.text
}

// beside returns the refusal with what is shown beside its sentence: a page, and
// members of the JSON object.
func (e *refusal) beside(page func(*say.Language, string) templ.Component, more object) *refusal {
	shown := *e
	shown.page, shown.more = page, more
	return &shown
}

// after adds how long to wait before it is asked again.
func (e *refusal) after(wait time.Duration) *refusal {
	e.wait = wait
	return e
}

// sentence makes a whole sentence of a text.
func sentence(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	text = string(unicode.ToUpper(first)) + text[size:]
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return text
}

// asRefusal turns any error into a refusal. What nobody expected becomes an
// apology, and is ours to log.
func asRefusal(err error) (e *refusal, expected bool) {
	var parse *chess.ParseError
	var illegal *chess.IllegalMoveError
	var tooLarge *http.MaxBytesError
	var busy *ai.BusyError
	switch {
	case errors.As(err, &e):
		return e, true
	case errors.As(err, &parse), errors.Is(err, tutor.ErrPlayers):
		return refusing(http.StatusBadRequest, err), true
	case errors.As(err, &illegal):
		return refusing(http.StatusUnprocessableEntity, err), true
	case errors.Is(err, chess.ErrGameOver):
		return refusing(http.StatusConflict, err), true
	case errors.As(err, &tooLarge):
		return refusing(http.StatusRequestEntityTooLarge, say.Problem{Key: say.TooLarge, Number: int(tooLarge.Limit)}), true
	case errors.As(err, &busy):
		return refusing(http.StatusServiceUnavailable, say.Problem{Key: say.Busy, Number: wholeSeconds(busy.After)}).after(busy.After), true
	case errors.Is(err, context.Canceled):
		return refusing(http.StatusServiceUnavailable, say.Problem{Key: say.GivenUp}), true
	}
	return refusing(http.StatusInternalServerError, say.Problem{Key: say.Unexpected}), false
}

// fail answers with an error: a page for a browser, JSON for anything else.
func (s *site) fail(w http.ResponseWriter, r *http.Request, err error) {
	e, expected := asRefusal(err)
	if !expected {
		s.log.LogAttrs(r.Context(), slog.LevelError, "failed", slog.String("method", r.Method),
			slog.String("path", strings.ToValidUTF8(r.URL.Path, "?")), slog.Any("cause", err))
	}
	switch e.status {
	case http.StatusServiceUnavailable, http.StatusTooManyRequests:
		w.Header().Set("Retry-After", strconv.Itoa(wholeSeconds(e.wait)))
	case http.StatusUnauthorized:
		w.Header().Set("WWW-Authenticate", "Bearer")
	}
	w.Header().Set("Cache-Control", "no-store")
	l := s.language(r)
	switch {
	case !wantsHTML(r):
		err = writeJSON(w, e.status, append(object{{"error", e.in(l)}}, e.more...))
	case e.page != nil:
		err = writePage(w, r, e.status, e.page(l, e.in(l)))
	default:
		heading := failureHeading(l, e.status)
		err = writePage(w, r, e.status, templates.FailurePage(templates.Failure{
			Layout: frame(l, "", heading), Heading: heading, Text: e.in(l), Back: l.Pages.Failure.Back,
		}))
	}
	if err != nil {
		s.log.LogAttrs(r.Context(), slog.LevelError, "failed to say what failed", slog.Any("cause", err))
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
