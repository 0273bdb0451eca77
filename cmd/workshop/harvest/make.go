package harvest

import (
	"context"
	"fmt"
	"io"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// apart is the minimum number of plies between two exercises of one skill from one game, so that they differ enough.
const apart = 8

// bounds are the lowest weights of medium and of hard exercises: about the terciles of what games bring. They must
// not change, because the exercises in the bank were sorted by them.
var bounds = map[practice.Skill][2]int{
	practice.Attacked: {58, 70}, practice.Attackers: {47, 62}, practice.SafeSquares: {63, 76},
	practice.FreePieces: {49, 62}, practice.GuardOrMove: {51, 65}, practice.WaysOut: {48, 62},
	practice.MateInOne: {71, 86}, practice.GoodTrade: {47, 60}, practice.WhatChanged: {50, 63},
	practice.Mistake: {34, 55}, practice.Fork: {75, 90}, practice.PinAndSkewer: {73, 90},
	practice.OpenedLine: {78, 93}, practice.MateInTwo: {77, 92}, practice.PromoteOrStop: {40, 65},
}

// larger are the skills that skip positions with a mate in one, which would be a better move than the right answer.
var larger = map[practice.Skill]bool{
	practice.GuardOrMove: true, practice.Fork: true, practice.PinAndSkewer: true,
	practice.OpenedLine: true, practice.MateInTwo: true, practice.PromoteOrStop: true,
}

// maker collects exercises for the bank.
type maker struct {
	want  int            // exercises wanted of each skill and difficulty
	skill practice.Skill // the only skill that is added to, "" for all
	rule  string         // the only rule of exercises that are added, "" for all
	bank  map[practice.Skill][]string
	count map[practice.Skill]*[3]int
	seen  map[practice.Skill]map[string]bool
}

// newMaker returns a maker that starts with the exercises of the bank, or empty.
func newMaker(want int, empty bool) *maker {
	k := &maker{
		want: want, bank: map[practice.Skill][]string{}, count: map[practice.Skill]*[3]int{},
		seen: map[practice.Skill]map[string]bool{},
	}
	for _, s := range practice.Skills() {
		k.count[s], k.seen[s] = &[3]int{}, map[string]bool{}
		if empty {
			continue
		}
		for i := range practice.Size(s) {
			item := practice.At(s, i)
			k.bank[s] = append(k.bank[s], practice.Line(s, i))
			k.count[s][item.Difficulty]++
			k.seen[s][likeness(item.Exercise)] = true
		}
	}
	return k
}

// lacking reports whether a skill needs more exercises.
func (k *maker) lacking(s practice.Skill) bool {
	if k.skill != "" && s != k.skill {
		return false
	}
	return slices.Min(k.count[s][:]) < k.want
}

// play plays games until no skill needs more exercises or the number of games is reached, and returns how many it
// played.
func (k *maker) play(ctx context.Context, games int, seed uint64, levels []ai.Level, log io.Writer) (int, error) {
	for n := range games {
		if n%100 == 99 {
			fmt.Fprintf(log, "%d games\n", n+1)
		}
		if !slices.ContainsFunc(practice.Skills(), k.lacking) {
			return n, nil
		}
		list, err := scenes(ctx, seed<<32+uint64(n), levels)
		if err != nil {
			return n, err
		}
		if err := k.game(list); err != nil {
			return n, err
		}
	}
	return games, nil
}

// game collects the exercises of one game.
func (k *maker) game(list []*scene) error {
	latest := map[practice.Skill]int{} // plies of exercises
	for ply, s := range list {
		for _, skill := range practice.Skills() {
			if last, was := latest[skill]; !k.lacking(skill) || was && ply < last+apart {
				continue
			}
			if s.at.InCheck() != (skill == practice.WaysOut) || larger[skill] && s.mates() {
				continue
			}
			e := questions[skill](s)
			if e == nil {
				continue
			}
			added, err := k.add(skill, e)
			if err != nil {
				return err
			}
			if added {
				latest[skill] = ply
			}
		}
	}
	return nil
}

// add adds a candidate to the exercises of a skill and reports whether it did: if it is proved, equals no other,
// and more of its difficulty are wanted.
func (k *maker) add(s practice.Skill, e *exercise.Exercise) (bool, error) {
	if k.rule != "" && e.Rule != k.rule {
		return false, nil
	}
	alike := likeness(e)
	if k.seen[s][alike] {
		return false, nil
	}
	right, ok := proved(s, e)
	if !ok {
		return false, nil
	}
	w := weight(e, right)
	d := practice.Easy
	for _, bound := range bounds[s] {
		if w >= bound {
			d++
		}
	}
	if k.count[s][d] >= k.want {
		return false, nil
	}
	k.seen[s][alike] = true
	k.count[s][d]++
	e.ID = practice.ID(s, len(k.bank[s]))
	line, err := e.Line()
	k.bank[s] = append(k.bank[s], string('0'+rune(d))+string(line))
	return err == nil, err
}
