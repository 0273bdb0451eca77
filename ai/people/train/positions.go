package train

import (
	"context"
	"runtime"

	"golang.org/x/sync/errgroup"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// collection is games with their positions.
type collection struct {
	games []Game
	spots []spot
}

// spot is a position of a game in which there was a choice.
type spot struct {
	game  uint32
	plies uint16
}

// collect reads the games of files, with those positions in which the player to move has a rating that is wanted.
func collect(files []string, wanted func(rating int) bool) (*collection, error) {
	c := &collection{}
	for _, name := range files {
		if err := ReadGames(name, func(g *Game) error {
			c.add(g, wanted)
			return nil
		}); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// add adds a game.
func (c *collection) add(g *Game, wanted func(rating int) bool) {
	p := chess.Start()
	for i, m := range g.Moves {
		if p.CountMoves() > 1 && wanted(g.Ratings[i%2]) {
			c.spots = append(c.spots, spot{uint32(len(c.games)), uint16(i)})
		}
		p = p.Play(m)
	}
	c.games = append(c.games, *g)
}

// at returns the line to a position, the rating of the player to move and the move played.
func (c *collection) at(s spot) (line people.Line, rating int, played chess.Move) {
	g := &c.games[s.game]
	n := int(s.plies)
	return people.Line{Start: chess.Start(), Moves: g.Moves[:n]}, g.Ratings[n%2], g.Moves[n]
}

// each calls a function for each position, on all processors, until one fails or ctx ends.
func (c *collection) each(ctx context.Context, do func(spot) error) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for _, s := range c.spots {
		group.Go(func() error {
			if err := ctx.Err(); err != nil {
				return err
			}
			return do(s)
		})
	}
	return group.Wait()
}
