package site

import (
	"log/slog"
	"net/http"
	"net/netip"

	"chesstutor/tutor/say"
)

// Site is what every page shares: settings and cookies, languages, who asks, and
// the one door for errors.
type Site struct {
	Cookies   Jar
	languages *say.Matcher
	Addresses addresses
	Log       *slog.Logger
}

// New returns what pages share. It returns an error if there is no key to sign
// cookies with or one is too short, or a language that cannot be chosen.
func New(keys [][]byte, languages []*say.Language, proxies []netip.Prefix, log *slog.Logger) (*Site, error) {
	if err := checkLanguages(languages); err != nil {
		return nil, err
	}
	jar, err := NewJar(keys)
	if err != nil {
		return nil, err
	}
	return &Site{Cookies: jar, languages: say.NewMatcher(languages), Addresses: addresses{proxies}, Log: log}, nil
}

// Settings reads the settings of whoever sent a request.
func (s *Site) Settings(r *http.Request) Settings {
	data, found, err := s.Cookies.Open(r, settingsCookie)
	if !found || err != nil {
		return Settings{}
	}
	return decodeSettings(data)
}

// KeepSettings sends the cookie of settings.
func (s *Site) KeepSettings(w http.ResponseWriter, r *http.Request, c Settings) error {
	value, err := s.Cookies.Sign(settingsCookie, c.encode())
	if err != nil {
		return err
	}
	s.SetCookie(w, r, settingsCookie, value)
	return nil
}

// SetCookie sends a cookie that lives a year; an empty value ends it.
func (s *Site) SetCookie(w http.ResponseWriter, r *http.Request, name, value string) {
	cookie := &http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: cookieSeconds,
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.Addresses.Secure(r),
	}
	if value == "" {
		cookie.MaxAge = -1
	}
	http.SetCookie(w, cookie)
}
