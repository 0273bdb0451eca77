package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
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
	found = Taught(p, Preferred(p, found), known)
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
	if steps[0].Pieces = lookAt(p, &steps[1], m); len(steps[0].Pieces) == 0 && openingCenter.Has(m.To()) {
		steps[0].Squares = openingCenter.Squares() // one square would give more away than the idea
	}
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
	followOffer(&steps, found)
	steps[2].Endangered = steps[1].Kind == fact.KindHintSave
	steps[2].Again = len(steps[0].Pieces) == 1 && steps[0].Pieces[0].Square == m.From()
	steps[2].Took = chess.Taken(p, m) != chess.NoPiece
	if steps[1].Kind == fact.KindHintPlace && len(found.PV) > 1 {
		// No reason is known: the expected answer is told, unless it would speak against the move.
		if next := p.Play(m); attacksNothing(&next, found.PV[1]) {
			steps[3].Squares = append(steps[3].Squares, found.PV[1].From(), found.PV[1].To())
		} else {
			steps[3].Line = found.PV[:1]
		}
	}
	steps[3].Squares = append(steps[3].Squares, steps[1].Shown()...)
	if lets := NewSurvey(p).lets(m); lets.Piece != chess.NoPiece && !steps[1].Mate {
		steps[3].Ways = []fact.WayOut{{Move: m, Lets: lets}}
		steps[3].Squares = append(steps[3].Squares, lets.Square)
	}
	if steps[1].Kind == fact.KindHintDevelop && len(steps[0].Pieces) > 0 {
		steps[1].Pieces = steps[0].Pieces // the next step tells which of them
	}
	return steps
}

// FirstHint returns the number of the first step of a hint that says more than a fact that the coach has told, nil for
// none: the third, the piece, where that fact calls for the move and tells the idea, the fourth where it names the
// piece, too. A mate in one is to be tried first, though a fact has named its move.
func (v *Survey) FirstHint(told *fact.Fact, steps *[tutor.HintSteps]fact.Fact) int {
	idea := &steps[1]
	if told != nil && told.Kind == fact.KindCheck && len(told.Ways) > 0 && told.Ways[0].Move == steps[3].Move {
		return tutor.HintSteps // it has named the move
	}
	if told == nil || !v.Does(told, steps[3].Move) || told.Kind == fact.KindCheck && idea.Kind != fact.KindHintAnswer {
		return 1
	}
	switch {
	case told.Kind == fact.KindIdeaChance && told.Mate && told.Again && told.Ideas[0].Count == 2 &&
		told.Ideas[0].Move == steps[3].Move:
		return tutor.HintSteps // it has named the move
	case v.find(steps[3].Move).grade == fact.Mates && told.Concept != fact.MateInOne:
		return 1
	case told.Kind == fact.KindFree && told.Line[0] == steps[3].Move && told.By[0].Square == steps[3].Move.From():
		return tutor.HintSteps // it has named the move
	case told.Kind == fact.KindHabitQueen: // which names no piece
		return 3
	case told.Kind == fact.KindPlanMoves: // which names the piece, and not what for
		return 2
	case rankOf[told.Kind] >= rankHabit && len(told.Pieces) > 0 && told.Pieces[0].Square == steps[3].Move.From():
		return tutor.HintSteps // it has named the piece
	case len(told.Ways) > 0 && told.Ways[0].Way == fact.WayTake && told.Ways[0].Move == steps[3].Move:
		return 3 // it has named what to take
	case idea.Concept == fact.NoConcept && idea.Kind != fact.KindHintMate, idea.Concept == told.Concept,
		isLoss(told) && len(idea.Pieces) > 0 && idea.Pieces[0] == told.Pieces[0]:
		return 3
	}
	return 1
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
	case idea.Kind == fact.KindHintPrevents && idea.Mate:
		about = fact.On(p, p.King(us))
	case idea.Kind == fact.KindHintCheck || idea.Kind == fact.KindHintMate || idea.Mate && len(about) == 0:
		about = fact.On(p, p.King(us.Other()))
	case idea.Kind == fact.KindHintDevelop || isPlanOf(idea, fact.KindHabitDevelop):
		about = withAnother(p, m.From(), minorsAtHome(p, us)&movable(p))
	}
	for _, piece := range about {
		if p.At(piece.Square) == piece.Piece && len(pieces) < 2 {
			pieces = append(pieces, piece)
		}
	}
	return pieces
}

// isPlanOf reports whether the second step of a hint tells a plan or habit of a kind.
func isPlanOf(idea *fact.Fact, k fact.Kind) bool {
	return idea.Kind == fact.KindHintPlan && idea.Ideas[0].Kind == k
}

// withAnother returns the piece on a square together with another of some, so that it is not given away; none if there
// is no other.
func withAnother(p *chess.Position, on chess.Square, some chess.Bitboard) []fact.PlacedPiece {
	others := some &^ on.Bitboard()
	if others == 0 {
		return nil
	}
	return fact.PiecesOn(p, on.Bitboard()|others.First().Bitboard())
}

// attacksNothing reports whether a move takes nothing, gives no check, and attacks nothing that it did not before.
func attacksNothing(p *chess.Position, m chess.Move) bool {
	v := NewSurvey(p)
	s := v.find(m)
	return chess.Gain(p, m) == 0 && !s.next.InCheck() && v.newTargets(s) == 0
}

// movable returns the pieces of the side to move that have a legal move.
func movable(p *chess.Position) (pieces chess.Bitboard) {
	for _, m := range p.Moves() {
		pieces |= m.From().Bitboard()
	}
	return pieces
}

// ideasFact returns a fact that names the most important idea of a move, and another by which the
// move wins too. line is the move and its expected continuation, as far as known.
func ideasFact(kind fact.Kind, ideas []fact.Fact, line []chess.Move) fact.Fact {
	if kind == fact.KindHintIdea {
		ideas = moreFirst(ideas)
	}
	ideas = foremost(takenFirst(guardFirst(shownFirst(plainFirst(ideas), line))), line)
	if kind != fact.KindIdeaDanger { // whose move is made already
		ideas = standingBefore(ideas, ideas[0].Side, ideas[0].Move)
	}
	first := &ideas[0]
	ideas = slices.Concat(ideas[:1], slices.DeleteFunc(slices.Clone(ideas[1:]), func(f fact.Fact) bool {
		same := first.Concept == fact.GuardOverloaded && f.Concept == fact.Lured // it is, by what it has to guard
		return same || attacksPawns(f)
	}))
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

// attacksPawns reports whether an idea forks pawns alone, or attacks a pawn behind another piece, which is too little
// to be told beside another one.
func attacksPawns(f fact.Fact) bool {
	isPawn := func(m fact.PlacedPiece) bool { return m.Piece.Type() == chess.Pawn }
	switch f.Concept {
	case fact.Skewer:
		return isPawn(f.Pieces[1])
	case fact.Fork:
		return !slices.ContainsFunc(f.Pieces, func(m fact.PlacedPiece) bool { return !isPawn(m) })
	}
	return false
}

// standingBefore returns ideas whose pieces are named by the squares where they stand before some moves; last is the
// side that makes the last of these.
func standingBefore(ideas []fact.Fact, last chess.Color, moves ...chess.Move) []fact.Fact {
	ideas = slices.Clone(ideas)
	for i := range ideas {
		f := &ideas[i]
		f.Pieces, f.Guards = stoodBefore(f.Pieces, last, moves), stoodBefore(f.Guards, last, moves)
		if f.Concept == fact.Lured { // which is named, too
			f.By = stoodBefore(f.By, last, moves)
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

// lineIdeas returns the ideas by which the first move of a line wins, or else the same side's next one, about pieces
// where they stand before the line. last is the move before it.
func lineIdeas(p *chess.Position, line []chess.Move, last lastMove) []fact.Fact {
	if ideas := winning(newStudy(p, line[0]).ideas(last)); len(ideas) > 0 {
		return ideas
	}
	ideas := nextIdeas(p, line)
	if len(ideas) > 0 && (takesBackOnly(p, line) || takesForNoGain(p, line, &ideas[0])) {
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

// takesForNoGain reports whether the third move of a line takes what an idea is about, and the line wins nothing by it.
func takesForNoGain(p *chess.Position, line []chess.Move, idea *fact.Fact) bool {
	return (idea.Concept == fact.FreePiece || idea.Concept == fact.WinningTrade) &&
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
