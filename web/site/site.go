package site

import (
	"log/slog"
	"net/http"
	"net/netip"
	"time"

	"chesstutor/tutor/say"
)

// Site is what every page shares: cookies, settings, languages, client addresses, and error answers.
type Site struct {
	Cookies   Jar
	languages *say.Matcher
	Addresses *addresses
	Log       *slog.Logger
	refused   func(reason string)
	now       func() time.Time
}

// Config is the configuration of a Site. Keys, Languages and Log are required.
type Config struct {
	Keys      [][]byte // sign the cookies, at least MinKeyBytes each; the first signs, all are accepted
	Languages []*say.Language
	Proxies   []netip.Prefix // trusted to set forwarded headers
	Base      BaseURL
	Log       *slog.Logger
	Refused   func(reason string) // is called for each refused request; nil for nothing
	Now       func() time.Time    // the current time; time.Now if nil
}

// New returns a Site. It returns an error if there is no key to sign cookies with, if one is too short, or if a
// language cannot be stored in the settings.
func New(c Config) (*Site, error) {
	if err := checkLanguages(c.Languages); err != nil {
		return nil, err
	}
	jar, err := NewJar(c.Keys)
	if err != nil {
		return nil, err
	}
	if c.Refused == nil {
		c.Refused = func(string) {}
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	return &Site{
		refused: c.Refused, Cookies: jar, languages: say.NewMatcher(c.Languages), Log: c.Log, now: c.Now,
		Addresses: &addresses{proxies: c.Proxies, base: c.Base},
	}, nil
}

// Settings returns the settings in a request's cookie.
func (s *Site) Settings(r *http.Request) Settings {
	data, found, err := s.Open(r, SettingsCookie)
	if !found || err != nil {
		return Settings{}
	}
	return decodeSettings(data)
}

// KeepSettings sets the cookie of the settings.
func (s *Site) KeepSettings(w http.ResponseWriter, r *http.Request, c Settings) error {
	value, err := s.Cookies.Sign(SettingsCookie, c.encode())
	if err != nil {
		return err
	}
	s.SetCookie(w, r, SettingsCookie, value)
	return nil
}
