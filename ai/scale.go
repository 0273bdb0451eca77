package ai

import "chesstutor/tutor/chess"

// wholeScale is the scale factor of a position whose advantage counts in full.
const wholeScale = 64

// scaled returns the weight multiplied by scale/wholeScale.
func (w weight) scaled(scale int32) weight {
	if scale == wholeScale {
		return w
	}
	return weight{w.middle * scale / wholeScale, w.end * scale / wholeScale}
}

// scale returns how much an advantage counts, as a part of wholeScale: less with opposite-colored
// bishops, almost nothing without pawns when no more than a minor piece ahead.
func (e *evaluation) scale() int32 {
	p, us := e.p, chess.White
	if e.sum.end < 0 {
		us = chess.Black
	}
	them := us.Other()
	if e.pawns[us] == 0 {
		mine, theirs := force(p, us), force(p, them)
		switch {
		case mine <= 3:
			return 0 // a minor piece alone mates nobody
		case mine-theirs <= 3:
			return 6
		}
	}
	if e.pawns[us] != 0 && e.pawns[us]&(e.pawns[us]-1) == 0 && force(p, us)-force(p, them) <= 0 {
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

// oppositeBishops reports whether each side has one bishop, on squares of different colors.
func oppositeBishops(p *chess.Position) bool {
	white, black := p.Pieces(chess.Bishop, chess.White), p.Pieces(chess.Bishop, chess.Black)
	return white.Count() == 1 && black.Count() == 1 && white.First().Dark() != black.First().Dark()
}
