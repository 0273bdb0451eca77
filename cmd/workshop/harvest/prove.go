package harvest

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// mostRight is the maximum number of right answers, squares or moves: more would be found by chance, or be tedious.
var mostRight = map[practice.Skill]int{
	practice.Attacked: 6, practice.Attackers: 5, practice.SafeSquares: 9, practice.FreePieces: 4,
	practice.GuardOrMove: 4, practice.WaysOut: 5, practice.MateInOne: 2, practice.GoodTrade: 1,
	practice.WhatChanged: 4, practice.Mistake: 1, practice.Fork: 2, practice.PinAndSkewer: 2,
	practice.OpenedLine: 2, practice.MateInTwo: 1, practice.PromoteOrStop: 4, practice.MatingNets: 2,
	practice.BringOut: 4, practice.KingAndPawn: 2, practice.TrappedPiece: 2, practice.StopTheThreat: 4,
	practice.OpenedCheck: 2, practice.TakeTheGuard: 2, practice.Deflection: 2, practice.Simplify: 2,
	practice.InBetween: 2,
}

// proved returns the right answers, and whether the candidate is worth asking: it has right answers, not too many, and
// some wrong answer is tempting.
func proved(s practice.Skill, e *exercise.Exercise) (solutions []exercise.Solution, ok bool) {
	solutions = e.Solutions()
	right := len(solutions)
	if e.Kind == exercise.Tap {
		right = len(solutions[0].Squares)
	}
	return solutions, right > 0 && right <= mostRight[s] && tempts(e, solutions)
}

// tempts reports whether some wrong answer is tempting, by a test that depends on the rule.
func tempts(e *exercise.Exercise, solutions []exercise.Solution) bool {
	p := &e.Position
	var right chess.Bitboard
	if e.Kind == exercise.Tap {
		for _, s := range solutions[0].Squares {
			right |= s.Bitboard()
		}
	}
	switch e.Rule {
	case "mine-taken", "newly-attacked": // another piece looks as if it could be taken
		return inReach(p, chess.White)&^right != 0
	case "free", "newly-free":
		return inReach(p, chess.Black)&^right != 0
	case "escapes":
		king := p.King(chess.White)
		return chess.Attacks(p.At(king), king, 0)&^p.Color(chess.White)&^right != 0
	case "blocks":
		return (chess.Between(p.King(chess.White), p.Checkers().First())&^right).Count() > 0 || right.Count() > 1
	case "taken-by": // another piece would attack the square with nothing in the way
		return p.AttackersTo(e.Square, 0)&p.Color(chess.Black)&^right != 0
	case "out-of-check": // another way out loses something
		return p.CountMoves() > len(solutions)
	case "mistake", "sound":
		return true
	case "mates": // another check
		return checks(p) > len(solutions)
	case "mate":
		return checks(p) > 1
	case "threatens-mate": // other checks
		flipped := p.Pass()
		return checks(&flipped) > right.Count()
	case "stops-mate": // other moves
		return p.CountMoves() >= 3*len(solutions)
	case "opens-check": // another check
		return checks(p) > len(solutions)
	case "keeps-win", "keeps-draw":
		return p.CountMoves() >= 3*len(solutions)
	case "simplifies": // another capture
		return captures(p) > len(solutions)
	case "brings-out": // another piece to bring out
		return bringing(p) > len(solutions)
	case "promote": // another pawn move
		return p.Color(chess.Black).Count() > 2 && pawnMoves(p) > len(solutions)
	}
	return e.Kind == exercise.Tap || p.CountMoves() >= 4*len(solutions)
}

// inReach returns the pieces of a side, except its king, that the other side would attack on an empty board, with
// nothing in the way.
func inReach(p *chess.Position, c chess.Color) (squares chess.Bitboard) {
	for _, s := range p.Color(c).Squares() {
		if s != p.King(c) && p.AttackersTo(s, 0)&p.Color(c.Other()) != 0 {
			squares |= s.Bitboard()
		}
	}
	return squares
}

// checks counts the moves that give check.
func checks(p *chess.Position) (n int) {
	for _, m := range p.Moves() {
		if next := p.Play(m); next.InCheck() {
			n++
		}
	}
	return n
}

// captures counts the moves that take something.
func captures(p *chess.Position) (n int) {
	for _, m := range p.Moves() {
		if p.At(m.To()) != chess.NoPiece {
			n++
		}
	}
	return n
}

// bringing counts the moves that bring a piece out.
func bringing(p *chess.Position) (n int) {
	for _, m := range p.Moves() {
		if bringsOut(p, m) {
			n++
		}
	}
	return n
}

// pawnMoves counts the moves of pawns.
func pawnMoves(p *chess.Position) (n int) {
	for _, m := range p.Moves() {
		if p.At(m.From()).Type() == chess.Pawn {
			n++
		}
	}
	return n
}

// weight estimates how hard it is to find the squares to tap, on a scale of its own: it grows with the pieces to look
// at and the squares to find.
func weight(e *exercise.Exercise, right int) int {
	p := &e.Position
	w := 2 * (p.Occupied() &^ p.Pieces(chess.Pawn, chess.White) &^ p.Pieces(chess.Pawn, chess.Black)).Count()
	w += p.Occupied().Count() + 6*right
	if e.Rule == "helpers" || e.Rule == "blocks" {
		w += 8
	}
	return w
}
