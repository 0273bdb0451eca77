package recall

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A theme is one of Lichess's puzzles, the ideas that it may be called by, and the test, after the description that
// Lichess publishes, of whether a move of a solution carries it. It shares nothing with the tutor.
type theme struct {
	name    string
	ideas   []fact.Concept
	carries func(s *solution, i int) bool
}

const backRankMate = "backRankMate"

var themes = []theme{
	{"fork", []fact.Concept{fact.Fork}, (*solution).forks},
	{"skewer", []fact.Concept{fact.Skewer}, (*solution).skewers},
	{backRankMate, []fact.Concept{fact.BackRank}, (*solution).matesOnBackRank},
	{"promotion", []fact.Concept{fact.Promotion}, (*solution).promotes},
	{"discoveredAttack", []fact.Concept{fact.OpenedLine, fact.OpenedCheck}, (*solution).discovers},
	{"pin", []fact.Concept{fact.PinToKing, fact.PinToPiece, fact.PinnedGuard}, (*solution).pins},
	{"deflection", []fact.Concept{fact.GuardOverloaded, fact.Lured, fact.GuardRemoved}, (*solution).deflects},
	{"attraction", []fact.Concept{fact.Lured}, (*solution).attracts},
	{"capturingDefender", []fact.Concept{fact.GuardRemoved}, (*solution).capturesDefender},
	{"trappedPiece", []fact.Concept{fact.Trapped}, (*solution).traps},
	{"intermezzo", []fact.Concept{fact.InBetween}, (*solution).comesBetween},
	{"interference", []fact.Concept{fact.GuardRemoved}, (*solution).interferes},
}

// A solution is the line of a puzzle, from the solver's first move.
type solution struct {
	us    chess.Color
	moves []chess.Move
	at    []chess.Position // before each move, and after the last
	last  chess.Move       // the move before the solution
	took  bool             // that move took something
}

// carrier returns which of the solver's moves is the first that carries a theme, -1 if none does.
func (s *solution) carrier(t theme) int {
	for i := 0; i < len(s.moves); i += 2 {
		if t.carries(s, i) {
			return i / 2
		}
	}
	return -1
}

// next returns the solver's move after move i, and whether there is one.
func (s *solution) next(i int) (chess.Move, bool) {
	if i+2 >= len(s.moves) {
		return chess.NoMove, false
	}
	return s.moves[i+2], true
}

// mates reports whether the solution ends in mate.
func (s *solution) mates() bool { return checkmated(&s.at[len(s.moves)]) }

// captures reports whether move i does.
func (s *solution) captures(i int) bool { return chess.Taken(&s.at[i], s.moves[i]) != chess.NoPiece }

// guarded reports whether another piece of its side guards a piece.
func guarded(p *chess.Position, on chess.Square) bool {
	return p.AttackersTo(on, p.Occupied())&p.Color(p.At(on).Color()) != 0
}

// them returns the solver's opponent's pieces.
func (s *solution) them(p *chess.Position) chess.Bitboard { return p.Color(s.us.Other()) }

// forks: "a move where the moved piece attacks two opponent pieces at once": each worth more than it, or unguarded, and
// no pawn; it is not taken at once.
func (s *solution) forks(i int) bool {
	if _, more := s.next(i); !more {
		return false
	}
	p, to := &s.at[i+1], s.moves[i].To()
	mover := p.At(to).Type()
	targets := 0
	for on := range (attacked(p, to) & s.them(p)).All() {
		if t := p.At(on).Type(); t != chess.Pawn && (price(t) > price(mover) || !guarded(p, on)) {
			targets++
		}
	}
	return targets > 1 && mover != chess.King && s.moves[i+1].To() != to
}

// skewers: "a high value piece being attacked, moving out the way, and allowing a lower value piece behind it to be
// captured".
func (s *solution) skewers(i int) bool {
	take, more := s.next(i)
	if !more || !s.captures(i+2) || !slides(&s.at[i+1], take.From()) {
		return false
	}
	p, front := &s.at[i+1], s.moves[i+1].From()
	return take.From() == s.moves[i].To() && attacked(p, take.From()).Has(front) &&
		behind(p, take.From(), front) == take.To() && price(p.At(front).Type()) > price(p.At(take.To()).Type())
}

// matesOnBackRank: "checkmate the king on the home rank, when it is trapped there by its own pieces".
func (s *solution) matesOnBackRank(i int) bool {
	l := line{us: s.us, moves: s.moves[i:], at: s.at[i:]}
	return checkmated(&s.at[i+1]) && l.backRank(1)
}

// promotes: "promote one of your pawns to a queen or minor piece".
func (s *solution) promotes(i int) bool { return s.moves[i].Promotion() != chess.NoPieceType }

// discovers: "moving a piece that previously blocked an attack by a long range piece out of the way of that piece": the
// long range piece gives check, or takes next along the line.
func (s *solution) discovers(i int) bool {
	p, first := &s.at[i+1], s.moves[i]
	if p.InCheck() && p.Checkers()&^first.To().Bitboard() != 0 && !first.IsCastle() {
		return true
	}
	take, more := s.next(i)
	return more && s.captures(i+2) && !first.IsCastle() && take.From() != first.To() && slides(p, take.From()) &&
		chess.Between(take.From(), take.To()).Has(first.From()) && s.moves[i+1].To() != take.To()
}

// deflects: "a move that distracts an opponent piece from another duty that it performs, such as guarding a key
// square": it answers a check or takes, and where it no longer guards, the solver takes, promotes or mates.
func (s *solution) deflects(i int) bool {
	take, more := s.next(i)
	if !more {
		return false
	}
	p, reply, key := &s.at[i+1], s.moves[i+1], take.To()
	forced := p.InCheck() || reply.To() == s.moves[i].To()
	wins := s.captures(i+2) || s.promotes(i+2) || checkmated(&s.at[i+3])
	return forced && wins && key != reply.To() && key != reply.From() && attacked(p, reply.From()).Has(key) &&
		!attacked(&s.at[i+2], reply.To()).Has(key)
}

// attracts: "an exchange or sacrifice encouraging or forcing an opponent piece to a square that allows a follow-up
// tactic": the king takes and is in check by the next move, or another piece takes, is attacked by it and then taken.
func (s *solution) attracts(i int) bool {
	next, more := s.next(i)
	if !more || s.moves[i+1].To() != s.moves[i].To() {
		return false
	}
	on, after := s.moves[i].To(), &s.at[i+3]
	if !attacked(after, next.To()).Has(on) {
		return false
	}
	switch s.at[i+2].At(on).Type() {
	case chess.King:
		return true
	case chess.Queen, chess.Rook:
		then, more := s.next(i + 2)
		return more && then.To() == on
	}
	return false
}

// capturesDefender: "removing a piece that is critical to defense of another piece, allowing the now undefended piece
// to be captured on a following move".
func (s *solution) capturesDefender(i int) bool {
	take, more := s.next(i)
	if !more || !s.captures(i) || !s.captures(i+2) {
		return false
	}
	p, later := &s.at[i], &s.at[i+2]
	guard, on := s.moves[i].To(), take.To()
	return on != guard && p.At(on) == later.At(on) && attacked(p, guard).Has(on) && !p.InCheck() &&
		(!guarded(later, on) || price(later.At(on).Type()) > price(later.At(take.From()).Type()))
}

// interferes: "moving a piece between two opponent pieces to leave one or both opponent pieces undefended": the move,
// or the answer to its check, stands between a long range piece and what it guarded, which is taken next.
func (s *solution) interferes(i int) bool {
	take, more := s.next(i)
	if !more || !s.captures(i+2) {
		return false
	}
	p, later, on := &s.at[i], &s.at[i+2], take.To()
	if later.At(on) != p.At(on) || guarded(later, on) {
		return false
	}
	for guard := range s.them(p).All() {
		if slides(p, guard) && attacked(p, guard).Has(on) && later.At(guard) == p.At(guard) {
			between := chess.Between(guard, on)
			if between.Has(s.moves[i].To()) || s.at[i+1].InCheck() && between.Has(s.moves[i+1].To()) {
				return true
			}
		}
	}
	return false
}

// traps: "a piece is unable to escape capture as it has limited moves": wherever it goes it is lost, and it is taken.
func (s *solution) traps(i int) bool {
	take, more := s.next(i)
	if !more || !s.captures(i+2) {
		return false
	}
	p, on := &s.at[i+1], take.To()
	if reply := s.moves[i+1]; reply.To() == on {
		on = reply.From()
	}
	if t := p.At(on).Type(); p.InCheck() || t == chess.Pawn || !s.them(p).Has(on) || len(movesOf(p, on)) == 0 {
		return false
	}
	return !slices.ContainsFunc(movesOf(p, on), func(m chess.Move) bool {
		next := p.Play(m)
		return taking(&next, m.To(), everyone) <= chess.Gain(p, m)
	})
}

// movesOf returns the legal moves of a piece.
func movesOf(p *chess.Position, on chess.Square) []chess.Move {
	return slices.DeleteFunc(p.Moves(), func(m chess.Move) bool { return m.From() != on })
}

// comesBetween: "instead of playing the expected move, first interpose another move posing an immediate threat that the
// opponent must answer": the expected move takes back, and is made next.
func (s *solution) comesBetween(i int) bool {
	last, took := s.last, s.took
	if i > 0 {
		last, took = s.moves[i-1], s.captures(i-1)
	}
	next, more := s.next(i)
	return more && took && s.moves[i].To() != last.To() && next.To() == last.To() &&
		captures(&s.at[i], last.To(), everyone)
}

// pins: "a piece is unable to move without revealing an attack on a higher value piece": it may not take what moved, or
// it is attacked by the move and taken next.
func (s *solution) pins(i int) bool {
	p, to := &s.at[i+1], s.moves[i].To()
	take, more := s.next(i)
	for slider := range p.Color(s.us).All() {
		if !slides(p, slider) {
			continue
		}
		for on := range (attacked(p, slider) & s.them(p)).All() {
			rear := behind(p, slider, on)
			if rear >= chess.NoSquare || p.At(rear).Color() == s.us ||
				price(p.At(rear).Type()) <= price(p.At(on).Type()) {
				continue
			}
			held := attacked(p, on).Has(to) && to != slider && !captures(p, to, on.Bitboard())
			struck := more && take.To() == on && s.moves[i+1].To() != on &&
				(slider == to || attacked(p, to).Has(on) || !attacked(&s.at[i], slider).Has(on))
			if held || struck {
				return true
			}
		}
	}
	return false
}
