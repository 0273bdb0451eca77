package english_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// twoOfEach has two of every piece on both sides, so that every piece is named with its
// square, and captures one after the other on d5.
const twoOfEach = "1k1r1q1q/3r2np/2n1b1b1/3p4/2P1P1B1/2N2B2/3R2N1/QK1R3Q w - - 0 1"

// Words that voice.md bans, and turns of speech of programs.
var banned = regexp.MustCompile(
	`(?i)\b(men|man|by the count|prefers?|expects?|another move would give|evaluat\w+|centipawns?|eight pawns|likes)\b`,
)

// askedWords are the plain words, beside those of the coach's lines, of what is said when
// a person asks for something, tries something or is warned.
const askedWords = `brings prepares
	everything leave fewer step behind keep push nearer must help few little ahead find better
	after across against allows along already answer because began belongs between big blocked blocks choose costs diagonally end first
	forward game hard help jump later pin trap left like longer looks never not pins reaches starts straight sure turn use wait whatever winning`

// filled returns facts of a kind with every parameter filled, as long as can be, in all
// the ways that a template may tell apart.
func filled(t *testing.T, kind fact.Kind) (list []fact.Fact) {
	t.Helper()
	p := fenOf(t, twoOfEach)
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
					nil, {{Way: fact.WayMove}, {Way: fact.WayGuard}, {Way: fact.WayBlock}, {Way: fact.WayTake}},
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
	fact.KindGuardRemoved: true, fact.KindDrivesGuard: true, fact.KindOverloaded: true, fact.KindPinnedGuard: true,
	fact.KindPinHolds: true,
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
			idea.Concept = first
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

// Every template says what it says in sentences of at most 14 plain words without
// notation, whatever it is about, to whom it may be.
func TestEveryTemplateIsPlain(t *testing.T) {
	t.Parallel()
	known := map[string]bool{"white": true, "black": true, "italian": true}
	for _, word := range append(strings.Fields(askedWords), plainWords...) {
		known[word] = true
	}
	seen := map[string]bool{}
	for _, kind := range fact.Kinds() {
		list := filled(t, kind)
		switch kind {
		case fact.KindIdeaDanger, fact.KindIdeaChance, fact.KindHintIdea, fact.KindHintNext, fact.KindHintPrevents,
			fact.KindWarnIdea, fact.KindThreatIdea, fact.KindPurposePrepares:
			list = withIdeas(t, kind)
		case fact.KindHintMove:
			for _, step := range []fact.Kind{fact.KindHintIdea, fact.KindHintNext, fact.KindHintPrevents} {
				for _, second := range withIdeas(t, step) {
					f := list[0]
					f.Ideas = []fact.Fact{second}
					list = append(list, f)
				}
			}
		}
		for _, f := range list {
			for _, a := range []tutor.Audience{
				tutor.ToWhite, tutor.ToBlack, tutor.ToBoth, tutor.ToWhiteOfTwo, tutor.ToBlackOfTwo,
			} {
				text := english.English.Fact(f, a)
				if seen[text] {
					continue
				}
				seen[text] = true
				requireTemplate(t, fmt.Sprint(kind), text, known)
			}
		}
	}
	t.Logf("%d texts", len(seen))
}

func requireTemplate(t *testing.T, kind, text string, known map[string]bool) {
	t.Helper()
	require.NotEmpty(t, text, kind)
	assert.NotRegexp(t, banned, text, kind)
	assert.NotRegexp(t, notation, text, kind)
	assert.Regexp(t, `^[A-Z0-9]`, text, kind)
	for _, sentence := range sentenceEnd.Split(text, -1) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), 14, "%s: %s", kind, text)
	}
	for _, word := range wordOf.FindAllString(strings.ReplaceAll(strings.ToLower(text), "'s", ""), -1) {
		assert.True(t, known[word] || squareName.MatchString(word) || word[0] <= '9', "%s: %q in %q", kind, word, text)
	}
}
