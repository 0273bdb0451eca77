package recall

import (
	"bufio"
	"compress/gzip"
	"context"
	"fmt"
	"io"
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

// A theme is one of Lichess's puzzles, and the ideas that it may be called by.
type theme struct {
	name  string
	ideas []fact.Concept
}

var themes = []theme{
	{"fork", []fact.Concept{fact.Fork}},
	{"skewer", []fact.Concept{fact.Skewer}},
	{"backRankMate", []fact.Concept{fact.BackRank}},
	{"promotion", []fact.Concept{fact.Promotion}},
	{"discoveredAttack", []fact.Concept{fact.OpenedLine}},
	{"pin", []fact.Concept{fact.PinToKing, fact.PinToPiece, fact.PinnedGuard}},
	{"deflection", []fact.Concept{fact.GuardOverloaded, fact.Lured, fact.GuardRemoved}},
	{"attraction", []fact.Concept{fact.Lured}},
	{"capturingDefender", []fact.Concept{fact.GuardRemoved}},
	{"trappedPiece", []fact.Concept{fact.Trapped}},
	{"intermezzo", []fact.Concept{fact.InBetween}},
}

// A themeTally counts the puzzles of a theme, those whose solution the hint gives and whose first move carries the
// theme by the detectors, and of these those where the hint names it.
type themeTally struct{ puzzles, carried, named int }

// puzzles reads puzzles as Lichess publishes them, compressed by gzip, takes each step-th, and tallies by theme.
func puzzles(ctx context.Context, file string, step int, out io.Writer) error {
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
			if err := tallyPuzzle(ctx, scanner.Text(), tallies); err != nil {
				return fmt.Errorf("line %d: %w", n+1, err)
			}
		}
	}
	fmt.Fprintf(out, "%-20s%8s%8s%8s%8s\n", "theme", "puzzles", "first", "named", "recall")
	for i, t := range tallies {
		fmt.Fprintf(out, "%-20s%8d%8d%8d%7d%%\n", themes[i].name, t.puzzles, t.carried, t.named,
			100*t.named/max(t.carried, 1))
	}
	return scanner.Err()
}

// tallyPuzzle tallies one puzzle: an id, the FEN before the opponent's last move, the moves, a rating, and themes.
func tallyPuzzle(ctx context.Context, text string, tallies []themeTally) error {
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
	var solution []chess.Move
	at := start
	for i, uci := range strings.Fields(fields[2]) {
		m, err := at.ParseUCI(uci)
		if err != nil {
			return err
		}
		if at = at.Play(m); i > 0 {
			solution = append(solution, m)
		} else if err := g.Play(m); err != nil {
			return err
		}
	}
	return tallyHint(ctx, g, solution, strings.Fields(fields[4]), tallies)
}

// tallyHint tallies the hint in the position of a puzzle.
func tallyHint(ctx context.Context, g *tutor.Game, solution []chess.Move, of []string, tallies []themeTally) error {
	isOf := func(t theme) bool { return slices.Contains(of, t.name) }
	if !slices.ContainsFunc(themes, isOf) {
		return nil
	}
	found, err := ai.Search(ctx, *g.Position(), g.Earlier(), coach.HintLimits, 0)
	if err != nil {
		return err
	}
	best := ai.Result{Move: solution[0], PV: solution}
	end := *g.Position()
	for _, m := range solution {
		end = end.Play(m)
	}
	if end.InCheck() && !end.HasMove() {
		best.Score = -ai.Mated - ai.Score(len(solution))
	}
	carried := lineOf(g, best).ideas()
	steps := coach.HintFacts(g, found)
	hint := []fact.Fact{asSaid(steps[1])}
	for i, t := range themes {
		if !isOf(t) {
			continue
		}
		tallies[i].puzzles++
		has := func(c fact.Concept) bool { return slices.Contains(carried, c) }
		if steps[tutor.HintSteps-1].Move != solution[0] || !slices.ContainsFunc(t.ideas, has) {
			continue
		}
		tallies[i].carried++
		if slices.ContainsFunc(t.ideas, func(c fact.Concept) bool { return names(hint, c) }) {
			tallies[i].named++
		}
	}
	return nil
}
