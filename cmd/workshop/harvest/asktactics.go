package harvest

import (
	"context"
	"math/rand/v2"

	"chesstutor/ai"
	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
)

// askEnding asks, in a random position of king and pawn against king, for a move that keeps the win, or as the king
// alone one that keeps the draw. A pawn that can promote at once asks nothing.
func askEnding(s *scene) *exercise.Exercise {
	random := rand.New(rand.NewPCG(s.coin, 3))
	rule, side, want := "keeps-win", chess.White, ending.Won
	if s.coin%2 == 0 {
		rule, side, want = "keeps-draw", chess.Black, ending.Drawn
	}
	square := func() chess.Square { return chess.Square(random.IntN(64)) }
	for {
		var d chess.Draft
		d = d.Put(square(), chess.PieceOf(chess.King, chess.White))
		d = d.Put(square(), chess.PieceOf(chess.King, chess.Black))
		d = d.Put(square(), chess.PieceOf(chess.Pawn, side))
		p, err := d.Position()
		if err != nil || p.Occupied().Count() != 3 || p.InCheck() {
			continue
		}
		list, known := ending.Moves(&p)
		result, keeps, promotes := ending.Lost, 0, false
		for _, m := range list {
			promotes = promotes || m.Move.Promotion() != chess.NoPieceType
			result = max(result, m.Result)
		}
		for _, m := range list {
			if m.Result == want {
				keeps++
			}
		}
		if known && result == want && !promotes && keeps < len(list) {
			s.at = p
			return s.ask(exercise.OneMove, rule)
		}
	}
}

// askTrap asks to trap a piece.
func askTrap(s *scene) *exercise.Exercise {
	for _, m := range s.at.Moves() {
		for _, f := range coach.CarriesOut(&s.at, m, fact.Trapped) {
			e := s.ask(exercise.OneMove, "traps")
			e.Square = f.Pieces[0].Square
			return e
		}
	}
	return nil
}

// askThreat asks where Black threatens mate, or to stop it.
func askThreat(s *scene) *exercise.Exercise {
	flipped := s.at.Pass()
	for _, m := range flipped.Moves() {
		if next := flipped.Play(m); next.InCheck() && !next.HasMove() {
			if s.coin%2 == 0 {
				return s.ask(exercise.Tap, "threatens-mate")
			}
			return s.ask(exercise.OneMove, "stops-mate")
		}
	}
	return nil
}

// winsLeast is how many points a discovered check or an offer has to win.
const winsLeast = 2

// askOpenedCheck asks for a discovered check that wins.
func askOpenedCheck(s *scene) *exercise.Exercise {
	for _, m := range s.at.Moves() {
		next := s.at.Play(m)
		if next.Checkers()&^m.To().Bitboard() != 0 && !m.IsCastle() {
			e := s.ask(exercise.OneMove, "opens-check")
			e.Least = winsLeast
			return e
		}
	}
	return nil
}

// askGuard asks to win a piece by what happens to its guard, where taking the guard alone wins nothing.
func askGuard(s *scene) *exercise.Exercise {
	for _, m := range s.at.Moves() {
		if exchange.Count(&s.at, m.To(), 0) > 0 || s.at.At(m.To()) == chess.NoPiece {
			continue
		}
		for _, f := range coach.CarriesOut(&s.at, m, fact.GuardRemoved) {
			e := s.ask(exercise.OneMove, "removes-guard")
			e.Square = f.Pieces[0].Square
			return e
		}
	}
	return nil
}

// askLure asks to call a guard away.
func askLure(s *scene) *exercise.Exercise {
	for _, m := range s.at.Moves() {
		overloads := coach.CarriesOut(&s.at, m, fact.GuardOverloaded)
		if len(overloads) > 0 || len(coach.CarriesOut(&s.at, m, fact.Lured)) > 0 {
			e := s.ask(exercise.OneMove, "lures")
			e.Least = winsLeast
			return e
		}
	}
	return nil
}

// aheadLeast is how many points White is ahead at least who is to trade.
const aheadLeast = 3

// askSimplify asks for a trade of pieces, where White is ahead and no capture wins anything.
func askSimplify(s *scene) *exercise.Exercise {
	if chess.Lead(&s.at, chess.White) < aheadLeast || exchange.Best(&s.at).Count > 0 {
		return nil
	}
	return s.ask(exercise.OneMove, "simplifies")
}

// askInBetween asks for a move before taking back that wins as much and more, where a short search finds that.
func askInBetween(s *scene) *exercise.Exercise {
	on := s.last.To()
	back := exchange.Count(&s.at, on, 0)
	if s.before.At(on) == chess.NoPiece || back == 0 {
		return nil
	}
	r, err := ai.Search(context.Background(), s.at, nil, ai.Limits{Method: ai.Selective, Nodes: glance}, 1)
	next := s.at.Play(r.Move)
	if err != nil || r.Move.To() == on || s.at.At(r.Move.To()) != chess.NoPiece && !next.InCheck() {
		return nil
	}
	e := s.ask(exercise.OneMove, "in-between")
	e.Before, e.Last, e.Least = s.before, s.last, back
	return e
}
