package site

import (
	"bytes"
	"encoding/json"
	"net/http"
	"path"
	"strings"

	"github.com/a-h/templ"

	"chesstutor/templates/frame"
)

// partHeader is the request header in which a script asks for the page as the answer.
const partHeader = "Chess-Part"

// WantsPage reports whether a script asks for the page after the request as the answer, by the header "Chess-Part:
// page". A browser without scripts is redirected to the page instead.
func WantsPage(r *http.Request) bool { return r.Header.Get(partHeader) == "page" }

// WantsHTML reports whether to answer with HTML. What Accept names decides: text/html, else application/json. Where it
// names neither, as programs that preview links do not, a page is HTML; what a program does or asks for is JSON.
func WantsHTML(r *http.Request) bool {
	switch {
	case WantsPage(r), accepts(r, "text/html"):
		return true
	case accepts(r, "application/json"):
		return false
	}
	return isPage(r)
}

// accepts reports whether Accept names a type.
func accepts(r *http.Request, kind string) bool {
	for _, list := range r.Header.Values("Accept") {
		for accepted := range strings.SplitSeq(list, ",") {
			accepted, _, _ = strings.Cut(accepted, ";")
			if strings.EqualFold(strings.TrimSpace(accepted), kind) {
				return true
			}
		}
	}
	return false
}

// isPage reports whether a request is for something that a person may look at or link to: it changes nothing, and
// its address is not one of those that programs ask about a game.
func isPage(r *http.Request) bool {
	switch path.Base(r.URL.Path) {
	case "show", "moves", "advice", "why", "threat", "purpose", "hint", "move", "levels", "events":
		return false
	}
	return r.Method == http.MethodGet || r.Method == http.MethodHead
}

// WriteJSON answers with a value as JSON. It encodes the value before it writes anything, so that an encoding error
// can still be answered.
func WriteJSON(w http.ResponseWriter, status int, v any) error {
	var body bytes.Buffer
	encoder := json.NewEncoder(&body)
	encoder.SetEscapeHTML(false) // the symbols are entities; nosniff keeps JSON from being read as HTML
	if err := encoder.Encode(v); err != nil {
		return err
	}
	return Write(w, "application/json", status, body.Bytes())
}

// Answer answers a request that may have changed something: it leads a page on to an address, and a program gets a
// value as JSON.
func Answer(w http.ResponseWriter, r *http.Request, to string, value any) error {
	if !WantsHTML(r) {
		return WriteJSON(w, http.StatusOK, value)
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
	return nil
}

// pageBytes is room for most pages: their text is not copied again and again as it grows.
const pageBytes = 40 << 10

// WritePage answers with a page. It renders the page before it writes anything, so that a rendering error can still
// be answered.
func WritePage(w http.ResponseWriter, r *http.Request, status int, page templ.Component) error {
	body := bytes.NewBuffer(make([]byte, 0, pageBytes))
	ctx := r.Context()
	if strip := VisitOf(r).strip; strip != nil {
		ctx = frame.WithClass(ctx, strip(r))
	}
	ctx = frame.WithTongues(ctx, VisitOf(r).tongues)
	if err := page.Render(ctx, body); err != nil {
		return err
	}
	return Write(w, "text/html; charset=utf-8", status, body.Bytes())
}

// Write sends an answer. It ignores errors: the client may have closed the connection.
func Write[T string | []byte](w http.ResponseWriter, kind string, status int, body T) error {
	w.Header().Set("Content-Type", kind)
	w.WriteHeader(status)
	_, _ = w.Write([]byte(body))
	return nil
}
