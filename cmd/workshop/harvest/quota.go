package harvest

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
)

// A class is a kind of exercise within a skill, of which there may be too many.
type class string

// mostOf is how many of a hundred exercises of a skill and difficulty may be of a class.
var mostOf = map[practice.Skill]map[class]int{
	practice.Attackers:     {"attackers": 50, "taken-by": 50},
	practice.WaysOut:       {"escapes": 35, "helpers": 35, "blocks": 35, "out-of-check": 35},
	practice.WhatChanged:   {"newly-attacked": 50, "newly-free": 50},
	practice.Mistake:       {"yes": 50, "no": 50},
	practice.GoodTrade:     {"yes": 50, "no": 50},
	practice.Fork:          {"check": 50, "queen": 60},
	practice.MateInOne:     {"queen": 50, "queen beside the king": 33},
	practice.PromoteOrStop: {"promote": 70, "stops-promotion": 70},
	practice.PinAndSkewer:  {"pins": 90},
	practice.MatingNets:    {class(fact.SupportMate): 34, class(fact.BackRankMate): 50, class(fact.LadderMate): 50},
	practice.BringOut:      {"knight": 50},
	practice.KingAndPawn:   {"keeps-draw": 40, "pawn": 34},
	practice.StopTheThreat: {"threatens-mate": 65},
	practice.TrappedPiece:  {"pawn": 50},
}

// classes returns the classes that an exercise belongs to.
func classes(e *exercise.Exercise, solutions []exercise.Solution) []class {
	list := []class{class(e.Rule)}
	switch e.Kind {
	case exercise.Judge:
		if solutions[0].Yes {
			return append(list, "yes")
		}
		return append(list, "no")
	case exercise.OneMove, exercise.Line:
		m := solutions[0].Moves[0]
		next := e.Position.Play(m)
		if next.InCheck() {
			list = append(list, "check")
		}
		piece := e.Position.At(m.From()).Type()
		list = append(list, class(names[piece]))
		if e.Rule == "mates" {
			list = append(list, class(coach.MateName(&next)))
		}
		if king := next.King(chess.Black); piece == chess.Queen && chess.Attacks(next.At(king), king, 0).Has(m.To()) {
			list = append(list, "queen beside the king")
		}
	}
	return list
}

// names are the names of pieces as classes.
var names = map[chess.PieceType]class{
	chess.Pawn: "pawn", chess.Knight: "knight", chess.Bishop: "bishop", chess.Rook: "rook", chess.Queen: "queen",
	chess.King: "king",
}

// tally counts the exercises of a skill and difficulty, and those of each class.
type tally struct {
	all int
	of  map[class]int
}

// takes reports whether there is room for an exercise of these classes, where so many are wanted: a class may have its
// share of those that are there by now, or of half of those wanted, so that it is never too large if games run out.
func (t *tally) takes(s practice.Skill, list []class, want int) bool {
	for _, c := range list {
		if most, limited := mostOf[s][c]; limited && 100*t.of[c] >= most*max(t.all, want/2) {
			return false
		}
	}
	return t.all < want
}

// add counts an exercise.
func (t *tally) add(list []class) {
	t.all++
	for _, c := range list {
		t.of[c]++
	}
}
