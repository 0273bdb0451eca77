package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// mates returns the fact that the move is checkmate, and whether on the back
// rank.
func (s *study) mates() []fact.Fact {
	if !s.next.InCheck() || s.next.HasMove() {
		return nil
	}
	f := s.idea(fact.KindMates, fact.MateInOne)
	f.Mate, f.By = true, fact.PiecesOn(&s.next, s.next.Checkers())
	f.Pieces = fact.On(&s.next, s.next.King(s.next.Turn()))
	if MateName(&s.next) == fact.BackRankMate {
		f.Concept = fact.BackRank
	}
	return []fact.Fact{f}
}

// onBackRank reports whether a checkmate is a back-rank mate: by a rook or a
// queen along the king's first rank, while pieces of its own side block squares
// to which the king could otherwise escape.
func onBackRank(p *chess.Position) bool {
	us := p.Turn()
	king := p.King(us)
	first := chess.A1.Rank()
	if us == chess.Black {
		first = chess.H8.Rank()
	}
	checker := p.Checkers().First()
	t := p.At(checker).Type()
	if king.Rank() != first || checker.Rank() != first || t != chess.Rook && t != chess.Queen {
		return false
	}
	pieces := chess.Attacks(p.At(king), king, 0) & p.Color(us)
	occupied := p.Occupied() &^ pieces &^ king.Bitboard()
	for s := range pieces.All() {
		if p.AttackersTo(s, occupied)&p.Color(us.Other()) == 0 {
			return true
		}
	}
	return false
}

// mateInTwo returns the fact that every reply allows a mate in one; a back-rank
// mate if all these mates are.
func (s *study) mateInTwo() []fact.Fact {
	answers := s.answers()
	if len(answers) == 0 {
		return nil
	}
	back := true
	for _, o := range answers {
		m := o.mating()
		if m == chess.NoMove {
			return nil
		}
		mated := o.at.Play(m)
		back = back && MateName(&mated) == fact.BackRankMate
	}
	f := s.idea(fact.KindMateInTwo, fact.MateInTwo, answers[0].reply, answers[0].mating())
	if back {
		f.Concept = fact.BackRank
	}
	f.Mate, f.Count = true, 2
	return []fact.Fact{f}
}

// matesInTwo returns the moves that force mate in two, where there is no mate in
// one, found by looking at every move and reply.
func matesInTwo(p *chess.Position) (moves []chess.Move) {
	if matingMove(p) != chess.NoMove {
		return nil
	}
	for m := range legal(p) {
		next := p.Play(m)
		if forcesMate(&next) {
			moves = append(moves, m)
		}
	}
	return moves
}

// forcesMate reports whether every reply can be answered by mate, and there is
// one.
func forcesMate(p *chess.Position) bool {
	var after chess.Position
	for r := range legal(p) {
		p.PlayTo(&after, r)
		if matingMove(&after) == chess.NoMove {
			return false
		}
	}
	return p.HasMove()
}

// mateNodes bounds how many positions the proof of a mate in three looks at.
const mateNodes = 20_000

// mateInThree returns the fact that every reply allows a mate in two, if that
// is proved within mateNodes positions.
func (s *study) mateInThree() []fact.Fact {
	answers := s.answers()
	if len(answers) == 0 || !s.next.InCheck() && len(answers) > 12 {
		return nil
	}
	nodes := mateNodes
	var line []chess.Move
	for _, o := range answers {
		l, ok := mateWithin(&o.at, &nodes)
		if !ok {
			return nil
		}
		if len(l) > len(line) {
			line = append([]chess.Move{o.reply}, l...)
		}
	}
	f := s.idea(fact.KindMateInThree, fact.MateInThree, line...)
	f.Mate, f.Count = true, 3
	return []fact.Fact{f}
}

// mateWithin returns a line of a mate in two moves or one, checks looked at
// first, while there are nodes left.
func mateWithin(p *chess.Position, nodes *int) (line []chess.Move, ok bool) {
	if m := matingMove(p); m != chess.NoMove {
		return []chess.Move{m}, true
	}
	for _, checks := range []bool{true, false} {
		for m := range legal(p) {
			next := p.Play(m)
			if next.InCheck() != checks {
				continue
			}
			if *nodes -= 40; *nodes < 0 {
				return nil, false
			}
			if forcesMate(&next) {
				reply := next.Moves()[0]
				after := next.Play(reply)
				return []chess.Move{m, reply, matingMove(&after)}, true
			}
		}
	}
	return nil, false
}

// onlyMove returns the fact that every other legal move allows mate in one.
func (v *Survey) onlyMove(m chess.Move) []fact.Fact {
	s := v.find(m)
	if len(v.moves) < 2 || s.mated != chess.NoMove {
		return nil
	}
	for _, other := range v.moves {
		if other != s && other.mated == chess.NoMove {
			return nil
		}
	}
	f := v.fact(s, fact.KindOnlyMove)
	f.Concept, f.Count = fact.OnlyMove, 1
	return []fact.Fact{f}
}
