package review

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// Mark classifies how good a move was. Its text is stable: the HTTP interface uses it.
type Mark string

// The marks.
const (
	GoodFind Mark = "good-find" // it carries out an idea that wins, and keeps the expected score of the best move
	Fine     Mark = "fine"
	Plain    Mark = "plain" // it costs hardly more; or as little, and something hangs then, or it passed over mate
	Slip     Mark = "slip"
	Mistake  Mark = "mistake"
	Blunder  Mark = "blunder"
)

// Marks lists all marks, the best first.
func Marks() []Mark { return []Mark{GoodFind, Fine, Plain, Slip, Mistake, Blunder} }

// IsBad reports whether a move of the mark cost something.
func (m Mark) IsBad() bool { return m == Slip || m == Mistake || m == Blunder }

// The least losses of expected score, on a scale from 0 to 1, of a slip, a mistake and a blunder; and of points, which
// count where a game is decided, and dropping a piece costs hardly any chances.
const (
	SlipFrom    = 0.07
	MistakeFrom = 0.15
	BlunderFrom = 0.30

	SlipPoints    = 1
	MistakePoints = 3
	BlunderPoints = 6
)

// A Loss is what a move costs beside the best one.
type Loss struct {
	Chances    float64 // of the expected score, 0 to 1
	Points     int     // of material, never more than the search says
	Passed     int     // in how many moves the side could have mated, where that is near and cost nothing else; else 0
	centipawns int
	hopeless   bool // even the best move leaves the game lost by far
	stalemates bool // the move does, so that nothing else in the game matters as much
	missesMate bool // another move would have been checkmate
	lost       bool // and by so much that it hardly matters how soon the mate comes
	mated      int  // in how many moves the other side can force mate then, 0 if it cannot, or could before
	ended      bool // the game ended by that mate at once, which is worth a try in a lost one, too
}

// mark returns the mark of a move with the loss: Fine if it is small. A mate counts even where all is won, or nearly
// lost, and the chances hardly change.
func (l Loss) mark() Mark {
	switch {
	case l.Chances >= BlunderFrom || l.Points >= BlunderPoints || l.mated > 0:
		return Blunder
	case l.Chances >= MistakeFrom || l.Points >= MistakePoints || l.missesMate:
		return Mistake
	case l.Chances >= SlipFrom || l.Points >= SlipPoints:
		return Slip
	}
	return Fine
}

// Weight compares losses: a point counts as much as the twentieth part of all chances, a mate that is let in at least
// as much as a blunder, and one in one move that was missed as a queen. A win given away by stalemate outweighs all.
func (l Loss) Weight() float64 {
	weight := max(l.Chances, float64(l.Points)/20)
	switch {
	case l.stalemates && l.isMoment():
		return 2
	case l.missesMate:
		return max(weight, missedMate)
	case l.mated > 0:
		return max(weight, BlunderFrom)
	}
	return weight
}

// missedMate is the least weight of a checkmate in one move that was passed over: that of a queen.
const missedMate = 0.45

// suspicion is the weight that a loss may have by a longer search: that of the pass sees of some only by its score that
// points are lost, not which.
func (l Loss) suspicion() float64 {
	const most, part = 900, 4000
	return max(l.Weight(), float64(min(l.centipawns, most))/part)
}

// How much a move must lose for a moment, the score from which nothing is worth trying again, and that from which it
// does not matter any more how soon the mate comes.
const (
	leastCentipawns = 100
	leastPoints     = 2 // alone, where hardly any chances are lost: a piece for a pawn
	hopelessFrom    = -1000
	lostFrom        = -1500
)

// isSmall reports whether the loss costs few chances, or points alone: too little if nobody can tell what it is.
func (l Loss) isSmall() bool { return l.Chances < MistakeFrom && l.mated == 0 }

// explainedBy reports whether points that are given up tell what the loss is: a queen, or at least half of those that
// it costs, and where it is small, not many more.
func (l Loss) explainedBy(points int) bool {
	return (points >= chess.Queen.Worth() || 2*points >= l.Points) && (!l.isSmall() || points <= 2*l.Points)
}

// isMoment reports whether the loss is large enough for a moment.
func (l Loss) isMoment() bool {
	return l.centipawns >= leastCentipawns && l.Chances >= SlipFrom || l.Points >= leastPoints && !l.hopeless ||
		l.missesMate || l.mated > 0 && (!l.hopeless || l.ended && !l.lost)
}

// mayBeMoment reports whether a longer search may find the loss to be large enough for a moment.
func (l Loss) mayBeMoment() bool { return l.Chances >= SlipFrom/2 || l.Points >= SlipPoints }

// lossOf returns what a move costs by searches of the position before it, and of the one after it for the other side.
func lossOf(p *chess.Position, m chess.Move, before, after ai.Result) Loss {
	next := p.Play(m)
	if m == before.Move || next.InCheck() && !next.HasMove() { // no mate is worse than another
		return Loss{}
	}
	l := Loss{
		Chances:    max(0, coach.ExpectedScore(before.Score)-coach.ExpectedScore(-after.Score)),
		centipawns: max(0, int(before.Score+after.Score)),
		hopeless:   before.Score <= hopelessFrom,
	}
	l.stalemates, l.missesMate = !next.HasMove() && !next.InCheck(), missesMate(p, m)
	_, decided := before.Score.Mate()
	plies, mates := after.Score.Mate()
	l.lost = before.Score <= lostFrom
	if in := (plies + 1) / 2; mates && in > 0 && in <= fact.NearMate && (!l.lost || in == 1 && canStopMate(p)) {
		l.mated = in
	}
	if mates {
		return l
	}
	_, dropped := exchange.BestCount(&next)
	end := leadAfter(p, append([]chess.Move{m}, after.PV...))
	if decided {
		// Beside a mate less than a piece is no loss of its own.
		if gone := min(dropped-chess.Gain(p, m), chess.Lead(p, p.Turn())-end); gone >= MistakePoints {
			l.Points = gone
		}
		if plies, _ := before.Score.Mate(); plies > 0 && plies < 2*fact.NearMate && l.mark() == Fine {
			l.Passed = (plies + 1) / 2
		}
		return l
	}
	byLines := leadAfter(p, before.PV) - end
	if before.Score >= wonFrom && -after.Score >= wonFrom && byLines <= mostByExactness {
		byLines = chess.Lead(p, p.Turn()) - end
	}
	l.Points = max(0, min(l.centipawns/100, max(byLines, dropped-chess.Gain(p, m))))
	return l
}

// mostByExactness is how many points a move may win less than the best one where the game stays won: then only what it
// gives up counts.
const mostByExactness = 4

// canStopMate reports whether the side to move has a move that cannot be answered by checkmate.
func canStopMate(p *chess.Position) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool {
		next := p.Play(m)
		return len(mates(&next)) == 0
	})
}

// missesMate reports whether another move of a position than one would have been checkmate.
func missesMate(p *chess.Position, move chess.Move) bool {
	mating := mates(p)
	return len(mating) > 0 && !slices.Contains(mating, move)
}

// mates returns the moves of a position that are checkmate.
func mates(p *chess.Position) []chess.Move {
	return slices.DeleteFunc(p.Moves(), func(m chess.Move) bool {
		next := p.Play(m)
		return next.HasMove() || !next.InCheck()
	})
}

// leadAfter returns by how many points the side to move leads after a line.
func leadAfter(p *chess.Position, line []chess.Move) int {
	end := *p
	for _, m := range line {
		end = end.Play(m)
	}
	return chess.Lead(&end, p.Turn())
}
