package site

import (
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"net/http"
	"net/netip"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
)

// InClass is what a browser keeps of classes: a secret, from which its token in each class is made, and the class in
// which it has a seat, or which it leads.
type InClass struct {
	Secret string     // secretBytes bytes, "" if the browser has none
	Code   class.Code // "" for none
}

const (
	secretBytes   = 16
	inClassFormat = 1 // comes first in the cookie
)

// NewSecret returns a random secret for an InClass.
func NewSecret() string {
	var secret [secretBytes]byte
	_, _ = rand.Read(secret[:]) // it never fails
	return string(secret[:])
}

// Token returns the token of the browser in a class, "" if it has no secret. It reveals neither the secret nor the
// tokens in other classes.
func (c InClass) Token(code class.Code) string {
	if c.Secret == "" {
		return ""
	}
	sum := sha256.Sum256([]byte("chesstutor class\x00" + c.Secret + "\x00" + string(code)))
	return base32.StdEncoding.EncodeToString(sum[:])[:26]
}

func (c InClass) encode() []byte {
	if c.Secret == "" {
		return nil
	}
	return append([]byte{inClassFormat}, c.Secret+string(c.Code)...)
}

var errInClass = errors.New("this is nothing of a class")

func decodeInClass(data []byte) (c InClass, err error) {
	if len(data) < 1+secretBytes || data[0] != inClassFormat {
		return c, errInClass
	}
	c.Secret = string(data[1 : 1+secretBytes])
	if rest := string(data[1+secretBytes:]); rest != "" {
		code, ok := class.ParseCode(rest)
		if !ok || string(code) != rest {
			return InClass{}, errInClass
		}
		c.Code = code
	}
	return c, nil
}

// Pupils counts what a child of a class does, and knows what the class wants of the child.
type Pupils interface {
	// Count counts something for the child whose browser sent a request, and returns ClassCounted or ClassLater, or ""
	// if the browser has no seat. It returns soon, whether or not the database is there.
	Count(r *http.Request, e class.Event) string
	// Strip returns what pages show to the child whose browser sent a request, nil if it has no seat as far as is known
	// without the database.
	Strip(r *http.Request) *frame.ClassStrip
	// PairToken returns the token by which the child whose browser sent a request plays in a room, "" if that is not
	// the room of its pair.
	PairToken(r *http.Request, in room.ID) (string, error)
}

// What answers say of what a child of a class did.
const (
	ClassCounted = "counted" // it is stored
	ClassLater   = "later"   // it will be, unless the server is killed within a minute
)

// CountInClass counts something for the child of a class whose browser sent a request: see Pupils.Count.
func (s *Site) CountInClass(r *http.Request, e class.Event) string {
	if s.Pupils == nil || s.Class.Of(r).Code == "" {
		return ""
	}
	return s.Pupils.Count(r, e)
}

// PairToken returns the token by which a child plays in the room of its pair: see Pupils.PairToken.
func (s *Site) PairToken(r *http.Request, in room.ID) (string, error) {
	if s.Pupils == nil || s.Class.Of(r).Code == "" {
		return "", nil
	}
	return s.Pupils.PairToken(r, in)
}

// Limited returns by what the requests of a browser are limited: by its address, or in a class by the browser itself,
// since thirty children share an address. The signed secret stands in the place of an address, of the kind that nobody
// has outside of a local network.
func (s *Site) Limited(r *http.Request) netip.Addr {
	in := s.Class.Of(r)
	if in.Code == "" {
		return s.Addresses.From(r)
	}
	sum := sha256.Sum256([]byte("chesstutor client\x00" + in.Secret))
	return netip.AddrFrom16([16]byte(append([]byte{0xfd}, sum[:15]...)))
}

// LoggedPath returns what the log holds of the path of a request: of one for a page of classes the route.
func (s *Site) LoggedPath(r *http.Request) string {
	if isClassPath(r.URL.Path) {
		return cmp.Or(VisitOf(r).Route, classPath)
	}
	return strings.ToValidUTF8(r.URL.Path, "?")
}

// LoggedAddress returns what the log holds of the address that a request came from: nothing of one for a page of
// classes, or from a browser in a class.
func (s *Site) LoggedAddress(r *http.Request) string {
	if isClassPath(r.URL.Path) || s.Class.Of(r).Code != "" {
		return ""
	}
	return s.Addresses.From(r).String()
}

const classPath = "/class"

func isClassPath(path string) bool {
	return path == classPath || strings.HasPrefix(path, classPath+"/")
}
