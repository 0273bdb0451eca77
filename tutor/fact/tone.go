package fact

import (
	"maps"
	"slices"
)

// Tone classifies facts as dangers, chances, advice and notes. Its text is
// stable: the HTTP interface uses it.
type Tone string

// The tones.
const (
	ToneDanger Tone = "danger"
	ToneChance Tone = "chance"
	ToneAdvice Tone = "advice" // a judgement
	ToneNote   Tone = "note"
)

// kindsOf holds all kinds of facts by their tones. A new kind needs a constant, an entry here and a text in each
// language of tutor/say; tests report what is missing.
var kindsOf = map[Tone][]Kind{
	ToneDanger: {
		KindMateThreat, KindHanging, KindExchangeDanger, KindCheck, KindAllowsMate, KindUnguards, KindOpens,
		KindThenHangs, KindThenLoses, KindThenIdea, KindThenAttacks, KindWarnMate, KindWarnHanging,
		KindWarnExchange, KindIdeaDanger, KindWarnIdea,
		KindLetsWinGo, KindLosesWin, KindLosesDraw, KindOnlyDraw, KindWarnLine, KindWarnAttack, KindWarnMateMissed,
		KindWarnFreeMissed,
		KindWarnPromotionMissed, KindWarnStalemate,
	},
	ToneChance: {
		KindMateChance, KindFree, KindExchangeChance, KindPromotionChance, KindMates, KindFork, KindSkewer,
		KindOpenedLine, KindTraps, KindGuardRemoved, KindDrivesGuard, KindCutsGuard, KindOverloaded, KindLures,
		KindMateInTwo, KindMateInThree,
		KindRuns, KindOnlyWin, KindTakesFree, KindTakesMore, KindPromotesTo, KindPawnRuns, KindIdeaChance,
		KindMateAhead, KindEndsDanger, KindStaysSafe, KindNoMate,
	},
	ToneAdvice: {
		KindHabitCenter, KindHabitDevelop, KindHabitTwice, KindHabitQueen, KindHabitCastle, KindHintLook,
		KindHintMate, KindHintCapture, KindHintSave, KindHintCheck, KindHintCastle,
		KindHintPlace, KindHintPiece, KindHintMove, KindHintIdea, KindHintNext, KindHintPrevents, KindHintAttack,
		KindHintPrepares,
		KindHintGuard, KindHintKeep, KindHintNoMate, KindHintDevelop, KindThreatLine,
		KindThreatAttack, KindHintPlan, KindPlanBox, KindPlanNear, KindPlanTrade,
		KindPlanKeep, KindPlanPush, KindPlanThreat, KindPlanGuard, KindPlanKing, KindPlanWay, KindPlanFile,
		KindPlanWeak, KindPlanPiece, KindPlanAir, KindPlanHome, KindPlanPawn, KindPlanChecks, KindPlanTakes,
		KindPlanMoves, KindPlanMiddle, KindPlanMore, KindPlanReach, KindPlanEdge, KindHintBack,
		KindHintFree, KindHintAnswer, KindHintEnds, KindPlanAim, KindPlanRid,
	},
	ToneNote: {
		KindAttacks, KindUncovers, KindStoppedGuarding, KindCalm, KindOpeningName, KindCheckmate, KindStalemate,
		KindThreefold, KindFiftyMove, KindInsufficient, KindMoveLimit, KindMateAllowed, KindMostLost, KindLostPiece,
		KindFinalCount, KindStalemateBy, KindStalemates, KindInAll, KindTaken, KindUntouchable, KindSafeThere,
		KindKingSafe, KindBlocksCheck,
		KindGivesCheck, KindCheckAndAttack, KindMoveAttacks, KindPins, KindTakes, KindPromotes, KindThreatCheck,
		KindThreatMate, KindThreatHanging, KindThreatExchange, KindThreatPromotion, KindThreatNone, KindPinsToPiece,
		KindOpenedCheck, KindDoubleCheck, KindPasses, KindOpposition, KindTempo, KindPinnedGuard, KindPinHolds,
		KindInBetween,
		KindOnlyMove, KindPerpetualCheck, KindStalemateTrap, KindNumbers, KindAtHome, KindShelter, KindOpenFiles,
		KindThreatIdea, KindLegal, KindEmptySquare, KindSameSquare, KindNotYours, KindOwnPiece, KindMovesOtherwise,
		KindBlocked, KindPawnBackward, KindEnPassantBeside, KindPawnStraight, KindPawnTooFar, KindPawnNothing,
		KindEnPassantTooLate, KindEnPassantExposes, KindPinned, KindPinnedThere, KindCheckStays, KindKingAttacked,
		KindKingGuarded, KindCastleRights, KindCastleKingMoved, KindCastleRookMoved, KindCastleRookTaken,
		KindCastleSetUp, KindCastleNoRook, KindCastleBetween, KindCastleOutOfCheck, KindCastleAcross, KindCastleInto,
		KindPraiseFree, KindPraiseTook, KindPraiseTrade, KindPraiseCastle, KindPraisePromotion, KindCastles,
		KindLastCastle, KindCenter, KindMakesWay, KindComesOut, KindCastleHow, KindTheirs, KindStuckBlocked,
		KindStuckPinned, KindStuckCheck, KindStuckKing, KindPurposeGuards, KindPurposeSaves, KindPurposePrepares,
		KindPurposeOut, KindPurposeCheck, KindPurposeReaches, KindPurposeNone, KindPurposeCalm, KindPurposeMore,
		KindPurposeUncovers, KindPurposeTakesBack, KindTableWon, KindTableDrawn, KindTableLost, KindPraiseWon,
		KindPraiseDrawn, KindPurposeLeaves, KindPraiseMiddle, KindPraiseOut,
	},
}

// tones holds the tone of each kind.
var tones = func() map[Kind]Tone {
	all := map[Kind]Tone{}
	for tone, kinds := range kindsOf {
		for _, k := range kinds {
			all[k] = tone
		}
	}
	return all
}()

// Kinds returns all kinds of facts in alphabetical order.
func Kinds() []Kind { return slices.Sorted(maps.Keys(tones)) }

// Tone returns the tone of facts of the kind.
func (k Kind) Tone() Tone { return tones[k] }
