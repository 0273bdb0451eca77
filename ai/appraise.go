package ai

import "chesstutor/tutor/chess"

// Appraise judges a position without looking ahead, in centipawns from the side
// to move's view, as the selective search does: with more knowledge than
// Evaluate, of mobility, pawns, kings, threats and drawn endings, weighed by
// numbers that were found by Texel's tuning method (package tune). Like Evaluate
// it may wait for a table.
func Appraise(p *chess.Position) Score {
	if score, known := ending(p); known {
		return score
	}
	a := appraisal{p: p, weights: &tuned}
	a.all()
	return a.score()
}

// appraisal is the work of judging one position. Arrays of two are by color.
type appraisal struct {
	p        *chess.Position
	weights  *weights
	sum      weight // for White
	phase    int32
	occupied chess.Bitboard
	pawns    [2]chess.Bitboard
	zone     [2]chess.Bitboard    // around the king
	by       [2][8]chess.Bitboard // attacked by a kind of man
	any      [2]chess.Bitboard    // attacked at all
	twice    [2]chess.Bitboard    // attacked twice
	passed   [2]chess.Bitboard
	force    [2]int32 // brought against the other's king
}

// count adds a term so many times.
func (a *appraisal) count(us chess.Color, term int, times int32) {
	w := &a.weights[term]
	if us == chess.Black {
		times = -times
	}
	a.sum.middle += w.middle * times
	a.sum.end += w.end * times
}

// add adds a term once.
func (a *appraisal) add(us chess.Color, term int) {
	w := &a.weights[term]
	if us == chess.White {
		a.sum.middle += w.middle
		a.sum.end += w.end
	} else {
		a.sum.middle -= w.middle
		a.sum.end -= w.end
	}
}

// all adds up every term.
func (a *appraisal) all() {
	p := a.p
	a.occupied = p.Occupied()
	for us := chess.White; us <= chess.Black; us++ {
		a.pawns[us] = p.Pieces(chess.Pawn, us)
		king := p.King(us)
		reach := chess.Attacks(chess.PieceOf(chess.King, us), king, 0)
		a.zone[us] = reach | king.Bitboard() | ahead(us, reach)
		a.note(us, chess.King, reach)
		a.note(us, chess.Pawn, pawnReach(us, a.pawns[us]))
		a.add(us, placeOf(chess.King, king, us))
	}
	for us := chess.White; us <= chess.Black; us++ {
		a.pawnTerms(us)
		a.pieces(us)
	}
	for us := chess.White; us <= chess.Black; us++ {
		a.passers(us)
		a.king(us)
		a.threats(us)
	}
	a.add(p.Turn(), tempoTerm)
}

// score weighs the sum between middlegame and endgame.
func (a *appraisal) score() Score {
	score := Score(a.sum.scaled(a.scale()).at(a.phase))
	if a.p.Turn() == chess.Black {
		return -score
	}
	return score
}

// note keeps what a man attacks.
func (a *appraisal) note(us chess.Color, t chess.PieceType, reach chess.Bitboard) {
	a.by[us&1][t&7] |= reach
	a.twice[us&1] |= a.any[us&1] & reach
	a.any[us&1] |= reach
}

// pieces adds what knights, bishops, rooks and queens are worth where they
// stand, and what they attack.
func (a *appraisal) pieces(us chess.Color) {
	p, them := a.p, us.Other()
	free := ^(a.by[them&1][chess.Pawn] | a.pawns[us&1] | p.Pieces(chess.King, us))
	zone := a.zone[them&1]
	for t := chess.Knight; t <= chess.Queen; t++ {
		men := p.Pieces(t, us)
		for from := men; from != 0; from &= from - 1 {
			s := from.First()
			reach := chess.Attacks(chess.PieceOf(t, us), s, a.occupied&^a.through(us, t))
			a.note(us, t, reach)
			a.add(us, placeOf(t, s, us))
			a.add(us, mobilityTerm+int(t-chess.Pawn)*28+min((reach&free).Count(), 27))
			a.phase += phases[t]
			if near := reach & zone; near != 0 {
				a.force[us&1] += forces[t] + int32(near.Count())
			}
			a.post(us, t, s)
		}
	}
	if bishops := p.Pieces(chess.Bishop, us); bishops&(bishops-1) != 0 {
		a.add(us, pairTerm)
	}
}

// forces are what each kind of piece that bears on a king's zone brings against
// it, besides one for each square there.
var forces = [8]int32{chess.Knight: 2, chess.Bishop: 1, chess.Rook: 2, chess.Queen: 3}

// through returns the men that a slider's attack goes through: those of its own
// side that slide the same way.
func (a *appraisal) through(us chess.Color, t chess.PieceType) chess.Bitboard {
	switch t {
	case chess.Bishop:
		return a.p.Pieces(chess.Queen, us)
	case chess.Rook:
		return a.p.Pieces(chess.Queen, us) | a.p.Pieces(chess.Rook, us)
	}
	return 0
}

// post adds what a piece gains by the pawns around: a rook by open files, a
// minor piece by a place from which no pawn can drive it.
func (a *appraisal) post(us chess.Color, t chess.PieceType, s chess.Square) {
	them := us.Other()
	switch t {
	case chess.Rook:
		file := fileOf(s)
		switch {
		case file&(a.pawns[0]|a.pawns[1]) == 0:
			a.add(us, openTerm)
		case file&a.pawns[us&1] == 0:
			a.add(us, openTerm+1)
		}
		if before := file & front(us, s) & a.passed[us&1]; before != 0 {
			a.add(us, rearTerm)
		}
	case chess.Knight, chess.Bishop:
		if a.by[us&1][chess.Pawn].Has(s) && front(us, s)&beside(fileOf(s))&a.pawns[them&1] == 0 && rankOf(us, s) >= 3 {
			a.add(us, outpostTerm+int(t-chess.Knight))
		}
	}
}
