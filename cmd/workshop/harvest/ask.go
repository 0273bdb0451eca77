package harvest

import (
	"context"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
)

// questions has a function for each skill that turns a scene into a candidate for an exercise, or returns nil.
// Function proved decides whether a candidate becomes one.
var questions = map[practice.Skill]func(*scene) *exercise.Exercise{
	practice.Attacked:      askAttacked,
	practice.Attackers:     askAttackers,
	practice.SafeSquares:   askSafeSquares,
	practice.FreePieces:    func(s *scene) *exercise.Exercise { return s.ask(exercise.Tap, "free") },
	practice.GuardOrMove:   askSave,
	practice.WaysOut:       askWayOut,
	practice.MateInOne:     func(s *scene) *exercise.Exercise { return s.ask(exercise.OneMove, "mates") },
	practice.GoodTrade:     askTrade,
	practice.WhatChanged:   askChange,
	practice.Mistake:       askMistake,
	practice.Fork:          askFork,
	practice.PinAndSkewer:  askPin,
	practice.OpenedLine:    askOpened,
	practice.MateInTwo:     askMateInTwo,
	practice.PromoteOrStop: askPromotion,
	practice.MatingNets:    askNet,
	practice.BringOut:      askBringOut,
	practice.KingAndPawn:   askEnding,
	practice.TrappedPiece:  askTrap,
	practice.StopTheThreat: askThreat,
	practice.OpenedCheck:   askOpenedCheck,
	practice.TakeTheGuard:  askGuard,
	practice.Deflection:    askLure,
	practice.Simplify:      askSimplify,
	practice.InBetween:     askInBetween,
}

func askAttacked(s *scene) *exercise.Exercise {
	if len(coach.Threatened(&s.at)) == 0 {
		return nil
	}
	return s.ask(exercise.Tap, "mine-taken")
}

// askAttackers asks about the piece that the most pieces can capture: a black one, or half of the time one of White's.
func askAttackers(s *scene) *exercise.Exercise {
	if s.coin%2 == 0 {
		return askTakenBy(s)
	}
	takers := map[chess.Square]chess.Bitboard{}
	for _, m := range s.at.Moves() {
		if s.at.At(m.To()) != chess.NoPiece {
			takers[m.To()] |= m.From().Bitboard()
		}
	}
	return askOfMost(s.ask(exercise.Tap, "attackers"), takers)
}

// askTakenBy asks about the white piece that the most black pieces could capture.
func askTakenBy(s *scene) *exercise.Exercise {
	return askOfMost(s.ask(exercise.Tap, "taken-by"), coach.Threatened(&s.at))
}

// askOfMost asks an exercise about the piece with the most takers, nil if none has any.
func askOfMost(e *exercise.Exercise, takers map[chess.Square]chess.Bitboard) *exercise.Exercise {
	most := 0
	for at := chess.A1; at <= chess.H8; at++ {
		if n := takers[at].Count(); n > most {
			e.Square, most = at, n
		}
	}
	if most == 0 {
		return nil
	}
	return e
}

// askSafeSquares asks about the piece with the most unsafe moves.
func askSafeSquares(s *scene) *exercise.Exercise {
	safe, unsafe := map[chess.Square]int{}, map[chess.Square]int{}
	for _, m := range s.at.Moves() {
		switch s.at.At(m.From()).Type() {
		case chess.Pawn, chess.King:
			continue
		}
		if coach.Takers(&s.at, m) == 0 {
			safe[m.From()]++
		} else {
			unsafe[m.From()]++
		}
	}
	e, most := s.ask(exercise.Tap, "safe-squares"), 1
	for at := chess.A1; at <= chess.H8; at++ {
		if n := unsafe[at]; n > most && safe[at] > 0 {
			e.Piece, most = at, n
		}
	}
	if most == 1 {
		return nil
	}
	return e
}

// askSave asks to save the only piece that Black would win material by capturing.
func askSave(s *scene) *exercise.Exercise {
	flipped := s.at.Pass()
	e := s.ask(exercise.OneMove, "saves")
	for at := range coach.Threatened(&s.at) {
		if exchange.On(&flipped, at).Count == 0 {
			continue
		}
		if e.Square != chess.NoSquare || s.at.At(at).Type() == chess.Pawn {
			return nil
		}
		e.Square = at
	}
	if e.Square == chess.NoSquare {
		return nil
	}
	return e
}

func askWayOut(s *scene) *exercise.Exercise {
	switch s.coin % 4 {
	case 0:
		return s.ask(exercise.Tap, "escapes")
	case 1:
		return s.ask(exercise.Tap, "helpers")
	case 2:
		if s.at.Checkers().Count() == 1 {
			return s.ask(exercise.Tap, "blocks")
		}
	}
	e := s.ask(exercise.OneMove, "out-of-check")
	e.Sound = true
	return e
}

// askTrade asks about a capture that can be recaptured, where no material can be won or lost on other squares.
func askTrade(s *scene) *exercise.Exercise {
	e := s.ask(exercise.Judge, "sound")
	for _, m := range s.at.Moves() {
		if s.at.At(m.To()) == chess.NoPiece || m.Promotion() != chess.NoPieceType || coach.Takers(&s.at, m) == 0 {
			continue
		}
		e.Piece, e.Square = m.From(), m.To()
		yes, why := verdict(e)
		next := s.at.Play(m)
		elsewhere := exchange.Best(&next)
		calm := elsewhere.Square == m.To() || elsewhere.Count == 0
		told := yes || why.Kind == exercise.TakenBack || why.Kind == exercise.GivesFor
		if calm && told && yes == (s.coin%2 == 0) {
			return e
		}
	}
	return nil
}

// verdict returns the right answer to a yes-or-no exercise, and the reason.
func verdict(e *exercise.Exercise) (bool, exercise.Reason) {
	a := exercise.Open(e)
	r, err := a.Answer(exercise.Said(true))
	if err != nil {
		panic("harvest: " + err.Error()) // unreachable: it is that kind of question
	}
	return r.Right, r.Reason
}

func askChange(s *scene) *exercise.Exercise {
	if s.before.InCheck() {
		return nil
	}
	rule := "newly-attacked"
	if s.coin%2 == 0 {
		rule = "newly-free"
	}
	e := s.ask(exercise.Tap, rule)
	e.Before, e.Last = s.before, s.last
	return e
}

// askMistake asks whether a move that people like is a mistake: half of the time the likeliest that is one, otherwise
// the move that was played.
func askMistake(s *scene) *exercise.Exercise {
	moves := []chess.Move{s.next}
	if s.coin%2 == 0 {
		moves = nil
		line := people.Line{Start: s.before, Moves: []chess.Move{s.last}}
		for _, c := range people.Choices(&line, people.Learners[1]) {
			moves = append(moves, c.Move)
		}
	}
	for _, m := range moves[:min(len(moves), mostLiked)] {
		if m.Promotion() != chess.NoPieceType || m.IsCastle() {
			continue
		}
		e := s.ask(exercise.Judge, "mistake")
		e.Piece, e.Square = m.From(), m.To()
		if is, _ := verdict(e); is == (s.coin%2 == 0) {
			return e
		}
	}
	return nil
}

// mostLiked is how many of the moves that people like are looked at for a mistake.
const mostLiked = 5

func askFork(s *scene) *exercise.Exercise {
	for _, m := range s.at.Moves() {
		next := s.at.Play(m)
		attacked := chess.Attacks(next.At(m.To()), m.To(), next.Occupied()) & next.Color(chess.Black)
		if attacked.Count() > 1 && len(coach.CarriesOut(&s.at, m, fact.Fork)) > 0 {
			return s.ask(exercise.OneMove, "forks")
		}
	}
	return nil
}

func askPin(s *scene) *exercise.Exercise {
	king, occupied, ours := s.at.King(chess.Black), s.at.Occupied(), s.at.Color(chess.White)
	pinned := func(at chess.Square) bool { // pinned already, whether or not it has a legal move
		return s.at.AttackersTo(king, occupied&^at.Bitboard())&ours != 0
	}
	for _, m := range s.at.Moves() {
		switch s.at.At(m.From()).Type() {
		case chess.Bishop, chess.Rook, chess.Queen:
		default:
			continue
		}
		if len(coach.CarriesOut(&s.at, m, fact.Skewer)) > 0 {
			return s.ask(exercise.OneMove, "skewers")
		}
		for _, f := range coach.CarriesOut(&s.at, m, fact.PinToKing) {
			at := f.Pieces[0].Square
			if t := s.at.At(at).Type(); !pinned(at) && t != chess.Pawn && t != chess.NoPieceType {
				e := s.ask(exercise.OneMove, "pins")
				e.Square = at
				return e
			}
		}
	}
	return nil
}

func askOpened(s *scene) *exercise.Exercise {
	for _, m := range s.at.Moves() {
		if len(coach.CarriesOut(&s.at, m, fact.OpenedLine)) > 0 {
			return s.ask(exercise.OneMove, "opens-line")
		}
	}
	return nil
}

// glance is how many positions a search looks at that finds most mates in two.
const glance = 600

func askMateInTwo(s *scene) *exercise.Exercise {
	r, err := ai.Search(context.Background(), s.at, nil, ai.Limits{Method: ai.Selective, Nodes: glance}, 1)
	if plies, mates := r.Score.Mate(); err != nil || !mates || plies != 3 {
		return nil // trying all moves takes ten times as long
	}
	e := s.ask(exercise.Line, "mate")
	e.Most = 2
	return e
}

// askNet asks for a mate that has a name.
func askNet(s *scene) *exercise.Exercise {
	for _, m := range s.at.Moves() {
		next := s.at.Play(m)
		if next.InCheck() && !next.HasMove() && coach.MateName(&next) != fact.NoMateName {
			return s.ask(exercise.OneMove, "mates")
		}
	}
	return nil
}

// An opening takes so many plies at most, and two pieces or more are to be brought out.
const (
	openingEnds = 24
	leastAtHome = 2
)

// askBringOut asks for a knight or bishop to bring out.
func askBringOut(s *scene) *exercise.Exercise {
	home := 0
	for _, at := range (s.at.Pieces(chess.Knight, chess.White) | s.at.Pieces(chess.Bishop, chess.White)).Squares() {
		if at.Rank() == 0 {
			home++
		}
	}
	if s.ply > openingEnds || home < leastAtHome {
		return nil
	}
	return s.ask(exercise.OneMove, "brings-out")
}

// askPromotion asks to stop a black pawn that is about to promote, or to promote a white one.
func askPromotion(s *scene) *exercise.Exercise {
	flipped := s.at.Pass()
	for _, m := range flipped.Moves() {
		if m.Promotion() == chess.Queen && coach.Takers(&flipped, m) == 0 {
			return s.ask(exercise.OneMove, "stops-promotion")
		}
	}
	e := s.ask(exercise.Line, "promote")
	pieces := s.at.Occupied()
	for _, at := range s.at.Pieces(chess.Pawn, chess.White).Squares() {
		switch at.Rank() {
		case 4:
			if e.Most == 0 && pieces.Count() <= 8 {
				e.Most = 3
			}
		case 5:
			e.Most = 2
		case 6:
			if !pieces.Has(at + 8) {
				return nil // the pawn can promote at once
			}
		}
	}
	if e.Most == 0 || pieces.Count() > 20 {
		return nil
	}
	return e
}
