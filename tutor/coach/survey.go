package coach

import (
	"cmp"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// A Survey holds analysis of a position that is computed once and shared by the
// facts about the position and all its moves. It is immutable and safe for
// concurrent use.
type Survey struct {
	position chess.Position
	moves    []*moveSurvey // by from, to and promotion
	best     int           // the best count of any move
}

// moveSurvey is a legal move with its analysis.
type moveSurvey struct {
	move   chess.Move
	next   chess.Position
	grade  fact.Grade
	count  int            // what it takes less lost
	on     chess.Square   // where the opponent's best exchange is, chess.NoSquare if nowhere
	lost   int            // what that exchange costs, unless it is answered
	mated  chess.Move     // a reply that mates, chess.NoMove if none does
	takers chess.Bitboard // who could capture the piece that moved
	// open is what an exchange on openOn costs, where the side can then win as much elsewhere, or mate; else 0.
	openOn chess.Square
	open   int
	chosen bool // a search recommends it, though by the count it loses
	hidden bool // it mates, and is graded as a safe move
}

// NewSurvey looks at every legal move of a position and every reply.
func NewSurvey(p *chess.Position) *Survey {
	v := &Survey{position: *p, best: -1 << 10}
	for _, m := range slices.SortedFunc(legal(p), byFromToPromotion) {
		s := &moveSurvey{move: m, next: p.Play(m)}
		if s.on, s.lost = exchange.BestCount(&s.next); s.lost > 0 && (answered(&s.next) || matedFor(&s.next)) {
			s.openOn, s.open = s.on, s.lost
			s.on, s.lost = chess.NoSquare, 0
		}
		s.count = chess.Gain(p, m) - s.lost
		s.mated = matingMove(&s.next)
		s.takers = Takers(p, m)
		v.best = max(v.best, s.count)
		v.moves = append(v.moves, s)
	}
	for _, s := range v.moves {
		s.grade = v.gradeOf(s)
	}
	return v
}

// answerPlies is how many captures in a row, the last of them an exchange on one square, tell whether a loss is
// answered: one side takes, the other takes as much elsewhere, and each may do so once more.
const answerPlies = 4

// answered reports whether the side to move gains nothing by captures, if the other side may take back anywhere: what
// it wins on one square it loses on the same or on another.
func answered(p *chess.Position) bool { return !gains(p, 1, answerPlies) }

// matedFor reports whether the other side can mate after each capture by which the side to move wins something.
func matedFor(p *chess.Position) bool {
	for c := range captures(p) {
		if exchange.Count(p, c.To(), 0) > 0 {
			if after := p.Play(c); matingMove(&after) == chess.NoMove {
				return false
			}
		}
	}
	return true
}

// isMatedNext reports whether every move allows mate in one.
func (v *Survey) isMatedNext() bool {
	return !slices.ContainsFunc(v.moves, func(s *moveSurvey) bool { return s.grade != fact.AllowsMate })
}

// offers reports whether the other side can gain more by captures after a move than the move takes.
func offers(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	return gains(&next, chess.Gain(p, m)+1, answerPlies)
}

// gains reports whether the side to move gains some points or more, one at least, by so many captures in turn, of which
// each side makes those that it likes.
func gains(p *chess.Position, points, captured int) bool {
	if captured == 1 {
		_, most := exchange.BestCount(p)
		return most >= points
	}
	for c := range captures(p) {
		if gain := chess.Gain(p, c); gain >= points {
			if after := p.Play(c); !gains(&after, gain-points+1, captured-1) {
				return true
			}
		}
	}
	return false
}

func (v *Survey) gradeOf(m *moveSurvey) fact.Grade {
	switch ended := !m.next.HasMove(); {
	case ended && m.next.InCheck():
		return fact.Mates
	case ended:
		return fact.Stalemates
	case m.mated != chess.NoMove:
		return fact.AllowsMate
	case m.count < 0 && m.count < v.best:
		return fact.Loses
	case m.takers != 0:
		return fact.Guarded
	}
	return fact.Safe
}

// Position returns the position surveyed.
func (v *Survey) Position() chess.Position { return v.position }

// Recommending returns the survey of the same position in which no move that a search found about as good as the best
// loses by the count alone, but one that lets something go: marks and facts do not speak against a hint.
func (v *Survey) Recommending(found ai.Result) *Survey {
	seen := *v
	seen.moves = slices.Clone(v.moves)
	moves := recommended(found)
	for i, s := range seen.moves {
		if at := slices.Index(moves, s.move); at == 0 || at > 0 && !v.letsGo(found.Lines[at]) {
			seen.moves[i] = v.chosen(s.move)
		}
	}
	return &seen
}

// letsGo reports whether the first move of a line leaves a piece elsewhere to be taken, by the count, and the line does
// not win it back: as good as it may be, something is lost.
func (v *Survey) letsGo(l ai.Line) bool {
	s := v.find(l.Moves[0])
	return s.grade == fact.Loses && s.on != s.move.To() &&
		leadAfter(&v.position, l.Moves) < chess.Lead(&v.position, v.position.Turn())
}

// HidingMates returns the survey of the same position in which the moves that mate are like others that nothing can
// take: who is to find checkmate is not shown where it is.
func (v *Survey) HidingMates() *Survey {
	seen := *v
	seen.moves = slices.Clone(v.moves)
	for i, s := range seen.moves {
		if s.grade == fact.Mates {
			hidden := *s
			hidden.grade, hidden.hidden = fact.Safe, true
			seen.moves[i] = &hidden
		}
	}
	return &seen
}

// lets returns the piece, no pawn, that could not be won before a move and can be elsewhere after it, for more than the
// move takes, whether or not that is answered in turn; no piece if there is none.
func (v *Survey) lets(m chess.Move) fact.PlacedPiece {
	s := v.find(m)
	on, lost := s.on, s.lost
	if s.open > 0 {
		on, lost = s.openOn, s.open
	}
	if lost < chess.Knight.Worth() || lost <= chess.Gain(&v.position, m) || on == m.To() || v.position.InCheck() {
		return fact.PlacedPiece{}
	}
	if before := v.position.Pass(); exchange.Count(&before, on, 0) > 0 {
		return fact.PlacedPiece{}
	}
	return fact.PieceOn(&s.next, on)
}

// chosen returns the analysis of a good move of a search. What it loses by the count is no matter: the search has
// looked at it.
func (v *Survey) chosen(m chess.Move) *moveSurvey {
	s := *v.find(m)
	if s.grade != fact.Loses {
		return &s
	}
	if s.grade, s.chosen = fact.Safe, true; s.takers != 0 {
		s.grade = fact.Guarded
	}
	return &s
}

// Marks returns what the board shows of the position.
func (v *Survey) Marks() Marks {
	marks := Marks{
		Threatened: Threatened(&v.position), Checkers: v.position.Checkers(),
	}
	marks.Lost = lostPieces(&v.position, marks.Threatened)
	hides := slices.ContainsFunc(v.moves, func(s *moveSurvey) bool { return s.hidden })
	for _, s := range v.moves {
		marks.Moves = append(marks.Moves, MarkedMove{
			Move: s.move, Takers: s.takers, Fair: v.fair(s),
			Wins: !hides && s.count > s.open && s.mated == chess.NoMove, // points lead away from a mate
		})
	}
	return marks
}

// fair reports whether a move is a MarkedMove that is Fair.
func (v *Survey) fair(m *moveSurvey) bool {
	if m.takers == 0 || m.mated != chess.NoMove {
		return false
	}
	gain := chess.Gain(&v.position, m.move)
	return m.chosen || gain >= m.lost || gain >= exchange.Count(&m.next, m.move.To(), 0)
}

// Grade returns the grade of a legal move. It panics for any other.
func (v *Survey) Grade(m chess.Move) fact.Grade { return v.find(m).grade }

// find returns the analysis of a legal move.
func (v *Survey) find(m chess.Move) *moveSurvey {
	i, ok := slices.BinarySearchFunc(v.moves, m, func(s *moveSurvey, m chess.Move) int {
		return byFromToPromotion(s.move, m)
	})
	if !ok {
		panic("tutor: " + m.String() + " is not legal in " + v.position.FEN())
	}
	return v.moves[i]
}

// byFromToPromotion orders moves by from, to and promotion, the queen before
// the other pieces.
func byFromToPromotion(a, b chess.Move) int {
	return cmp.Or(cmp.Compare(a.From(), b.From()), cmp.Compare(a.To(), b.To()),
		cmp.Compare(b.Promotion(), a.Promotion()))
}

// matingMove returns the first legal move that mates, chess.NoMove if none does.
func matingMove(p *chess.Position) chess.Move {
	var next chess.Position
	for m := range legal(p) {
		p.PlayTo(&next, m)
		if next.InCheck() && !next.HasMove() {
			return m
		}
	}
	return chess.NoMove
}
