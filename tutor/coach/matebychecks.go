package coach

import (
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// mostChecks is in how many moves a mate by checks is looked for, and checkNodes how many checks the proof looks at,
// some half a millisecond.
const (
	mostChecks = 5
	checkNodes = 2_000
)

// forcedMate replaces the best line of a search that found no mate, or a longer one, by a mate by checks, if there is
// one: a search of so few positions misses every fifth mate in three of people's games, as it seldom looks at what a
// check that gives up a piece leads to.
func forcedMate(p *chess.Position, found ai.Result) ai.Result {
	line := mateByChecks(p)
	plies, mates := found.Score.Mate()
	if len(line) == 0 || mates && plies > 0 && plies <= len(line) {
		return found
	}
	return mating(found, line)
}

// withoutMated returns the result of a search without the lines whose first move allows a mate by checks, if they are
// not all of the moves; where none is left, that of a short search of the other moves.
func withoutMated(p *chess.Position, found ai.Result) ai.Result {
	if plies, mates := found.Score.Mate(); mates && plies < 0 {
		return found
	}
	allows := func(m chess.Move) bool {
		next := p.Play(m)
		return mateByChecks(&next) != nil
	}
	lines := slices.DeleteFunc(slices.Clone(found.Lines), func(l ai.Line) bool { return allows(l.Moves[0]) })
	switch {
	case len(lines) == len(found.Lines):
		return found
	case len(lines) > 0:
		return withFirst(found, lines[1:], lines[0])
	}
	limits := ai.Limits{Method: ai.Selective, Nodes: nearNodes, Lines: HintLimits.Lines}
	for m := range legal(p) {
		if !allows(m) {
			limits.Moves = append(limits.Moves, m)
		}
	}
	others, err := ai.Search(context.Background(), *p, nil, limits, 0)
	if len(limits.Moves) == 0 || err != nil {
		return found
	}
	return others
}

// mateByChecks returns the line of the quickest mate of mostChecks moves at most of which each gives check, if it is
// proved within checkNodes checks; nil if not.
func mateByChecks(p *chess.Position) []chess.Move {
	nodes := checkNodes
	for moves := 1; moves <= mostChecks && nodes > 0; moves++ {
		if line := checksThatMate(p, moves, &nodes); line != nil {
			return line
		}
	}
	return nil
}

// checksThatMate returns the line of a mate in some moves at most, each a check, while there are nodes left: against
// the answer that holds out longest.
func checksThatMate(p *chess.Position, moves int, nodes *int) []chess.Move {
	for m := range legal(p) {
		next := p.Play(m)
		if !next.InCheck() {
			continue
		}
		if *nodes--; *nodes < 0 {
			return nil
		}
		if line, mates := answersToCheck(&next, moves-1, nodes); mates {
			return append([]chess.Move{m}, line...)
		}
	}
	return nil
}

// answersToCheck returns the longest line after a check, and whether every answer to it is mated by further checks.
func answersToCheck(p *chess.Position, moves int, nodes *int) (longest []chess.Move, mates bool) {
	for answer := range legal(p) {
		if moves == 0 {
			return nil, false
		}
		next := p.Play(answer)
		line := checksThatMate(&next, moves, nodes)
		if line == nil {
			return nil, false
		}
		if len(line) >= len(longest) {
			longest = append([]chess.Move{answer}, line...)
		}
	}
	return longest, true
}
