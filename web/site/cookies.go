package site

import (
	"net/http"
	"slices"
	"strings"
)

// Has reports whether a request has a cookie, which may be forged.
func (s *Site) Has(r *http.Request, name string) bool {
	_, found := s.cookie(r, name)
	return found
}

// cookie returns the value of a request's cookie: over https that with the prefix __Host-, and the other only if there
// is none. Before there were such names, and while the site was served without TLS, browsers got the other.
func (s *Site) cookie(r *http.Request, name string) (value string, found bool) {
	if s.Addresses.Secure(r) {
		if value, found = findCookie(r, secureName(name)); found {
			return value, true
		}
	}
	return findCookie(r, name)
}

// findCookie returns the value of the first cookie of that name in a request.
func findCookie(r *http.Request, name string) (value string, found bool) {
	cookie, err := r.Cookie(name)
	if err != nil {
		return "", false
	}
	return cookie.Value, true
}

// SetCookie sets one of Cookies for a year; an empty value deletes it.
func (s *Site) SetCookie(w http.ResponseWriter, r *http.Request, name string, value string) {
	if !slices.Contains(cookieNames[:], name) {
		panic("no cookie of the site has the name " + name) // a mistake in the program: nobody could delete it
	}
	secure := s.Addresses.Secure(r)
	if secure {
		name = secureName(name)
	}
	setCookie(w, name, value, secure)
}

// setCookie sets a cookie, or deletes it if the value is empty, in place of what the answer sets it to already.
func setCookie(w http.ResponseWriter, name, value string, secure bool) {
	cookie := &http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: cookieSeconds,
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: secure,
	}
	if value == "" {
		cookie.MaxAge = -1
	}
	h := w.Header()
	if set := h["Set-Cookie"]; len(set) > 0 {
		h["Set-Cookie"] = slices.DeleteFunc(set, func(line string) bool { return strings.HasPrefix(line, name+"=") })
	}
	http.SetCookie(w, cookie)
}

// renameCookies gives each cookie that a browser still has under its name for http the one for https, unless it has
// that, and ends the old one. The value stays: what is signed in it is the name without the prefix.
func (s *Site) renameCookies(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Cookie") == "" || !s.Addresses.Secure(r) {
		return
	}
	for _, old := range cookieNames {
		value, found := findCookie(r, old)
		if !found {
			continue
		}
		if _, renamed := findCookie(r, secureName(old)); !renamed && value != "" {
			setCookie(w, secureName(old), value, true)
		}
		setCookie(w, old, "", true)
	}
}

// ForgetBrowser deletes every cookie of the site, under all of its names that the browser lets us delete.
func (s *Site) ForgetBrowser(w http.ResponseWriter, r *http.Request) {
	secure := s.Addresses.Secure(r)
	for _, name := range cookieNames {
		setCookie(w, name, "", secure)
		if secure {
			setCookie(w, secureName(name), "", true)
		}
	}
}
