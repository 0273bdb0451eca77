package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// plainFirst puts a plain idea before a subtle one that comes first and wins no more than a point more.
func plainFirst(ideas []fact.Fact) []fact.Fact {
	isPlain := func(f fact.Fact) bool {
		return !slices.Contains(fact.Subtle, f.Concept) && f.Count > 0 && f.Count >= ideas[0].Count-1
	}
	at := slices.IndexFunc(ideas, isPlain)
	if at > 0 && !ideas[0].Mate && slices.Contains(fact.Subtle, ideas[0].Concept) {
		return slices.Concat(ideas[at:at+1], ideas[:at], ideas[at+1:])
	}
	return ideas
}

// shownFirst puts ideas that a line shows before a first one that it does not show, plain ones before subtle ones, if
// they win no more than a point less or the first one is subtle.
func shownFirst(ideas []fact.Fact, line []chess.Move) []fact.Fact {
	if ideas[0].Mate || shownBy(&ideas[0], line) {
		return ideas
	}
	least := ideas[0].Count - 1
	if slices.Contains(fact.Subtle, ideas[0].Concept) {
		least = 1
	}
	place := func(f *fact.Fact) int {
		switch shown := f.Count > 0 && f.Count >= least && shownBy(f, line); {
		case shown && !slices.Contains(fact.Subtle, f.Concept):
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

// guardFirst puts the guard that a move takes before the pin or the trap of the same piece that the capture makes, if
// it wins as much.
func guardFirst(ideas []fact.Fact) []fact.Fact {
	first := &ideas[0]
	if first.Mate || first.Concept != fact.PinToKing && first.Concept != fact.Trapped {
		return ideas
	}
	at := slices.IndexFunc(ideas, func(f fact.Fact) bool {
		return f.Kind == fact.KindGuardRemoved && f.Pieces[0] == first.Pieces[0] && f.Count >= first.Count
	})
	if at < 0 {
		return ideas
	}
	return slices.Concat(ideas[at:at+1], ideas[:at], ideas[at+1:])
}

// takenFirst puts what the move takes at once before the first idea, if that is a free piece, a queen, or by a trade
// most of what the idea wins: who takes a queen does so for the queen.
func takenFirst(ideas []fact.Fact) []fact.Fact {
	at := slices.IndexFunc(ideas, func(f fact.Fact) bool {
		trades := f.Concept == fact.WinningTrade && (2*f.Count > ideas[0].Count || takesQueen(&f))
		return (f.Concept == fact.FreePiece || trades) && f.Count >= chess.Knight.Worth()
	})
	if at < 1 || ideas[0].Mate {
		return ideas
	}
	return slices.Concat(ideas[at:at+1], ideas[:at], ideas[at+1:])
}

// moreFirst puts what the own move takes at once, if that wins more than a pawn, before a line that it opens to one.
func moreFirst(ideas []fact.Fact) []fact.Fact {
	at := slices.IndexFunc(ideas, winsMore)
	if at < 1 || !opensToPawn(&ideas[0]) {
		return ideas
	}
	return slices.Concat(ideas[at:at+1], ideas[:at], ideas[at+1:])
}

// opensToPawn reports whether an idea is that a line is opened to a pawn.
func opensToPawn(f *fact.Fact) bool {
	return f.Concept == fact.OpenedLine && !f.Mate && f.Pieces[0].Piece.Type() == chess.Pawn
}

// winsMore reports whether an idea is that what a move takes at once wins more than a pawn.
func winsMore(f fact.Fact) bool { return takesOnly(f) && f.Count >= winsLeast }

// takesQueen reports whether the first move of a fact's line takes a queen.
func takesQueen(f *fact.Fact) bool {
	return len(f.Line) > 0 && chess.Taken(&f.Start, f.Line[0]).Type() == chess.Queen
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
		pawn := first.Concept == fact.Fork && takesOnly(f) && f.Count <= chess.Pawn.Worth() // the smaller thing
		if first.Mate || pawn || f.Concept == first.Concept ||
			!plain && (f.Count == 0 || second >= 0 && (shows || !shown)) {
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
	return slices.DeleteFunc(ideas, func(f fact.Fact) bool {
		return !f.Mate && f.Count <= 0 || givesBack(&f) || guardsPawn(&f) || wonBack(&f) || forksItsTaker(&f)
	})
}

// forksItsTaker reports whether a fork is of a pawn that takes what attacks it with gain: what is won then is won by
// something else.
func forksItsTaker(f *fact.Fact) bool {
	if f.Mate || f.Concept != fact.Fork || len(f.Line) == 0 {
		return false
	}
	next, to := f.Start.Play(f.Line[0]), f.Line[0].To()
	return exchange.Count(&next, to, 0) > 0 && slices.ContainsFunc(f.Pieces, func(p fact.PlacedPiece) bool {
		return p.Piece.Type() == chess.Pawn && takersOn(&next, to).Has(p.Square)
	})
}

// wonBack reports whether the other side wins back, by captures on several squares, all that an idea has won where its
// line ends. It looks at forks alone: other ideas often go on beyond their line.
func wonBack(f *fact.Fact) bool {
	if f.Mate || len(f.Line) < 3 || f.Count <= 0 || f.Concept != fact.Fork {
		return false
	}
	end := f.Start
	for _, m := range f.Line {
		end = end.Play(m)
	}
	us := f.Start.Turn()
	won := chess.Lead(&end, us) - chess.Lead(&f.Start, us)
	return end.Turn() != us && won > 0 && gains(&end, won, answerPlies)
}

// givesBack reports whether a move takes, drives off or cuts off a guard, but after some answer the other side takes as
// much elsewhere. What a piece takes that must not be taken itself is no answer but to a check.
func givesBack(f *fact.Fact) bool {
	if f.Concept != fact.GuardRemoved || f.Mate {
		return false
	}
	s, piece := newStudy(&f.Start, f.Move), f.Pieces[0].Square
	return slices.ContainsFunc(s.answers(), func(o *outcome) bool {
		on := piece
		if o.reply.From() == piece {
			on = o.reply.To()
		}
		count := exchange.Count(&o.at, on, 0)
		if count == 0 || on != piece && f.Kind != fact.KindDrivesGuard {
			return false
		}
		capture, _ := exchange.First(&o.at, on, count)
		end := o.at.Play(capture)
		_, back := exchange.BestCount(&end)
		return chess.Lead(&end, s.us)-back <= s.lead
	})
}
