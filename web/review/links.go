package review

import (
	"chesstutor/tutor"
	"chesstutor/tutor/link"
	"chesstutor/web/game"
)

// links decodes the games in links. A move takes a tenth of a millisecond, so a game is decoded once.
type links struct {
	games game.Cache[string, *tutor.Game] // decoded lately, by their texts
}

// mostLinked is how many positions, of some 170 bytes each, a generation of the cache has.
const mostLinked = 10_000

func newLinks() *links {
	return &links{
		games: game.Cache[string, *tutor.Game]{
			Most: mostLinked, Weight: func(g *tutor.Game) int { return g.Ply() + 3 },
		},
	}
}

// decode returns the game in the text of a link, of which the caller may do what it likes. Its errors are those of
// link.Decode.
func (k *links) decode(text string) (*tutor.Game, error) {
	if g, ok := k.games.Get(text); ok {
		return g.Clone(), nil
	}
	g, err := link.Decode(text)
	if err != nil {
		return nil, err
	}
	k.games.Put(text, g.Compact())
	return g, nil
}
