package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// farAhead is the lead in points from which there are plans for being ahead or behind.
const farAhead = 3

// A plan is what to do when nothing is to be lost or won at once. follows reports whether a legal move follows it, and
// the pieces that it is about. before is the score from which the coach does not speak of it, since other moves win
// sooner than by it; 0 for none.
type plan struct {
	kind    fact.Kind
	follows func(v *Survey, s *moveSurvey) (about chess.Bitboard, ok bool)
	before  ai.Score
}

// Scores from which the side to move is far ahead, and from which it wins by almost every move. Little is at stake
// then, and two searches often differ about which move is the best.
const (
	wellAhead  = 600
	farWinning = 900
)

// plans are all plans, the most important first. docs/coach.md has their definitions.
var plans = []plan{
	{fact.KindPlanBox, (*Survey).shrinksBox, 0},
	{fact.KindPlanNear, (*Survey).kingComesNear, 0},
	{fact.KindPlanEdge, (*Survey).drivesToEdge, 0},
	{fact.KindPlanTrade, (*Survey).offersTrade, 0},
	{fact.KindPlanPush, (*Survey).pushesPasser, 0},
	{fact.KindPlanThreat, (*Survey).threatens, farWinning},
	{fact.KindPlanMore, (*Survey).attacksOnceMore, wellAhead},
	{fact.KindPlanGuard, (*Survey).guards, farWinning},
	{fact.KindPlanRid, (*Survey).takesAttacker, wellAhead},
	{fact.KindPlanKing, (*Survey).kingToMiddle, 0},
	{fact.KindPlanHome, (*Survey).kingHome, 0},
	{fact.KindPlanPawn, (*Survey).kingToPawn, 0},
	{fact.KindPlanWay, (*Survey).makesWay, farWinning},
	{fact.KindPlanFile, (*Survey).rookToOpenFile, farWinning},
	{fact.KindPlanWeak, (*Survey).attacksWeakPawn, wellAhead},
	{fact.KindPlanPiece, (*Survey).freesPiece, farWinning},
	{fact.KindPlanMiddle, (*Survey).takesMiddle, wellAhead},
	{fact.KindPlanAim, (*Survey).aimsAtMiddle, wellAhead},
	{fact.KindPlanReach, (*Survey).reachesMore, wellAhead},
	{fact.KindPlanAir, (*Survey).givesAir, 0},
	{fact.KindPlanKeep, (*Survey).keepsPieces, 0},
}

// plansBy returns the plans of a position with a score that some moves follow, none in check.
func (v *Survey) plansBy(moves []chess.Move, score ai.Score) (facts []fact.Fact) {
	if v.position.InCheck() {
		return nil
	}
	lost := chess.Lead(&v.position, v.position.Turn()) <= -decidedLead
	for _, plan := range plans {
		if plan.before != 0 && score >= plan.before || lost && slices.Contains(slowPlans, plan.kind) {
			continue
		}
		for _, m := range moves {
			if ledOutEarly(&v.position, m) { // others come out first
				continue
			}
			if f, ok := v.follows(plan, v.find(m)); ok {
				facts = append(facts, f)
				break
			}
		}
	}
	return facts
}

// follows returns the fact of a plan if a move follows it, by a piece that is not lost where it goes.
func (v *Survey) follows(plan plan, s *moveSurvey) (fact.Fact, bool) {
	p := &v.position
	about, ok := plan.follows(v, s)
	ok = ok && exchange.Count(&s.next, s.move.To(), 0) <= chess.Gain(p, s.move)
	return fact.Fact{
		Kind: plan.kind, Side: p.Turn(), Pieces: fact.PiecesOn(p, about), Start: *p,
		Count: chess.Lead(p, p.Turn()), Judgement: true, Move: s.move,
	}, ok
}

// planOf returns the first plan that the best move of a search follows, of those that are known.
func (v *Survey) planOf(m chess.Move, known fact.Vocabulary) (f fact.Fact, ok bool) {
	s := v.chosen(m)
	for _, plan := range plans {
		if f, ok = v.follows(plan, s); ok && known.HasKind(f.Kind) {
			return f, true
		}
	}
	return fact.Fact{}, false
}

// muchBetter is by how many centipawns the best move is better than the last that a search has a line for, for the
// coach to say that it is there. For one that gives no check and takes nothing it is quietBetter, and stillBetter for a
// side that is well ahead. From mostScore on nothing is better.
const (
	muchBetter  = 100
	quietBetter = 150
	stillBetter = 200
	mostScore   = 4000
)

// lostScore is the score below which no move is called good, and what takes back is told whatever a search likes
// better.
const lostScore = -600

// lookFor returns the kind of moves to look at, where the best move that a search found is much better than others.
func (v *Survey) lookFor(found ai.Result) []fact.Fact {
	if len(found.Lines) < 2 || v.position.InCheck() {
		return nil
	}
	third := found.Lines[len(found.Lines)-1].Score
	capped := func(score ai.Score) ai.Score { return max(-mostScore, min(mostScore, score)) }
	better := capped(found.Score) - capped(third)
	if better < muchBetter || found.Score < lostScore {
		return nil
	}
	look := lookAtMove(&v.position, found.Move, int(found.Score-third)/100)
	if look.Kind == fact.KindPlanMoves && (better < quietBetter || found.Score >= wellAhead && better < stillBetter ||
		chess.Lead(&v.position, v.position.Turn()) >= decidedLead || v.onlyMoveOf(found.Move.From())) {
		return nil
	}
	return []fact.Fact{look}
}

// onlyMoveOf reports whether the piece on a square has a single move.
func (v *Survey) onlyMoveOf(from chess.Square) bool {
	n := 0
	for _, s := range v.moves {
		if s.move.From() == from {
			n++
		}
	}
	return n == 1
}

// pressing reports whether half of the moves, or more, lose two points beside the best by the count, or allow mate.
func (v *Survey) pressing() bool {
	bad, best := 0, v.best
	for _, s := range v.moves {
		if s.grade == fact.AllowsMate || s.grade == fact.Stalemates || s.count <= best-winsLeast {
			bad++
		}
	}
	return 2*bad >= len(v.moves)
}

// mover returns the type of the piece that moves.
func (v *Survey) mover(s *moveSurvey) chess.PieceType { return v.position.At(s.move.From()).Type() }

// bare reports whether the opponent has a king alone, and the side to move a rook or queen, with which it can mate.
func (v *Survey) bare() bool {
	p, us := &v.position, v.position.Turn()
	return p.Color(us.Other()).Count() == 1 && p.Pieces(chess.Rook, us)|p.Pieces(chess.Queen, us) != 0
}

// kingAndPawns is bare, but for pawns of the opponent.
func (v *Survey) kingAndPawns() bool {
	p, us := &v.position, v.position.Turn()
	return pawnsOnly(p, us.Other()) && p.Pieces(chess.Rook, us)|p.Pieces(chess.Queen, us) != 0
}

// boxOf returns the squares that the other side's king could come to if the pieces of the side us stood still.
func boxOf(p *chess.Position, us chess.Color) chess.Bitboard {
	king := p.King(us.Other())
	empty := p.Occupied() &^ king.Bitboard()
	box := king.Bitboard()
	for {
		wider := box
		for s := range box.All() {
			for t := range (chess.Attacks(p.At(king), s, empty) &^ box &^ p.Color(us)).All() {
				if p.AttackersTo(t, empty)&p.Color(us) == 0 {
					wider |= t.Bitboard()
				}
			}
		}
		if wider == box {
			return box
		}
		box = wider
	}
}

func (v *Survey) shrinksBox(s *moveSurvey) (chess.Bitboard, bool) {
	us := v.position.Turn()
	return v.position.King(us.Other()).Bitboard(),
		v.kingAndPawns() && s.sound() && boxOf(&s.next, us).Count() < boxOf(&v.position, us).Count()
}

// kingSteps returns how many moves a king needs.
func kingSteps(a, b chess.Square) int {
	files, ranks := int(a.File())-int(b.File()), int(a.Rank())-int(b.Rank())
	return max(files, -files, ranks, -ranks)
}

// kingComesNear is so of a king that has to help: two queens or rooks mate without it.
func (v *Survey) kingComesNear(s *moveSurvey) (chess.Bitboard, bool) {
	p, us := &v.position, v.position.Turn()
	alone := (p.Pieces(chess.Queen, us) | p.Pieces(chess.Rook, us)).Count() <= 1
	return s.move.From().Bitboard(), v.bare() && alone && v.mover(s) == chess.King &&
		kingSteps(s.move.To(), p.King(us.Other())) < kingSteps(s.move.From(), p.King(us.Other()))
}

// drivesToEdge is so of a check that keeps a king from the middle which has nothing but pawns.
func (v *Survey) drivesToEdge(s *moveSurvey) (chess.Bitboard, bool) {
	king, keeps := v.keepsFromMiddle(s)
	return king, keeps && pawnsOnly(&s.next, s.next.Turn())
}

// keepsFromMiddle is so of a check after which a king that is far behind and not in the middle can go nowhere nearer to
// it.
func (v *Survey) keepsFromMiddle(s *moveSurvey) (chess.Bitboard, bool) {
	king := s.next.King(s.next.Turn())
	ahead := chess.Lead(&v.position, v.position.Turn()) >= chess.Rook.Worth()
	if !s.next.InCheck() || !s.next.HasMove() || !s.sound() || !ahead || middle(king) == 0 {
		return 0, false
	}
	for reply := range legal(&s.next) {
		if reply.From() != king || middle(reply.To()) < middle(king) {
			return 0, false
		}
	}
	return king.Bitboard(), true
}

func (v *Survey) offersTrade(s *moveSurvey) (chess.Bitboard, bool) {
	if chess.Lead(&v.position, v.position.Turn()) < farAhead || v.mover(s) <= chess.Pawn || v.mover(s) == chess.King {
		return 0, false
	}
	return 0, v.traded(s) != 0
}

// traded returns the pieces that a move offers to trade: as much worth as what moves, taken or attacked by it, and able
// to take it.
func (v *Survey) traded(s *moveSurvey) (pieces chess.Bitboard) {
	worth := v.mover(s).Worth()
	if taken := chess.Taken(&v.position, s.move); taken != chess.NoPiece {
		if taken.Type().Worth() == worth && s.takers != 0 {
			return s.move.To().Bitboard()
		}
		return 0
	}
	for on := range v.newTargets(s).All() {
		if s.next.At(on).Type().Worth() == worth && s.takers.Has(on) {
			pieces |= on.Bitboard()
		}
	}
	return pieces
}

// keepsPieces is so of a move that takes nothing and loses nothing, by a side that is behind and has pieces to keep.
func (v *Survey) keepsPieces(s *moveSurvey) (chess.Bitboard, bool) {
	us := v.position.Turn()
	behind := chess.Lead(&v.position, us) <= -farAhead && !pawnsOnly(&v.position, us)
	return 0, behind && chess.Taken(&v.position, s.move) == chess.NoPiece && s.count >= 0
}

// pushesPasser is so of a passed pawn's move ahead where no piece of its side stands in the way, and it comes past the
// middle, or kings and pawns are left alone.
func (v *Survey) pushesPasser(s *moveSurvey) (chess.Bitboard, bool) {
	from, us := s.move.From(), v.position.Turn()
	if v.mover(s) != chess.Pawn || !s.sound() || s.move.To().File() != from.File() ||
		!passedPawns(&v.position, us).Has(from) || ownAhead(&v.position, from, us) {
		return 0, false
	}
	gone := int(s.move.To().Rank()) - int(startRank(us))
	return from.Bitboard(), max(gone, -gone) >= 3 || v.kingAndPawns()
}

// threatens is so of a move after which the piece that moved could take something that no piece could take before, and
// win it by the count.
func (v *Survey) threatens(s *moveSurvey) (chess.Bitboard, bool) {
	if !s.sound() || !v.isQuiet(s) {
		return 0, false
	}
	again := s.next.Pass()
	for on := range v.newTargets(s).All() {
		if exchange.Count(&again, on, 0) > 0 && takersOn(&v.position, on) == 0 {
			return on.Bitboard(), true
		}
	}
	return 0, false
}

// guards is so of a move that guards a piece which more pieces attack than guard.
func (v *Survey) guards(s *moveSurvey) (chess.Bitboard, bool) {
	p := &v.position
	piece, ok := v.newlyGuards(s)
	if !ok || !s.sound() || p.At(piece.Square) != piece.Piece {
		return 0, false
	}
	all, us := p.AttackersTo(piece.Square, p.Occupied()), p.Turn()
	return piece.Square.Bitboard(), (all & p.Color(us)).Count() < (all & p.Color(us.Other())).Count()
}

// takesAttacker is so of a capture of what could take another piece of its side.
func (v *Survey) takesAttacker(s *moveSurvey) (chess.Bitboard, bool) {
	p := &v.position
	if chess.Taken(p, s.move) == chess.NoPiece || p.InCheck() || !s.sound() {
		return 0, false
	}
	flipped := p.Pass()
	about := chess.NoSquare
	for on := range takeable(&flipped, chess.TakenOn(s.move)).All() {
		guarded := p.At(on).Type() == chess.Pawn && exchange.Count(&flipped, on, 0) == 0
		if on != s.move.From() && !guarded && (about == chess.NoSquare || p.At(on).Type() > p.At(about).Type()) {
			about = on
		}
	}
	return about.Bitboard(), about != chess.NoSquare
}

// middle returns how far a square is from the four in the middle of the board.
func middle(s chess.Square) int {
	return min(kingSteps(s, chess.SquareAt(3, 3)), kingSteps(s, chess.SquareAt(3, 4)),
		kingSteps(s, chess.SquareAt(4, 3)), kingSteps(s, chess.SquareAt(4, 4)))
}

func (v *Survey) kingToMiddle(s *moveSurvey) (chess.Bitboard, bool) {
	return s.move.From().Bitboard(), v.mover(s) == chess.King && fewPieces(&v.position, 1) && !v.bare() &&
		middle(s.move.To()) < middle(s.move.From())
}

// openKing is how many ranks from its first one a king is in the open.
const openKing = 2

// kingHome is so of a move by which a king in the open comes nearer to its first rank, where the opponent has a queen
// or three other pieces.
func (v *Survey) kingHome(s *moveSurvey) (chess.Bitboard, bool) {
	p, us := &v.position, v.position.Turn()
	fromHome := func(at chess.Square) int {
		ranks := int(at.Rank()) - int(homeOf(chess.E1, us).Rank())
		return max(ranks, -ranks)
	}
	them := us.Other()
	pieces := p.Color(them) &^ p.Pieces(chess.Pawn, them) &^ p.King(them).Bitboard()
	from := s.move.From()
	return from.Bitboard(), v.mover(s) == chess.King && fromHome(from) >= openKing &&
		fromHome(s.move.To()) < fromHome(from) && (p.Pieces(chess.Queen, them) != 0 || pieces.Count() >= 3)
}

// fewPieces reports whether no queens are left, and beside king and pawns each side has a number of pieces at most.
func fewPieces(p *chess.Position, most int) bool {
	for _, c := range []chess.Color{chess.White, chess.Black} {
		pieces := p.Color(c) &^ p.Pieces(chess.Pawn, c) &^ p.King(c).Bitboard()
		if pieces.Count() > most || p.Pieces(chess.Queen, c) != 0 {
			return false
		}
	}
	return true
}

// kingToPawn is so of a king's move, where no queens and three pieces of a side at most are left, that brings it nearer
// to a passed pawn of either side.
func (v *Survey) kingToPawn(s *moveSurvey) (chess.Bitboard, bool) {
	p := &v.position
	if v.mover(s) != chess.King || !fewPieces(p, 3) {
		return 0, false
	}
	for pawn := range (passedPawns(p, chess.White) | passedPawns(p, chess.Black)).All() {
		if kingSteps(s.move.To(), pawn) < kingSteps(s.move.From(), pawn) {
			return pawn.Bitboard(), true
		}
	}
	return 0, false
}

// makesWay is so of a pawn's move that takes nothing, from which the queen, or a bishop that reaches two squares at
// most, reaches two more, or a first one.
func (v *Survey) makesWay(s *moveSurvey) (chess.Bitboard, bool) {
	p, us := &v.position, v.position.Turn()
	quiet := v.mover(s) == chess.Pawn && s.sound() && chess.Taken(p, s.move) == chess.NoPiece
	for _, kind := range []chess.PieceType{chess.Bishop, chess.Queen} {
		for at := range p.Pieces(kind, us).All() {
			now, then := reachCount(p, at), reachCount(&s.next, at)
			if lacks := kind == chess.Queen || now <= 2; quiet && then > now && (now == 0 || lacks && then >= now+2) {
				return at.Bitboard(), true
			}
		}
	}
	return 0, false
}

// openFor reports whether no pawn of a side stands on the file of a square.
func openFor(p *chess.Position, s chess.Square, c chess.Color) bool {
	for pawn := range p.Pieces(chess.Pawn, c).All() {
		if pawn.File() == s.File() {
			return false
		}
	}
	return true
}
