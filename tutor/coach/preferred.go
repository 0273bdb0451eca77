package coach

import (
	"context"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// dearestPromotion is how much worse than the best move found a promotion may be, in centipawns, to be recommended
// nevertheless: a search that sees a pawn promoted at any time within its plies has no reason to promote it at once.
const dearestPromotion = 100

// Preferred returns the result of a search with the move first that the coach recommends in p: none that a look at
// what follows refutes; a mate in one or two, if there is one and the search found none as quick, a promotion
// instead of a quiet move, what wins by a plain idea instead of a lure, what gives up nothing instead of an offer
// that wins nothing, what takes something for nothing instead of a plan, what takes much more than the best move, or
// what takes the same by a lesser piece.
func Preferred(p *chess.Position, found ai.Result) ai.Result {
	found = withoutEarlyQueen(p, withoutOffer(p, preferred(p, withoutRefuted(p, found))))
	return byLesser(p, takingMore(p, atHand(p, withIdea(p, withSaving(p, withCapture(p, found))))))
}

// withoutEarlyQueen returns the result of a search whose best move brings the queen out, or moves her again, while
// three knights and bishops are at home, though nothing attacks her and she takes nothing, with a line first by another
// piece, if there is one that is about as good: that is the better habit.
func withoutEarlyQueen(p *chess.Position, found ai.Result) ai.Result {
	_, mates := found.Score.Mate()
	if !ledOutEarly(p, found.Move) || mates || p.InCheck() || chess.Taken(p, found.Move) != chess.NoPiece {
		return found
	}
	passed := p.Pass()
	if exchange.Count(&passed, found.Move.From(), 0) > 0 {
		return found
	}
	for i, l := range found.Lines {
		if l.Score > found.Score-near && p.At(l.Moves[0].From()).Type() != chess.Queen {
			return lineFirst(found, i)
		}
	}
	return found
}

// byLesser returns the result of a search whose best move takes where it could be taken back with a line first that
// takes the same by a lesser piece and is hardly worse, if there is one: nobody is told to put the queen before a queen
// where a pawn does.
func byLesser(p *chess.Position, found ai.Result) ai.Result {
	_, mates := found.Score.Mate()
	next := p.Play(found.Move)
	if mates || chess.Taken(p, found.Move) == chess.NoPiece || takersOn(&next, found.Move.To()) == 0 {
		return found
	}
	for i, l := range found.Lines {
		m := l.Moves[0]
		lesser := p.At(m.From()).Type() < p.At(found.Move.From()).Type()
		if lesser && m.To() == found.Move.To() && l.Score > found.Score-near {
			return lineFirst(found, i)
		}
	}
	return found
}

// muchDearer is how many points more than the best move a capture wins at once to be recommended instead, and
// dearestCapture how much worse it may be found, in centipawns; dearestWon where all is won with it, too, and a piece
// more is enough.
const (
	muchDearer     = 5
	dearestCapture = 100
	dearestWon     = 400
)

// takingMore returns the result of a search with a line first that takes much more at once than the best move, and is
// hardly worse, if there is one: whoever can take a queen for nothing is not to look for a fork.
func takingMore(p *chess.Position, found ai.Result) ai.Result {
	if _, mates := found.Score.Mate(); mates {
		return found
	}
	gain := netGain(p, found.Move)
	for i, l := range found.Lines {
		more := netGain(p, l.Moves[0]) - gain
		won := l.Score > max(farWinning, found.Score-dearestWon) && more >= chess.Knight.Worth()
		if won || l.Score > found.Score-dearestCapture && more >= muchDearer {
			return lineFirst(found, i)
		}
	}
	return found
}

// netGain returns how many points a move takes, less what the other side can win after it by the count.
func netGain(p *chess.Position, m chess.Move) int {
	next := p.Play(m)
	_, lost := exchange.BestCount(&next)
	return chess.Gain(p, m) - lost
}

// atHand returns the result of a search whose best move takes nothing with a line first that wins something at once by
// the count and is hardly worse, if there is one: a beginner has more of a pawn than of a plan, and where all is won of
// two points at least, though they cost a pawn elsewhere.
func atHand(p *chess.Position, found ai.Result) ai.Result {
	_, mates := found.Score.Mate()
	if mates || p.InCheck() || chess.Gain(p, found.Move) > 0 {
		return found
	}
	least, gain := found.Score-near, 1
	if found.Score >= farWinning {
		least, gain = found.Score-decidedLoss, winsLeast
	}
	for i, l := range found.Lines {
		if m := l.Moves[0]; l.Score > least && chess.Gain(p, m) > 0 && netGain(p, m) >= gain {
			return lineFirst(found, i)
		}
	}
	return found
}

func preferred(p *chess.Position, found ai.Result) ai.Result {
	found = asQueen(withoutMated(p, nearMate(p, forcedMate(p, quickMate(p, found)))))
	if plies, mates := found.Score.Mate(); mates && plies <= FarthestHint {
		return found
	}
	if chess.Taken(p, found.Move) != chess.NoPiece {
		return plainer(p, found)
	}
	for i, l := range found.Lines {
		next := p.Play(l.Moves[0])
		if l.Moves[0].Promotion() == chess.Queen && l.Score >= found.Score-dearestPromotion && next.HasMove() {
			return lineFirst(found, i)
		}
	}
	return plainer(p, found)
}

// withIdea returns the result of a search whose best move wins nothing with a line first that wins by a plain idea, if
// there is one that is less than half a pawn worse, or where all is won less than a pawn: a fork says more than a plan.
func withIdea(p *chess.Position, found ai.Result) ai.Result {
	_, mates := found.Score.Mate()
	if mates || p.InCheck() || chess.Gain(p, found.Move) > 0 {
		return found
	}
	if len(winning(newStudy(p, found.Move).ideas(lastMove{}))) > 0 {
		return found
	}
	least := found.Score - near
	if found.Score >= farWinning {
		least = found.Score - decidedLoss
	}
	for i, l := range found.Lines {
		if l.Moves[0] == found.Move || l.Score <= least {
			continue
		}
		ideas := winning(newStudy(p, l.Moves[0]).ideas(lastMove{}))
		if len(ideas) > 0 && !slices.Contains(fact.Subtle, plainFirst(ideas)[0].Concept) {
			return lineFirst(found, i)
		}
	}
	return found
}

// plainer returns the result of a search whose best move is a lure with another of its lines first that is hardly worse
// and wins by a plain idea, if there is one.
func plainer(p *chess.Position, found ai.Result) ai.Result {
	if len(newStudy(p, found.Move).lures()) == 0 {
		return found
	}
	for i, l := range found.Lines {
		if l.Moves[0] == found.Move || l.Score < found.Score-findableLoss {
			continue
		}
		ideas := winning(newStudy(p, l.Moves[0]).ideas(lastMove{}))
		if len(ideas) > 0 && !slices.Contains(fact.Subtle, plainFirst(ideas)[0].Concept) {
			return lineFirst(found, i)
		}
	}
	return found
}

// withoutOffer returns the result of a search whose best move offers something with a line first that offers nothing,
// if there is one: that is about as good, where the offer brings no point more than what is on the board, or with which
// the game is won all the same. A piece goes to where it is lost only if that is a pawn better.
func withoutOffer(p *chess.Position, found ai.Result) ai.Result {
	if _, mates := found.Score.Mate(); mates || !offers(p, found.Move) {
		return found
	}
	least, giving := found.Score-near, givesMover(p, found.Move)
	if int(found.Score) >= 100*(chess.Lead(p, p.Turn())+1) {
		least = max(farWinning, found.Score-2*farWinning)
	}
	for i, l := range found.Lines {
		safer := giving && l.Score > found.Score-2*near && !givesMover(p, l.Moves[0])
		if l.Score > least && !offers(p, l.Moves[0]) || safer {
			return lineFirst(found, i)
		}
	}
	return found
}

// givesMover reports whether a move takes nothing, and what moves is lost where it goes.
func givesMover(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	return chess.Gain(p, m) == 0 && exchange.Count(&next, m.To(), 0) > 0
}

// asQueen returns a result with a promotion to a queen first instead of one to a lesser piece that is hardly better:
// for a search they are alike where the new piece is taken at once.
func asQueen(found ai.Result) ai.Result {
	best := found.Move
	if best.Promotion() == chess.NoPieceType || best.Promotion() == chess.Queen {
		return found
	}
	for i, l := range found.Lines {
		m := l.Moves[0]
		alike := m.From() == best.From() && m.To() == best.To() && l.Score > found.Score-muchBetter
		if alike && m.Promotion() == chess.Queen {
			return lineFirst(found, i)
		}
	}
	return found
}

// withFirst returns a result with a line before others.
func withFirst(found ai.Result, others []ai.Line, first ai.Line) ai.Result {
	found.Move, found.Score, found.PV = first.Moves[0], first.Score, first.Moves
	found.Lines = append([]ai.Line{first}, others...)
	return found
}

// mating returns a result with a line first that ends in mate.
func mating(found ai.Result, line []chess.Move) ai.Result {
	return withFirst(found, but(found.Lines, line[0]), ai.Line{Score: -ai.Mated - ai.Score(len(line)), Moves: line})
}

// but returns the lines that do not begin with a move.
func but(lines []ai.Line, m chess.Move) []ai.Line {
	return slices.DeleteFunc(slices.Clone(lines), func(l ai.Line) bool { return l.Moves[0] == m })
}

// lineFirst returns a result with one of its lines before the others.
func lineFirst(found ai.Result, at int) ai.Result {
	return withFirst(found, slices.Delete(slices.Clone(found.Lines), at, at+1), found.Lines[at])
}

// nearNodes is how many positions nearMate looks at, some 4 ms.
const nearNodes = 8_000

// nearestMates is in how many plies a mate is, at most, that nearMate looks for: in three moves.
const nearestMates = 5

// nearMate replaces the best line of a search that wins by far, and found no mate that can be told, by a mate in three,
// if a search for the best move alone, which sees farther, finds one.
func nearMate(p *chess.Position, found ai.Result) ai.Result {
	if plies, mates := found.Score.Mate(); found.Score < farWinning || mates && plies <= FarthestHint {
		return found
	}
	limits := ai.Limits{Method: ai.Selective, Nodes: nearNodes}
	alone, err := ai.Search(context.Background(), *p, nil, limits, 0)
	if plies, mates := alone.Score.Mate(); err != nil || !mates || plies <= 0 || plies > nearestMates {
		return found
	}
	return withFirst(found, but(found.Lines, alone.Move), ai.Line{Score: alone.Score, Moves: alone.PV})
}

// quickMate replaces the best line of a search by a mate in one or two, if there is one and the search found none as
// quick.
func quickMate(p *chess.Position, found ai.Result) ai.Result {
	if plies, ok := found.Score.Mate(); ok && plies > 0 && plies <= 3 {
		return found
	}
	if m := matingMove(p); m != chess.NoMove {
		return mating(found, []chess.Move{m})
	}
	if keys := matesInTwo(p); len(keys) > 0 {
		s := newStudy(p, keys[0])
		return mating(found, s.mateInTwo()[0].Line)
	}
	return found
}
