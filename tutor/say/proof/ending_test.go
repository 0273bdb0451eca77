package proof_test

import (
	"fmt"
	"strings"

	"chesstutor/ai/ending"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/proof"
)

// results are the words for results in what is said of endings.
var results = map[string]ending.Result{"won": ending.Won, "drawn": ending.Drawn, "lost": ending.Lost}

// endsSo decides by the tables of endings whether what is said of one holds.
func endsSo(g *tutor.Game, s *said, text string) error {
	ply := len(s.Moves)
	p := g.PositionAt(ply)
	first, second, two := strings.Cut(text, " ")
	holds := false
	switch {
	case !two:
		holds = resultOf(p) == results[first]
	case first == "only":
		holds = resultOf(p) == results[second] && len(keeping(p)) == 1
	case first == "kept":
		before := g.PositionAt(ply - 2)
		keep := keeping(before)
		holds = len(keep) == 1 && keep[0] == g.Moves()[ply-2] && resultOf(p) == results[second] &&
			resultOf(before) == results[second]
	default:
		m, err := p.ParseUCI(s.Move)
		if err != nil {
			return err
		}
		next := p.Play(m)
		holds = resultOf(p) == results[first] && -resultOf(&next) == results[second]
	}
	if !holds {
		return fmt.Errorf("%w: tables tell otherwise", proof.ErrFalse)
	}
	return nil
}

// resultOf returns what a position comes to for the side to move.
func resultOf(p *chess.Position) ending.Result {
	switch {
	case p.HasMove():
	case p.InCheck():
		return ending.Lost
	default:
		return ending.Drawn
	}
	if done := ending.Prepare(p); done != nil { // without the men to mate it is drawn, and in no table
		<-done
	}
	v, _ := ending.Judge(p)
	return v.Result
}

// keeping returns the moves that keep what a position comes to.
func keeping(p *chess.Position) (moves []chess.Move) {
	for _, m := range p.Moves() {
		if next := p.Play(m); -resultOf(&next) >= resultOf(p) {
			moves = append(moves, m)
		}
	}
	return moves
}
