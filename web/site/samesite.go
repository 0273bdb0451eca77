package site

import (
	"net/http"
	"net/url"

	"chesstutor/tutor/say"
)

// SameSite refuses a GET that would change something if another site made it.
func (s *Site) SameSite(r *http.Request) error {
	site := r.Header.Get("Sec-Fetch-Site")
	if site != "" && site != "same-origin" && site != "none" || !s.OwnOrigin(r) {
		return RefuseFor(http.StatusForbidden, say.Problem{Key: say.OtherSite})
	}
	return nil
}

// OwnOrigin reports whether a request comes from a page of this site by its Origin header, or has none. With a base URL
// that is the only origin; else any with the host of the request, as a proxy that ends TLS may not be known.
func (s *Site) OwnOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	if !s.Addresses.base.IsZero() {
		return origin == s.Addresses.base.String()
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host == r.Host
}
