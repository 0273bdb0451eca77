package game

import (
	"crypto/rand"
	"encoding/binary"
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/cache"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// mostPositions is the size of the cache of games, in positions of each generation. One takes about 170 bytes.
const mostPositions = 30_000

// Games reads and sets visitors' own games, which their cookies hold. It caches decoded games by the bytes of the
// cookie, so that a game is replayed once and not for each request about it.
type Games struct {
	Start chess.Position // of the game of a visitor who has none
	site  *site.Site
	own   site.Record[*tutor.Game]
	games cache.Cache[string, *tutor.Game]
}

// NewGames returns an empty cache.
func NewGames(s *site.Site, start chess.Position) *Games {
	k := &Games{Start: start, site: s, games: cache.Cache[string, *tutor.Game]{Most: mostPositions, Weight: positions}}
	k.own = site.NewRecord(s, site.GameCookie, k.Decode, k.Encode)
	return k
}

// positions returns how much a game takes, in positions; the key and the rest take about as much as two.
func positions(g *tutor.Game) int { return g.Ply() + 3 }

// Fresh returns a game without moves, with a random seed in place of the setup's.
func Fresh(setup tutor.Setup) *tutor.Game {
	var seed [4]byte
	_, _ = rand.Read(seed[:]) // never fails
	setup.Seed = binary.LittleEndian.Uint32(seed[:])
	return tutor.NewGame(setup)
}

// Own returns the visitor's own game, a fresh one if they have none. If the cookie cannot be read, it returns a fresh
// game and a refusal that says so.
func (k *Games) Own(r *http.Request) (*tutor.Game, error) {
	g, err := k.own.Read(r)
	if g != nil {
		return g.Clone(), nil
	}
	if err != nil {
		err = site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost})
	}
	return Fresh(tutor.Setup{Start: k.Start}), err
}

// Save makes a game the visitor's own. It returns site.ErrCookieTooLong for a game that the cookie cannot hold.
func (k *Games) Save(w http.ResponseWriter, r *http.Request, g *tutor.Game) error {
	return k.own.Set(w, r, g)
}

// Forget deletes the cookie of the visitor's own game.
func (k *Games) Forget(w http.ResponseWriter, r *http.Request) { k.own.Delete(w, r) }

// Decode returns the game in the bytes of a cookie, of which the caller may do what it likes: games in the cache are
// never changed. Its errors are those of tutor.DecodeGame.
func (k *Games) Decode(data []byte) (*tutor.Game, error) {
	g, ok := k.games.Get(string(data))
	if !ok {
		var err error
		if g, err = tutor.DecodeGame(data); err != nil {
			return nil, err
		}
		k.games.Put(string(data), g.Compact())
	}
	return g.Clone(), nil
}

// Encode returns the bytes of a game for its cookie, and caches it: the next request is usually about it.
func (k *Games) Encode(g *tutor.Game) []byte {
	data := g.Encode()
	k.games.Put(string(data), g.Compact())
	return data
}
