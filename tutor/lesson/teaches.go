package lesson

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Teaching returns the lesson that teaches the subject of a fact: a named idea, a plan, a habit, an ending, or a rule
// that makes a move illegal; of a hint or a warning the subject of the idea that it is based on. It returns false if
// no lesson does.
func Teaching(f fact.Fact) (*Lesson, bool) {
	if name, ok := ideaLessons[f.Concept]; ok {
		return Find(name)
	}
	if name, ok := kindLessons[f.Kind]; ok {
		return Find(name)
	}
	switch f.Kind {
	case fact.KindOwnPiece: // which says nothing of what stands there
		if len(f.By) == 0 {
			return nil, false
		}
		return Find(pieceLessons[f.By[0].Piece.Type()])
	case fact.KindMovesOtherwise, fact.KindBlocked:
		if len(f.Pieces) == 0 {
			return nil, false
		}
		return Find(pieceLessons[f.Pieces[0].Piece.Type()])
	}
	if endingKinds[f.Kind] {
		return Find(endingLesson(&f.Start))
	}
	if len(f.Ideas) > 0 {
		return Teaching(f.Ideas[0])
	}
	return nil, false
}

// endingKinds are the kinds of facts that tell what an ending comes to, or how a king goes about it.
var endingKinds = map[fact.Kind]bool{
	fact.KindTableWon: true, fact.KindTableDrawn: true, fact.KindTableLost: true,
	fact.KindOnlyWin: true, fact.KindOnlyDraw: true, fact.KindPraiseWon: true, fact.KindPraiseDrawn: true,
	fact.KindLetsWinGo: true, fact.KindLosesWin: true, fact.KindLosesDraw: true,
	fact.KindPlanKing: true, fact.KindPlanPawn: true,
}

// endingLesson returns the name of the lesson about an ending: rooks and a pawn, pawns that race, a king before its
// pawn, or pieces that mate a king.
func endingLesson(p *chess.Position) string {
	pawns := [2]chess.Bitboard{p.Pieces(chess.Pawn, chess.White), p.Pieces(chess.Pawn, chess.Black)}
	rooks := p.Pieces(chess.Rook, chess.White) | p.Pieces(chess.Rook, chess.Black)
	switch {
	case pawns[0]|pawns[1] == 0:
		return "box"
	case rooks != 0:
		return "rook-endings"
	case pawns[0] != 0 && pawns[1] != 0:
		return "pawn-race"
	}
	return "key-squares"
}

// pieceLessons are the lessons in which each kind of piece is learned.
var pieceLessons = map[chess.PieceType]string{
	chess.Pawn: "pawn", chess.Knight: "knight", chess.Bishop: "bishop",
	chess.Rook: "rook", chess.Queen: "queen", chess.King: "king",
}

// ideaLessons are the lessons in which ideas are learned.
var ideaLessons = map[fact.Concept]string{
	fact.MateInOne: "mate", fact.BackRank: "mating-nets", fact.MateInTwo: "look", fact.MateInThree: "finish",
	fact.Fork:      "fork",
	fact.PinToKing: "lines", fact.PinToPiece: "lines", fact.PinnedGuard: "use-pin", fact.Skewer: "use-skewer",
	fact.OpenedLine: "lines", fact.OpenedCheck: "discovered", fact.DoubleCheck: "discovered",
	fact.FreePiece: "free", fact.WinningTrade: "worth",
	fact.AttackersAndGuards: "count", fact.GuardRemoved: "defender",
	fact.GuardOverloaded: "deflection", fact.Lured: "deflection",
	fact.InBetween: "threats-first", fact.OnlyMove: "threats-first", fact.Tempo: "threats-first",
	fact.WaysOut: "defend", fact.Trapped: "trap",
	fact.Promotion: "odd-pawns", fact.StalemateTrap: "stalemate", fact.PerpetualCheck: "first-game",
	fact.PassedPawn: "passed", fact.PawnRun: "square", fact.Opposition: "opposition",
	fact.Development: "habits", fact.KingShelter: "shelter", fact.OpenFiles: "files",
}

// plainIdeas are those that are told in words that need no lesson: they are what the rules are about, or are told by
// what happens.
var plainIdeas = []fact.Concept{
	fact.MateInOne, fact.FreePiece, fact.AttackersAndGuards, fact.WaysOut, fact.Promotion, fact.StalemateTrap,
	fact.PawnRun, fact.Development,
}

// kindWords are the lessons that teach the words, or the plan, of what is said of some kinds of facts. All other kinds
// are told in words that need no lesson: "Look at every check: one is good." Whoever has castled is praised for it.
var kindWords = map[fact.Kind]string{
	fact.KindHabitCastle: "castling", fact.KindCastles: "castling", fact.KindLastCastle: "castling",
	fact.KindEnPassantBeside: "odd-pawns",
	fact.KindPlanWay:         "set-ups", fact.KindMakesWay: "set-ups", fact.KindOpeningName: "set-ups",
	fact.KindPlanFile: "files", fact.KindPlanPiece: "files", fact.KindPlanReach: "files",
	fact.KindPurposeReaches: "files",
	fact.KindPlanAim:        "habits", fact.KindPlanWeak: "weak-pawns", fact.KindPlanMore: "count",
	fact.KindPlanAir: "shelter", fact.KindPlanTrade: "trade-ahead", fact.KindPlanKeep: "trade-ahead",
	fact.KindStoppedGuarding: "change",
	fact.KindPraiseTrade:     "worth", fact.KindInAll: "worth", fact.KindMostLost: "worth",
	fact.KindPlanChecks: "check", fact.KindGivesCheck: "check",
	fact.KindMateChance:     "mate",
	fact.KindFinalCount:     "worth",
	fact.KindExchangeDanger: "worth", fact.KindExchangeChance: "worth", fact.KindWarnExchange: "worth",
	fact.KindThenLoses: "worth", fact.KindThreatExchange: "worth",
	fact.KindPinned: "lines", fact.KindPinnedThere: "lines", fact.KindStuckPinned: "lines",
	fact.KindStalemateTrap: "stalemate", fact.KindStalemates: "stalemate", fact.KindWarnStalemate: "stalemate",
	fact.KindOnlyDraw: "stalemate", fact.KindPraiseDrawn: "stalemate",
}

// Vocabulary returns the ideas and the kinds of facts that a learner is told: who has begun the path is told those
// whose lesson, or whose practice, was begun. Who has begun no lesson of its first chapter, about how the pieces move,
// came with what they know, and is told all but those that are Subtle.
func (p *Progress) Vocabulary() fact.Vocabulary {
	known := fact.Everything
	if !slices.ContainsFunc(p.begun(), func(l *Lesson) bool { return l.Path == 1 && l.Chapter == 1 }) {
		for _, idea := range fact.Subtle {
			known = known.Without(idea)
		}
		return known
	}
	for idea, name := range ideaLessons {
		l, _ := Find(name)
		skill, practised := ideaSkills[idea]
		if slices.Contains(plainIdeas, idea) || p.began(l) || practised && p.Practice.Standing(skill).Met {
			continue
		}
		known = known.Without(idea)
	}
	for kind, name := range kindWords {
		if l, _ := Find(name); !p.began(l) {
			known = known.WithoutKind(kind)
		}
	}
	return known
}

// MetPiece reports whether the lesson about how a piece moves was begun, or passed by a test.
func (p *Progress) MetPiece(t chess.PieceType) bool {
	l, _ := Find(pieceLessons[t])
	return p.began(l)
}

// LeadsTo reports whether the tutor may lead to a lesson: who is on the first path is led to those that were begun and
// to the next one. Whoever has begun the second path, has a star for every lesson of the first, or has begun no lesson,
// and so came with what they know, is led to all.
func (p *Progress) LeadsTo(l *Lesson) bool {
	begun := p.begun()
	next, _, left := p.NextOn(1, false)
	return slices.Contains(begun, l) || l == next || len(begun) == 0 || !left ||
		slices.ContainsFunc(begun, func(each *Lesson) bool { return each.Path != 1 })
}

// kindLessons are the lessons of kinds of facts without an idea.
var kindLessons = map[fact.Kind]string{
	fact.KindHanging: "free", fact.KindFree: "free",
	fact.KindExchangeDanger: "count", fact.KindExchangeChance: "count",
	fact.KindCheck: "check", fact.KindCheckStays: "check",
	fact.KindMateThreat: "mate", fact.KindMateChance: "mate", fact.KindCheckmate: "mate",
	fact.KindStalemate: "stalemate", fact.KindStalemateBy: "stalemate",
	fact.KindPromotionChance: "odd-pawns",
	fact.KindThreefold:       "first-game", fact.KindFiftyMove: "first-game", fact.KindInsufficient: "first-game",
	fact.KindMoveLimit:   "first-game",
	fact.KindHabitCenter: "habits", fact.KindHabitDevelop: "habits", fact.KindHabitTwice: "habits",
	fact.KindHabitQueen: "traps-to-know", fact.KindHabitCastle: "castling", fact.KindOpeningName: "set-ups",
	fact.KindThreatHanging: "threats-first", fact.KindThreatMate: "threats-first",
	fact.KindThreatExchange: "long-count", fact.KindThreatPromotion: "pawn-race",
	fact.KindWarnHanging: "before-you-move", fact.KindWarnMate: "before-you-move", fact.KindWarnExchange: "long-count",
	fact.KindPlanBox: "box", fact.KindPlanNear: "box", fact.KindPlanEdge: "box",
	fact.KindPlanTrade: "trade-ahead", fact.KindPlanKeep: "before-you-move",
	fact.KindPlanPush: "passed", fact.KindPlanThreat: "attacks", fact.KindPlanGuard: "defend",
	fact.KindPlanRid: "defend", fact.KindPlanWay: "set-ups", fact.KindPlanFile: "files",
	fact.KindPlanWeak: "weak-pawns", fact.KindPlanPiece: "files", fact.KindPlanAir: "shelter",
	fact.KindPlanHome: "shelter", fact.KindPlanChecks: "before-you-move", fact.KindPlanTakes: "before-you-move",
	fact.KindPlanMoves: "before-you-move", fact.KindPlanMiddle: "habits", fact.KindPlanAim: "habits",
	fact.KindPlanMore: "count", fact.KindPlanReach: "files",
	fact.KindPurposeReaches: "files",

	fact.KindPawnBackward: "pawn", fact.KindPawnStraight: "pawn", fact.KindPawnTooFar: "pawn",
	fact.KindPawnNothing: "pawn", fact.KindEnPassantBeside: "odd-pawns", fact.KindEnPassantTooLate: "odd-pawns",
	fact.KindEnPassantExposes: "odd-pawns", fact.KindPinned: "lines", fact.KindPinnedThere: "lines",
	fact.KindKingAttacked: "king", fact.KindKingGuarded: "king",
	fact.KindCastleRights: "castling", fact.KindCastleKingMoved: "castling", fact.KindCastleRookMoved: "castling",
	fact.KindCastleRookTaken: "castling", fact.KindCastleSetUp: "castling", fact.KindCastleNoRook: "castling",
	fact.KindCastleBetween: "castling", fact.KindCastleOutOfCheck: "castling", fact.KindCastleAcross: "castling",
	fact.KindCastleInto: "castling", fact.KindCastleHow: "castling",
}
