package english

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// plainFacts are what is said to who has not begun the lesson about a plan, about points, about mate or about
// stalemate.
var plainFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPlanWay:   tells("Move a pawn so that $piece can go to more squares."),
	fact.KindPlanAir:   tells("Move a pawn to give $piece a square to go to."),
	fact.KindPlanReach: tells("Move $piece to where it can go to more squares."),
	fact.KindPlanAim:   tells("Move $piece so that it attacks more squares in the middle."),
	fact.KindPlanMore:  tells("Attack $piece with one more piece."),
	fact.KindPlanChecks: either(say.Retold, "Look at each move that attacks the king.",
		"A move that attacks the king is good. Can you find it?"),
	fact.KindMateChance: either(say.Retold, "A winning move is still there. Look at each move that attacks the king.",
		"$Side can win right now. Attack the king so that it has nowhere to go!"),

	fact.KindPraiseTrade: tells("Good: $side won more than $side lost."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		won := chess.Taken(&f.Start, f.Move).Type()
		if won == chess.NoPieceType {
			won = f.Move.Promotion()
		}
		how := "but could lose as much"
		switch {
		case f.Count > 0:
			how = "and could lose less"
		case f.Count < 0:
			how = "but could lose more"
		}
		return sentence("%s would win a %s%s, %s", v.side(f.Side), won, enPassant(f.Move), how)
	},
	fact.KindMostLost:   tells("The most costly: move $number. $Played lost the most."),
	fact.KindFinalCount: eitherTo(ofListener, "You were ahead at the end.", "$Side was ahead at the end."),
	fact.KindStalemateTrap: either(say.Single, "Careful: one move here leaves no move and no check: nobody wins.",
		"Careful: many moves here leave no move and no check: nobody wins."),
	fact.KindMateInTwo:   tells("Now checkmate cannot be stopped."),
	fact.KindMateInThree: tells("Now checkmate cannot be stopped."),
	fact.KindGivesCheck:  tells("It attacks the king."),
	fact.KindStalemates:  tells("Then no legal move is left, and no check: nobody wins."),
	fact.KindWarnStalemate: tells(
		"No legal move is left, and no check: nobody wins. You were winning: take it back."),

	fact.KindPinned:      tells("Moving it lets $theBy take $owner king."),
	fact.KindPinnedThere: tells("Going there lets $theBy take $owner king."),
	fact.KindStuckPinned: tells("Moving $piece lets $theOnly take the king."),

	fact.KindCastles:  tells("The king and the rook both move: that is one move."),
	fact.KindMakesWay: func(v voice, f fact.Fact) string { return v.makesRoom(f, "now %s %s can go to more squares") },

	// which trade says without points
	fact.KindExchangeDanger:  positionFacts[fact.KindExchangeDanger],
	fact.KindThreatPromotion: hintFacts[fact.KindThreatPromotion],
	fact.KindExchangeChance:  positionFacts[fact.KindExchangeChance],
	fact.KindWarnExchange:    warningFacts[fact.KindWarnExchange],
	fact.KindThenLoses:       moveFacts[fact.KindThenLoses],
	fact.KindThreatExchange:  hintFacts[fact.KindThreatExchange],
}

// plainFactsTexts says every kind of fact that has plain words.
func plainFactsTexts() say.PlainFacts {
	facts := say.PlainFacts{}
	for kind, tell := range plainFacts {
		facts[kind] = func(f fact.Fact, a tutor.Audience) string { return tell(voiceOf(f, a), f) }
	}
	return facts
}
