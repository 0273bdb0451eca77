package seen

import (
	"slices"

	"chesstutor/tutor"
)

// Group is a group of ideas, for which help fades by itself. Its text is stable: the HTTP interface
// uses it.
type Group string

// The groups.
const (
	Danger     Group = "in-danger"
	Free       Group = "free"
	MateInOne  Group = "mate-in-one"
	Fork       Group = "fork"
	PinSkewer  Group = "pin-and-skewer"
	OpenedLine Group = "opened-line"
	Trapped    Group = "trapped"
	Trade      Group = "trade"
	Promotion  Group = "promotion"
	Check      Group = "check"
	Stalemate  Group = "stalemate"
	Opening    Group = "opening"
)

// groups lists the groups in the order of a Record's encoding, which never changes.
var groups = [...]Group{
	Danger,
	Free,
	MateInOne,
	Fork,
	PinSkewer,
	OpenedLine,
	Trapped,
	Trade,
	Promotion,
	Check,
	Stalemate,
	Opening,
}

// Groups lists all groups.
func Groups() []Group { return slices.Clone(groups[:]) }

// ofConcept is the group of every idea.
var ofConcept = map[tutor.Concept]Group{
	tutor.MateInOne: MateInOne, tutor.BackRank: MateInOne, tutor.MateInTwo: MateInOne, tutor.MateInThree: MateInOne,
	tutor.OnlyMove: MateInOne, tutor.Fork: Fork, tutor.Tempo: Fork,
	tutor.PinToKing: PinSkewer, tutor.PinToPiece: PinSkewer, tutor.Skewer: PinSkewer, tutor.PinnedGuard: PinSkewer,
	tutor.OpenedLine: OpenedLine, tutor.OpenedCheck: OpenedLine, tutor.DoubleCheck: OpenedLine,
	tutor.Trapped:      Trapped,
	tutor.FreePiece:    Free,
	tutor.WinningTrade: Trade, tutor.GuardRemoved: Trade, tutor.GuardOverloaded: Trade, tutor.Lured: Trade,
	tutor.InBetween: Trade,
	tutor.Promotion: Promotion, tutor.PassedPawn: Promotion, tutor.PawnRun: Promotion, tutor.Opposition: Promotion,
	tutor.WaysOut: Check, tutor.PerpetualCheck: Check,
	tutor.StalemateTrap:      Stalemate,
	tutor.AttackersAndGuards: Danger,
	tutor.Development:        Opening, tutor.KingShelter: Opening, tutor.OpenFiles: Opening,
}

// ofKind is the group of every kind of fact that calls for a move; NoGroup if the group is that of
// the fact's idea.
var ofKind = map[tutor.Kind]Group{
	tutor.KindHanging: Danger, tutor.KindExchangeDanger: Danger, tutor.KindIdeaDanger: Danger, // regardless of the idea
	tutor.KindMateThreat: MateInOne, tutor.KindMateChance: MateInOne,
	tutor.KindFree: Free, tutor.KindExchangeChance: Trade, tutor.KindPromotionChance: Promotion,
	tutor.KindPawnRuns: Promotion, tutor.KindCheck: Check, tutor.KindStalemateTrap: Stalemate,
	tutor.KindHabitCenter: Opening, tutor.KindHabitDevelop: Opening, tutor.KindHabitTwice: Opening,
	tutor.KindHabitQueen: Opening, tutor.KindHabitCastle: Opening,
	tutor.KindIdeaChance: NoGroup,
}

// NoGroup is the group of a fact that calls for no move.
const NoGroup Group = ""

// Of returns the group of a fact of a position, NoGroup if it calls for no move.
func Of(f *tutor.Fact) Group {
	if g := ofKind[f.Kind]; g != NoGroup || !f.Kind.Calls() {
		return g
	}
	return ofConcept[f.Concept]
}

// place returns the index of a group, -1 if there is no such group.
func (g Group) place() int { return slices.Index(groups[:], g) }
