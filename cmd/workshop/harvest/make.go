package harvest

import (
	"context"
	"fmt"
	"io"
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// A game gives two exercises of a skill at most, and they are apart plies apart at least, so that they differ enough.
const (
	perGame = 2
	apart   = 8
)

// mostLead is below how many points a side may be ahead: beyond that a game is only to be finished.
const mostLead = 9

// aheadBy returns how many points the side is ahead that has more.
func aheadBy(p *chess.Position) int {
	return max(chess.Lead(p, chess.White), chess.Lead(p, chess.Black))
}

// bounds are the lowest weights of medium and of hard exercises to tap: about the terciles of what games bring.
var bounds = map[practice.Skill][2]int{
	practice.Attacked: {58, 70}, practice.Attackers: {47, 62}, practice.SafeSquares: {63, 76},
	practice.FreePieces: {49, 62}, practice.WaysOut: {48, 62}, practice.WhatChanged: {50, 63},
	practice.StopTheThreat: {50, 60},
}

// larger are the skills that skip positions with a mate in one, which would be a better move than the right answer.
var larger = map[practice.Skill]bool{
	practice.GuardOrMove: true, practice.Fork: true, practice.PinAndSkewer: true,
	practice.OpenedLine: true, practice.MateInTwo: true, practice.PromoteOrStop: true,
	practice.BringOut: true, practice.TrappedPiece: true, practice.StopTheThreat: true, practice.OpenedCheck: true,
	practice.TakeTheGuard: true, practice.Deflection: true, practice.Simplify: true, practice.InBetween: true,
}

// maker collects exercises for the bank.
type maker struct {
	want   int              // exercises wanted of each skill and difficulty
	skills []practice.Skill // those that are added to
	judge  *judge
	bank   map[practice.Skill][]string
	count  map[practice.Skill]*[3]tally
	shown  map[practice.Skill]shown
	look   map[practice.Skill]*look
}

// newMaker returns a maker of some skills without exercises.
func newMaker(want int, skills []practice.Skill) *maker {
	k := &maker{
		want: want, skills: skills, judge: newJudge(), bank: map[practice.Skill][]string{},
		count: map[practice.Skill]*[3]tally{}, shown: map[practice.Skill]shown{},
		look: map[practice.Skill]*look{},
	}
	for _, s := range skills {
		k.count[s], k.look[s] = &[3]tally{}, &look{}
		for d := range k.count[s] {
			k.count[s][d].of = map[class]int{}
		}
	}
	return k
}

// keep adds an exercise as it stands in the bank, and how hard it is said to be. One that is chosen no more is not
// counted, so that another takes its place.
func (k *maker) keep(s practice.Skill, e *exercise.Exercise, d practice.Difficulty, of []class) error {
	if !e.ChosenNoMore() {
		k.count[s][d].add(of)
	}
	k.look[s].add(&e.Position)
	k.shown[s] = append(k.shown[s], boardOf(&e.Position, false))
	e.ID = practice.ID(s, len(k.bank[s]))
	line, err := e.Line()
	k.bank[s] = append(k.bank[s], string('0'+rune(d))+string(line))
	return err
}

// lacking reports whether a skill needs more exercises.
func (k *maker) lacking(s practice.Skill) bool {
	return slices.ContainsFunc(k.count[s][:], func(t tally) bool { return t.all < k.want })
}

// play plays games, from one of them on, until no skill needs more exercises or so many were played. It calls save
// now and then with the number of games so far.
func (k *maker) play(ctx context.Context, from, games int, seed uint64, save func(played int) error) (int, error) {
	for n := from; n < from+games; n++ {
		if !slices.ContainsFunc(k.skills, k.lacking) {
			return n, nil
		}
		err := k.endings(ctx, seed<<32+uint64(n))
		if err == nil && slices.ContainsFunc(k.skills, func(s practice.Skill) bool {
			return s != practice.KingAndPawn && k.lacking(s)
		}) {
			var list []*scene
			if list, err = scenes(ctx, seed<<32+uint64(n)); err == nil {
				err = k.game(ctx, list)
			}
		}
		if err == nil && n%10 == 9 {
			err = save(n + 1)
		}
		if err != nil {
			return n, err
		}
	}
	return from + games, nil
}

// endings adds exercises of king and pawn, as many as a game gives of another skill: they need no game.
func (k *maker) endings(ctx context.Context, seed uint64) error {
	const skill = practice.KingAndPawn
	if !slices.Contains(k.skills, skill) || !k.lacking(skill) {
		return nil
	}
	for i := range uint64(perGame) {
		s := &scene{coin: seed*perGame + i}
		if _, err := k.add(ctx, skill, questions[skill](s)); err != nil {
			return err
		}
	}
	return nil
}

// game collects the exercises of one game.
func (k *maker) game(ctx context.Context, list []*scene) error {
	latest, made := map[practice.Skill]int{}, map[practice.Skill]int{} // plies of exercises, and how many there are
	for _, s := range list {
		for _, skill := range k.skills {
			if skill == practice.KingAndPawn {
				continue
			}
			between := max(s.ply-latest[skill], latest[skill]-s.ply)
			if !k.lacking(skill) || made[skill] == perGame || made[skill] > 0 && between < apart {
				continue
			}
			if s.at.InCheck() != (skill == practice.WaysOut) || larger[skill] && s.mates() {
				continue
			}
			e := questions[skill](s)
			if e == nil {
				continue
			}
			added, err := k.add(ctx, skill, e)
			if err != nil {
				return err
			}
			if added {
				latest[skill] = s.ply
				made[skill]++
			}
		}
	}
	return nil
}

// add adds a candidate to the exercises of a skill and reports whether it did: if it is proved, is like no other, more
// of its difficulty and classes are wanted, and a search agrees with its answers.
func (k *maker) add(ctx context.Context, s practice.Skill, e *exercise.Exercise) (bool, error) {
	solutions, ok := proved(s, e)
	if !ok || aheadBy(&e.Position) >= mostLead || e.ChosenNoMore() {
		return false, nil
	}
	d, ok := difficulty(s, e, solutions)
	of := classes(e, solutions)
	if !ok || !k.count[s][d].takes(s, of, k.want) || !k.look[s].takes(s, &e.Position) || k.shown[s].has(&e.Position) {
		return false, nil
	}
	if good, err := k.judge.good(ctx, e, solutions); err != nil || !good {
		return false, err
	}
	err := k.keep(s, e, d, of)
	return err == nil, err
}

// print tells how many exercises there are.
func (k *maker) print(out io.Writer) {
	fmt.Fprintf(out, "%-16s%8s%8s%8s%8s\n", "skill", "easy", "medium", "hard", "all")
	for _, s := range k.skills {
		n := *k.count[s]
		fmt.Fprintf(out, "%-16s%8d%8d%8d%8d\n", s, n[0].all, n[1].all, n[2].all, len(k.bank[s]))
	}
}
