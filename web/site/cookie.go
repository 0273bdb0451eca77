package site

import (
	"errors"
	"fmt"

	"github.com/gorilla/securecookie"
)

// MinKeyBytes is the minimum length of a signing key.
const MinKeyBytes = 32

// The cookies of the site, by the names that are signed, under which browsers keep them where they use http.
const (
	GameCookie     = "chess"          // the game against the computer, or on one device
	SettingsCookie = "chess_settings" // the settings, the level and the door taken
	ProgressCookie = "chess_learn"    // a learner's progress in lessons and practice
	ChancesCookie  = "chess_seen"     // how a learner's last chances in games went
	NotebookCookie = "chess_own"      // what a learner has brought from games into practice
	ClassCookie    = "chess_class"    // the browser's secret in classes, and the class in which it has a seat
	SeatCookie     = "chess_seat"     // the browser's secret, from which the tokens of its seats in rooms are derived
)

// cookieNames lists all cookies of the site. SetCookie sets no other.
var cookieNames = [...]string{
	GameCookie, SettingsCookie, ProgressCookie, ChancesCookie, NotebookCookie, SeatCookie, ClassCookie,
}

// secureName returns the name under which browsers keep a cookie where they use https: one that begins with __Host- can
// be set over https only, and by this host alone.
func secureName(name string) string { return "__Host-" + name }

// Cookies returns the names of all cookies of the site, without the prefix that they have over https.
func Cookies() []string { return cookieNames[:] }

// The lifetime of cookies and the maximum length of a value: browsers accept 4,096 bytes of name and value.
const (
	cookieSeconds   = 365 * 24 * 60 * 60
	maxCookieBytes  = 4096
	maxCookieLength = maxCookieBytes - len(SettingsCookie)
)

// ErrCookieTooLong is returned for data that does not fit into a cookie.
var ErrCookieTooLong = errors.New("too long for a cookie")

// Jar signs and verifies the data in cookies. The data is readable to whoever has the cookie, but cannot be forged.
type Jar struct {
	Codecs []securecookie.Codec // the first signs, all verify
	Most   int                  // maximum length of a value in characters
}

// NewJar returns a jar with these keys: the first signs, all verify.
func NewJar(keys [][]byte) (Jar, error) {
	if len(keys) == 0 {
		return Jar{}, errors.New("no signing key")
	}
	jar := Jar{Most: maxCookieLength}
	for i, key := range keys {
		if len(key) < MinKeyBytes {
			return Jar{}, fmt.Errorf("signing key %d has %d bytes; it needs %d or more", i+1, len(key), MinKeyBytes)
		}
		jar.Codecs = append(jar.Codecs, securecookie.New(key, nil).
			SetSerializer(securecookie.NopEncoder{}).MaxAge(cookieSeconds).MaxLength(maxCookieLength))
	}
	return jar, nil
}

// Holds reports whether a game of this many bytes would fit into its cookie once signed.
func (c Jar) Holds(bytes int) bool { return signedLength(bytes) <= c.Most }

// Read returns the data of a value signed for a cookie of that name, or an error if it is forged or has expired.
func (c Jar) Read(name, value string) (data []byte, err error) {
	err = securecookie.DecodeMulti(name, value, &data, c.Codecs...)
	return data, err
}

// Sign returns a cookie's value, or ErrCookieTooLong.
func (c Jar) Sign(name string, data []byte) (string, error) {
	if length := signedLength(len(data)); length > c.Most || length > maxCookieBytes-len(secureName(name)) {
		return "", ErrCookieTooLong
	}
	return securecookie.EncodeMulti(name, data, c.Codecs[0])
}

// signedLength returns the length of a cookie's value with n bytes of data. securecookie adds base64 twice, a
// timestamp of ten digits, two separators and a signature of 32 bytes.
func signedLength(n int) int { return 4 * ((44 + 4*((n+2)/3) + 2) / 3) }
