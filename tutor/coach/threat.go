package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// ThreatFound returns a threat that Threat, which counts material only, does
// not find, or one of more than the pawn that it counts. now and flipped are the results of searches, flipped with the
// opponent to move. The fact names the idea of the line of flipped if it can be
// proved; else it is the line, as a judgement, if the line lowers the expected
// score of the side to move enough.
func ThreatFound(p *chess.Position, now, flipped ai.Result) fact.Fact {
	counted := Threat(p)
	if !MayHide(&counted) || len(flipped.PV) == 0 {
		return counted
	}
	if counted.Kind == fact.KindThreatExchange {
		return tradedThere(counted, flipped.PV)
	}
	f := fact.Fact{Kind: fact.KindThreatNone, Side: counted.Side, Start: counted.Start}
	if found := threatFound(p, f, now, flipped); found.Kind != fact.KindThreatNone &&
		(counted.Kind == fact.KindThreatNone || found.Kind == fact.KindThreatIdea && -found.Count >= winsLeast) {
		return found
	}
	return counted
}

// threatLimits limits the search that confirms a threat of which only its first move is told: a short search may like a
// move that loses something.
var threatLimits = ai.Limits{Method: ai.Selective, Nodes: 3 * HintLimits.Nodes}

// ThreatSearched returns ThreatFound by a function that searches the position with the opponent to move, within limits.
// now is the result of the search of the position itself.
func ThreatSearched(p *chess.Position, now ai.Result, flipped func(ai.Limits) (ai.Result, error)) (fact.Fact, error) {
	found, err := flipped(HintLimits)
	if err != nil {
		return fact.Fact{}, err
	}
	f := ThreatFound(p, now, found)
	if f.Kind != fact.KindThreatLine {
		return f, nil
	}
	if found, err = flipped(threatLimits); err != nil {
		return fact.Fact{}, err
	}
	return ThreatFound(p, now, found), nil
}

// MayHide reports whether a search may know more of a threat than the count: where that is none, or a pawn, or captures
// on one square, of which a pin or something else may change what they come to.
func MayHide(counted *fact.Fact) bool {
	return counted.Kind == fact.KindThreatNone || counted.Kind == fact.KindThreatHanging && counted.Count == -1 ||
		counted.Kind == fact.KindThreatExchange
}

// tradedThere returns a threat of captures on one square as it was counted, or without what they win where the line of
// a search begins with the same capture and wins two points less.
func tradedThere(counted fact.Fact, line []chess.Move) fact.Fact {
	start := counted.Start
	won := leadAfter(&start, line[:min(len(line), 6)]) - chess.Lead(&start, start.Turn())
	if line[0] != counted.Line[0] || won > -counted.Count-winsLeast {
		return counted
	}
	return goesThere(fact.Fact{Kind: fact.KindThreatNone, Side: counted.Side, Start: start}, line)
}

// threatFound returns f, which tells of no threat, as what searches find.
func threatFound(p *chess.Position, f fact.Fact, now, flipped ai.Result) fact.Fact {
	found := quickMate(&f.Start, flipped)
	ideas := lineIdeas(&f.Start, found.PV, lastMove{})
	bad := falls(now.Score, -flipped.Score) ||
		(&Searched{Before: now, After: flipped}).LostCentipawns() >= costlyCentipawns
	// Where all is lost, a search finds that little more can be lost.
	if all := threats(&f.Start); !bad && len(all) > 0 && all[0][0].Count >= winsLeast {
		ideas, bad, found.PV = all[0], true, nil
	}
	wins := int(flipped.Score) >= 100*(chess.Lead(&f.Start, f.Start.Turn())+1) // not only saves what it would lose
	goes := f
	if bad && len(found.PV) > 0 {
		goes = goesThere(f, found.PV)
	}
	// What can be taken only after moves that nobody has to make is no threat by itself.
	later := len(ideas) > 0 && ideas[0].Start != f.Start && takesOnly(ideas[0])
	switch attacks := goes.Kind == fact.KindThreatAttack; {
	case len(ideas) > 0 && slices.Contains(fact.Subtle, ideas[0].Concept) && attacks: // which is plainer
		return goes
	case len(ideas) > 0 && !later && (bad || ideas[0].Concept == fact.MateInTwo || ideas[0].Start == f.Start):
		named := ideasFact(fact.KindThreatIdea, ideas, shownFrom(ideas, found.PV))
		named.Side, named.Start, named.Line, named.Count = f.Side, f.Start, found.PV, -named.Count
		if ideas[0].Start == f.Start {
			named.Line = ideas[0].Line
		}
		return named
	case bad && wins && (attacks || -flipped.Score < farWinning): // else it changes little
		return goes
	}
	if line := winsPiece(&f.Start); line != nil { // though it decides little
		return goesThere(f, line)
	}
	return f
}

// goesThere returns a threat as its first move alone, with the piece that it takes, or that is then in danger, if there
// is one.
func goesThere(f fact.Fact, line []chess.Move) fact.Fact {
	f.Kind, f.Line, f.Judgement = fact.KindThreatLine, line, true
	f.By, f.Squares = fact.On(&f.Start, line[0].From()), []chess.Square{line[0].To()}
	next := f.Start.Play(line[0])
	if taken := chess.Taken(&f.Start, line[0]); taken != chess.NoPiece {
		f.Pieces = []fact.PlacedPiece{{Piece: taken, Square: chess.TakenOn(line[0])}}
		return f
	}
	if next.InCheck() {
		f.Pieces = takenAfterCheck(&next, line)
		return f
	}
	for _, on := range endangered(&f.Start, &next) {
		if exchange.Count(&f.Start, on, 0) == 0 {
			f.Kind, f.Pieces, f.Judgement = fact.KindThreatAttack, fact.On(&f.Start, on), false
			return f
		}
	}
	return f
}

// takenAfterCheck returns the piece that a piece takes with its second move after it gave check, if it wins something
// by that: none if it does not take. next is the position after the first move of the line.
func takenAfterCheck(next *chess.Position, line []chess.Move) []fact.PlacedPiece {
	if len(line) < 3 || line[2].From() != line[0].To() {
		return nil
	}
	answered := next.Play(line[1])
	on := chess.TakenOn(line[2])
	if answered.At(on) != next.At(on) || netGain(&answered, line[2]) <= 0 {
		return nil
	}
	return fact.On(&answered, on)
}

// endangered returns the pieces that the side to move could win more of by the count after a quiet move than before it,
// if it were its turn again: first those by which it would win most more. next is the position after the move, in which
// the other side is not in check.
func endangered(p, next *chess.Position) (squares []chess.Square) {
	again := next.Pass()
	more := map[chess.Square]int{}
	for on := range (next.Color(next.Turn()) &^ next.King(next.Turn()).Bitboard()).All() {
		if n := exchange.Count(&again, on, 0) - exchange.Count(p, on, 0); n > 0 {
			more[on], squares = n, append(squares, on)
		}
	}
	slices.SortStableFunc(squares, func(a, b chess.Square) int { return more[b] - more[a] })
	return squares
}

// Threat returns what the opponent would do if it could move twice, with its
// line: mate in one, else what gains most by the count, an exchange or the
// promotion of a pawn. In check it returns the check, since that is the threat.
func Threat(p *chess.Position) fact.Fact {
	f := fact.Fact{Side: p.Turn(), Start: p.Pass()}
	if p.InCheck() {
		f.Kind, f.Start = fact.KindThreatCheck, *p
		f.Pieces, f.By = fact.On(p, p.King(p.Turn())), fact.PiecesOn(p, p.Checkers())
		return f
	}
	flipped := &f.Start
	if m := matingMove(flipped); m != chess.NoMove {
		f.Kind, f.Line, f.Squares = fact.KindThreatMate, []chess.Move{m}, []chess.Square{m.To()}
		f.By = fact.On(p, m.From())
		return f
	}
	e := exchange.Best(flipped)
	m, gain := bestPromotion(flipped)
	switch {
	case gain > e.Count:
		return promotionThreat(flipped, m, gain)
	case e.Count > 0:
		f.Kind, f.Line, f.Count = fact.KindThreatExchange, e.Line, -e.Count
		f.Pieces, f.By = fact.On(p, e.Square), fact.On(p, e.Line[0].From())
		if after := flipped.Play(e.Line[0]); takersOn(&after, e.Square) == 0 {
			f.Kind, f.Unguarded = fact.KindThreatHanging, true
		}
	default:
		f.Kind = fact.KindThreatNone
	}
	return f
}

// promotionThreat returns the fact that the side to move could promote by a move, and gain so many points.
func promotionThreat(p *chess.Position, m chess.Move, gain int) fact.Fact {
	after := p.Play(m)
	return fact.Fact{
		Kind: fact.KindThreatPromotion, Side: p.Turn().Other(), Start: *p, Line: []chess.Move{m}, Count: -gain,
		Pieces: fact.On(&after, m.To()), By: fact.On(p, m.From()),
	}
}

// bestPromotion returns the promotion without a capture that gains most, less
// what taking back on its square gains the other side.
func bestPromotion(p *chess.Position) (best chess.Move, gain int) {
	for m := range legal(p) {
		if m.Promotion() == chess.NoPieceType || p.At(m.To()) != chess.NoPiece {
			continue
		}
		after := p.Play(m)
		if g := chess.Gain(p, m) - exchange.Count(&after, m.To(), 0); g > gain {
			best, gain = m, g
		}
	}
	return best, gain
}
