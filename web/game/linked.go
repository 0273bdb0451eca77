package game

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// linkPath is the prefix of the addresses of games in links.
const linkPath = "/g/"

// Linked is a game in a link, by which the addresses of its pages name it.
type Linked struct {
	Text   string // of the link
	Header        // of the game
}

// LinkTo returns the link to a game. It refuses a game that is too long for one.
func LinkTo(g *tutor.Game) (Linked, error) {
	if g.Ply() > tutor.MaxPlies {
		return Linked{}, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.LinkTooLong})
	}
	return Linked{Text: g.Link()}, nil
}

// ReadLink returns the game in the text of a link. It refuses a text that has none.
func ReadLink(text string) (*tutor.Game, error) {
	g, err := tutor.ParseLink(text)
	switch {
	case errors.Is(err, tutor.ErrNoLink):
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoLinkedGame})
	case errors.Is(err, tutor.ErrOldLink):
		return nil, site.RefuseFor(http.StatusGone, say.Problem{Key: say.OldLink})
	}
	return g, err
}

// Path returns the address of the game's page without its header.
func (k Linked) Path() string { return linkPath + k.Text }

// URL returns the address of the game's page.
func (k Linked) URL() string { return k.Path() + k.Query() }

// PlyURL returns the address of the position after ply moves.
func (k Linked) PlyURL(ply int) string { return k.Path() + k.Query("ply", strconv.Itoa(ply)) }

// ReviewURL returns the address of the game's review for a side, with further query parameters, as pairs of name and
// value.
func (k Linked) ReviewURL(side chess.Color, pairs ...string) string {
	q := url.Values{"game": {k.Text}, "side": {side.String()}}
	k.AddTo(q)
	for i := 0; i+1 < len(pairs); i += 2 {
		q.Set(pairs[i], pairs[i+1])
	}
	return "/review?" + q.Encode()
}

// Where the page on which moves are tried was opened, as its address says it.
const (
	OfMoment = "moment" // of a review
	OfGame   = "own"    // the visitor's own
)

// ExploreURL returns the address of the page on which moves are tried after ply moves of the game and a line, seen
// from a side. of is OfMoment, OfGame or "". The names of who played are nobody's but the reader's: they are in the
// query alone.
func (k Linked) ExploreURL(ply int, line []chess.Move, side chess.Color, of string) string {
	at := strconv.Itoa(ply)
	for _, m := range line {
		at += "." + m.String()
	}
	q := url.Values{}
	if side == chess.Black {
		q.Set("side", side.String())
	}
	if of != "" {
		q.Set("of", of)
	}
	k.Result.AddTo(q)
	if len(q) > 0 {
		at += ";" + strings.ReplaceAll(q.Encode(), "&", ";")
	}
	names := k.Header
	names.Result = Result{}
	return k.Path() + "/explore/" + at + names.Query()
}
