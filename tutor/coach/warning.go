package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// warnDifference is how many pawns better another move must be for a warning when every move loses
// something.
const warnDifference = 2

// Warn is a kind of warning, which a learner may switch off. Its text is stable.
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

// WarnLimits limits the search after a move for a warning, and ConfirmLimits the second where the first finds that the
// move costs something: it looks at as many positions as the search of the position before.
var (
	WarnLimits    = ai.Limits{Method: ai.Selective, Nodes: 8_000}
	ConfirmLimits = ai.Limits{Method: ai.Selective, Nodes: HintLimits.Nodes}
)

// PlainWarnings reports whether games against a level have only warnings that one move shows: a level that sees no
// more than one move hardly punishes anything else.
func PlainWarnings(level ai.Level) bool { return !level.SeesReplies() }

// Searched holds the results of the searches about a move: of the position before it with HintLimits, and of that
// after it, with the opponent to move, with WarnLimits or ConfirmLimits.
type Searched struct {
	Before, After ai.Result
}

// SearchAfter searches the position after the move, by a function that does it within limits.
func (s *Searched) SearchAfter(search func(ai.Limits) (ai.Result, error)) (err error) {
	if s.After, err = search(WarnLimits); err == nil && s.LostCentipawns() >= deniedCentipawns {
		s.After, err = search(ConfirmLimits)
	}
	return err
}

// How much worse than the best a move must be for a warning of a loss by the count: in centipawns, and either in the
// expected score or, where a game is won or lost already, by points.
const (
	deniedCentipawns = 50
	deniedExpected   = 0.10
	missedCentipawns = 150 // where a piece is passed over that the best takes
	costlyCentipawns = 200
	quietCentipawns  = 500
)

// LostCentipawns returns how many centipawns worse than the best the move is; a forced mate counts as 40 pawns.
func (s *Searched) LostCentipawns() int {
	capped := func(score ai.Score) int { return int(max(-4000, min(4000, score))) }
	return capped(s.Before.Score) - capped(-s.After.Score)
}

// matters reports whether a loss by the count is one that the search confirms.
func (s *Searched) matters() bool {
	lost := s.LostCentipawns()
	return lost >= costlyCentipawns || lost >= deniedCentipawns &&
		ExpectedScore(s.Before.Score)-ExpectedScore(-s.After.Score) >= deniedExpected
}

// Warning returns the warning, by the count alone, of a legal move just played and not yet answered; nil if there is
// none, or if what takes the piece is mated by the next move. It warns of a move that allows mate in one, if another
// does not; and of one that loses by the count and gives up a knight, bishop, rook or queen in doing so, for nothing or
// in an exchange, if another move does not lose, or loses two pawns less.
func (v *Survey) Warning(m chess.Move) *fact.Fact {
	s := v.find(m)
	switch {
	case s.grade == fact.AllowsMate && v.avoidable(fact.AllowsMate):
		f := v.allowsMate(s, fact.KindWarnMate)
		return &f
	case s.grade != fact.Loses || v.best < 0 && v.best-s.count < warnDifference:
		return nil
	}
	f := v.loss(s, fact.KindWarnHanging, fact.KindWarnExchange)
	taken := s.next.Play(f.Line[1])
	dearest := f.Pieces[0].Piece.Type()
	if f.Kind == fact.KindWarnExchange {
		dearest = slices.Max(f.Trade().Lost)
	}
	if dearest == chess.Pawn || matingMove(&taken) != chess.NoMove {
		return nil
	}
	return &f
}

// CountedWarning returns the warning of a legal move of the kinds wanted that counting alone finds: one of Warning, but
// that another move would have mated before a loss. It returns nil if there is none.
func (v *Survey) CountedWarning(m chess.Move, wanted func(Warn) bool) *fact.Fact {
	f := v.Warning(m)
	if f != nil && f.Kind == fact.KindWarnMate && wanted(WarnMate) {
		return f
	}
	if missed := v.mateMissed(v.find(m)); missed != nil && wanted(WarnMissed) {
		return missed
	}
	if f != nil && f.Kind != fact.KindWarnMate && wanted(WarnLoss) {
		return f
	}
	return nil
}

// WarningOf returns the warning of the last move of a game before it is answered, nil if there is
// none. Of the kinds wanted it is the first of these: mate allowed, stalemate, which ends the game, mate passed over, a
// loss by the count, a result that a table proves is let go, a promotion, a free piece or a trade passed over, what the
// search sees, with a reason, a free pawn passed over, the answer that the search expects. There is no warning if every
// move loses as much, or if the search would have played the move itself. plain leaves out what only the search sees.
func WarningOf(g *tutor.Game, v *Survey, searched Searched, plain bool, wanted func(Warn) bool) *fact.Fact {
	w := warner{
		v:        v,
		s:        v.find(g.Moves()[g.Ply()-1]),
		searched: searched, last: lastMoveOf(g, g.Ply()-1),
	}
	w.own = slices.Contains(recommended(searched.Before), w.s.move) || repeats(g, searched.After)
	w.falls = !w.own && falls(searched.Before.Score, -searched.After.Score)
	for _, each := range []struct {
		kind Warn
		tell func() *fact.Fact
	}{
		{WarnMate, w.mate},
		{WarnStalemate, w.stalemate},
		{WarnMissed, func() *fact.Fact { return w.mateMissed(g) }},
		{WarnLoss, func() *fact.Fact { return w.lossOrIdea(!plain && wanted(WarnJudged)) }},
		{WarnLoss, w.promotion},
		{WarnJudged, w.letsGo},
		{WarnMissed, func() *fact.Fact { return w.pieceMissed(true) }},
		{WarnJudged, w.judgement},
		{WarnMissed, func() *fact.Fact { return w.pieceMissed(false) }},
		{WarnMissed, func() *fact.Fact { return w.pawnMissed(plain) }},
		{WarnJudged, w.line},
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

// A warner finds the warning of one move.
type warner struct {
	v        *Survey
	s        *moveSurvey
	searched Searched
	last     lastMove // the one before it
	own      bool     // the search would have made the move itself, or one as good, or finds but a repetition
	falls    bool     // the move costs enough for a warning
}

// mate warns of a mate in one that the move allows and another does not, though it may be forced later: not everybody
// who could mate in two sees it.
func (w *warner) mate() *fact.Fact {
	if f := w.v.Warning(w.s.move); f != nil && f.Kind == fact.KindWarnMate {
		return f
	}
	return nil
}

// loss warns of a loss by the count that the search confirms, but not of a trade that the move begins and that costs a
// point: who gets a bishop and a rook for a queen is not stopped.
func (w *warner) loss() *fact.Fact {
	f := w.v.Warning(w.s.move)
	if f == nil || f.Kind == fact.KindWarnMate || w.own || !w.searched.matters() || w.stillWon() ||
		w.s.count > -warnDifference && chess.Taken(&w.v.position, w.s.move) != chess.NoPiece ||
		!w.expects(chess.TakenOn(f.Line[1])) {
		return nil
	}
	w.takesWith(f)
	return f
}

// lossOrIdea is loss, but of a pawn that is lost it tells, if that is wanted, the idea by which its capture wins more.
func (w *warner) lossOrIdea(judged bool) *fact.Fact {
	f := w.loss()
	if f == nil || !judged || f.Count < -chess.Pawn.Worth() {
		return f
	}
	idea := w.judgement()
	if idea != nil && idea.Kind == fact.KindWarnIdea && idea.Ideas[0].Count >= winsLeast-f.Count {
		return idea
	}
	return f
}

// takesWith has a loss told by the capture that the search expects at once, if another piece than the count's first
// makes it on the same square, as much is lost by what follows there and nothing there could be won back: the first may
// be needed where it stands.
func (w *warner) takesWith(f *fact.Fact) {
	line, on, end := []chess.Move{w.s.move}, f.Line[1].To(), w.s.next
	for _, m := range w.searched.After.PV {
		if !chess.CapturesOn(m, on) {
			break
		}
		line, end = append(line, m), end.Play(m)
	}
	p := &w.v.position
	settled := exchange.Count(&end, on, 0) == 0
	if f.Kind == fact.KindWarnHanging && len(line) > 1 { // what takes for nothing is told of what nothing takes
		taken := w.s.next.Play(line[1])
		settled = settled && takersOn(&taken, on) == 0
	}
	if settled && len(line) > 1 && line[1] != f.Line[1] && leadAfter(p, line) <= leadAfter(p, f.Line) {
		f.Line, f.By = line, fact.On(&w.s.next, line[1].From())
	}
}

// expects reports whether the search after the move expects that the other side takes on a square.
func (w *warner) expects(on chess.Square) bool {
	p := w.s.next
	for i, m := range w.searched.After.PV {
		if i%2 == 0 && chess.CapturesOn(m, on) && chess.Taken(&p, m) != chess.NoPiece {
			return true
		}
		p = p.Play(m)
	}
	return false
}

// promotion warns of a pawn that the move lets promote, if the search finds that much is lost.
func (w *warner) promotion() *fact.Fact {
	next := &w.s.next
	m, gain := bestPromotion(next)
	if w.own || gain < promotionLeast || w.searched.LostCentipawns() < costlyCentipawns || next.InCheck() {
		return nil
	}
	ideas := newStudy(next, m).promotes()
	if len(ideas) == 0 {
		return nil
	}
	f := w.v.fact(w.s, fact.KindWarnIdea, m)
	f.Squares = append(f.Squares, m.From(), m.To())
	f.Concept, f.Ideas, f.Pieces, f.By = fact.Promotion, ideas, ideas[0].Pieces, ideas[0].By
	return &f
}

// stalemate warns that the move stalemates and so gives a win away. The game has ended, but the
// move can be taken back.
func (w *warner) stalemate() *fact.Fact {
	if w.s.grade != fact.Stalemates || !w.falls {
		return nil
	}
	f := w.v.fact(w.s, fact.KindWarnStalemate)
	f.Concept = fact.StalemateTrap
	return &f
}

// refuted reports whether the search refutes the move where no table tells.
func (w *warner) refuted() bool {
	costly := !w.own && w.searched.LostCentipawns() >= costlyCentipawns
	_, proved := LetsGo(&w.v.position, w.s.move)
	return (w.falls || costly) && len(w.searched.After.PV) > 0 && !proved
}

// judgement warns of a move that the search refutes, with the idea that the refutation shows, if it can be proved, or
// what it attacks.
func (w *warner) judgement() *fact.Fact {
	if _, mated := w.searched.After.Score.Mate(); !w.refuted() || !mated && w.gainsAllTheSame() {
		return nil
	}
	line := w.searched.After.PV
	last := lastMove{before: &w.v.position, after: &w.s.next, move: w.s.move}
	f := w.refutation(fact.KindWarnIdea)
	if ideas := slices.DeleteFunc(lineIdeas(&w.s.next, line, last), w.harmless); len(ideas) > 0 {
		ideas[0] = w.fromAnswer(ideas[0])
		named := ideasFact(fact.KindWarnIdea, ideas, shownFrom(ideas, line))
		if named.Concept == fact.WinningTrade && w.s.grade == fact.Loses { // good for the other side alone
			f := w.v.loss(w.s, fact.KindWarnHanging, fact.KindWarnExchange)
			return &f
		}
		f.Pieces, f.By = named.Pieces, named.By
		opens := named.Concept == fact.OpenedLine && named.Ideas[0].Start == w.s.next
		if opens && w.s.next.At(f.By[0].Square) == f.By[0].Piece { // which is said more plainly
			if f.Kind = fact.KindWarnAttack; chess.Gain(&w.s.next, line[0]) >= chess.Knight.Worth() {
				f.Kind, f.Pieces, f.By = fact.KindWarnLine, nil, nil // what opens the line takes a piece
			}
			return &f
		}
		f.Kind, f.Concept = named.Kind, named.Concept
		// With a second one there would be no room for the pieces, and nothing is shown but the idea.
		f.Ideas = named.Ideas[:1]
		if idea := &f.Ideas[0]; idea.Start == w.s.next && len(idea.Line) > 2 {
			f.Line = append([]chess.Move{w.s.move}, idea.Line...)
		}
		return &f
	}
	answers := NewSurvey(&w.s.next)
	if target, ok := answers.threatens(answers.chosen(line[0])); ok && w.falls && w.answerWins() &&
		w.searched.LostCentipawns() >= costlyCentipawns {
		f.Kind, f.Pieces = fact.KindWarnAttack, fact.PiecesOn(&w.s.next, target)
		f.By = fact.On(&w.s.next, line[0].From())
		return &f
	}
	return nil
}

// fromAnswer returns a mate that comes later in the line as what it is from the answer on: mate in three, not in two.
func (w *warner) fromAnswer(idea fact.Fact) fact.Fact {
	if !idea.Mate || idea.Start == w.s.next {
		return idea
	}
	line := w.searched.After.PV
	idea.Kind, idea.Concept, idea.Count = fact.KindMateInThree, fact.MateInThree, 3
	idea.Start, idea.Move, idea.Line = w.s.next, line[0], line
	return idea
}

// answerWins reports whether the search finds that the answer wins a point by what is on the board: else the move costs
// only what it passed over, and the answer is nothing to fear.
func (w *warner) answerWins() bool {
	return int(w.searched.After.Score) >= 100*(chess.Lead(&w.s.next, w.s.next.Turn())+1)
}

// harmless reports whether an idea is only to take something, and that comes later in the line, which nobody has to
// play, or wins no more than the move has just taken on the same square; or whether it drives a guard off a
// pawn that the line does not take, or is a mate that comes later than its words would say.
func (w *warner) harmless(idea fact.Fact) bool {
	if plies, _ := w.searched.After.Score.Mate(); idea.Mate && idea.Start != w.s.next && plies != 5 {
		return true
	}
	if drivesForPawn(&idea, w.searched.After.PV) {
		return true
	}
	return takesOnly(idea) && (idea.Start != w.s.next ||
		idea.Line[0].To() == w.s.move.To() && idea.Count <= chess.Gain(&w.v.position, w.s.move))
}

// refutation returns the fact of the answers that the search expects.
func (w *warner) refutation(kind fact.Kind) fact.Fact {
	line := w.searched.After.PV
	f := w.v.fact(w.s, kind, line...)
	f.Judgement, f.Squares = true, append(f.Squares, line[0].From(), line[0].To())
	return f
}

// line warns, where nothing else tells why a move is bad, of the answer that the search expects, if much is lost, or
// very much where the answer neither wins a piece by taking it nor gives check: who is stopped wants a reason.
func (w *warner) line() *fact.Fact {
	least := costlyCentipawns
	if answer := w.searched.After.PV; len(answer) > 0 {
		next := w.s.next.Play(answer[0])
		wins := chess.Gain(&w.s.next, answer[0]) - exchange.Count(&next, answer[0].To(), 0)
		if taken := chess.Taken(&w.s.next, answer[0]); (taken.Type() <= chess.Pawn || wins <= 0) && !next.InCheck() {
			least = quietCentipawns
		}
	}
	if w.v.position.Color(w.v.position.Turn()).Count() == 1 { // a king that has nothing left to lose
		return nil
	}
	if !w.falls || !w.refuted() || w.searched.LostCentipawns() < least || !w.answerWins() || w.gainsAllTheSame() {
		return nil
	}
	f := w.refutation(fact.KindWarnLine)
	return &f
}

// gainsAllTheSame reports whether by the line that the search expects the move wins something: whoever looks at that
// would see nothing to fear.
func (w *warner) gainsAllTheSame() bool {
	p := &w.v.position
	line := append([]chess.Move{w.s.move}, w.searched.After.PV...)
	return chess.Gain(p, w.s.move) > 0 && leadAfter(p, line) > chess.Lead(p, p.Turn())
}
