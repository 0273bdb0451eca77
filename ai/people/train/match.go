package train

import (
	"context"
	"fmt"
	"io"
	"math"
	"sync"

	"chesstutor/ai/people"
)

// band is a range of ratings that is told of in one line.
type band struct {
	name  string
	below int
}

// bands are those that the games are of.
var bands = [...]band{{"0-999", 1000}, {"1000-1299", 1300}, {"1300-1599", 1600}}

// bandOf returns the band of a rating, and whether there is one.
func bandOf(rating int) (int, bool) {
	for i, b := range bands {
		if rating < b.below {
			return i, true
		}
	}
	return 0, false
}

// opening is how many plies of a game count as its opening.
const opening = 10

// score is how well moves were predicted.
type score struct {
	moves, hits int
	loss        float64 // the sum of the negative logarithms of the shares of the moves played
}

// tally are the scores by band, of all moves and of those after the opening.
type tally [2][len(bands)]score

// Match prints how often the likeliest move was the one played, and the mean negative log likelihood, by bands of the
// rating of the player to move, of all positions of a choice in the games of files.
func Match(ctx context.Context, files []string, out io.Writer) error {
	c, err := collect(files, func(rating int) bool {
		_, told := bandOf(rating)
		return told
	})
	if err != nil {
		return err
	}
	var t tally
	var mu sync.Mutex
	if err := c.each(ctx, func(s spot) error { t.add(c, s, &mu); return nil }); err != nil {
		return err
	}
	for part, title := range []string{"all moves", fmt.Sprintf("after the first %d plies", opening)} {
		fmt.Fprintln(out, title)
		for i, s := range t[part] {
			if s.moves > 0 {
				fmt.Fprintf(out, "%-9s %6d moves %.1f %% nll %.3f\n", bands[i].name, s.moves,
					100*float64(s.hits)/float64(s.moves), s.loss/float64(s.moves))
			}
		}
	}
	return nil
}

// add adds the prediction of one position, with mu held.
func (t *tally) add(c *collection, s spot, mu *sync.Mutex) {
	line, rating, played := c.at(s)
	which, _ := bandOf(rating)
	choices := people.Choices(&line, rating)
	mu.Lock()
	defer mu.Unlock()
	for i, choice := range choices {
		if choice.Move != played {
			continue
		}
		share := max(float64(choice.Share)/people.One, 1e-9)
		for part := range t {
			if part == 1 && s.plies < opening {
				continue
			}
			to := &t[part][which]
			to.moves++
			to.loss -= math.Log(share)
			if i == 0 {
				to.hits++
			}
		}
	}
}
