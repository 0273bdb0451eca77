package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// winsLeast is how many points a move has to win to be said to win.
const winsLeast = 2

// A study is a legal move with analysis that is computed once and shared by the
// proofs of all ideas. To win is to have, after every legal reply, a mate in
// one, or a capture after which the balance, less the opponent's best exchange
// anywhere then, is two points or more above that before the move. Quiet
// continuations are not looked at.
type study struct {
	p, next chess.Position
	move    chess.Move
	us      chess.Color
	lead    int        // of the mover, before the move
	least   int        // how many points the move has to win to win
	after   []*outcome // one for each reply; nil until answers is called
}

// An outcome is what the mover has after a reply.
type outcome struct {
	reply  chess.Move
	at     chess.Position
	prizes []prize
	mate   chess.Move // chess.NoMove if there is none
	looked bool       // true when mate has been searched for
	later  *victory   // by one more move; nil until it has been looked for
}

// A prize is a capture after a reply, and how far it brings the mover above the
// balance before its move.
type prize struct {
	capture chess.Move
	points  int
}

func newStudy(p *chess.Position, m chess.Move) *study {
	return &study{p: *p, next: p.Play(m), move: m, us: p.Turn(), lead: chess.Lead(p, p.Turn()),
		least: winsLeast}
}

// newBest is newStudy of the best move that a search found, of which one point is enough to be said to win, and which
// after some of the replies may win by a check or a capture and what follows it.
func newBest(p *chess.Position, m chess.Move) *study {
	s := newStudy(p, m)
	s.least = 1
	return s
}

// answers returns what the mover has after each reply.
func (s *study) answers() []*outcome {
	if s.after != nil {
		return s.after
	}
	for r := range legal(&s.next) {
		o := &outcome{reply: r, at: s.next.Play(r)}
		o.prizes = prizes(&o.at, s.lead, s.least)
		s.after = append(s.after, o)
	}
	return s.after
}

// prizes returns the captures that bring the side to move at least least points
// above an earlier balance, lead.
func prizes(p *chess.Position, lead, least int) (list []prize) {
	var next chess.Position
	now := chess.Lead(p, p.Turn())
	for c := range captures(p) {
		points := now + chess.Gain(p, c) - lead
		if points < least {
			continue
		}
		p.PlayTo(&next, c)
		_, lost := exchange.BestCount(&next)
		if points -= lost; points >= least && !stalemated(&next) {
			list = append(list, prize{c, points})
		}
	}
	return list
}

// stalemated reports whether the side to move has no move and is not in check.
func stalemated(p *chess.Position) bool { return !p.HasMove() && !p.InCheck() }

// mating returns a mate in one after the reply.
func (o *outcome) mating() chess.Move {
	if !o.looked {
		o.mate, o.looked = matingMove(&o.at), true
	}
	return o.mate
}

// A victory is how a move wins: the least that it gains, and the line in which
// it gains that. It is a mate if every reply can be answered by mate.
type victory struct {
	points int
	mate   bool
	line   []chess.Move
}

// anyPrize lets every prize count.
func anyPrize(*outcome, chess.Move) bool { return true }

// wins returns how the move wins by captures that count, and whether it does.
func (s *study) wins(counts func(o *outcome, capture chess.Move) bool) (v victory, ok bool) {
	answers := s.answers()
	if len(answers) == 0 {
		return victory{mate: true, line: []chess.Move{s.move}}, s.next.InCheck()
	}
	least := 1 << 10
	for _, o := range answers {
		var best prize
		for _, z := range o.prizes {
			if z.points > best.points && counts(o, z.capture) {
				best = z
			}
		}
		switch {
		case best.points == 0 && s.keeps(o):
			least = min(least, chess.Lead(&o.at, s.us)-s.lead)
		case best.points > 0 && (v.line == nil || best.points < least):
			least, v.line = min(least, best.points), []chess.Move{s.move, o.reply, best.capture}
		case best.points == 0 && o.mating() == chess.NoMove:
			later := s.winsLater(o)
			if later.points == 0 && !later.mate {
				return victory{}, false
			} else if !later.mate {
				least = min(least, later.points)
			}
		}
	}
	if v.points = least; v.line == nil && least < 1<<10 { // what it keeps is all that it wins
		return victory{}, false
	}
	if v.line == nil {
		v = victory{mate: true, line: []chess.Move{s.move, answers[0].reply, answers[0].mating()}}
	}
	return v, true
}

// winsLater returns how the best move of a search wins after a reply by one move more; nothing if it does not.
func (s *study) winsLater(o *outcome) victory {
	if o.later == nil {
		o.later = &victory{}
		if s.least < winsLeast {
			*o.later, _ = s.punishes(&o.at)
		}
	}
	return *o.later
}

// keeps reports whether the mover took something that would be taken back for as much, and a reply does not take back,
// so that the mover keeps what the move has to win.
func (s *study) keeps(o *outcome) bool {
	on, gain := s.move.To(), chess.Gain(&s.p, s.move)
	return gain > 0 && !chess.CapturesOn(o.reply, on) && chess.Lead(&o.at, s.us)-s.lead >= s.least &&
		gain <= exchange.Count(&s.next, on, 0)
}

// takesOf returns a filter for wins: it accepts captures of one of the pieces,
// or of the piece that replied, which the opponent gave up for them.
func takesOf(pieces chess.Bitboard) func(*outcome, chess.Move) bool {
	return func(o *outcome, c chess.Move) bool {
		return chess.CapturesOn(c, o.reply.To()) || pieces.Has(c.To()) && !c.IsEnPassant()
	}
}

// idea returns a fact that the move carries out an idea.
func (s *study) idea(kind fact.Kind, concept fact.Concept, line ...chess.Move) fact.Fact {
	f := moveFact(&s.p, s.move, kind, line...)
	f.Concept = concept
	return f
}

// moveFact returns a fact about a move, with a line of the move and what follows.
func moveFact(p *chess.Position, m chess.Move, kind fact.Kind, line ...chess.Move) fact.Fact {
	return fact.Fact{
		Kind: kind, Side: p.Turn(), Move: m, Start: *p, Line: append([]chess.Move{m}, line...),
		Squares: []chess.Square{m.To()},
	}
}

// withVictory returns the fact with the victory filled in.
func withVictory(f fact.Fact, v victory) fact.Fact {
	f.Line, f.Count, f.Mate = v.line, v.points, v.mate
	return f
}

// takeable returns the pieces that the piece on a square could legally take if
// it were its side's turn in p, except the king.
func takeable(p *chess.Position, from chess.Square) (pieces chess.Bitboard) {
	for c := range captures(p) {
		if c.From() == from && !c.IsEnPassant() && p.At(c.To()).Type() != chess.King {
			pieces |= c.To().Bitboard()
		}
	}
	return pieces
}

// origin returns where the piece that stands on a square after the move stood
// before it.
func (s *study) origin(on chess.Square) chess.Square {
	if on == s.move.To() {
		return s.move.From()
	}
	if s.move.IsCastle() {
		if from, to := s.move.CastleRook(); on == to {
			return from
		}
	}
	return on
}

// moved reports whether the piece on a square is one that the move moved.
func (s *study) moved(on chess.Square) bool { return s.origin(on) != on }

// sliders returns a side's bishops, rooks and queens.
func sliders(p *chess.Position, c chess.Color) chess.Bitboard {
	return p.Pieces(chess.Bishop, c) | p.Pieces(chess.Rook, c) | p.Pieces(chess.Queen, c)
}

// behind returns the piece behind another on the line of a slider, and whether
// there is one.
func behind(p *chess.Position, slider, front chess.Square) (chess.Square, bool) {
	pc, occupied := p.At(slider), p.Occupied()
	opened := chess.Attacks(pc, slider, occupied&^front.Bitboard()) &^ chess.Attacks(pc, slider, occupied)
	s := (opened & occupied).First()
	return s, s < chess.NoSquare
}

// tellOf reports whether one of some facts is about an idea.
func tellOf(facts []fact.Fact, c fact.Concept) bool {
	return slices.ContainsFunc(facts, func(f fact.Fact) bool { return f.Concept == c })
}
