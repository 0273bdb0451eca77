package recall

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"

	"chesstutor/tutor/fact"
)

// print prints the shares of turns in which something is wrong, and of hints and warnings without a reason.
func (t *turns) print(out io.Writer) {
	counts := map[string]int{}
	for i := range t.list {
		for _, what := range t.list[i].wrong {
			counts[what]++
		}
	}
	fmt.Fprintf(out, "%d turns of beginners in %d games:", len(t.list), len(t.games))
	for i, what := range []string{silent, useless, unsaid, repeated} {
		fmt.Fprintf(out, "%s %s %.1f %%", []string{"", ","}[min(i, 1)], what, share(counts[what], len(t.list)))
	}
	fmt.Fprintf(out, "; by one look at all moves at once: useless %.1f %%, %s %.1f %%\n",
		share(counts[uselessAtOnce], len(t.list)), unsaid, share(counts[unsaidAtOnce], len(t.list)))
	t.hints.print(out, "hints")
	t.warnings.print(out, "warnings")
}

// share returns n of all in percent.
func share(n, all int) float64 { return 100 * float64(n) / float64(max(all, 1)) }

// printWhole prints every turn of the first games.
func (t *turns) printWhole(out io.Writer, games int) {
	game := -1
	for _, turn := range t.list {
		if turn.game >= games {
			break
		}
		if turn.game != game {
			game = turn.game
			fmt.Fprintf(out, "\n%s\n", t.games[game])
		}
		turn.print(out)
	}
}

// printSome prints some turns in which the coach spoke, chosen at random.
func (t *turns) printSome(out io.Writer, n int, seed uint64) {
	spoke := slices.DeleteFunc(slices.Clone(t.list), func(turn turn) bool { return turn.line == nil })
	random := rand.New(rand.NewPCG(seed, 0))
	random.Shuffle(len(spoke), func(i, j int) { spoke[i], spoke[j] = spoke[j], spoke[i] })
	for _, turn := range spoke[:min(n, len(spoke))] {
		turn.print(out)
	}
}

// printFaults prints the turns in which the line is useless or something urgent is unsaid, by the kind of the line,
// the kinds with the most of them first.
func (t *turns) printFaults(out io.Writer) {
	byKind := map[string][]turn{}
	for _, turn := range t.list {
		for _, what := range []string{useless, unsaid} {
			if slices.Contains(turn.wrong, what) {
				kind := what + ": " + turn.kind()
				byKind[kind] = append(byKind[kind], turn)
			}
		}
	}
	for _, kind := range slices.SortedFunc(maps.Keys(byKind), func(a, b string) int {
		return cmp.Or(len(byKind[b])-len(byKind[a]), cmp.Compare(a, b))
	}) {
		fmt.Fprintf(out, "\n%s: %d\n", kind, len(byKind[kind]))
		for _, turn := range byKind[kind] {
			turn.print(out)
		}
	}
}

// kind returns what kind of line the coach said.
func (t *turn) kind() string {
	switch {
	case t.line == nil:
		return silent
	case t.line.Concept != fact.NoConcept && len(t.line.Ideas) > 0:
		return string(t.line.Kind) + " " + string(t.line.Concept)
	}
	return string(t.line.Kind)
}

// print prints the turn's number, position, stake, best move, line, and what is wrong.
func (t *turn) print(out io.Writer) {
	text := "-"
	if t.line != nil {
		text = said(t.line)
	}
	fmt.Fprintf(out, "%3d  %s  %d %s  %s %v\n", t.number, t.at.FEN(), t.stake, t.at.SAN(t.best), text, t.wrong)
}
