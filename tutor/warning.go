package tutor

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// warnDifference is how many pawns better another move has to be where every
// move loses something: less is not worth a word.
const warnDifference = 2

// Warn is a kind of warning that a learner may want or not. Its text is stable.
type Warn string

// The kinds of warnings.
const (
	WarnMate      Warn = "mate"      // the answer is mate
	WarnLoss      Warn = "loss"      // something is lost by the count
	WarnJudged    Warn = "judged"    // the coach's search sees something bad
	WarnMissed    Warn = "missed"    // a mate, a free piece or a promotion is passed over
	WarnStalemate Warn = "stalemate" // a win is given away by stalemate
)

// Warns lists all kinds of warnings.
func Warns() []Warn { return []Warn{WarnMate, WarnLoss, WarnJudged, WarnMissed, WarnStalemate} }

// WarnLimits is how the positions before and after a move are searched for a
// warning.
var WarnLimits = ai.Limits{Method: ai.Selective, Nodes: 3_000}

// plainLevels is against how many of the easiest levels only what one move shows
// is warned of.
const plainLevels = 3

// PlainWarnings reports whether against a level only that is warned of which one
// move shows: a beginner's opponent, who hardly punishes more.
func PlainWarnings(level ai.Level) bool {
	return slices.Contains(ai.Levels()[:plainLevels], level)
}

// SureLimits is how the position after a move is searched once more before it is warned
// of: a short search that is mistaken about a move would be believed by a learner.
var SureLimits = ai.Limits{Method: ai.Selective, Nodes: 6_000}

// Searched is what searches say of a move: with WarnLimits of the position before
// it, and of that after it, which is the opponent's; Again searches the latter with
// SureLimits, and is called at most once, and only for a move that may be warned of.
type Searched struct {
	Before, After ai.Result
	Again         func() (ai.Result, error)
}

// The least by which a move must be worse than the best for a loss by the count to be
// warned of: what the search does not see at all, or what no longer changes how the game
// will end, is a false alarm.
const (
	deniedCentipawns = 50
	deniedExpected   = 0.10
)

// sureFall is by how much the expected score has to fall in the second look, too.
const sureFall = 0.12

// matters reports whether a loss by the count is one that the search confirms.
func (s *Searched) matters() bool {
	return s.Before.Score+s.After.Score >= deniedCentipawns &&
		ExpectedScore(s.Before.Score)-ExpectedScore(-s.After.Score) >= deniedExpected
}

// Warning returns what is to be said of a legal move just played, before
// it is answered, and nil if that is nothing, by the count alone. It warns of a
// move that allows mate in one, if another does not; and of one that loses by the
// count and gives up a knight, bishop, rook or queen in doing so, for nothing or
// in an exchange, if another move does not lose, or loses two pawns less.
func (v *Survey) Warning(m chess.Move) *Fact {
	s := v.find(m)
	switch {
	case s.grade == AllowsMate && v.avoidable(AllowsMate):
		f := v.allowsMate(s, KindWarnMate)
		return &f
	case s.grade != Loses || v.best < 0 && v.best-s.count < warnDifference:
		return nil
	}
	f := v.loss(s, KindWarnHanging, KindWarnExchange)
	if t := f.Trade(); slices.Max(t.Lost) == chess.Pawn {
		return nil
	}
	return &f
}

// WarningOf returns what is to be said of the last move of a game before it is
// answered, nil if that is nothing. It is the one warning of the kinds wanted that
// comes first: mate allowed, stalemate, which ends the game, mate passed over, a loss
// by the count, a promotion or a free piece passed over, what the search sees. Where every move
// loses as much nothing is said, nor of the move that the coach would have made itself.
// Plain leaves out what only the search sees.
func WarningOf(g *Game, v *Survey, searched Searched, plain bool, wanted func(Warn) bool) *Fact {
	w := warner{
		v:        v,
		s:        v.find(g.Moves()[g.Ply()-1]),
		searched: searched,
		g:        g,
		falls:    falls(searched.Before.Score, -searched.After.Score),
	}
	for _, each := range []struct {
		kind Warn
		tell func() *Fact
	}{
		{WarnMate, w.mate},
		{WarnStalemate, w.stalemate},
		{WarnMissed, w.mateMissed},
		{WarnLoss, w.loss},
		{WarnMissed, func() *Fact { return w.pieceMissed(true) }},
		{WarnJudged, w.judged},
		{WarnMissed, func() *Fact { return w.pieceMissed(false) }},
	} {
		if !wanted(each.kind) || plain && each.kind == WarnJudged {
			continue
		}
		if f := each.tell(); f != nil {
			return f
		}
	}
	return nil
}

// A warner looks at one move for what to warn of.
type warner struct {
	v        *Survey
	s        *surveyed
	searched Searched
	g        *Game
	falls    bool    // the first look says that the move costs so much that it is worth a word
	again    *looked // nil until it is asked for
}

// looked is what a second look said of a move: whether it costs as much as the first
// look said, more or less.
type looked struct{ costs bool }

// sure reports whether the move costs enough in a second look as well. From then on
// that is what the search says of the position after it.
func (w *warner) sure() bool {
	switch {
	case w.s.grade == Stalemates: // there is nothing more to look at
		return true
	case w.s.move == w.searched.Before.Move:
		return false
	}
	if w.again == nil {
		after, err := w.searched.Again()
		w.again = &looked{err == nil && ExpectedScore(w.searched.Before.Score)-ExpectedScore(-after.Score) >= sureFall}
		if short := len(after.PV) < 2; w.again.costs && !short { // a line that a table cut says too little
			w.searched.After = after
		}
	}
	return w.again.costs
}

// mate is a mate in one that the move allows: of a mate that is forced anyway nothing
// is said.
func (w *warner) mate() *Fact {
	if plies, ok := w.searched.Before.Score.Mate(); ok && plies < 0 {
		return nil
	}
	if f := w.v.Warning(w.s.move); f != nil && f.Kind == KindWarnMate {
		return f
	}
	return nil
}

// loss is a loss by the count that the search does not deny.
func (w *warner) loss() *Fact {
	f := w.v.Warning(w.s.move)
	if f == nil || f.Kind == KindWarnMate || !w.searched.matters() || !w.sure() {
		return nil
	}
	return f
}

// mateMissed tells that another move would have mated.
func (w *warner) mateMissed() *Fact {
	if w.s.grade == Mates || !w.falls {
		return nil
	}
	for i := range w.v.moves {
		if other := &w.v.moves[i]; other.grade == Mates {
			f := w.missed(KindWarnMateMissed, other)
			f.Concept = MateInOne
			return &f
		}
	}
	return nil
}

// missed is a fact that another move would have been better: its line begins with
// the move made, which is what is warned of, and shows nothing else.
func (w *warner) missed(kind Kind, other *surveyed) Fact {
	f := w.v.fact(w.s, kind)
	f.Squares = []chess.Square{other.move.To()}
	return f
}

// stalemate tells that the move gives a win away. The game has ended by it, but
// the move can be taken back.
func (w *warner) stalemate() *Fact {
	if w.s.grade != Stalemates || !w.falls {
		return nil
	}
	f := w.v.fact(w.s, KindWarnStalemate)
	f.Concept = StalemateTrap
	return &f
}

// judged tells what the search says against the move, in the words of the idea
// that the refuting line shows, if it can be proved.
func (w *warner) judged() *Fact {
	if !w.falls || !w.sure() || len(w.searched.After.PV) == 0 {
		return nil
	}
	line := w.searched.After.PV
	last := lastMove{before: &w.v.position, after: &w.s.next, move: w.s.move}
	ideas := winning(newStudy(&w.s.next, line[0]).ideas(last))
	if len(ideas) == 0 {
		ideas = nextIdeas(&w.s.next, line)
	}
	f := w.v.fact(w.s, KindWarnLine, line...)
	f.Judgement = true
	if len(ideas) > 0 {
		named := ideasFact(KindWarnIdea, ideas, shownFrom(ideas, line))
		f.Kind, f.Concept, f.Ideas, f.Pieces, f.By = named.Kind, named.Concept, named.Ideas, named.Pieces, named.By
	}
	return &f
}

// pieceMissed tells of a free piece or a promotion passed over, where the search
// would have taken it. At first it tells of a piece only if the move made loses
// nothing else: what it loses is said before.
func (w *warner) pieceMissed(first bool) *Fact {
	if !w.falls || !w.sure() {
		return nil
	}
	p := &w.v.position
	loses := int(-w.searched.After.Score) < 100*(Lead(p, p.Turn())-1)
	best := w.searched.Before.Move
	for _, f := range w.v.chances() {
		switch {
		case f.Line[0] != best && (len(f.Pieces) == 0 || best.To() != f.Pieces[0].Square) || f.Line[0] == w.s.move:
		case f.Kind == KindPromotionChance:
			missed := w.missed(KindWarnPromotionMissed, w.v.find(best))
			missed.Pieces, missed.Concept = f.By, Promotion
			return &missed
		case first && loses:
		case f.Kind == KindFree && f.Pieces[0].Piece.Type() != chess.Pawn:
			missed := w.missed(KindWarnFreeMissed, w.v.find(best))
			missed.Pieces, missed.Concept = f.Pieces, FreePiece
			return &missed
		}
	}
	return nil
}
