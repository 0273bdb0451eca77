package install

import (
	"net/http"

	"chesstutor/web/site"
)

// Install has the handlers of the package.
type Install struct{ *site.Site }

// New returns an Install.
func New(s *site.Site) *Install { return &Install{s} }

// Routes registers the routes of the package.
func (s *Install) Routes(r *site.Router) {
	r.Get("/robots.txt", s.robots)
	r.Get("/manifest.webmanifest", s.manifest)
	r.Get("/sw.js", s.worker)
	r.Get("/offline", s.offline)
}

// robots answers GET /robots.txt. Requests that change the game or search are for people; pages that links lead to
// stay open to the programs that show a link with its picture.
func (s *Install) robots(w http.ResponseWriter, _ *http.Request) error {
	return keep(w, "text/plain; charset=utf-8",
		"User-agent: *\nDisallow: /move\nDisallow: /hint\nDisallow: /review\nDisallow: /practice?\n")
}

// keep answers with a text that is the same for everybody, and may be kept for a day.
func keep(w http.ResponseWriter, kind, text string) error {
	w.Header().Set("Cache-Control", "public, max-age=86400")
	w.Header().Del("Vary")
	w.Header().Del("Set-Cookie") // of a cookie that was renamed: others may get this answer
	return site.Write(w, kind, http.StatusOK, text)
}
