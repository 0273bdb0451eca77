package site

import (
	"net/http"
	"net/url"

	"chesstutor/tutor/say"
)

// SameSite refuses a GET that would change something if another site made it.
func SameSite(r *http.Request) error {
	site, origin := r.Header.Get("Sec-Fetch-Site"), r.Header.Get("Origin")
	if site != "" && site != "same-origin" && site != "none" || origin != "" && !sameOrigin(r, origin) {
		return RefuseFor(http.StatusForbidden, say.Problem{Key: say.OtherSite})
	}
	return nil
}

// sameOrigin reports whether an origin is the address that the request was sent to.
func sameOrigin(r *http.Request, origin string) bool {
	u, err := url.Parse(origin)
	return err == nil && u.Host == r.Host
}
