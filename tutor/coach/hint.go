package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// HintLimits limits the one search of a position that all the coach says of it rests on, to some 21 ms. docs/coach.md
// has how many hints lose more than a point, and that more nodes would change little.
var HintLimits = ai.Limits{Method: ai.Selective, Nodes: 30_000, Lines: 3}

// HintFacts returns the steps of a hint in the position on the board, given the result of a search:
// where to look, the idea, the piece to move, and the move with the line the computer expects and
// what it gains. All depend on what the computer prefers, so all are judgements; what they say
// about the board is true. A mate in one or two is hinted at even if the search did not see it.
func HintFacts(g *tutor.Game, found ai.Result) [tutor.HintSteps]fact.Fact {
	return PlainHint(g, found, fact.Everything)
}

// PlainHint is HintFacts for who knows some ideas alone: its second step names no other, and it castles only where no
// other move is nearly as good for who has not learned to.
func PlainHint(g *tutor.Game, found ai.Result, known fact.Vocabulary) [tutor.HintSteps]fact.Fact {
	p := g.Position()
	found = taught(Preferred(p, found), known)
	m := found.Move
	steps := [tutor.HintSteps]fact.Fact{
		{Kind: fact.KindHintLook, Squares: []chess.Square{m.To()}},
		hintIdea(g, found, known),
		{Kind: fact.KindHintPiece, Pieces: fact.On(p, m.From())},
		{Kind: fact.KindHintMove, Pieces: fact.On(p, m.From()), Move: m, Line: found.PV},
	}
	end := *p
	for _, m := range found.PV {
		end = end.Play(m)
	}
	steps[3].Count = chess.Lead(&end, p.Turn()) - chess.Lead(p, p.Turn())
	steps[0].Pieces = lookAt(p, &steps[1], m)
	for i := range steps {
		steps[i].Side, steps[i].Judgement = p.Turn(), true
		if steps[i].Kind != fact.KindHintPrevents { // which is shown with the opponent to move
			steps[i].Start = *p
		}
		if i > 0 {
			steps[i].Squares = append(steps[i].Squares, m.To())
		}
	}
	steps[3].Ideas = steps[1:2:2]
	if steps[1].Kind == fact.KindHintPlace && len(found.PV) > 1 { // no reason is known: the expected answer is told
		steps[3].Squares = append(steps[3].Squares, found.PV[1].From(), found.PV[1].To())
	}
	steps[3].Squares = append(steps[3].Squares, steps[1].Shown()...)
	return steps
}

// lookAt returns the pieces that the second step of a hint is about, two at most, on their present
// squares, without naming the idea.
func lookAt(p *chess.Position, idea *fact.Fact, m chess.Move) (pieces []fact.PlacedPiece) {
	about := idea.Pieces
	if len(idea.Ideas) > 0 {
		switch first := idea.Ideas[0]; first.Concept {
		case fact.Lured:
			about = first.By
		case fact.GuardOverloaded:
			about = first.Guards
		default:
			about = first.Pieces
		}
	}
	us := p.Turn()
	switch {
	case m.Promotion() != chess.NoPieceType:
		about = fact.On(p, m.From())
	case idea.Concept == fact.OnlyMove || idea.Kind == fact.KindHintCastle:
		about = fact.On(p, p.King(us))
	case idea.Kind == fact.KindHintCheck || idea.Kind == fact.KindHintMate:
		about = fact.On(p, p.King(us.Other()))
	case idea.Kind == fact.KindHintDevelop: // it would be the piece itself
		about = nil
	}
	for _, piece := range about {
		if p.At(piece.Square) == piece.Piece && len(pieces) < 2 {
			pieces = append(pieces, piece)
		}
	}
	return pieces
}

// ideasFact returns a fact that names the most important idea of a move, and another by which the
// move wins too. line is the move and its expected continuation, as far as known.
func ideasFact(kind fact.Kind, ideas []fact.Fact, line []chess.Move) fact.Fact {
	ideas = foremost(takenFirst(shownFirst(plainFirst(ideas), line)), line)
	if kind != fact.KindIdeaDanger { // whose move is made already
		ideas = standingBefore(ideas, ideas[0].Side, ideas[0].Move)
	}
	first := &ideas[0]
	named := fact.Fact{
		Kind: kind, Concept: first.Concept, Ideas: ideas, Pieces: first.Pieces, By: first.By, Guards: first.Guards,
		Start: first.Start, Line: first.Line, Count: first.Count, Mate: first.Mate,
	}
	for _, second := range ideas[1:] { // the piece that is named with it
		switch second.Concept {
		case fact.InBetween:
			named.Squares = append(named.Squares, second.Pieces[0].Square)
		case fact.Lured:
			named.Squares = append(named.Squares, second.By[0].Square)
		case fact.PinnedGuard:
			named.Squares = append(named.Squares, second.Guards[0].Square)
		}
	}
	return named
}

// standingBefore returns ideas whose pieces are named by the squares where they stand before some moves; last is the
// side that makes the last of these.
func standingBefore(ideas []fact.Fact, last chess.Color, moves ...chess.Move) []fact.Fact {
	ideas = slices.Clone(ideas)
	for i := range ideas {
		f := &ideas[i]
		f.Pieces = stoodBefore(f.Pieces, last, moves)
		switch f.Concept { // what else is named
		case fact.Lured:
			f.By = stoodBefore(f.By, last, moves)
		case fact.GuardOverloaded:
			f.Guards = stoodBefore(f.Guards, last, moves)
		}
	}
	return ideas
}

// stoodBefore returns pieces on the squares where they stood before some moves; last is the side that made the last.
func stoodBefore(pieces []fact.PlacedPiece, last chess.Color, moves []chess.Move) []fact.PlacedPiece {
	pieces = slices.Clone(pieces)
	for at := range pieces {
		mover := last
		for _, m := range slices.Backward(moves) {
			piece := &pieces[at]
			if piece.Square == m.To() && piece.Piece.Color() == mover && m.Promotion() == chess.NoPieceType {
				piece.Square = m.From()
			}
			mover = mover.Other()
		}
	}
	return pieces
}

// subtle are ideas that are named only where no plainer one wins about as much.
var subtle = []fact.Concept{fact.Lured, fact.InBetween, fact.GuardOverloaded}

// plainFirst puts a plain idea before a subtle one that comes first and wins no more than a point more.
func plainFirst(ideas []fact.Fact) []fact.Fact {
	isPlain := func(f fact.Fact) bool {
		return !slices.Contains(subtle, f.Concept) && f.Count > 0 && f.Count >= ideas[0].Count-1
	}
	if at := slices.IndexFunc(ideas, isPlain); at > 0 && !ideas[0].Mate && slices.Contains(subtle, ideas[0].Concept) {
		return slices.Concat(ideas[at:at+1], ideas[:at], ideas[at+1:])
	}
	return ideas
}

// shownFirst puts ideas that a line shows before a first one that it does not show, plain ones before subtle ones, if
// they win no more than a point less.
func shownFirst(ideas []fact.Fact, line []chess.Move) []fact.Fact {
	if ideas[0].Mate || shownBy(&ideas[0], line) {
		return ideas
	}
	place := func(f *fact.Fact) int {
		switch shown := f.Count > 0 && f.Count >= ideas[0].Count-1 && shownBy(f, line); {
		case shown && !slices.Contains(subtle, f.Concept):
			return 0
		case shown:
			return 1
		}
		return 2
	}
	sorted := slices.Clone(ideas)
	slices.SortStableFunc(sorted, func(a, b fact.Fact) int { return place(&a) - place(&b) })
	return sorted
}

// takenFirst puts what the move takes at once, if that is a piece and most of what the first idea wins, before it: who
// takes a queen does so for the queen.
func takenFirst(ideas []fact.Fact) []fact.Fact {
	at := slices.IndexFunc(ideas, func(f fact.Fact) bool {
		return (f.Concept == fact.FreePiece || f.Concept == fact.WinningTrade) &&
			f.Count >= chess.Knight.Worth() && 2*f.Count > ideas[0].Count
	})
	if at < 1 || ideas[0].Mate {
		return ideas
	}
	return slices.Concat(ideas[at:at+1], ideas[:at], ideas[at+1:])
}

// foremost returns the first idea, and the one to name with it: a free piece, a promotion, a
// pinned guard, or a pin that keeps a piece from taking what moved, before other ideas that win; of these, one that
// the line shows before one that needs another reply; and if no other idea wins, a pin to the king.
func foremost(ideas []fact.Fact, line []chess.Move) []fact.Fact {
	first := ideas[0]
	second, shows := -1, false
	for i, f := range ideas[1:] {
		plain := f.Concept == fact.PinnedGuard || f.Concept == fact.FreePiece &&
			f.Pieces[0].Piece.Type() != chess.Pawn ||
			f.Concept == fact.Promotion && f.Count > 0 || keepsOff(&f)
		shown := shownBy(&f, line)
		if first.Mate || f.Concept == first.Concept || !plain && (f.Count == 0 || second >= 0 && (shows || !shown)) {
			continue
		}
		if second, shows = i+1, shown; plain {
			break
		}
	}
	if second < 0 && !first.Mate {
		second = slices.IndexFunc(ideas, func(f fact.Fact) bool { return f.Concept == fact.PinToKing })
	}
	if second < 1 {
		return []fact.Fact{first}
	}
	return []fact.Fact{first, ideas[second]}
}

// keepsOff reports whether an idea is a pin to the king of a piece that attacks what moved, and so cannot take it.
func keepsOff(f *fact.Fact) bool {
	if f.Concept != fact.PinToKing {
		return false
	}
	next, on := f.Start.Play(f.Move), f.Pieces[0].Square
	return chess.Attacks(next.At(on), on, next.Occupied()).Has(f.Move.To()) &&
		!takersOn(&next, f.Move.To()).Has(on)
}

// winning returns the ideas that win by mate or by points, in the place of all.
func winning(ideas []fact.Fact) []fact.Fact {
	return slices.DeleteFunc(ideas, func(f fact.Fact) bool { return !f.Mate && f.Count <= 0 })
}

// lineIdeas returns the ideas by which the first move of a line wins, or else the same side's next one, about pieces
// where they stand before the line. last is the move before it.
func lineIdeas(p *chess.Position, line []chess.Move, last lastMove) []fact.Fact {
	if ideas := winning(newStudy(p, line[0]).ideas(last)); len(ideas) > 0 {
		return ideas
	}
	ideas := nextIdeas(p, line)
	if len(ideas) > 0 && takesBackOnly(p, line) {
		return nil
	}
	if len(ideas) > 0 { // what is named stands elsewhere by then
		ideas = standingBefore(ideas, p.Turn(), line[:3]...)
	}
	return ideas
}

// takesBackOnly reports whether the third move of a line takes back what the second took, and wins nothing by it.
func takesBackOnly(p *chess.Position, line []chess.Move) bool {
	first := p.Play(line[0])
	return chess.Taken(&first, line[1]) != chess.NoPiece && chess.CapturesOn(line[2], line[1].To()) &&
		leadAfter(p, line[:3]) <= chess.Lead(p, p.Turn())
}

// nextIdeas returns the ideas by which the second move of a line wins.
func nextIdeas(p *chess.Position, line []chess.Move) []fact.Fact {
	if len(line) < 3 {
		return nil
	}
	after := p.Play(line[0])
	next := after.Play(line[1])
	return winning(newStudy(&next, line[2]).ideas(lastMove{before: &after, after: &next, move: line[1]}))
}

// prevents returns the ideas of the move that would be the opponent's best if it were the
// opponent's turn, if the move makes them impossible.
func (s *study) prevents(last lastMove) []fact.Fact {
	if s.p.InCheck() {
		return nil
	}
	flipped := s.p.Pass()
	for _, threat := range threats(&flipped) {
		first := threat[0]
		switch first.Concept {
		case fact.FreePiece, fact.WinningTrade: // reported as a danger
			continue
		case fact.Lured: // nobody has to take
			continue
		case fact.GuardOverloaded: // the detection may miss such moves, so their absence is not proved
			if s.next.IsLegal(first.Move) {
				continue
			}
		}
		switch {
		case hung(&flipped, &first):
		case !s.next.IsLegal(first.Move):
			return threat
		case !stillWins(newStudy(&s.next, first.Move), &first):
			return threat[:1]
		}
	}
	return nil
}

// saves returns the capture by which the opponent would win a piece if it were its turn, the dearest first, if the move
// makes it impossible or lets it win nothing.
func (s *study) saves() []fact.Fact {
	if s.p.InCheck() {
		return nil
	}
	flipped := s.p.Pass()
	for _, threat := range threats(&flipped) {
		first := threat[0]
		taken := first.Concept == fact.FreePiece || first.Concept == fact.WinningTrade
		stays := s.next.IsLegal(first.Move) && stillWins(newStudy(&s.next, first.Move), &first)
		if taken && first.Count >= winsLeast && !stays {
			return threat[:1]
		}
	}
	return nil
}

// hung reports whether a threat only wins what could be taken for as much without it.
func hung(p *chess.Position, threat *fact.Fact) bool {
	return len(threat.Line) > 2 && p.IsLegal(threat.Line[2]) &&
		exchange.Count(p, threat.Line[2].To(), 0) >= threat.Count
}

// stillWins reports whether a move still carries out a threat, or wins about as much otherwise, or leaves the piece
// stuck that it would trap.
func stillWins(s *study, threat *fact.Fact) bool {
	stuck, _ := trapsIn(&s.next)
	return slices.ContainsFunc(s.ideas(lastMove{}), func(f fact.Fact) bool {
		return f.Concept == threat.Concept || f.Mate || f.Count > 0 && f.Count >= threat.Count-1
	}) || threat.Concept == fact.Trapped && stuck.Has(threat.Pieces[0].Square)
}

// threats returns the ideas by which moves of the side to move win, the ideas of one move together:
// looking only at checks, captures and attacks on more valuable pieces.
func threats(p *chess.Position) (list [][]fact.Fact) {
	for m := range legal(p) {
		s := newStudy(p, m)
		if chess.Gain(p, m) == 0 && !s.next.InCheck() && !s.attacks() {
			continue
		}
		ideas := winning(s.ideas(lastMove{}))
		if len(ideas) > 0 && (ideas[0].Concept != fact.Promotion || m.Promotion() == chess.Queen) {
			list = append(list, ideas)
		}
	}
	slices.SortStableFunc(list, func(a, b []fact.Fact) int { return compareIdeas(&a[0], &b[0]) })
	return list
}

// attacks reports whether the mover could win material by the count if it were its turn again.
func (s *study) attacks() bool {
	again := s.next.Pass()
	_, gain := exchange.BestCount(&again)
	return gain > 0
}

// purpose returns a fact about what a move does, as far as the board shows it. last is the move before it.
func (v *Survey) purpose(m chess.Move, last lastMove) fact.Fact {
	p, s := &v.position, v.find(m)
	switch {
	case m.Promotion() != chess.NoPieceType:
		return fact.Fact{Kind: fact.KindHintPromotion}
	case p.InCheck() && chess.Taken(p, m) == chess.NoPiece:
		return fact.Fact{Kind: fact.KindHintAnswer, Pieces: fact.PiecesOn(p, p.Checkers())}
	case last.takes() && chess.CapturesOn(m, last.move.To()):
		return fact.Fact{Kind: fact.KindHintBack, Pieces: fact.On(p, m.To()), Squares: []chess.Square{m.To()}}
	}
	taken := chess.Taken(p, m)
	if saved, ok := v.saved(s); ok && (taken == chess.NoPiece || s.takers > 0) {
		return saved
	}
	if taken != chess.NoPiece {
		kind := fact.KindHintCapture
		if s.takers == 0 {
			kind = fact.KindHintFree
		}
		return fact.Fact{
			Kind:   kind,
			Pieces: []fact.PlacedPiece{{Piece: taken, Square: chess.TakenOn(m)}},
			By:     fact.PiecesOn(p, takersOn(p, m.To())),
		}
	}
	if fresh := v.newTargets(s); fresh != 0 && !s.next.InCheck() {
		pieces := fact.PiecesOn(&s.next, fresh)
		slices.Reverse(pieces)
		return fact.Fact{Kind: fact.KindHintAttack, Pieces: pieces}
	}
	switch {
	case m.IsCastle():
		return fact.Fact{Kind: fact.KindHintCastle}
	case s.next.InCheck():
		return fact.Fact{Kind: fact.KindHintCheck}
	case minorsAtHome(p, p.Turn()).Has(m.From()):
		return fact.Fact{Kind: fact.KindHintDevelop, Pieces: fact.On(p, m.From())}
	}
	if piece, ok := v.newlyGuards(s); ok {
		return fact.Fact{Kind: fact.KindHintGuard, Pieces: []fact.PlacedPiece{piece}}
	}
	return fact.Fact{Kind: fact.KindHintPlace}
}

// saved returns the fact that the piece that moves is in danger, if the move saves it: it is not lost where it goes, or
// takes as much.
func (v *Survey) saved(m *moveSurvey) (fact.Fact, bool) {
	for _, f := range dangers(&v.position, lastMove{}) {
		if f.Kind != fact.KindMateThreat && f.Pieces[0].Square == m.move.From() && m.sound() &&
			exchange.Count(&m.next, m.move.To(), 0) <= chess.Gain(&v.position, m.move) {
			return fact.Fact{Kind: fact.KindHintSave, Pieces: f.Pieces}, true
		}
	}
	return fact.Fact{}, false
}

// newlyGuards returns a piece of its side that the opponent could take, and on which the
// piece that moved could then take back, but could not before the move.
func (v *Survey) newlyGuards(s *moveSurvey) (fact.PlacedPiece, bool) {
	if v.position.InCheck() {
		return fact.PlacedPiece{}, false
	}
	before := v.position.Pass()
	for c := range captures(&s.next) {
		if c.To() == s.move.To() || c.IsEnPassant() || !before.IsLegal(c) {
			continue
		}
		now, then := s.next.Play(c), before.Play(c)
		if takersOn(&now, c.To()).Has(s.move.To()) && !takersOn(&then, c.To()).Has(s.move.From()) {
			return fact.PieceOn(&s.next, c.To()), true
		}
	}
	return fact.PlacedPiece{}, false
}
