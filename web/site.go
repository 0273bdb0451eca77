package web

import (
	"log/slog"
	"net/http"
	"net/netip"

	"chesstutor/tutor/say"
)

// site is what every page shares: settings and cookies, languages, who asks, and
// the one door for errors.
type site struct {
	cookies   cookies
	languages *say.Matcher
	addresses addresses
	log       *slog.Logger
}

// newSite returns what pages share. It returns an error if there is no key to sign
// cookies with, or one is too short.
func newSite(keys [][]byte, languages []*say.Language, proxies []netip.Prefix, log *slog.Logger) (*site, error) {
	jar, err := newCookies(keys)
	if err != nil {
		return nil, err
	}
	return &site{cookies: jar, languages: say.NewMatcher(languages), addresses: addresses{proxies}, log: log}, nil
}

// settings reads the settings of whoever sent a request.
func (s *site) settings(r *http.Request) settings {
	data, found, err := s.cookies.open(r, settingsCookie)
	if !found || err != nil {
		return settings{}
	}
	return decodeSettings(data)
}

// keepSettings sends the cookie of settings.
func (s *site) keepSettings(w http.ResponseWriter, r *http.Request, c settings) error {
	value, err := s.cookies.sign(settingsCookie, c.encode())
	if err != nil {
		return err
	}
	s.keep(w, r, settingsCookie, value)
	return nil
}

// keep sends a cookie that lives a year; an empty value ends it.
func (s *site) keep(w http.ResponseWriter, r *http.Request, name, value string) {
	cookie := &http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: cookieSeconds,
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.addresses.secure(r),
	}
	if value == "" {
		cookie.MaxAge = -1
	}
	http.SetCookie(w, cookie)
}
