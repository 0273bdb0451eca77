package harvest

import (
	"slices"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// chance returns how likely people of people.Learners find a right answer, in the mean and in percent: they play a
// move of those that look right, as often as they do in a game. Of a yes-or-no question it is between 50 and 100: who
// likes a move believes in it. It is known for moves and yes or no alone.
func chance(e *exercise.Exercise, solutions []exercise.Solution) (percent int, known bool) {
	line := people.Line{Start: e.Position}
	if e.Last != chess.NoMove {
		line = people.Line{Start: e.Before, Moves: []chess.Move{e.Last}}
	}
	if e.Kind == exercise.Tap {
		return 0, false
	}
	sum := 0
	for _, rating := range people.Learners {
		choices := people.Choices(&line, rating)
		if e.Kind == exercise.Judge {
			sum += believed(e, solutions[0].Yes, choices)
		} else {
			sum += found(e, firstMoves(solutions), choices)
		}
	}
	return sum / len(people.Learners), true
}

// found returns the share of right moves among those that look right, in percent.
func found(e *exercise.Exercise, right []chess.Move, choices []people.Choice) int {
	all, of := int64(0), int64(0) // an int has 32 bits on some machines
	for _, c := range choices {
		if slices.Contains(right, c.Move) {
			all, of = all+int64(c.Share), of+int64(c.Share)
		} else if looksRight(e, c.Move) {
			all += int64(c.Share)
		}
	}
	return int(100 * of / max(all, 1))
}

// believed returns how likely a question about a move is answered rightly, in percent: a move that people like most
// is believed in, one that nobody plays is doubted by half of them.
func believed(e *exercise.Exercise, yes bool, choices []people.Choice) int {
	m, liked := asked(e), int64(0)
	for _, c := range choices {
		if c.Move == m {
			liked = int64(c.Share) * 50 / int64(choices[0].Share)
		}
	}
	if yes == (e.Rule == "mistake") { // it is bad
		return int(100 - liked)
	}
	return int(50 + liked)
}

// looksRight reports whether a move does what the task asks for at first sight.
func looksRight(e *exercise.Exercise, m chess.Move) bool {
	p := &e.Position
	next := p.Play(m)
	switch e.Rule {
	case "mates", "mate":
		return next.InCheck()
	case "forks":
		attacked := chess.Attacks(next.At(m.To()), m.To(), next.Occupied()) & next.Color(chess.Black)
		return attacked.Count() > 1
	case "pins", "skewers":
		switch p.At(m.From()).Type() {
		case chess.Bishop, chess.Rook, chess.Queen:
			return chess.Attacks(next.At(m.To()), m.To(), next.Occupied())&next.Color(chess.Black) != 0
		}
		return false
	case "opens-line":
		return opensAny(p, m)
	case "opens-check":
		return next.InCheck()
	case "simplifies", "removes-guard":
		return p.At(m.To()) != chess.NoPiece
	case "lures":
		return next.InCheck() || p.At(m.To()) != chess.NoPiece
	case "traps":
		return chess.Attacks(next.At(m.To()), m.To(), next.Occupied()).Has(e.Square)
	case "brings-out":
		return bringsOut(p, m)
	case "promote":
		return p.At(m.From()).Type() == chess.Pawn || p.At(m.From()).Type() == chess.King
	}
	return true
}

// bringsOut reports whether a knight or bishop leaves White's first rank.
func bringsOut(p *chess.Position, m chess.Move) bool {
	switch p.At(m.From()).Type() {
	case chess.Knight, chess.Bishop:
		return m.From().Rank() == 0 && m.To().Rank() > 0
	}
	return false
}

// opensAny reports whether a move opens a line of another piece onto one of Black's.
func opensAny(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	for _, s := range next.Color(chess.Black).Squares() {
		attackers := next.AttackersTo(s, next.Occupied()) & next.Color(chess.White) &^ m.To().Bitboard()
		for _, a := range (attackers &^ p.AttackersTo(s, p.Occupied())).Squares() {
			if chess.Between(a, s).Has(m.From()) {
				return true
			}
		}
	}
	return false
}

// The lowest chances of easy and of medium exercises, in percent, and the lowest of all: harder ones are guessed. So
// people who come to a difficulty find about 85, 70 and 50 in a hundred of its exercises.
const (
	easyFrom   = 72
	mediumFrom = 56
	hardFrom   = 31
)

// judged are the lowest chances of medium and of easy exercises where yes or no is asked: the terciles of what games
// bring with each answer, so that none of the answers is the usual one of a difficulty.
var judged = map[practice.Skill]map[bool][2]int{
	practice.Mistake:   {true: {85, 95}, false: {66, 100}},
	practice.GoodTrade: {true: {70, 97}, false: {98, 100}},
}

// difficulty returns how hard an exercise is, and whether it is not too hard: by the chance to find the answer, or
// for squares to tap by its weight.
func difficulty(s practice.Skill, e *exercise.Exercise, solutions []exercise.Solution) (practice.Difficulty, bool) {
	percent, known := chance(e, solutions)
	if !known {
		weight := weight(e, len(solutions[0].Squares))
		return practice.Hard - above(100-weight, [2]int{101 - bounds[s][1], 101 - bounds[s][0]}), true
	}
	if at, ok := judged[s][solutions[0].Yes]; ok {
		return practice.Hard - above(percent, at), true
	}
	return practice.Hard - above(percent, [2]int{mediumFrom, easyFrom}), percent >= hardFrom
}

// above counts the bounds that a number reaches.
func above(n int, bounds [2]int) (count practice.Difficulty) {
	for _, bound := range bounds {
		if n >= bound {
			count++
		}
	}
	return count
}
