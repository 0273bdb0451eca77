package site

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"sync"

	"github.com/a-h/templ"
)

// partHeader is the request header in which a script asks for the page as the answer.
const partHeader = "Chess-Part"

// WantsPage reports whether a script asks for the page after the request as the answer, by the header "Chess-Part:
// page". A browser without scripts is redirected to the page instead.
func WantsPage(r *http.Request) bool { return r.Header.Get(partHeader) == "page" }

// WantsHTML reports whether to answer with HTML: Accept contains text/html, as when a browser loads a page, or a
// script wants the page.
func WantsHTML(r *http.Request) bool {
	if WantsPage(r) {
		return true
	}
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

// WriteJSON answers with a value as JSON. It encodes the value before it writes anything, so that an encoding error
// can still be answered.
func WriteJSON(w http.ResponseWriter, status int, v any) error {
	body := takeBody()
	defer body.giveBack()
	encoder := json.NewEncoder(body)
	encoder.SetEscapeHTML(false) // the symbols are entities; nosniff keeps JSON from being read as HTML
	if err := encoder.Encode(v); err != nil {
		return err
	}
	return Write(w, "application/json", status, body.Bytes())
}

// WritePage answers with a page. It renders the page before it writes anything, so that a rendering error can still
// be answered.
func WritePage(w http.ResponseWriter, r *http.Request, status int, page templ.Component) error {
	body := takeBody()
	defer body.giveBack()
	if err := page.Render(r.Context(), body); err != nil {
		return err
	}
	guardDocument(w.Header())
	return Write(w, "text/html; charset=utf-8", status, body.Bytes())
}

// body is an answer while it is written. Bodies are used again and again, so that no answer has to grow its own.
type body struct{ bytes.Buffer }

// maxBody is the largest body that is used again; few pages are larger.
const maxBody = 256 << 10

var bodies = sync.Pool{New: func() any { return new(body) }}

func takeBody() *body { return bodies.Get().(*body) }

func (b *body) giveBack() {
	if b.Cap() <= maxBody {
		b.Reset()
		bodies.Put(b)
	}
}

// Write sends an answer. It ignores errors: the client may have closed the connection.
func Write[T string | []byte](w http.ResponseWriter, kind string, status int, body T) error {
	w.Header().Set("Content-Type", kind)
	w.WriteHeader(status)
	_, _ = w.Write([]byte(body))
	return nil
}

// contentSecurityPolicy allows resources from this server only, and neither inline scripts nor inline styles.
const contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

// guardDocument sets the security headers that browsers heed on documents only. Other answers go without, to save
// bytes.
func guardDocument(h http.Header) {
	h.Set("Content-Security-Policy", contentSecurityPolicy)
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	h.Set("Referrer-Policy", "same-origin") // not no-referrer: cross-origin checks need Origin
	h.Set("X-Frame-Options", "DENY")
}
