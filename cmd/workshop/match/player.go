package match

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// Player makes moves. A player plays one game at a time.
type Player interface {
	Name() string
	// Begin is called before each game, with the seed of the game.
	Begin(ctx context.Context, seed uint64) error
	// Move returns a move for the side to move and the player's score of its position. Clocks are
	// the remaining times, if the game is played by clock.
	Move(ctx context.Context, g *Game, clocks Clocks) (chess.Move, ai.Score, error)
	Close() error
}

// Clocks are the remaining times of White and Black, and the increment a move. The zero value is a
// game without clocks.
type Clocks struct {
	Remaining [2]time.Duration
	Increment time.Duration
}

// Computer is a player of ours: a search with limits.
type Computer struct {
	Title  string
	Limits ai.Limits
	Engine *ai.Engine // keeps its table from move to move; nil for an empty table each move, as levels have
	seed   uint64
}

// NewLevelPlayer returns a player that plays as a level.
func NewLevelPlayer(level ai.Level) *Computer {
	return &Computer{Title: fmt.Sprintf("Level %d", level), Limits: level.Limits()}
}

// newPersonPlayer returns a player that plays as people of a rating do, "1000", or at a temperature, "800/250".
func newPersonPlayer(text string) (*Computer, error) {
	rating, warmth, warm := strings.Cut(text, "/")
	person := people.Person{Temperature: people.Plain}
	var err error
	if warm {
		person.Temperature, err = strconv.Atoi(warmth)
	}
	if err == nil {
		person.Rating, err = strconv.Atoi(rating)
	}
	if err != nil || person.Rating < 1 || person.Temperature < 1 {
		return nil, fmt.Errorf("there are no people of %q: give a rating, or rating/temperature", text)
	}
	return &Computer{Title: "People of " + text, Limits: ai.Limits{Method: ai.Person, Person: person}}, nil
}

// NewNodesPlayer returns a player that looks at a number of positions a move, with a small table.
func NewNodesPlayer(nodes uint64) *Computer {
	limits := ai.Limits{Method: ai.Selective, Nodes: nodes}
	return &Computer{Title: fmt.Sprint(nodes), Limits: limits, Engine: ai.NewEngine(1)}
}

// Name returns the title.
func (c *Computer) Name() string { return c.Title }

// Begin remembers the seed.
func (c *Computer) Begin(_ context.Context, seed uint64) error {
	c.seed = seed
	if c.Engine != nil {
		c.Engine.Reset()
	}
	return nil
}

// Move searches.
func (c *Computer) Move(ctx context.Context, g *Game, clocks Clocks) (chess.Move, ai.Score, error) {
	limits := c.Limits.InGame(g.Start, g.Moves)
	if clocks != (Clocks{}) {
		limits.Time, limits.SoftTime = ai.AllotTime(clocks.Remaining[g.Position.Turn()], clocks.Increment, 0)
	}
	search := ai.Search
	if c.Engine != nil {
		search = c.Engine.Search
	}
	r, err := search(ctx, g.Position, g.Earlier, limits, c.seed)
	if err != nil {
		return chess.NoMove, 0, fmt.Errorf("%s: %w", c.Title, err)
	}
	return r.Move, r.Score, nil
}

// Close does nothing.
func (c *Computer) Close() error { return nil }
