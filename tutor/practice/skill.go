package practice

import (
	"slices"
)

// A Skill is one thing to practise. Addresses contain its name, so it never changes.
type Skill string

// The skills, in the order of the lessons that teach them.
const (
	Attacked      Skill = "attacked"        // what of mine can be taken
	Attackers     Skill = "attackers"       // who attacks a square
	SafeSquares   Skill = "safe-squares"    // where a piece can go and not be taken
	FreePieces    Skill = "free-pieces"     // what can be taken for nothing
	GuardOrMove   Skill = "guard-or-move"   // save what is attacked
	WaysOut       Skill = "ways-out"        // out of check
	MateInOne     Skill = "mate-in-one"     //
	GoodTrade     Skill = "good-trade"      // does taking pay
	WhatChanged   Skill = "what-changed"    // by the last move
	Mistake       Skill = "mistake"         // does this move lose something
	Fork          Skill = "fork"            //
	PinAndSkewer  Skill = "pin-and-skewer"  //
	OpenedLine    Skill = "opened-line"     //
	MateInTwo     Skill = "mate-in-two"     //
	PromoteOrStop Skill = "promote-or-stop" // a pawn
	MatingNets    Skill = "mating-nets"     // a ladder, the back rank, a support, smothered
	BringOut      Skill = "bring-out"       // a piece in the opening
	KingAndPawn   Skill = "king-and-pawn"   // the opposition, key squares, the square of the pawn
	TrappedPiece  Skill = "trapped-piece"   // attack what has no safe square
	StopTheThreat Skill = "stop-the-threat" // of mate: see it, and stop it
	OpenedCheck   Skill = "opened-check"    // a discovered check that wins
	TakeTheGuard  Skill = "take-the-guard"  // and win what it guarded
	Deflection    Skill = "deflection"      // call a guard away
	Simplify      Skill = "simplify"        // trade pieces when ahead
	InBetween     Skill = "in-between"      // a check or threat before taking back
)

// skills lists all skills, each with the name of the lesson that teaches it. New skills go to the end: encoded
// Records refer to a skill by its place in this list, and to an exercise by its number, which follows from its line in
// the bank. Numbers up to retired belonged to exercises that are gone and never belong to others.
var skills = []struct {
	skill   Skill
	lesson  string
	retired int
}{
	{Attacked, "taking", 600}, {Attackers, "attacks", 900}, {SafeSquares, "attacks", 600},
	{FreePieces, "free", 600}, {GuardOrMove, "save", 1200}, {WaysOut, "check", 1380}, {MateInOne, "mate", 1185},
	{GoodTrade, "worth", 600}, {WhatChanged, "change", 600}, {Mistake, "look", 600}, {Fork, "fork", 1200},
	{PinAndSkewer, "lines", 1200}, {OpenedLine, "lines", 1144}, {MateInTwo, "finish", 1200},
	{PromoteOrStop, "odd-pawns", 1200}, {MatingNets, "mating-nets", 600}, {BringOut, "first-game", 600},
	{KingAndPawn, "odd-pawns", 461}, {TrappedPiece, "trap", 600}, {StopTheThreat, "look", 585},
	{OpenedCheck, "discovered", 415}, {TakeTheGuard, "defender", 550}, {Deflection, "deflection", 565},
	{Simplify, "worth", 464}, {InBetween, "look", 243},
}

// Skills returns all skills in the order in which they are learned.
func Skills() (list []Skill) {
	for _, s := range skills {
		list = append(list, s.skill)
	}
	return list
}

// FindSkill returns the skill with a name, and whether there is one.
func FindSkill(name string) (Skill, bool) {
	return Skill(name), slices.Contains(Skills(), Skill(name))
}

// Lesson returns the name of the lesson that teaches the skill.
func (s Skill) Lesson() string { return skills[s.place()].lesson }

// retired returns how many numbers of the skill belonged to exercises that are gone.
func (s Skill) retired() int { return skills[s.place()].retired }

// place returns the index of a skill in skills.
func (s Skill) place() int {
	for i := range skills {
		if skills[i].skill == s {
			return i
		}
	}
	return -1
}

// A Difficulty is how hard an exercise is.
type Difficulty uint8

// The difficulties.
const (
	Easy Difficulty = iota
	Medium
	Hard
)

// Difficulties returns all difficulties, the easiest first.
func Difficulties() []Difficulty { return []Difficulty{Easy, Medium, Hard} }

// String returns "easy", "medium" or "hard".
func (d Difficulty) String() string { return [...]string{"easy", "medium", "hard"}[d] }

// FindDifficulty returns the difficulty with a name, and whether there is one.
func FindDifficulty(name string) (Difficulty, bool) {
	for _, d := range Difficulties() {
		if d.String() == name {
			return d, true
		}
	}
	return Easy, false
}
