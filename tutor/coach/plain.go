package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// Plain returns a fact as it is told to who knows some ideas and kinds of facts alone: as it is, in words that need no
// lesson, or without the name of what they do not know. ok is false where nothing is left to tell.
func Plain(f fact.Fact, known fact.Vocabulary) (plain fact.Fact, ok bool) {
	if len(f.Ways) > 0 && f.Ways[0].Checks && !known.HasKind(fact.KindPlanChecks) { // who has not met check
		f.Ways = slices.Clone(f.Ways)
		f.Ways[0].Checks = false
	}
	if !known.Has(fact.Fork) && namesFork(&f) {
		f.Ideas = plainForks(f.Ideas)
		known = known.With(fact.Fork)
	}
	switch {
	case known.Knows(&f):
		return f, true
	case f.Kind == fact.KindWarnFreeMissed && len(f.Ideas) > 0:
		trade := f.Ideas[0]
		trade.Plain = true
		f.Ideas = []fact.Fact{trade}
		return f, true
	case f.Kind == fact.KindMateAhead && f.Near() && !givesUp(&f.Start, f.Ideas[0].Move):
		return Plain(lookAtMove(&f.Start, f.Ideas[0].Move, chess.Queen.Worth()), known)
	case !known.HasKind(f.Kind), f.Kind == fact.KindMateInTwo, f.Kind == fact.KindMateInThree:
		return inPlainWords(f)
	}
	plain = fact.Fact{
		Side: f.Side, Start: f.Start, Line: f.Line, Move: f.Move, Count: f.Count, Pieces: f.Pieces, By: f.By,
		Squares: f.Squares, Judgement: true,
	}
	switch f.Kind {
	case fact.KindWarnIdea:
		plain.Kind = fact.KindWarnLine
	case fact.KindThreatIdea:
		return goesThere(fact.Fact{Side: f.Side, Start: f.Start, Move: f.Move, Count: f.Count}, f.Line), true
	case fact.KindIdeaChance:
		first := &f.Ideas[0]
		if givesUp(&first.Start, first.Move) { // its square is marked as one that loses
			return plain, false
		}
		return Plain(lookAtMove(&first.Start, first.Move, f.Count), known)
	case fact.KindFork:
		plain.Kind, plain.Judgement = fact.KindMoveAttacks, false
	default:
		return plain, false
	}
	return plain, true
}

// namesFork reports whether the sentence of a fact names a fork among its ideas.
func namesFork(f *fact.Fact) bool {
	return slices.ContainsFunc(f.Ideas, func(each fact.Fact) bool { return each.Concept == fact.Fork })
}

// plainForks returns ideas with their forks Plain: they are told as attacks on two pieces, which needs no lesson.
func plainForks(ideas []fact.Fact) []fact.Fact {
	ideas = slices.Clone(ideas)
	for i := range ideas {
		ideas[i].Plain = ideas[i].Plain || ideas[i].Concept == fact.Fork
	}
	return ideas
}

// inPlainWords returns a fact that is told in words that need no lesson, if there are such: that a piece does little
// where it is, by the squares that it could reach elsewhere.
func inPlainWords(f fact.Fact) (plain fact.Fact, ok bool) {
	switch f.Kind {
	case fact.KindPlanPiece:
		f.Kind = fact.KindPlanReach
	case fact.KindPlanWeak:
		f.Kind = fact.KindPlanThreat
		return f, true
	}
	f.Plain = slices.Contains(fact.PlainKinds(), f.Kind)
	return f, f.Plain
}

// Plainly returns facts as Plain tells each, but none that tells the same once more.
func Plainly(facts []fact.Fact, known fact.Vocabulary) (list []fact.Fact) {
	for _, f := range facts {
		plain, ok := Plain(f, known)
		again := plain.Kind != f.Kind || plain.Plain
		if ok && !(again && slices.ContainsFunc(list, func(o fact.Fact) bool { return sameFact(&o, &plain) })) {
			list = append(list, plain)
		}
	}
	return list
}

// Taught returns the result of a search of p as it is for who knows some ideas alone: with a move first that wins a
// piece, or a pawn before a mate that is far, and keeps the game won, where the best mates in more moves than they have
// learned to look ahead; and with one that is hardly worse, where the best castles or takes in passing and that is not
// known.
func Taught(p *chess.Position, found ai.Result, known fact.Vocabulary) ai.Result {
	found = withoutPassing(found, known)
	plies, mates := found.Score.Mate()
	far := mates && (plies == 3 && !known.Has(fact.MateInTwo) || plies > 3 && !known.Has(fact.MateInThree))
	least := chess.Knight.Worth()
	if plies > 2*fact.NearMate { // nobody looks that far: a pawn is enough
		least = chess.Pawn.Worth()
	}
	for i, l := range found.Lines {
		_, mates := l.Score.Mate()
		switch {
		case far && !mates && l.Score >= farWinning && netGain(p, l.Moves[0]) >= least:
			return lineFirst(found, i)
		case found.Move.IsCastle() && !known.HasKind(fact.KindCastles) &&
			!l.Moves[0].IsCastle() && l.Score > found.Score-muchBetter:
			return lineFirst(found, i)
		}
	}
	return found
}

// withoutPassing returns the result of a search without the lines that begin by taking in passing, unless that is known
// or much better than all others.
func withoutPassing(found ai.Result, known fact.Vocabulary) ai.Result {
	passes := func(l ai.Line) bool { return l.Moves[0].IsEnPassant() }
	at := slices.IndexFunc(found.Lines, func(l ai.Line) bool { return !passes(l) })
	if known.HasKind(fact.KindEnPassantBeside) || at < 0 || found.Lines[at].Score <= found.Score-muchBetter {
		return found
	}
	found = lineFirst(found, at)
	found.Lines = slices.DeleteFunc(found.Lines, passes)
	return found
}

// named returns the ideas whose names are known, and forks in plain words.
func named(ideas []fact.Fact, known fact.Vocabulary) (list []fact.Fact) {
	if !known.Has(fact.Fork) {
		ideas, known = plainForks(ideas), known.With(fact.Fork)
	}
	for _, f := range ideas {
		if known.Knows(&f) {
			list = append(list, f)
		}
	}
	return list
}

// givesUp reports whether a move loses by counting what is taken where it ends: it is a sacrifice, if it is good.
func givesUp(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	return exchange.Count(&next, m.To(), 0) > chess.Gain(p, m)
}

// lookAtMove tells to look at the moves among which a good one is, which is worth count points.
func lookAtMove(p *chess.Position, m chess.Move, count int) fact.Fact {
	f := fact.Fact{
		Kind: fact.KindPlanMoves, Side: p.Turn(), Start: *p, Judgement: true, Count: min(count, chess.Queen.Worth()),
	}
	switch next := p.Play(m); {
	case next.InCheck():
		f.Kind = fact.KindPlanChecks
	case chess.Taken(p, m) != chess.NoPiece:
		f.Kind, f.Move = fact.KindPlanTakes, m
	default:
		f.Pieces = fact.On(p, m.From())
	}
	return f
}
