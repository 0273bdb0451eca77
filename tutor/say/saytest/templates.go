// Package saytest holds the texts of a language to what is asked of every language, for its tests.
package saytest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// Templates calls tell with every text that a language has for facts, whatever they are about, to whom it may be.
func Templates(t *testing.T, l *say.Language, tell func(kind fact.Kind, text string)) {
	t.Helper()
	friends := tutor.NewGame(tutor.Setup{Start: chess.Start(), Level: ai.Mina}).Audience()
	seen := map[string]bool{}
	for _, kind := range fact.Kinds() {
		for _, f := range append(facts(t, kind), plain(facts(t, kind))...) {
			for _, a := range []tutor.Audience{
				tutor.ToWhite, tutor.ToBlack, tutor.ToBoth, tutor.ToWhiteOfTwo, tutor.ToBlackOfTwo, friends,
			} {
				if text := l.Fact(f, a); !seen[text] {
					seen[text] = true
					tell(kind, text)
				}
			}
		}
	}
	t.Logf("%d texts", len(seen))
}

// plain returns facts as they are told in words that need no lesson.
func plain(list []fact.Fact) []fact.Fact {
	for i := range list {
		list[i].Plain = true
		for at := range list[i].Ideas {
			list[i].Ideas[at].Plain = list[i].Ideas[at].Concept == fact.Fork
		}
	}
	return list
}

// facts returns facts of a kind, with ideas where it names some.
func facts(t *testing.T, kind fact.Kind) []fact.Fact {
	t.Helper()
	switch kind {
	case fact.KindIdeaDanger, fact.KindIdeaChance, fact.KindHintIdea, fact.KindHintNext, fact.KindHintPrevents,
		fact.KindWarnIdea, fact.KindThenIdea, fact.KindThreatIdea, fact.KindPurposePrepares, fact.KindHintPrepares:
		return withIdeas(t, kind)
	case fact.KindHintMove:
		list := filled(t, kind)
		for _, step := range []fact.Kind{
			fact.KindHintIdea, fact.KindHintNext, fact.KindHintPrevents, fact.KindHintPrepares,
		} {
			for _, second := range withIdeas(t, step) {
				f := list[0]
				f.Ideas = []fact.Fact{second}
				list = append(list, f)
			}
		}
		return list
	}
	return filled(t, kind)
}

// twoOfEach has two of every piece on both sides, so that every piece is named with its
// square, and captures one after the other on d5.
const twoOfEach = "1k1r1q1q/3r2np/2n1b1b1/3p4/2P1P1B1/2N2B2/3R2N1/QK1R3Q w - - 0 1"

// filled returns facts of a kind with every parameter filled, as long as can be, in all
// the ways that a template may tell apart.
func filled(t *testing.T, kind fact.Kind) (list []fact.Fact) {
	t.Helper()
	p, err := chess.ParseFEN(twoOfEach)
	require.NoError(t, err)
	var line []chess.Move
	at := p
	for _, san := range []string{"cxd5", "Bxd5", "Nxd5", "Rxd5"} {
		m, err := at.ParseSAN(san)
		require.NoError(t, err)
		line, at = append(line, m), at.Play(m)
	}
	on := func(names ...string) (pieces []fact.PlacedPiece) {
		for _, name := range names {
			s := square(name)
			pieces = append(pieces, fact.PlacedPiece{Piece: p.At(s), Square: s})
		}
		return pieces
	}
	ours, theirs := on("c3", "d2", "f3", "g2"), on("c6", "d7", "e6", "g7")
	for _, pieces := range [][2][]fact.PlacedPiece{
		{ours, theirs}, {theirs, ours}, {on("d2", "e4"), on("d5", "g7")}, {on("b1", "d2"), on("d7", "d5")},
		{on("d7", "d2"), on("d2", "d7")},
	} {
		for _, guards := range [][]fact.PlacedPiece{nil, pieces[0][:1], pieces[0][:2]} {
			for _, count := range []int{-10, -1, 1, 2, 10} {
				if count < 0 && !loses[kind] || count > 0 && kind == fact.KindMostLost {
					continue
				}
				for _, ways := range [][]fact.WayOut{
					nil,
					{
						{Way: fact.WayMove, Lets: pieces[0][0]}, {Way: fact.WayGuard}, {Way: fact.WayBlock},
						{Way: fact.WayTake},
						{Way: fact.WayInstead, By: pieces[0][0]},
					},
				} {
					f := fact.Fact{
						Kind: kind, Side: chess.White, Pieces: pieces[0], By: pieces[1], Guards: guards,
						Unguarded: len(guards) == 0,
						Squares: []chess.Square{
							square("d5"),
							square("e4"),
							chess.H8,
						}, Name: "Italian Game", Number: 100,
						Start: p, Line: line, Count: count, Answers: 7, Ways: ways,
					}
					switch kind {
					case fact.KindHintMove,
						fact.KindThenLoses,
						fact.KindThenHangs,
						fact.KindWarnExchange,
						fact.KindWarnHanging,
						fact.KindInAll:
						f.Move = line[0]
					case fact.KindNumbers: // which is told of what is attacked
						f.Guards = guards
					case fact.KindHintPlan:
						f.Ideas = []fact.Fact{{Kind: fact.KindPlanTrade, Side: f.Side, Count: 10, Start: p}}
					case fact.KindMateInTwo:
						f.Concept = fact.MateInTwo
					case fact.KindFork, fact.KindOverloaded:
						f.Guards = pieces[0]
					}
					if len(f.Guards) == 0 && needsGuard[kind] {
						f.Guards, f.Unguarded = pieces[0], false
					}
					list = append(list, f)
					if f.Returned() {
						f.Line = line[:2]
						list = append(list, f)
					}
					if kind == fact.KindHanging || kind == fact.KindExchangeDanger {
						again, also := f, f
						again.Again, also.Also = true, true
						list = append(list, again, also)
					}
					if kind == fact.KindHintPiece {
						f.Endangered = true
						list = append(list, f)
					}
				}
			}
		}
	}
	return list
}

// loses has the kinds of which the count is below zero.
var loses = map[fact.Kind]bool{
	fact.KindExchangeDanger: true, fact.KindThenLoses: true, fact.KindWarnExchange: true,
	fact.KindThreatExchange: true, fact.KindMostLost: true, fact.KindInAll: true,
}

// needsGuard has the kinds that always tell of a guard.
var needsGuard = map[fact.Kind]bool{
	fact.KindGuardRemoved: true, fact.KindDrivesGuard: true, fact.KindCutsGuard: true, fact.KindOverloaded: true,
	fact.KindPinnedGuard: true, fact.KindPinHolds: true,
}

// told has the ideas that no move carries out: they are told as facts of their own.
var told = map[fact.Concept]bool{
	fact.StalemateTrap: true, fact.WaysOut: true, fact.AttackersAndGuards: true,
	fact.Development: true, fact.KingShelter: true, fact.OpenFiles: true,
}

// withIdeas returns facts that name ideas: every one alone and every two together.
func withIdeas(t *testing.T, kind fact.Kind) (list []fact.Fact) {
	t.Helper()
	some := filled(t, kind)
	var named []fact.Concept
	for _, c := range fact.Concepts() {
		if !told[c] {
			named = append(named, c)
		}
	}
	for _, f := range []fact.Fact{some[0], some[len(some)/2]} {
		idea := f
		idea.Guards, idea.Move = f.Pieces, f.Line[0]
		for _, first := range named {
			idea.Concept, idea.Count = first, f.Count
			if first == fact.BackRank {
				idea.Count = 2 // moves
			}
			alone := f
			alone.Concept, alone.Ideas, alone.Count = first, []fact.Fact{idea}, 1
			list = append(list, alone)
			for _, second := range named {
				if second == first {
					continue
				}
				both, other := alone, idea
				other.Concept, other.Pieces = second, f.By
				both.Ideas = []fact.Fact{idea, other}
				list = append(list, both)
			}
		}
	}
	return list
}

func square(text string) chess.Square {
	s, err := chess.ParseSquare(text)
	if err != nil {
		panic(err)
	}
	return s
}
