package lesson

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
)

// ideaSkills is the skill in which an idea is practised.
var ideaSkills = map[fact.Concept]practice.Skill{
	fact.MateInOne:          practice.MateInOne,
	fact.BackRank:           practice.MatingNets,
	fact.MateInTwo:          practice.MateInTwo,
	fact.MateInThree:        practice.MateInTwo,
	fact.Fork:               practice.Fork,
	fact.PinToKing:          practice.PinAndSkewer,
	fact.PinToPiece:         practice.PinAndSkewer,
	fact.Skewer:             practice.PinAndSkewer,
	fact.PinnedGuard:        practice.PinAndSkewer,
	fact.OpenedLine:         practice.OpenedLine,
	fact.OpenedCheck:        practice.OpenedCheck,
	fact.DoubleCheck:        practice.OpenedCheck,
	fact.FreePiece:          practice.FreePieces,
	fact.WinningTrade:       practice.GoodTrade,
	fact.GuardRemoved:       practice.TakeTheGuard,
	fact.GuardOverloaded:    practice.Deflection,
	fact.Lured:              practice.Deflection,
	fact.InBetween:          practice.InBetween,
	fact.AttackersAndGuards: practice.GoodTrade,
	fact.WaysOut:            practice.GuardOrMove, fact.Trapped: practice.TrappedPiece,
	fact.Opposition: practice.KingAndPawn,
	fact.Promotion:  practice.PromoteOrStop,
	fact.PassedPawn: practice.PromoteOrStop,
	fact.PawnRun:    practice.PromoteOrStop,
}

// kindSkills is the skill for kinds of facts without an idea.
var kindSkills = map[fact.Kind]practice.Skill{
	fact.KindHanging:        practice.GuardOrMove,
	fact.KindExchangeDanger: practice.GuardOrMove,
	fact.KindFree:           practice.FreePieces,
	fact.KindExchangeChance: practice.GoodTrade,
	fact.KindCheck:          practice.WaysOut,
	fact.KindCheckStays:     practice.WaysOut,
	fact.KindMateThreat:     practice.StopTheThreat, fact.KindMateChance: practice.MateInOne,
	fact.KindHabitDevelop: practice.BringOut, fact.KindAtHome: practice.BringOut,
	fact.KindPlanTrade:       practice.Simplify,
	fact.KindPromotionChance: practice.PromoteOrStop, fact.KindPawnRuns: practice.PromoteOrStop,
}

// Practising returns the skill in which the subject of a fact is practised, and whether there is one. A fact of
// KindCheck is about the way out, whatever idea it names.
func Practising(f fact.Fact) (practice.Skill, bool) {
	if s, ok := ideaSkills[f.Concept]; ok && f.Kind != fact.KindCheck {
		return s, true
	}
	s, ok := kindSkills[f.Kind]
	return s, ok
}

// IsPractising reports whether the subject of a fact is a skill that was practised and is not mastered.
func (p *Progress) IsPractising(f fact.Fact) bool {
	s, ok := Practising(f)
	if !ok {
		return false
	}
	at := p.Practice.Standing(s)
	return at.Met && !at.Has
}

// Practises returns the skill in which the subject of a fact is practised, if its lesson was met.
func (p *Progress) Practises(f fact.Fact) (practice.Skill, bool) {
	s, ok := Practising(f)
	return s, ok && p.Knows(s)
}
