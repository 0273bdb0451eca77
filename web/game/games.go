package game

import "chesstutor/tutor"

// mostPositions is the size of the cache of games, in positions of each generation. One takes about 170 bytes.
const mostPositions = 30_000

// Games caches decoded games by the bytes that their signed cookies contain, so that a game is replayed once and not
// for each request about it.
type Games struct{ games Cache[string, *tutor.Game] }

// NewGames returns an empty cache.
func NewGames() *Games {
	return &Games{Cache[string, *tutor.Game]{Most: mostPositions, Weight: positions}}
}

// positions returns how much a game takes, in positions; the key and the rest take about as much as two.
func positions(g *tutor.Game) int { return g.Ply() + 3 }

// Decode returns the game in the bytes of a cookie, of which the caller may do what it likes: games in the cache are
// never changed.
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
