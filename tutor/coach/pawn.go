package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// aheadOf returns the squares before a pawn on its file and the two beside it.
func aheadOf(s chess.Square, c chess.Color) (squares chess.Bitboard) {
	for t := chess.A1; t <= chess.H8; t++ {
		files := int(t.File()) - int(s.File())
		before := t.Rank() > s.Rank()
		if c == chess.Black {
			before = t.Rank() < s.Rank()
		}
		if files >= -1 && files <= 1 && before {
			squares |= t.Bitboard()
		}
	}
	return squares
}

// passedPawns returns a side's passed pawns: no enemy pawn is ahead on their
// file or the two beside it.
func passedPawns(p *chess.Position, c chess.Color) (passed chess.Bitboard) {
	enemies := p.Pieces(chess.Pawn, c.Other())
	for s := range p.Pieces(chess.Pawn, c).All() {
		if aheadOf(s, c)&enemies == 0 {
			passed |= s.Bitboard()
		}
	}
	return passed
}

// runs returns the longest line in which a pawn of the side to move promotes by
// force against an opponent who has only king and pawns. The new queen must not
// be lost at once.
func runs(p *chess.Position, pawn chess.Square) (line []chess.Move, ok bool) {
	if !pawnsOnly(p, p.Turn().Other()) {
		return nil, false
	}
	r := runner{lost: map[uint64]bool{}}
	return r.run(p, pawn)
}

// pawnsOnly reports whether a side has only king and pawns.
func pawnsOnly(p *chess.Position, c chess.Color) bool {
	return p.Color(c) == p.Pieces(chess.Pawn, c)|p.King(c).Bitboard()
}

// runNodes bounds the proof of a run.
const runNodes = 20_000

// A runner proves that a pawn cannot be caught.
type runner struct {
	lost  map[uint64]bool // positions in which it is caught
	nodes int
}

func (r *runner) run(p *chess.Position, pawn chess.Square) (line []chess.Move, ok bool) {
	if r.lost[p.Key()] || r.nodes > runNodes {
		return nil, false
	}
	r.nodes++
	for m := range legal(p) {
		if m.From() != pawn || m.To().File() != pawn.File() {
			continue
		}
		next := p.Play(m)
		if m.Promotion() != chess.NoPieceType {
			if m.Promotion() == chess.Queen && takersOn(&next, m.To()) == 0 && !stalemated(&next) {
				return []chess.Move{m}, true
			}
			continue
		}
		if rest, ok := r.outruns(&next, m.To()); ok {
			return append([]chess.Move{m}, rest...), true
		}
	}
	r.lost[p.Key()] = true
	return nil, false
}

// outruns proves that the pawn still promotes after every reply.
func (r *runner) outruns(p *chess.Position, pawn chess.Square) (line []chess.Move, ok bool) {
	for reply := range legal(p) {
		next := p.Play(reply)
		if next.At(pawn) == chess.NoPiece || chess.CapturesOn(reply, pawn) {
			return nil, false
		}
		rest, ok := r.run(&next, pawn)
		if !ok {
			return nil, false
		}
		if len(rest)+1 > len(line) {
			line = append([]chess.Move{reply}, rest...)
		}
	}
	return line, p.HasMove()
}

// pawnRuns returns the fact that a pawn of the side to move cannot be caught.
func (v *Survey) pawnRuns() []fact.Fact {
	p := &v.position
	for s := range passedPawns(p, p.Turn()).All() {
		if line, ok := runs(p, s); ok && len(line) > 1 {
			return []fact.Fact{{
				Kind: fact.KindPawnRuns, Concept: fact.PawnRun, Side: p.Turn(),
				Pieces:  fact.On(p, s),
				Squares: []chess.Square{line[len(line)-1].To()}, Start: *p, Line: line,
				Count: chess.Queen.Worth() - chess.Pawn.Worth(),
			}}
		}
	}
	return nil
}

// passes returns the fact that the move makes the moved pawn a passed pawn, or
// pushes one that the opponent cannot catch.
func (s *study) passes() []fact.Fact {
	to := s.move.To()
	if s.next.At(to).Type() != chess.Pawn || !passedPawns(&s.next, s.us).Has(to) {
		return nil
	}
	f := s.idea(fact.KindPasses, fact.PassedPawn)
	f.Pieces = fact.On(&s.next, to)
	straight := s.move.From().File() == to.File() // else the pawn is not caught only since it takes
	if straight && pawnsOnly(&s.next, s.us.Other()) {
		r := runner{lost: map[uint64]bool{}}
		if rest, ok := r.outruns(&s.next, to); ok {
			f.Kind, f.Concept = fact.KindRuns, fact.PawnRun
			f.Line, f.Count = append(f.Line, rest...), chess.Queen.Worth()-chess.Pawn.Worth()
			return []fact.Fact{f}
		}
	}
	if passedPawns(&s.p, s.us).Has(s.move.From()) {
		return nil
	}
	return []fact.Fact{f}
}
