package tutor

import (
	"maps"
	"slices"
)

// Tone is how a fact is to be taken. Its text is part of what the server answers.
type Tone string

// The tones.
const (
	ToneDanger Tone = "danger"
	ToneChance Tone = "chance"
	ToneAdvice Tone = "advice" // a judgement
	ToneNote   Tone = "note"
)

// tones is the table of all kinds of facts. A new kind is a name, an entry here
// and a text of each language in tutor/say; a test of each says what is missing.
var tones = map[Kind]Tone{
	KindMateThreat:       ToneDanger,
	KindHanging:          ToneDanger,
	KindExchangeDanger:   ToneDanger,
	KindCheck:            ToneDanger,
	KindMateChance:       ToneChance,
	KindAttacks:          ToneNote,
	KindUncovers:         ToneNote,
	KindStoppedGuarding:  ToneNote,
	KindFree:             ToneChance,
	KindExchangeChance:   ToneChance,
	KindPromotionChance:  ToneChance,
	KindCalm:             ToneNote,
	KindOpeningName:      ToneNote,
	KindHabitCenter:      ToneAdvice,
	KindHabitDevelop:     ToneAdvice,
	KindHabitTwice:       ToneAdvice,
	KindHabitQueen:       ToneAdvice,
	KindHabitCastle:      ToneAdvice,
	KindCheckmate:        ToneNote,
	KindStalemate:        ToneNote,
	KindThreefold:        ToneNote,
	KindFiftyMove:        ToneNote,
	KindInsufficient:     ToneNote,
	KindMateAllowed:      ToneNote,
	KindMostLost:         ToneNote,
	KindFinalCount:       ToneNote,
	KindStalemateBy:      ToneNote,
	KindHintsCounted:     ToneNote,
	KindMates:            ToneChance,
	KindStalemates:       ToneNote,
	KindAllowsMate:       ToneDanger,
	KindUnguards:         ToneDanger,
	KindOpens:            ToneDanger,
	KindThenHangs:        ToneDanger,
	KindThenLoses:        ToneDanger,
	KindInAll:            ToneNote,
	KindTaken:            ToneNote,
	KindUntouchable:      ToneNote,
	KindKingSafe:         ToneNote,
	KindGivesCheck:       ToneNote,
	KindFork:             ToneChance,
	KindCheckAndAttack:   ToneNote,
	KindMoveAttacks:      ToneNote,
	KindPins:             ToneNote,
	KindTakes:            ToneNote,
	KindPromotes:         ToneNote,
	KindWarnMate:         ToneDanger,
	KindWarnHanging:      ToneDanger,
	KindWarnExchange:     ToneDanger,
	KindThreatCheck:      ToneNote,
	KindThreatMate:       ToneNote,
	KindThreatHanging:    ToneNote,
	KindThreatExchange:   ToneNote,
	KindThreatPromotion:  ToneNote,
	KindThreatNone:       ToneNote,
	KindHintLook:         ToneAdvice,
	KindHintMate:         ToneAdvice,
	KindHintCapture:      ToneAdvice,
	KindHintSave:         ToneAdvice,
	KindHintCheck:        ToneAdvice,
	KindHintPromotion:    ToneAdvice,
	KindHintCastle:       ToneAdvice,
	KindHintFork:         ToneAdvice,
	KindHintPlace:        ToneAdvice,
	KindHintPiece:        ToneAdvice,
	KindHintMove:         ToneAdvice,
	KindLegal:            ToneNote,
	KindEmptySquare:      ToneNote,
	KindSameSquare:       ToneNote,
	KindNotYours:         ToneNote,
	KindOwnMan:           ToneNote,
	KindMovesOtherwise:   ToneNote,
	KindBlocked:          ToneNote,
	KindPawnBackward:     ToneNote,
	KindPassingBeside:    ToneNote,
	KindPawnStraight:     ToneNote,
	KindPawnDouble:       ToneNote,
	KindPawnNothing:      ToneNote,
	KindPassingOver:      ToneNote,
	KindPassingExposes:   ToneNote,
	KindPinned:           ToneNote,
	KindPinnedThere:      ToneNote,
	KindCheckStays:       ToneNote,
	KindKingAttacked:     ToneNote,
	KindKingGuarded:      ToneNote,
	KindCastleRights:     ToneNote,
	KindCastleKingMoved:  ToneNote,
	KindCastleRookMoved:  ToneNote,
	KindCastleRookTaken:  ToneNote,
	KindCastleSetUp:      ToneNote,
	KindCastleNoRook:     ToneNote,
	KindCastleBetween:    ToneNote,
	KindCastleOutOfCheck: ToneNote,
	KindCastleAcross:     ToneNote,
	KindCastleInto:       ToneNote,
}

// Kinds returns all kinds of facts in alphabetical order.
func Kinds() []Kind { return slices.Sorted(maps.Keys(tones)) }

// Tone returns how facts of the kind are to be taken.
func (k Kind) Tone() Tone { return tones[k] }
