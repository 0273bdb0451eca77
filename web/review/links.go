package review

import (
	"context"

	"chesstutor/tutor"
	"chesstutor/tutor/link"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// links decodes the games in links. A move takes a tenth of a millisecond, so a game is decoded once, and long ones
// one at a time: anybody can write a link of thousands of moves.
type links struct {
	games game.Cache[string, *tutor.Game] // decoded lately, by their texts
	long  *site.Gate
}

const (
	longLink    = 100    // bytes of a text from which it is long; a game of sixty moves has fewer
	mostWaiting = 16     // long links that wait to be decoded
	mostLinked  = 10_000 // positions in each generation of the cache, of some 170 bytes each
)

func newLinks() *links {
	return &links{
		games: game.Cache[string, *tutor.Game]{
			Most: mostLinked, Weight: func(g *tutor.Game) int { return g.Ply() + 3 },
		},
		long: site.NewGate(mostWaiting),
	}
}

// decode returns the game in the text of a link, of which the caller may do what it likes. Its errors are those of
// link.Decode, and those of a gate if the text is long.
func (k *links) decode(ctx context.Context, text string) (*tutor.Game, error) {
	if g, ok := k.games.Get(text); ok {
		return g.Clone(), nil
	}
	if len(text) > longLink {
		leave, err := k.long.Enter(ctx)
		if err != nil {
			return nil, err
		}
		defer leave()
	}
	g, err := link.Decode(text)
	if err != nil {
		return nil, err
	}
	k.games.Put(text, g.Compact())
	return g, nil
}
