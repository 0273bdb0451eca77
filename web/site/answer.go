package site

import (
	"encoding/json"
	"net/http"
	"strings"

	"github.com/a-h/templ"
)

// partHeader is the header by which a script says what of an answer it can use.
const partHeader = "Chess-Part"

// WantsPage reports whether a script asks to be answered by the page itself, as it is after what the request does, where
// a page without scripts is led to it: by "Chess-Part: page".
func WantsPage(r *http.Request) bool { return r.Header.Get(partHeader) == "page" }

// WantsHTML reports whether a page is to be answered: Accept names text/html, as
// browsers' does when they go to a page, or a script wants the page.
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

// WriteJSON answers with a value, encoded before anything is sent.
func WriteJSON(w http.ResponseWriter, status int, v any) error {
	var body strings.Builder
	encoder := json.NewEncoder(&body)
	encoder.SetEscapeHTML(false) // the symbols are entities; nosniff keeps JSON from being read as HTML
	if err := encoder.Encode(v); err != nil {
		return err
	}
	return Write(w, "application/json", status, body.String())
}

// WritePage answers with a page, rendered before anything is sent.
func WritePage(w http.ResponseWriter, r *http.Request, status int, page templ.Component) error {
	var body strings.Builder
	if err := page.Render(r.Context(), &body); err != nil {
		return err
	}
	guardDocument(w.Header())
	return Write(w, "text/html; charset=utf-8", status, body.String())
}

// Write sends an answer. That the connection may be gone is nobody's error.
func Write(w http.ResponseWriter, kind string, status int, body string) error {
	w.Header().Set("Content-Type", kind)
	w.WriteHeader(status)
	_, _ = w.Write([]byte(body))
	return nil
}

// contentSecurityPolicy lets pages load from this server alone, and run no
// script and no style that is written into a page.
const contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

// guardDocument sets the headers that browsers heed on documents alone: on data
// and files, a hundred times as many, they would only take room.
func guardDocument(h http.Header) {
	h.Set("Content-Security-Policy", contentSecurityPolicy)
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	h.Set("Referrer-Policy", "same-origin") // not no-referrer: cross-origin checks need Origin
	h.Set("X-Frame-Options", "DENY")
}
