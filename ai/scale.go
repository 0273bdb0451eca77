package ai

import "chesstutor/tutor/chess"

// wholeScale is the scale of a position whose advantage counts in full.
const wholeScale = 64

// scaled returns the weight with its endgame part made smaller.
func (w weight) scaled(scale int32) weight {
	if scale == wholeScale {
		return w
	}
	return weight{w.middle * scale / wholeScale, w.end * scale / wholeScale}
}

// scale says how much of an advantage can be hoped to win: less with bishops on
// squares of different colors, almost nothing without pawns when no more than a
// minor piece ahead.
func (a *appraisal) scale() int32 {
	p, us := a.p, chess.White
	if a.sum.end < 0 {
		us = chess.Black
	}
	them := us.Other()
	if a.pawns[us] == 0 {
		mine, theirs := force(p, us), force(p, them)
		switch {
		case mine <= 3:
			return 0 // a minor piece alone mates nobody
		case mine-theirs <= 3:
			return 6
		}
	}
	if a.pawns[us] != 0 && a.pawns[us]&(a.pawns[us]-1) == 0 && force(p, us)-force(p, them) <= 0 {
		return 44
	}
	if oppositeBishops(p) {
		if force(p, us) == 3 && force(p, them) == 3 {
			return 24
		}
		return 46
	}
	return wholeScale
}

// force counts a side's pieces, in pawns.
func force(p *chess.Position, c chess.Color) int {
	minors := p.Pieces(chess.Knight, c) | p.Pieces(chess.Bishop, c)
	return 3*minors.Count() + 5*p.Pieces(chess.Rook, c).Count() + 9*p.Pieces(chess.Queen, c).Count()
}

// oppositeBishops reports whether each side has one bishop, on squares of
// different colors.
func oppositeBishops(p *chess.Position) bool {
	white, black := p.Pieces(chess.Bishop, chess.White), p.Pieces(chess.Bishop, chess.Black)
	return white.Count() == 1 && black.Count() == 1 && white.First().Dark() != black.First().Dark()
}
