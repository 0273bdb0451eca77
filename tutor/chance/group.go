package chance

import (
	"slices"

	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
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

// FindGroup returns the group with a name, and whether there is one; NoGroup has none.
func FindGroup(name string) (Group, bool) { return Group(name), Group(name).place() >= 0 }

// ofConcept is the group of every idea.
var ofConcept = map[fact.Concept]Group{
	fact.MateInOne: MateInOne, fact.BackRank: MateInOne, fact.MateInTwo: MateInOne, fact.MateInThree: MateInOne,
	fact.OnlyMove: MateInOne, fact.Fork: Fork, fact.Tempo: Fork,
	fact.PinToKing: PinSkewer, fact.PinToPiece: PinSkewer, fact.Skewer: PinSkewer, fact.PinnedGuard: PinSkewer,
	fact.OpenedLine: OpenedLine, fact.OpenedCheck: OpenedLine, fact.DoubleCheck: OpenedLine,
	fact.Trapped:      Trapped,
	fact.FreePiece:    Free,
	fact.WinningTrade: Trade, fact.GuardRemoved: Trade, fact.GuardOverloaded: Trade, fact.Lured: Trade,
	fact.InBetween: Trade,
	fact.Promotion: Promotion, fact.PassedPawn: Promotion, fact.PawnRun: Promotion, fact.Opposition: Promotion,
	fact.WaysOut: Check, fact.PerpetualCheck: Check,
	fact.StalemateTrap:      Stalemate,
	fact.AttackersAndGuards: Danger,
	fact.Development:        Opening, fact.KingShelter: Opening, fact.OpenFiles: Opening,
}

// ofKind is the group of every kind of fact that calls for a move; NoGroup if the group is that of
// the fact's idea.
var ofKind = map[fact.Kind]Group{
	fact.KindHanging: Danger, fact.KindExchangeDanger: Danger, fact.KindIdeaDanger: Danger, // regardless of the idea
	fact.KindMateThreat: MateInOne, fact.KindMateChance: MateInOne,
	fact.KindFree: Free, fact.KindExchangeChance: Trade, fact.KindPromotionChance: Promotion,
	fact.KindThreatPromotion: Promotion, fact.KindThreatIdea: Danger,
	fact.KindPawnRuns: Promotion, fact.KindCheck: Check, fact.KindStalemateTrap: Stalemate,
	fact.KindHabitCenter: Opening, fact.KindHabitDevelop: Opening, fact.KindHabitTwice: Opening,
	fact.KindHabitQueen: Opening, fact.KindHabitCastle: Opening,
	fact.KindIdeaChance: NoGroup,
}

// NoGroup is the group of a fact that calls for no move.
const NoGroup Group = ""

// Of returns the group of a fact of a position, NoGroup if it calls for no move.
func Of(f *fact.Fact) Group {
	if g := ofKind[f.Kind]; g != NoGroup || !coach.Calls(f.Kind) {
		return g
	}
	return ofConcept[f.Concept]
}

// place returns the index of a group, -1 if there is no such group.
func (g Group) place() int { return slices.Index(groups[:], g) }
