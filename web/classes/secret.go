package classes

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"net/http"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/web/site"
)

// The lengths of secrets: 80 bits on a card, so that its QR code is coarse, and 130 in the link that leads.
const (
	cardLength = 16
	linkLength = 26
)

// cardSecret returns the secret on the card of a seat. The database has its hash alone, and yet the same card can be
// printed again.
func (h *Classes) cardSecret(code class.Code, seat, renewed int) string {
	return h.secret(fmt.Sprintf("card\x00%s\x00%d\x00%d", code, seat, renewed))[:cardLength]
}

// linkSecret returns the secret of the link that gives the right to lead a class: it begins with the code.
func (h *Classes) linkSecret(code class.Code, renewed int) string {
	return string(code) + h.secret(fmt.Sprintf("link\x00%s\x00%d", code, renewed))[:linkLength]
}

// pairToken returns the token by which a child plays in the room of its pair.
func (h *Classes) pairToken(code class.Code, in room.ID, seat int) string {
	return h.secret(fmt.Sprintf("pair\x00%s\x00%s\x00%d", code, in, seat))[:linkLength]
}

func (h *Classes) secret(of string) string {
	hash := hmac.New(sha256.New, h.key)
	hash.Write([]byte("chesstutor secret\x00" + of))
	return base32.StdEncoding.EncodeToString(hash.Sum(nil))
}

// cardURL returns what a card leads to.
func (h *Classes) cardURL(r *http.Request, code class.Code, s *class.Seat) string {
	return h.Origin(r) + classPath(code) + "?card=" + h.cardSecret(code, s.Number, s.Renewed)
}

// linkURL returns the link that gives the right to lead a class.
func (h *Classes) linkURL(r *http.Request, c *class.Class) string {
	return h.Origin(r) + "/class/lead/" + h.linkSecret(c.Code(), c.Renewals())
}

// secretOf returns what the browser that sent a request keeps of classes, with a secret: a new one if it has none.
func (h *Classes) secretOf(r *http.Request) site.InClass {
	in := h.Class.Of(r)
	if in.Secret == "" {
		in.Secret = site.NewSecret()
	}
	return in
}
