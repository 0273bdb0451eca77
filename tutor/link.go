package tutor

import (
	"encoding/base64"
	"errors"
	"strings"
)

// linkForm is what the text of a link begins with. Texts with oldLinkForm had another code, which is not read any
// more.
const (
	linkForm    = "2"
	oldLinkForm = "1"
)

// MaxLinkLength bounds the texts that ParseLink reads, in bytes. They hold every game of MaxPlies: no move takes a
// byte.
const MaxLinkLength = len(linkForm) + (4*(headBytes+MaxPlies+1)+2)/3

// Errors of ParseLink.
var (
	ErrNoLink  = errors.New("this text is not a game")
	ErrOldLink = errors.New("this text is a game in a form that is not read any more")
)

// Link returns the game's start and moves, and nothing of who played it, as a text for a URL, of letters, digits, "-"
// and "_": the bytes of Encode in base64. Games with the same start and moves have the same text.
func (g *Game) Link() string {
	bare := *g
	bare.setup, bare.hint, bare.solved = Setup{Start: g.setup.Start, Players: TwoPlayers}, hintState{}, nil
	return linkForm + base64.RawURLEncoding.EncodeToString(bare.Encode())
}

// ParseLink returns the game in the text of a link, as a game of two players. It returns ErrTooLong for a game of more
// than MaxPlies, ErrOldLink for a text of an old form, and ErrNoLink for any other text that Link does not return.
func ParseLink(text string) (*Game, error) {
	code, ok := strings.CutPrefix(text, linkForm)
	switch {
	case strings.HasPrefix(text, oldLinkForm):
		return nil, ErrOldLink
	case !ok:
		return nil, ErrNoLink
	case len(text) > MaxLinkLength:
		return nil, ErrTooLong
	}
	data, err := base64.RawURLEncoding.DecodeString(code)
	if err != nil {
		return nil, ErrNoLink
	}
	g, err := DecodeGame(data)
	switch {
	case err != nil || g.Link() != text: // one game, one text
		return nil, ErrNoLink
	case g.Ply() > MaxPlies:
		return nil, ErrTooLong
	}
	return g, nil
}
