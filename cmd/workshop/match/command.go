package match

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"chesstutor/ai"
)

// settings are the values of the flags.
type settings struct {
	match      Match
	time, gain time.Duration
	nodes      uint64
}

// mebibytes is the size of a player's table.
const mebibytes = 16

// Command defines the flags of the subcommand "match" and returns the function that plays the match.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	var s settings
	flags.IntVar(&s.match.Games, "games", 200, "play so many games at most")
	flags.Uint64Var(&s.match.Seed, "seed", 1, "choose other openings and games by this `number`")
	flags.DurationVar(&s.time, "time", 0, "play by clock, with so much time a game")
	flags.DurationVar(&s.gain, "gain", 0, "and so much more for each move")
	flags.DurationVar(&s.match.TimeMargin, "grace", 0, "let a clock be overstepped by so much")
	flags.Uint64Var(&s.nodes, "nodes", 10_000, "let a program look at so many positions a move in games without clock")
	flags.BoolVar(&s.match.Adjudicate, "early", false, "end games that both players judge alike for a while")
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		if len(args) != 2 {
			return flag.ErrHelp
		}
		return s.play(ctx, args[0], args[1], out)
	}
}

// play plays the match between two players, given as on the command line.
func (s *settings) play(ctx context.Context, first, second string, out io.Writer) (err error) {
	m := s.match
	if m.First, err = s.player(ctx, first); err != nil {
		return err
	}
	defer m.First.Close()
	if m.Second, err = s.player(ctx, second); err != nil {
		return err
	}
	defer m.Second.Close()
	if m.Openings, err = Openings(ctx, (m.Games+1)/2, m.Seed); err != nil {
		return err
	}
	if s.time > 0 {
		m.Clocks = Clocks{Remaining: [2]time.Duration{s.time, s.time}, Increment: s.gain}
	}
	m.OnGame = func(score Score, p Played) {
		fmt.Fprintf(out, "%4d %-30s %3.1f %3d plies, %s; %v\n", score.Games(), "White: "+p.White.Name(), p.Points,
			len(p.Game.Moves), p.Reason, score)
	}
	score, err := m.Play(ctx)
	fmt.Fprintf(out, "%s - %s: %v\n", m.First.Name(), m.Second.Name(), score)
	return err
}

// player returns the player that a command line argument describes.
func (s *settings) player(ctx context.Context, name string) (Player, error) {
	kind, value, _ := strings.Cut(name, "=")
	n, err := strconv.Atoi(value)
	limits := ai.Limits{Method: ai.Selective}
	switch words := strings.Fields(name); {
	case name == "strong":
	case kind == "level" && err == nil && n >= 1 && n <= len(ai.Searching()):
		return NewLevelPlayer(ai.Searching()[n-1]), nil
	case kind == "friend" && err == nil && n >= 1 && n <= len(ai.Friends()):
		return NewLevelPlayer(ai.Friends()[n-1]), nil
	case kind == "people":
		return newPersonPlayer(value)
	case name == "child":
		return &Child{}, nil
	case kind == "nodes" && err == nil && n > 0:
		limits.Nodes = uint64(n)
	case kind == "plies" && err == nil && n > 0:
		limits.Depth = n
	case kind == "depth" && err == nil && n > 0:
		return &Computer{Title: name, Limits: ai.Limits{Depth: n}}, nil
	case len(words) == 0 || strings.Contains(words[0], "="):
		return nil, fmt.Errorf("there is no player %q: go doc ./cmd/workshop/match lists them", name)
	default:
		options := map[string]string{"Hash": strconv.Itoa(mebibytes)}
		p, err := Start(ctx, words, options, fmt.Sprintf("nodes %d", s.nodes))
		if err != nil {
			return nil, fmt.Errorf("starting %s: %w", name, err)
		}
		return p, nil
	}
	return &Computer{Title: name, Limits: limits, Engine: ai.NewEngine(mebibytes)}, nil
}
