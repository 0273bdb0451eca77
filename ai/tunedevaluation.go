package ai

import "chesstutor/tutor/chess"

// EvaluateTuned is the static evaluation of the selective search, in centipawns from the side to
// move's view: with more terms than Evaluate, for mobility, pawns, kings, threats and drawn
// endings, whose weights were found by Texel's tuning method (package tune). Like Evaluate it may
// wait for a table.
func EvaluateTuned(p *chess.Position) Score {
	if score, known := evaluateEnding(p); known {
		return score
	}
	e := evaluation{p: p, weights: &tuned}
	e.addTerms()
	return e.score()
}

// evaluation is the state of evaluating one position. Arrays of two are by color.
type evaluation struct {
	p             *chess.Position
	weights       *weights
	sum           weight // for White
	phase         int32
	occupied      chess.Bitboard
	pawns         [2]chess.Bitboard
	kingZone      [2]chess.Bitboard    // the squares around the king and those in front of them
	attackedBy    [2][8]chess.Bitboard // attacked by a piece type
	attacked      [2]chess.Bitboard    // attacked at all
	attackedTwice [2]chess.Bitboard    // attacked twice
	passed        [2]chess.Bitboard
	kingAttackers [2]int32 // weight of the attack on the other side's king
}

// addTimes adds a term several times.
func (e *evaluation) addTimes(us chess.Color, term int, times int32) {
	w := &e.weights[term]
	if us == chess.Black {
		times = -times
	}
	e.sum.middle += w.middle * times
	e.sum.end += w.end * times
}

// add adds a term once.
func (e *evaluation) add(us chess.Color, term int) {
	w := &e.weights[term]
	if us == chess.White {
		e.sum.middle += w.middle
		e.sum.end += w.end
	} else {
		e.sum.middle -= w.middle
		e.sum.end -= w.end
	}
}

// addTerms adds up every term.
func (e *evaluation) addTerms() {
	p := e.p
	e.occupied = p.Occupied()
	for us := chess.White; us <= chess.Black; us++ {
		e.pawns[us] = p.Pieces(chess.Pawn, us)
		king := p.King(us)
		reach := chess.Attacks(chess.PieceOf(chess.King, us), king, 0)
		e.kingZone[us] = reach | king.Bitboard() | forward(us, reach)
		e.addAttacks(us, chess.King, reach)
		e.addAttacks(us, chess.Pawn, pawnAttacks(us, e.pawns[us]))
		e.add(us, placeOf(chess.King, king, us))
	}
	for us := chess.White; us <= chess.Black; us++ {
		e.addPawns(us)
		e.addPieces(us)
	}
	for us := chess.White; us <= chess.Black; us++ {
		e.addPassedPawns(us)
		e.addKingSafety(us)
		e.addThreats(us)
	}
	e.add(p.Turn(), tempoTerm)
}

// score interpolates the sum between middlegame and endgame.
func (e *evaluation) score() Score {
	score := Score(e.sum.scaled(e.scale()).at(e.phase))
	if e.p.Turn() == chess.Black {
		return -score
	}
	return score
}

// addAttacks records what a piece attacks.
func (e *evaluation) addAttacks(us chess.Color, t chess.PieceType, reach chess.Bitboard) {
	e.attackedBy[us&1][t&7] |= reach
	e.attackedTwice[us&1] |= e.attacked[us&1] & reach
	e.attacked[us&1] |= reach
}

// addPieces adds what knights, bishops, rooks and queens are worth where they stand, and what they
// attack.
func (e *evaluation) addPieces(us chess.Color) {
	p, them := e.p, us.Other()
	free := ^(e.attackedBy[them&1][chess.Pawn] | e.pawns[us&1] | p.Pieces(chess.King, us))
	zone := e.kingZone[them&1]
	for t := chess.Knight; t <= chess.Queen; t++ {
		pieces := p.Pieces(t, us)
		for from := pieces; from != 0; from &= from - 1 {
			s := from.First()
			reach := chess.Attacks(chess.PieceOf(t, us), s, e.occupied&^e.xrayed(us, t))
			e.addAttacks(us, t, reach)
			e.add(us, placeOf(t, s, us))
			e.add(us, mobilityTerm+int(t-chess.Pawn)*28+min((reach&free).Count(), 27))
			e.phase += phases[t]
			if near := reach & zone; near != 0 {
				e.kingAttackers[us&1] += kingAttackWeights[t] + int32(near.Count())
			}
			e.addPosts(us, t, s)
		}
	}
	if bishops := p.Pieces(chess.Bishop, us); bishops&(bishops-1) != 0 {
		e.add(us, pairTerm)
	}
}

// kingAttackWeights are what each type of piece that attacks a king's zone adds to the attack,
// besides one for each square attacked there.
var kingAttackWeights = [8]int32{chess.Knight: 2, chess.Bishop: 1, chess.Rook: 2, chess.Queen: 3}

// xrayed returns the pieces that a slider's attack goes through: those of its own side that move
// along the same lines.
func (e *evaluation) xrayed(us chess.Color, t chess.PieceType) chess.Bitboard {
	switch t {
	case chess.Bishop:
		return e.p.Pieces(chess.Queen, us)
	case chess.Rook:
		return e.p.Pieces(chess.Queen, us) | e.p.Pieces(chess.Rook, us)
	}
	return 0
}

// addPosts adds rooks on open files and behind passed pawns, and minor pieces on outposts.
func (e *evaluation) addPosts(us chess.Color, t chess.PieceType, s chess.Square) {
	them := us.Other()
	switch t {
	case chess.Rook:
		file := fileOf(s)
		switch {
		case file&(e.pawns[0]|e.pawns[1]) == 0:
			e.add(us, openTerm)
		case file&e.pawns[us&1] == 0:
			e.add(us, openTerm+1)
		}
		if before := file & ranksAhead(us, s) & e.passed[us&1]; before != 0 {
			e.add(us, rearTerm)
		}
	case chess.Knight, chess.Bishop:
		if e.attackedBy[us&1][chess.Pawn].Has(s) && ranksAhead(us, s)&adjacentFiles(fileOf(s))&e.pawns[them&1] == 0 &&
			relativeRank(us, s) >= 3 {
			e.add(us, outpostTerm+int(t-chess.Knight))
		}
	}
}
