package train

import (
	"fmt"
	"io"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// A position is known if so many players of a band met it, within so many plies of their games.
const (
	knownMeetings = 30
	knownPlies    = 14
)

// met is a position, by its key, as players of a band meet it.
type met struct {
	key  uint64
	band int
}

// usual counts the moves of players of a band in a position.
type usual map[chess.Move]int

// most returns the move that was played most often, and how often any was.
func (u usual) most() (m chess.Move, all int) {
	for other, n := range u {
		all += n
		if n > u[m] || n == u[m] && other < m {
			m = other
		}
	}
	return m, all
}

// Agree prints how often the move that players of a band play most in a position is the one played, and how often the
// policy's likeliest move is, in the games of the first file: in positions that are known from the others. Who knows
// no more than position and band does not do better than the former, but by chance.
func Agree(files []string, out io.Writer) error {
	moves := map[met]usual{}
	for _, name := range files[1:] {
		if err := eachEarly(name, func(at met, _ *people.Line, _ int, played chess.Move) {
			if moves[at] == nil {
				moves[at] = usual{}
			}
			moves[at][played]++
		}); err != nil {
			return err
		}
	}
	var sum [len(bands)]struct{ moves, usual, policy int }
	if err := eachEarly(files[0], func(at met, line *people.Line, rating int, played chess.Move) {
		m, all := moves[at].most()
		if all < knownMeetings {
			return
		}
		to := &sum[at.band]
		to.moves++
		if m == played {
			to.usual++
		}
		if people.Choices(line, rating)[0].Move == played {
			to.policy++
		}
	}); err != nil {
		return err
	}
	for i, s := range sum {
		if s.moves > 0 {
			n := float64(s.moves)
			fmt.Fprintf(out, "%-9s %6d moves: usual move %.1f %%, policy %.1f %%\n", bands[i].name, s.moves,
				100*float64(s.usual)/n, 100*float64(s.policy)/n)
		}
	}
	return nil
}

// eachEarly calls a function for each of the first knownPlies positions of a file's games in which there was a choice.
func eachEarly(name string, do func(at met, line *people.Line, rating int, played chess.Move)) error {
	return ReadGames(name, func(g *Game) error {
		p := chess.Start()
		for ply, m := range g.Moves[:min(knownPlies, len(g.Moves))] {
			rating := g.Ratings[ply%2]
			if which, told := bandOf(rating); told && p.CountMoves() > 1 {
				do(met{p.Key(), which}, &people.Line{Start: chess.Start(), Moves: g.Moves[:ply]}, rating, m)
			}
			p = p.Play(m)
		}
		return nil
	})
}
