package game

import (
	"slices"

	"chesstutor/templates/board"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// mostArrows is the maximum number of arrows on a board at a time.
const mostArrows = 3

// The kinds of rings around pieces, each with a shape of its own.
const (
	ringDanger = "danger" // it would be lost
	ringIdea   = "idea"   // the tutor's line is about it
	ringWin    = "win"    // it can be won
)

// pointing is what the board shows of the tutor's line: rings around pieces and arrows between them.
type pointing struct {
	arrows []ArrowSpan
	rings  map[chess.Square]string
}

// ring adds a ring around each of some squares, except those that have one already.
func (p *pointing) ring(kind string, squares ...chess.Square) {
	if p.rings == nil {
		p.rings = map[chess.Square]string{}
	}
	for _, s := range squares {
		if _, have := p.rings[s]; !have {
			p.rings[s] = kind
		}
	}
}

// arrow adds an arrow if there is room and it would not cover an earlier one. The cheapest attacker is added first,
// so its arrow stays.
func (p *pointing) arrow(a ArrowSpan) {
	covers := slices.ContainsFunc(p.arrows, a.nearly)
	if a.From != a.To && len(p.arrows) < mostArrows && !covers {
		p.arrows = append(p.arrows, a)
	}
}

// shapes returns the arrows as they are drawn, for either orientation of the board.
func (p *pointing) shapes(turned bool) (list []board.Arrow) {
	for _, a := range p.arrows {
		a.Ringed = a.Ringed || p.rings[a.To] != ""
		list = append(list, a.Shape(turned))
	}
	return list
}

// squares returns the squares that the line is about: those of rings and arrows, and those between the ends of an
// arrow.
func (p *pointing) squares() (squares chess.Bitboard) {
	for s := range p.rings {
		squares |= s.Bitboard()
	}
	for _, a := range p.arrows {
		squares |= a.From.Bitboard() | a.To.Bitboard() | chess.Between(a.From, a.To)
	}
	return squares
}

// Pointing returns the arrows for a fact on a board that White sees, and the kinds of its rings by their squares.
func Pointing(b *chess.Position, f *fact.Fact) ([]board.Arrow, map[string]string) {
	points, rings := pointingAt(b, f), map[string]string{}
	for s, kind := range points.rings {
		rings[s.String()] = kind
	}
	return points.shapes(false), rings
}

// pointingAt returns the rings and arrows for a fact on a board; none for nil.
func pointingAt(b *chess.Position, f *fact.Fact) (p pointing) {
	switch {
	case f == nil:
	case f.Kind == fact.KindHintMove:
		p.proposes(b, f)
	case f.Kind == fact.KindPlanTakes:
		p.ring(ringIdea, goodToTake(b, f.Move)...)
	case f.Kind == fact.KindPlanChecks:
		p.ring(ringIdea, b.King(b.Turn().Other()))
	case f.Kind.Tone() == fact.ToneAdvice && !isThreat(f.Kind):
		p.ring(ringIdea, standing(b, f.Pieces)...)
		if len(p.rings) == 0 && len(f.Squares) <= mostArrows {
			p.ring(ringIdea, f.Squares...)
		}
	case f.Kind == fact.KindWarnMateMissed && f.Again && standing(b, f.By) != nil: // the mate itself is shown
		p.arrow(ArrowSpan{Kind: arrowWin, From: f.By[0].Square, To: f.Squares[0]})
	case f.Kind == fact.KindIdeaDanger:
		p.attacked(b, f)
	case f.Kind == fact.KindIdeaChance:
		p.ring(ringIdea, standing(b, f.Pieces)...)
	case isCheck(f.Kind):
		p.checks(b, f)
	case len(f.Ways) > 0 && f.Ways[0].Way == fact.WayTake && b.Turn() == f.Side && f.Kind != fact.KindHintMove:
		p.takes(b, f)
	case f.Kind.Tone() == fact.ToneDanger || f.Kind.Tone() == fact.ToneChance || isThreat(f.Kind):
		p.plays(b, f)
	default:
		p.forbids(b, f)
	}
	return p
}

func isCheck(k fact.Kind) bool {
	return k == fact.KindCheck || k == fact.KindThreatCheck || k == fact.KindCheckmate
}

func isThreat(k fact.Kind) bool {
	switch k {
	case fact.KindThreatMate,
		fact.KindThreatHanging,
		fact.KindThreatExchange,
		fact.KindThreatPromotion,
		fact.KindThreatIdea,
		fact.KindThreatAttack,
		fact.KindThreatLine:
		return true
	}
	return false
}

func isMate(k fact.Kind) bool {
	return k == fact.KindMateThreat || k == fact.KindThreatMate || k == fact.KindWarnMate
}

// standing returns the squares of those pieces that are still in their places on the board.
func standing(b *chess.Position, pieces []fact.PlacedPiece) (squares []chess.Square) {
	for _, piece := range pieces {
		if b.At(piece.Square) == piece.Piece {
			squares = append(squares, piece.Square)
		}
	}
	return squares
}

// goodToTake returns the squares of the pieces that the side to move can take without losing more for it, and of the
// one that a good move takes: a learner thinks that what has a ring is good to take.
func goodToTake(b *chess.Position, good chess.Move) (squares []chess.Square) {
	v := coach.NewSurvey(b)
	for _, m := range b.Moves() {
		if chess.Taken(b, m) != chess.NoPiece && (m == good || v.Grade(m) != fact.Loses) {
			squares = append(squares, chess.TakenOn(m))
		}
	}
	return squares
}

// proposes adds an arrow along the move of a hint, with a ring where it goes, since a knight's arrow comes in at a
// corner, and thin ones from its target square to the pieces that it would attack or guard there.
func (p *pointing) proposes(b *chess.Position, f *fact.Fact) {
	p.ring(ringIdea, f.Move.To())
	p.arrow(ArrowSpan{Kind: arrowIdea, From: f.Move.From(), To: f.Move.To()})
	for _, idea := range f.Ideas {
		kind := arrowIdea
		switch {
		case idea.Kind == fact.KindHintGuard:
			kind = arrowGuard
		case idea.Kind != fact.KindHintIdea && idea.Kind != fact.KindHintAttack:
			continue
		}
		for _, s := range standing(b, idea.Pieces) {
			after := b.Play(f.Move)
			reached := chess.Attacks(after.At(f.Move.To()), f.Move.To(), after.Occupied()).Has(s)
			if s == f.Move.From() || s == f.Move.To() || !reached {
				continue
			}
			if kind == arrowIdea {
				p.ring(ringIdea, s)
			}
			p.arrow(ArrowSpan{Kind: kind, From: f.Move.To(), To: s, Thin: true})
		}
	}
}

// attacked adds arrows to the pieces that would be lost, from the attacker of them; each of these pieces gets a
// ring.
func (p *pointing) attacked(b *chess.Position, f *fact.Fact) {
	by := standing(b, f.By)
	if len(by) == 0 {
		by = f.Squares // the target square of the move that attacks
	}
	for i, s := range standing(b, f.Pieces) {
		if b.At(s).Color() != f.Side || len(by) == 0 {
			continue
		}
		p.ring(ringOf(b, f, s), s)
		p.arrow(ArrowSpan{Kind: arrowDanger, From: by[0], To: s, Thin: i > 0})
	}
}

// ringOf returns the ring around a piece that an idea is about: where a line was opened onto it, it may be guarded, and
// something else be lost.
func ringOf(b *chess.Position, f *fact.Fact, on chess.Square) string {
	if f.Concept == fact.OpenedLine && !coach.NewSurvey(b).Marks().Lost.Has(on) {
		return ringIdea
	}
	return ringDanger
}

// checks adds an arrow from each piece that gives check to the king.
func (p *pointing) checks(b *chess.Position, f *fact.Fact) {
	king := b.King(b.Turn())
	for _, s := range standing(b, f.By) {
		p.arrow(ArrowSpan{Kind: arrowDanger, From: s, To: king})
	}
}

// MateArrows returns the arrows of a mate on a board, none if there is no mate: from what gives check, and from what
// guards it.
func MateArrows(b *chess.Position, a tutor.Audience, turned bool) []board.Arrow {
	if b.Outcome(nil) != chess.Checkmate {
		return nil
	}
	points := matedAt(b, a)
	return points.shapes(turned)
}

// matedAt returns arrows from the checking pieces to the king that is mated. They are drawn as a danger only to the
// player who has lost.
func matedAt(b *chess.Position, a tutor.Audience) (p pointing) {
	king := b.King(b.Turn())
	arrow := arrowWin
	if a.You(b.Turn()) {
		arrow = arrowDanger
	} else {
		p.ring(ringWin, king)
	}
	for _, s := range b.Checkers().Squares() {
		p.arrow(ArrowSpan{Kind: arrow, From: s, To: king})
	}
	if f, ok := coach.Guarded(b); ok {
		p.arrow(ArrowSpan{Kind: arrowGuard, From: f.By[0].Square, To: f.Pieces[1].Square, Thin: true})
	}
	return p
}

// plays adds an arrow along the first move of a fact's line that can be played on the board, a ring around what it
// captures, and arrows from the pieces that guard the target in vain.
func (p *pointing) plays(b *chess.Position, f *fact.Fact) {
	warning := len(f.Line) > 1 && f.Move != chess.NoMove && f.Line[0] == f.Move && f.Start.Play(f.Move) == *b
	line := f.Line
	if warning {
		line = line[1:]
	}
	if len(line) == 0 || b.At(line[0].From()) == chess.NoPiece || f.Move != chess.NoMove && !warning {
		p.ring(ringIdea, standing(b, f.Pieces)...)
		return
	}
	m := line[0]
	arrow, ring := arrowWin, ringWin
	if b.At(m.From()).Color() != f.Side {
		arrow, ring = arrowDanger, ringDanger
	}
	if s := takenOn(b, m); s != chess.NoSquare {
		p.ring(ring, s)
	} else if king := b.King(f.Side); arrow == arrowDanger && isMate(f.Kind) {
		p.ring(ring, king)
	}
	p.arrow(ArrowSpan{Kind: arrow, From: m.From(), To: m.To(), Warns: warning})
	if f.Kind == fact.KindWarnIdea || f.Kind == fact.KindWarnAttack {
		p.attacksThen(b, f, m)
	}
	for _, s := range standing(b, f.Guards) {
		if b.At(m.To()) != chess.NoPiece && b.At(s).Color() == b.At(m.To()).Color() {
			p.arrow(ArrowSpan{Kind: arrowGuard, From: s, To: m.To(), Thin: true})
		}
	}
}

// takes adds a ring around the piece in danger, and the capture that saves it: what to do, not what to fear.
func (p *pointing) takes(b *chess.Position, f *fact.Fact) {
	m := f.Ways[0].Move
	p.ring(ringDanger, standing(b, f.Pieces)...)
	if s := takenOn(b, m); s != chess.NoSquare {
		p.ring(ringWin, s)
	}
	p.arrow(ArrowSpan{Kind: arrowWin, From: m.From(), To: m.To()})
}

// attacksThen adds rings around the own pieces that a warning is about, and thin arrows to those that the answer to the
// move attacks from where it goes.
func (p *pointing) attacksThen(b *chess.Position, f *fact.Fact, answer chess.Move) {
	after := b.Play(answer)
	reached := chess.Attacks(after.At(answer.To()), answer.To(), after.Occupied())
	for _, s := range standing(b, f.Pieces) {
		if b.At(s).Color() != f.Side {
			continue
		}
		p.ring(ringOf(b, f, s), s)
		if reached.Has(s) {
			p.arrow(ArrowSpan{Kind: arrowDanger, From: answer.To(), To: s, Thin: true})
		}
	}
}

// takenOn returns the square of the piece that a move captures, chess.NoSquare if it captures nothing.
func takenOn(b *chess.Position, m chess.Move) chess.Square {
	if s := chess.TakenOn(m); b.At(s) != chess.NoPiece {
		return s
	}
	return chess.NoSquare
}

// forbids adds an arrow from the piece that makes a move illegal: to the king that could be captured, to the
// attacked square, or to the piece that it guards.
func (p *pointing) forbids(b *chess.Position, f *fact.Fact) {
	by := standing(b, f.By)
	if len(by) == 0 {
		return
	}
	switch f.Kind {
	case fact.KindPinned,
		fact.KindPinnedThere,
		fact.KindCheckStays,
		fact.KindStuckPinned,
		fact.KindStuckCheck,
		fact.KindEnPassantExposes,
		fact.KindCastleOutOfCheck:
		p.arrow(ArrowSpan{Kind: arrowDanger, From: by[0], To: b.King(b.Turn())})
	case fact.KindKingAttacked, fact.KindCastleAcross, fact.KindCastleInto:
		p.arrow(ArrowSpan{Kind: arrowDanger, From: by[0], To: f.Squares[0]})
	case fact.KindKingGuarded:
		p.arrow(ArrowSpan{Kind: arrowGuard, From: by[0], To: f.Pieces[1].Square, Thin: true})
	}
}
