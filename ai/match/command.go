package match

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"chesstutor/ai"
	"chesstutor/cmd/usage"
)

const help = `chesstutor match plays a match between two players and prints the score.

Usage: chesstutor match [flags] first second

A player is
  level=N        one of the game's levels, by its place from 1, the easiest
  nodes=N        the selective search, N positions a move
  plies=N        the selective search, N plies and more where it seems to matter
  depth=N        the full search, N plies
  strong         the selective search, in games by clock
  "program ..."  a program that speaks UCI, with its arguments

`

// settings are the values of the flags.
type settings struct {
	games           int
	seed            uint64
	time, increment time.Duration
	timeMargin      time.Duration
	nodes           uint64
	adjudicate      bool
	low, high       float64
	pgn             string
	quiet           bool
	hash            int
}

// Command runs the subcommand "match": it parses the arguments and plays the match.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	var s settings
	flags := flag.NewFlagSet("chesstutor match", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, help); flags.PrintDefaults() }
	flags.IntVar(&s.games, "games", 200, "play so many games at most")
	flags.Uint64Var(&s.seed, "seed", 1, "choose other openings and games by this `number`")
	flags.DurationVar(&s.time, "time", 0, "play by clock, with so much time a game")
	flags.DurationVar(&s.increment, "gain", 0, "and so much more for each move")
	flags.DurationVar(&s.timeMargin, "grace", 0, "let a clock be overstepped by so much")
	flags.Uint64Var(&s.nodes, "nodes", 10_000, "let a program look at so many positions a move in games without clock")
	flags.BoolVar(&s.adjudicate, "early", false, "end games that both players judge alike for a while")
	flags.Float64Var(&s.low, "low", 0, "end the match once it decides between the first being stronger by `low` Elo")
	flags.Float64Var(&s.high, "high", 0, "and by `high` Elo")
	flags.StringVar(&s.pgn, "pgn", "", "write the games to this `file`")
	flags.BoolVar(&s.quiet, "quiet", false, "tell the final score only")
	flags.IntVar(&s.hash, "hash", 16, "let a program use a table of so many mebibytes")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil || flags.NArg() != 2:
		flags.Usage()
		return usage.Err
	}
	return s.play(ctx, flags.Arg(0), flags.Arg(1), out)
}

// play plays the match between two players, given as on the command line.
func (s *settings) play(ctx context.Context, first, second string, out io.Writer) error {
	a, err := s.player(ctx, first)
	if err != nil {
		return err
	}
	defer a.Close()
	b, err := s.player(ctx, second)
	if err != nil {
		return err
	}
	defer b.Close()
	openings, err := Openings(ctx, (s.games+1)/2, s.seed)
	if err != nil {
		return err
	}
	m := Match{First: a, Second: b, Openings: openings, Games: s.games, Adjudicate: s.adjudicate, Low: s.low,
		High: s.high, Seed: s.seed}
	if s.time > 0 {
		m.Clocks, m.TimeMargin = Clocks{Increment: s.increment}, s.timeMargin
		m.Clocks.Remaining[0], m.Clocks.Remaining[1] = s.time, s.time
	}
	m.OnGame = func(score Score, p Played) { err = errors.Join(err, s.report(out, m, score, p)) }
	score, failure := m.Play(ctx)
	fmt.Fprintf(out, "%s - %s: %v\n", a.Name(), b.Name(), score)
	return errors.Join(err, failure)
}

// report prints the result of a game, and appends it to the PGN file.
func (s *settings) report(out io.Writer, m Match, score Score, p Played) error {
	if !s.quiet {
		fmt.Fprintf(out, "%4d %-30s %3.1f %3d plies, %s; %v\n", score.Games(), "White: "+p.White.Name(), p.Points,
			len(p.Game.Moves), p.Reason, score)
	}
	if s.pgn == "" {
		return nil
	}
	file, err := os.OpenFile(s.pgn, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	black := m.Second
	if p.White == m.Second {
		black = m.First
	}
	_, err = file.WriteString(p.PGN(black.Name()))
	return errors.Join(err, file.Close())
}

// engine returns a player with the selective search.
func (s *settings) engine(name string, limits ai.Limits) Player {
	limits.Method = ai.Selective
	return &Computer{Title: name, Limits: limits, Engine: ai.NewEngine(s.hash)}
}

// player returns the player that a command line argument describes.
func (s *settings) player(ctx context.Context, name string) (Player, error) {
	kind, value, _ := strings.Cut(name, "=")
	n, err := strconv.Atoi(value)
	switch {
	case name == "strong":
		return s.engine(name, ai.Limits{}), nil
	case kind == "level" && err == nil && n >= 1 && n <= len(ai.Levels()):
		return NewLevelPlayer(ai.Levels()[n-1]), nil
	case kind == "nodes" && err == nil && n > 0:
		return s.engine(name, ai.Limits{Nodes: uint64(n)}), nil
	case kind == "plies" && err == nil && n > 0:
		return s.engine(name, ai.Limits{Depth: n}), nil
	case kind == "depth" && err == nil && n > 0:
		return &Computer{Title: name, Limits: ai.Limits{Depth: n}}, nil
	}
	words := strings.Fields(name)
	if len(words) == 0 || strings.Contains(words[0], "=") {
		return nil, fmt.Errorf("there is no player %q", name)
	}
	p, err := Start(ctx, words, map[string]string{"Hash": strconv.Itoa(s.hash)}, fmt.Sprintf("nodes %d", s.nodes))
	if err != nil {
		return nil, fmt.Errorf("starting %s: %w", name, err)
	}
	return p, nil
}
