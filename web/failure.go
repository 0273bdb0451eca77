package web

import (
	"context"
	"encoding/json"
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
	"github.com/gorilla/mux"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say"
)

// handler answers a request, or says why it cannot.
type handler func(http.ResponseWriter, *http.Request) error

// handle makes a handler one of net/http's. Its answers are never stored: they
// show a game as it was at one moment.
func (s *Server) handle(h handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Add("Vary", "Accept")
		w.Header().Add("Vary", "Accept-Language")
		if err := h(w, r); err != nil {
			s.fail(w, r, err)
		}
	})
}

// A refusal is an error with a status and a sentence for whoever asked.
type refusal struct {
	status   int
	text     string
	cause    error         // which tutor/say tells in every language; nil if there is the text alone
	shown    *session      // the game as it is, where it helps to show it with the sentence
	pageOnly bool          // shown is for pages, not for JSON
	wait     time.Duration // before it is asked again, where that may help; 0 is a second
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

// showing adds the game that the refusal left as it is.
func (e *refusal) showing(ss *session) *refusal {
	e.shown = ss
	return e
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
	var notAllowed *room.Refusal
	var tooLarge *http.MaxBytesError
	var busy *ai.BusyError
	switch {
	case errors.As(err, &e):
		return e, true
	case errors.As(err, &notAllowed): // before what may lie behind it
		return refusing(roomStatus(notAllowed), err), true
	case errors.As(err, &parse), errors.Is(err, tutor.ErrPlayers):
		return refusing(http.StatusBadRequest, err), true
	case errors.As(err, &illegal):
		return refusing(http.StatusUnprocessableEntity, err), true
	case errors.Is(err, live.ErrOff):
		return errNoRooms, true
	case errors.Is(err, live.ErrTooManyStreams):
		return errTooManyStreams, true
	case errors.Is(err, live.ErrServerAway):
		return errServerAway, true
	case errors.Is(err, sqlstore.ErrNoRoom):
		return errNoSuchRoom, true
	case errors.Is(err, sqlstore.ErrDown):
		return refuse(http.StatusServiceUnavailable, "Rooms cannot be reached just now. Games against the computer go on"), false
	case errors.Is(err, sqlstore.ErrTaken):
		return refuse(http.StatusServiceUnavailable, "too much happens in this room at once. Try again"), true
	case errors.Is(err, chess.ErrGameOver):
		return refusing(http.StatusConflict, err), true
	case errors.As(err, &tooLarge):
		return refuse(http.StatusRequestEntityTooLarge, "that is more than %d bytes", tooLarge.Limit), true
	case errors.As(err, &busy):
		return refuse(http.StatusServiceUnavailable, "the computer is playing too many games just now. It has time for you in about %s", seconds(busy.After)).after(busy.After), true
	case errors.Is(err, context.Canceled):
		return refuse(http.StatusServiceUnavailable, "the request was given up"), true
	}
	return refuse(http.StatusInternalServerError, "Something went wrong here. Your game is as it was; please try again"), false
}

// fail answers with an error: a page for a browser, JSON for anything else.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	e, expected := asRefusal(err)
	if !expected && !errors.Is(err, sqlstore.ErrDown) { // the service of rooms tells of an outage, once
		s.config.Log.LogAttrs(r.Context(), slog.LevelError, "failed", slog.String("method", r.Method),
			slog.String("path", strings.ToValidUTF8(r.URL.Path, "?")), slog.Any("cause", err))
	}
	switch e.status {
	case http.StatusServiceUnavailable, http.StatusTooManyRequests:
		w.Header().Set("Retry-After", strconv.Itoa(wholeSeconds(e.wait)))
	case http.StatusUnauthorized:
		w.Header().Set("WWW-Authenticate", "Bearer")
	}
	w.Header().Set("Cache-Control", "no-store")
	if !wantsHTML(r) {
		answer := struct {
			Error string `json:"error"`
			Board *board `json:"board,omitempty"`
			Seq   int    `json:"seq,omitempty"`
		}{Error: e.in(s.language(r))}
		if e.shown != nil && !e.pageOnly {
			answer.Board = newBoard(e.shown)
		}
		if e.shown != nil && e.shown.seat != nil {
			answer.Seq = e.shown.seat.room.Number()
		}
		err = writeJSON(w, e.status, answer)
	} else if e.shown != nil {
		e.shown.notice = e.in(s.language(r))
		err = writePage(w, r, e.status, pageOf(e.shown, view{ply: e.shown.game.Ply()}))
	} else if e == errNoSuchRoom {
		err = writePage(w, r, e.status, templates.NoRoomPage(templates.Failure{
			Layout: layout("", "No such room"), Heading: "There is no such room", Text: "Or it is no longer there. Look at the link or the code again.",
		}))
	} else {
		err = writePage(w, r, e.status, templates.FailurePage(templates.Failure{
			Layout: layout("", http.StatusText(e.status)), Heading: failureHeading(e.status), Text: e.in(s.language(r)),
		}))
	}
	if err != nil {
		s.config.Log.LogAttrs(r.Context(), slog.LevelError, "failed to say what failed", slog.Any("cause", err))
	}
}

// wholeSeconds rounds up, to one second at least.
func wholeSeconds(d time.Duration) int {
	return int(max((d+time.Second-1)/time.Second, 1))
}

// seconds tells a time in words.
func seconds(d time.Duration) string {
	if n := wholeSeconds(d); n > 1 {
		return strconv.Itoa(n) + " seconds"
	}
	return "a second"
}

func failureHeading(status int) string {
	switch status {
	case http.StatusNotFound:
		return "There is no such page"
	case http.StatusInternalServerError:
		return "Sorry"
	case http.StatusServiceUnavailable, http.StatusTooManyRequests:
		return "A moment, please"
	}
	return "That did not work"
}

func notFound(_ http.ResponseWriter, r *http.Request) error {
	return refuse(http.StatusNotFound, "Nothing is kept at this address.")
}

// methodNotAllowed says which methods the address does answer.
func (s *Server) methodNotAllowed(w http.ResponseWriter, r *http.Request) error {
	var allowed []string
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost} {
		probe := r.Clone(r.Context())
		probe.Method = method
		var match mux.RouteMatch
		if s.router.Match(probe, &match) && match.MatchErr == nil {
			allowed = append(allowed, method)
		}
	}
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	return refuse(http.StatusMethodNotAllowed, "%s is not for this address; it answers %s", r.Method, strings.Join(allowed, ", "))
}

// wantsHTML reports whether Accept names text/html, as browsers' does when they
// go to a page.
func wantsHTML(r *http.Request) bool {
	for _, accept := range r.Header.Values("Accept") {
		for kind := range strings.SplitSeq(accept, ",") {
			kind, _, _ = strings.Cut(kind, ";")
			if strings.EqualFold(strings.TrimSpace(kind), "text/html") {
				return true
			}
		}
	}
	return false
}

// writeJSON answers with a value, encoded before anything is sent.
func writeJSON(w http.ResponseWriter, status int, v any) error {
	var body strings.Builder
	encoder := json.NewEncoder(&body)
	encoder.SetEscapeHTML(false) // the symbols are entities; nosniff keeps JSON from being read as HTML
	if err := encoder.Encode(v); err != nil {
		return err
	}
	return write(w, "application/json", status, body.String())
}

// writePage answers with a page, rendered before anything is sent.
func writePage(w http.ResponseWriter, r *http.Request, status int, page templ.Component) error {
	var body strings.Builder
	if err := page.Render(r.Context(), &body); err != nil {
		return err
	}
	guardDocument(w.Header())
	return write(w, "text/html; charset=utf-8", status, body.String())
}

// write sends an answer. That the connection may be gone is nobody's error.
func write(w http.ResponseWriter, kind string, status int, body string) error {
	w.Header().Set("Content-Type", kind)
	w.WriteHeader(status)
	_, _ = w.Write([]byte(body))
	return nil
}

// inPlace shows the game with the refusal on a page, where the learner is, but
// not in JSON, whose client has it already.
func (e *refusal) inPlace(ss *session) *refusal {
	e.shown, e.pageOnly = ss, true
	return e
}

// roomStatus is the status of what the laws of rooms refuse.
func roomStatus(e *room.Refusal) int {
	switch {
	case errors.Is(e, room.ErrNotPlayer):
		return http.StatusForbidden
	case errors.Is(e, room.ErrIllegalMove), errors.Is(e, room.ErrPromotion):
		return http.StatusUnprocessableEntity
	case errors.Is(e, room.ErrClock):
		return http.StatusBadRequest
	}
	return http.StatusConflict
}

// pageOf is the page of a game, alone or in a room.
func pageOf(ss *session, v view) templ.Component {
	if ss.seat != nil {
		return templates.RoomPage(roomPage(ss, v))
	}
	return templates.PlayPage(playPage(ss, v, nil))
}
