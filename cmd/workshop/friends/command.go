package friends

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/ai/people/train"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
)

// novice is the rating below which players' positions count.
const novice = 1300

// Command defines the flags of the subcommand "friends".
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	games := flags.Int("games", 100, "play so many games of each friend")
	moves := flags.Int("moves", 50, "print so many moves of each")
	every := flags.Int("every", 7, "with files: look at one position in so many")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		tables := map[ai.Level]*Misses{}
		for _, l := range players() {
			tables[l] = &Misses{}
		}
		var shown []string
		var err error
		if len(args) > 0 {
			err = inFiles(args, max(*every, 1), tables)
		} else {
			for l, table := range tables {
				if *table, err = InGames(ctx, l, *games, *seed); err != nil {
					return err
				}
			}
			shown, err = show(ctx, *moves, *seed)
		}
		if err != nil {
			return err
		}
		print(out, tables)
		fmt.Fprint(out, strings.Join(shown, ""))
		return nil
	}
}

// InGames returns what a friend misses in a number of games against itself.
func InGames(ctx context.Context, friend ai.Level, games int, seed uint64) (m Misses, err error) {
	for n := range games {
		g, err := match.PlayGame(ctx, chess.Start(), match.NewLevelPlayer(friend), match.NewLevelPlayer(friend),
			seed<<32+uint64(n))
		if err != nil {
			return m, err
		}
		for ply := range g.Moves {
			m.add(friend.Limits().Person, &people.Line{Start: g.Start, Moves: g.Moves[:ply]})
		}
	}
	return m, nil
}

// inFiles counts what friends miss in files of games, in every n-th position of players below novice.
func inFiles(files []string, every int, tables map[ai.Level]*Misses) error {
	seen := 0
	for _, name := range files {
		if err := train.ReadGames(name, func(g *train.Game) error {
			for ply := range g.Moves {
				if g.Ratings[ply%2] >= novice {
					continue
				}
				if seen++; seen%every != 0 {
					continue
				}
				for l, table := range tables {
					table.add(l.Limits().Person, &people.Line{Start: chess.Start(), Moves: g.Moves[:ply]})
				}
			}
			return nil
		}); err != nil {
			return err
		}
	}
	return nil
}

// print lists the shares.
func print(out io.Writer, tables map[ai.Level]*Misses) {
	for _, l := range players() {
		fmt.Fprintf(out, "%-6s", english.English.Called(l))
		for c := range chances {
			t := tables[l]
			fmt.Fprintf(out, "  misses %s: %3.0f %% of %-5d", chanceNames[c], 100*t.Share(c), t[c].Met)
		}
		fmt.Fprintln(out)
	}
}

// show returns some moves of each friend against itself, each with what it missed.
func show(ctx context.Context, moves int, seed uint64) (lines []string, err error) {
	for _, l := range players() {
		lines = append(lines, "\n"+english.English.Called(l)+"\n")
		for n, left := uint64(0), moves; left > 0; n++ {
			g, err := match.PlayGame(ctx, chess.Start(), match.NewLevelPlayer(l), match.NewLevelPlayer(l), seed<<32+n)
			if err != nil {
				return nil, err
			}
			told := tell(g)
			told = told[:min(left, len(told))]
			lines = append(lines, told...)
			left -= len(told)
		}
	}
	return lines, nil
}

// tell returns a line for each move of a game: the move, and what it passed over.
func tell(g *match.Game) (lines []string) {
	p := g.Start
	for i, m := range g.Moves {
		line := fmt.Sprintf("%3d. %-7s", i/2+1, p.SAN(m))
		by := taking(&p)
		for c := range chances {
			if len(by[c]) > 0 && !by[c][m] {
				var passed []string
				for other := range by[c] {
					passed = append(passed, p.SAN(other))
				}
				slices.Sort(passed)
				line += fmt.Sprintf(" missed %s: %s", chanceNames[c], strings.Join(passed, ", "))
			}
		}
		lines = append(lines, strings.TrimRight(line, " ")+"\n")
		p = p.Play(m)
	}
	return lines
}
