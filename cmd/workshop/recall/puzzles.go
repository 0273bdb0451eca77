package recall

import (
	"bufio"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// hardest is the rating below which puzzles count.
const hardest = 1800

// A themeTally counts the puzzles of a theme, those whose first move carries the theme, of these those whose first move
// the hint gives, and of these those where the hint names it.
type themeTally struct{ puzzles, carried, hinted, named int }

// puzzles reads puzzles as Lichess publishes them, compressed by gzip, takes each step-th, and tallies by theme.
func puzzles(ctx context.Context, file string, step int, out, missed io.Writer) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	plain, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	tallies := make([]themeTally, len(themes))
	scanner := bufio.NewScanner(plain)
	for n := 0; scanner.Scan(); n++ {
		if n%step == 0 {
			if err := tallyPuzzle(ctx, scanner.Text(), tallies, missed); err != nil {
				return fmt.Errorf("line %d: %w", n+1, err)
			}
		}
	}
	fmt.Fprintf(out, "%-20s%8s%8s%8s%8s%8s\n", "theme", "puzzles", "first", "hinted", "named", "recall")
	for i, t := range tallies {
		fmt.Fprintf(out, "%-20s%8d%8d%8d%8d%7.0f%%%s\n", themes[i].name, t.puzzles, t.carried, t.hinted, t.named,
			share(t.named, t.hinted), interval(t.named, t.hinted))
	}
	return scanner.Err()
}

// tallyPuzzle tallies one puzzle: an id, the FEN before the opponent's last move, the moves, a rating, and themes.
func tallyPuzzle(ctx context.Context, text string, tallies []themeTally, missed io.Writer) error {
	fields := strings.Split(text, ",")
	if len(fields) < 5 {
		return fmt.Errorf("%d fields", len(fields))
	}
	if rating, err := strconv.Atoi(fields[3]); err != nil || rating >= hardest {
		return err
	}
	start, err := chess.ParseFEN(fields[1])
	if err != nil {
		return err
	}
	g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
	line := &solution{us: start.Turn().Other()}
	at := start
	for i, uci := range strings.Fields(fields[2]) {
		m, err := at.ParseUCI(uci)
		if err != nil {
			return err
		}
		if i == 0 {
			line.last, line.took = m, chess.Taken(&at, m) != chess.NoPiece
			if err := g.Play(m); err != nil {
				return err
			}
		} else {
			line.moves = append(line.moves, m)
		}
		at = at.Play(m)
		line.at = append(line.at, at)
	}
	return tallyHint(ctx, g, line, strings.Fields(fields[4]), tallies, missed)
}

// tallyHint tallies the hint in the position of a puzzle.
func tallyHint(
	ctx context.Context, g *tutor.Game, line *solution, of []string, tallies []themeTally, missed io.Writer,
) error {
	isOf := func(t theme) bool { return slices.Contains(of, t.name) }
	if !slices.ContainsFunc(themes, isOf) {
		return nil
	}
	found, err := ai.Search(ctx, *g.Position(), g.Earlier(), coach.HintLimits, 0)
	if err != nil {
		return err
	}
	steps := coach.HintFacts(g, found)
	hint := []fact.Fact{asSaid(steps[1])}
	for i, t := range themes {
		if !isOf(t) {
			continue
		}
		tallies[i].puzzles++
		if line.carrier(t) != 0 || line.mates() && t.name != backRankMate { // a mate is told as a mate
			continue
		}
		tallies[i].carried++
		if steps[tutor.HintSteps-1].Move != line.moves[0] {
			continue
		}
		tallies[i].hinted++
		if slices.ContainsFunc(t.ideas, func(c fact.Concept) bool { return names(hint, c) }) {
			tallies[i].named++
		} else if missed != nil {
			fmt.Fprintf(missed, "%s: %s, %s not named but %s: %s\n", g.Position().FEN(),
				newLine(line.at[0], ai.Result{PV: line.moves}).san(), t.name, namesText(hint), said(&hint[0]))
		}
	}
	return nil
}

// manyPuzzles is how many puzzles make a share certain enough to stand without its interval.
const manyPuzzles = 100

// interval returns the 95 % interval of a share, in percent, by Wilson; "" if it is of many.
func interval(n, all int) string {
	if all == 0 || all >= manyPuzzles {
		return ""
	}
	const z = 1.96
	p, size := float64(n)/float64(all), float64(all)
	middle := (p + z*z/(2*size)) / (1 + z*z/size)
	half := z / (1 + z*z/size) * math.Sqrt(p*(1-p)/size+z*z/(4*size*size))
	return fmt.Sprintf("  %.0f to %.0f %%", 100*(middle-half), 100*(middle+half))
}
