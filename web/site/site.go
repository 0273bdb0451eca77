package site

import (
	"log/slog"
	"net/netip"
	"time"

	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

// Site is what every page shares: cookies, settings, languages, client addresses, and error answers.
type Site struct {
	Records
	Cookies   Jar
	languages *say.Matcher
	Addresses *addresses
	Log       *slog.Logger
	Pupils    Pupils // nil if this server has no classes
	NoRooms   bool   // this server has no rooms, which no page offers then
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
	s := &Site{
		refused: c.Refused, Cookies: jar, languages: say.NewMatcher(c.Languages), Log: c.Log, now: c.Now,
		Addresses: &addresses{proxies: c.Proxies, base: c.Base},
	}
	s.Records = newRecords(s)
	return s, nil
}

// Today returns the day, by which practice repeats what was missed.
func (s *Site) Today() practice.Day { return practice.DayOf(s.now()) }
