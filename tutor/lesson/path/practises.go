package path

import (
	"chesstutor/tutor"
	"chesstutor/tutor/practice"
)

// ideaSkills is the skill in which an idea is practised.
var ideaSkills = map[tutor.Concept]practice.Skill{
	tutor.MateInOne:          practice.MateInOne,
	tutor.BackRank:           practice.MateInOne,
	tutor.MateInTwo:          practice.MateInTwo,
	tutor.MateInThree:        practice.MateInTwo,
	tutor.Fork:               practice.Fork,
	tutor.PinToKing:          practice.PinAndSkewer,
	tutor.PinToPiece:         practice.PinAndSkewer,
	tutor.Skewer:             practice.PinAndSkewer,
	tutor.PinnedGuard:        practice.PinAndSkewer,
	tutor.OpenedLine:         practice.OpenedLine,
	tutor.OpenedCheck:        practice.OpenedLine,
	tutor.DoubleCheck:        practice.OpenedLine,
	tutor.FreePiece:          practice.FreePieces,
	tutor.WinningTrade:       practice.GoodTrade,
	tutor.GuardRemoved:       practice.GoodTrade,
	tutor.GuardOverloaded:    practice.GoodTrade,
	tutor.AttackersAndGuards: practice.GoodTrade,
	tutor.WaysOut:            practice.GuardOrMove, tutor.Trapped: practice.GuardOrMove,
	tutor.Promotion:  practice.PromoteOrStop,
	tutor.PassedPawn: practice.PromoteOrStop,
	tutor.PawnRun:    practice.PromoteOrStop,
}

// kindSkills is the skill for kinds of facts without an idea.
var kindSkills = map[tutor.Kind]practice.Skill{
	tutor.KindHanging:        practice.GuardOrMove,
	tutor.KindExchangeDanger: practice.GuardOrMove,
	tutor.KindFree:           practice.FreePieces,
	tutor.KindExchangeChance: practice.GoodTrade,
	tutor.KindCheck:          practice.WaysOut,
	tutor.KindCheckStays:     practice.WaysOut,
	tutor.KindMateThreat:     practice.MateInOne, tutor.KindMateChance: practice.MateInOne,
	tutor.KindPromotionChance: practice.PromoteOrStop, tutor.KindPawnRuns: practice.PromoteOrStop,
}

// Practising returns the skill in which the subject of a fact is practised, and whether there is one. A fact of
// KindCheck is about the way out, whatever idea it names.
func Practising(f tutor.Fact) (practice.Skill, bool) {
	if s, ok := ideaSkills[f.Concept]; ok && f.Kind != tutor.KindCheck {
		return s, true
	}
	s, ok := kindSkills[f.Kind]
	return s, ok
}

// Practises returns the skill in which the subject of a fact is practised, if its lesson was met.
func (p *Progress) Practises(f tutor.Fact) (practice.Skill, bool) {
	s, ok := Practising(f)
	return s, ok && p.knows(s)
}
