package site

import (
	"errors"
	"fmt"
	"net/http"

	"github.com/gorilla/securecookie"
)

// MinKeyBytes is the minimum length of a signing key.
const MinKeyBytes = 32

// The cookies, their lifetime and the maximum length of a value: browsers accept 4,096 bytes of name and value.
const (
	GameCookie      = "chess"
	settingsCookie  = "chess_settings"
	cookieSeconds   = 365 * 24 * 60 * 60
	maxCookieLength = 4096 - len(settingsCookie)
)

// ErrCookieTooLong is returned for data that does not fit into a cookie.
var ErrCookieTooLong = errors.New("too long for a cookie")

// Jar signs and verifies the data in cookies. The data is readable to whoever has the cookie, but cannot be forged.
type Jar struct {
	codecs []securecookie.Codec // the first signs, all verify
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
		jar.codecs = append(jar.codecs, securecookie.New(key, nil).
			SetSerializer(securecookie.NopEncoder{}).MaxAge(cookieSeconds).MaxLength(maxCookieLength))
	}
	return jar, nil
}

// Open returns the data of a cookie; found is false if there is none. It returns an error for a cookie that is
// forged or has expired.
func (c Jar) Open(r *http.Request, name string) (data []byte, found bool, err error) {
	cookie, err := r.Cookie(name)
	if err != nil {
		return nil, false, nil
	}
	data, err = c.Read(name, cookie.Value)
	return data, true, err
}

// Holds reports whether so many bytes would fit into a cookie once signed.
func (c Jar) Holds(bytes int) bool { return signedLength(bytes) <= c.Most }

// Read returns the data of a value signed for a cookie of that name, or an error if it is forged or has expired.
func (c Jar) Read(name, value string) (data []byte, err error) {
	err = securecookie.DecodeMulti(name, value, &data, c.codecs...)
	return data, err
}

// Sign returns a cookie's value, or ErrCookieTooLong.
func (c Jar) Sign(name string, data []byte) (string, error) {
	if !c.Holds(len(data)) {
		return "", ErrCookieTooLong
	}
	return securecookie.EncodeMulti(name, data, c.codecs[0])
}

// signedLength returns the length of a cookie's value with n bytes of data. securecookie adds base64 twice, a
// timestamp of ten digits, two separators and a signature of 32 bytes.
func signedLength(n int) int { return 4 * ((44 + 4*((n+2)/3) + 2) / 3) }
