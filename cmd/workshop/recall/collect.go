package recall

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"chesstutor/ai"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// The limits of the games and searches.
const (
	strongNodes = 500
	weakNodes   = 60
	firstPly    = 6    // the first ply whose position is searched
	shortNodes  = 1000 // of the search that decides whether a longer one is worth it
)

// A tally counts the positions with an idea in their best line, and those where the coach names it: by the hint,
// the warning, the threat, and by any of them.
type tally struct{ there, hinted, warned, threatened, named int }

// A recaller plays games and counts the ideas in them.
type recaller struct {
	judge  uint64 // nodes of the search for the best line
	each   int    // positions to collect of each idea, 0 for all
	slips  uint   // random moves tried in the place of each move
	byIdea map[fact.Concept]*tally
	missed []string // positions in which an idea is not named
}

// play plays games and goes through each, until enough positions are collected, and returns how many it played.
func (k *recaller) play(ctx context.Context, games int, seed uint64) (played int, err error) {
	openings, err := match.Openings(ctx, games, seed)
	if err != nil {
		return 0, err
	}
	for i, opening := range openings {
		if k.full() {
			return i, nil
		}
		players := [2]match.Player{match.NewNodesPlayer(strongNodes), match.NewNodesPlayer(weakNodes)}
		g, err := match.PlayGame(ctx, opening, players[i%2], players[1-i%2], seed<<32+uint64(i))
		if err != nil {
			return i, err
		}
		if err := k.game(ctx, g, rand.New(rand.NewPCG(seed, uint64(i)))); err != nil {
			return i, err
		}
	}
	return games, nil
}

// full reports whether enough positions of every idea are collected.
func (k *recaller) full() bool {
	ideas := []fact.Concept{fact.MateInOne, fact.BackRank, fact.MateInTwo}
	for _, d := range detectors {
		ideas = append(ideas, d.concept)
	}
	return !slices.ContainsFunc(ideas, k.wants)
}

// wants reports whether more positions of an idea are needed.
func (k *recaller) wants(c fact.Concept) bool { return k.each == 0 || k.of(c).there < k.each }

// game looks at the positions of a game, and at those after slips.
func (k *recaller) game(ctx context.Context, played *match.Game, random *rand.Rand) error {
	g := tutor.NewGame(tutor.Setup{Start: played.Start, Players: tutor.TwoPlayers})
	for ply, m := range played.Moves {
		if ply >= firstPly {
			if err := k.slip(ctx, g, m, random); err != nil {
				return err
			}
		}
		if g.Play(m) != nil || g.Outcome() != chess.Playing {
			return nil
		}
		if ply >= firstPly {
			if err := k.position(ctx, g); err != nil {
				return err
			}
		}
	}
	return nil
}

// slip looks at the positions after some other moves than the game's, chosen at random, as a beginner's are.
func (k *recaller) slip(ctx context.Context, g *tutor.Game, played chess.Move, random *rand.Rand) error {
	moves := slices.DeleteFunc(g.Position().Moves(), func(m chess.Move) bool { return m == played })
	random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	for _, m := range moves[:min(len(moves), int(k.slips))] {
		next := g.Until(g.Ply())
		if next.Play(m) != nil || next.Outcome() != chess.Playing {
			continue
		}
		if err := k.position(ctx, next); err != nil {
			return err
		}
	}
	return nil
}

// position counts the ideas in the best line from the current position. As few lines have one, a short search
// decides first whether the long one is worth it.
func (k *recaller) position(ctx context.Context, g *tutor.Game) error {
	short, err := k.best(ctx, *g.Position(), shortNodes)
	if err != nil || len(k.wanted(lineOf(g, short))) == 0 {
		return err
	}
	best, err := k.best(ctx, *g.Position(), k.judge)
	if err != nil {
		return err
	}
	l := lineOf(g, best)
	there := k.wanted(l)
	if len(there) == 0 {
		return nil
	}
	said, err := k.sayings(ctx, g)
	if err != nil {
		return err
	}
	for _, c := range there {
		k.count(g, l, c, said)
	}
	return nil
}

// lineOf returns the best line from the position on the board.
func lineOf(g *tutor.Game, best ai.Result) *line {
	l := newLine(*g.Position(), best)
	if n := g.Ply(); n > 0 {
		l.last = g.Moves()[n-1]
		l.took = chess.Taken(g.PositionAt(n-1), l.last) != chess.NoPiece
	}
	return l
}

// wanted returns the ideas of a line of which more positions are needed.
func (k *recaller) wanted(l *line) []fact.Concept {
	return slices.DeleteFunc(l.ideas(), func(c fact.Concept) bool { return !k.wants(c) })
}

// count counts whether an idea is named. A sentence names at most two ideas, so a third is not counted as missed if
// the two others are named.
func (k *recaller) count(g *tutor.Game, l *line, c fact.Concept, said sayings) {
	hinted, warned, threatened := names(said.hint, c), names(said.warning, c), names(said.threat, c)
	if !hinted && !warned && !threatened {
		others := 0
		for _, other := range l.ideas() {
			if names(said.hint, other) {
				others++
			}
		}
		if others >= 2 {
			return
		}
		k.missed = append(k.missed,
			fmt.Sprintf("%s: %s, %s not named but %s", g.Position().FEN(), l.san(), c, namesText(said.hint)))
	}
	t := k.of(c)
	t.there++
	for n, named := range map[*int]bool{
		&t.hinted: hinted, &t.warned: warned, &t.threatened: threatened, &t.named: hinted || warned || threatened,
	} {
		if named {
			*n++
		}
	}
}

// linePlies is how long a best line is made, if the game goes on so long.
const linePlies = 6

// best searches for the best line. If the transposition table cut the line short, it searches on from the line's
// end.
func (k *recaller) best(ctx context.Context, p chess.Position, nodes uint64) (ai.Result, error) {
	limits := ai.Limits{Method: ai.Selective, Nodes: nodes}
	best, err := ai.Search(ctx, p, nil, limits, 1)
	for _, m := range best.PV {
		p = p.Play(m)
	}
	for err == nil && len(best.PV) < linePlies && p.Outcome(nil) == chess.Playing {
		var more ai.Result
		if more, err = ai.Search(ctx, p, nil, limits, 1); err == nil {
			best.PV, p = append(best.PV, more.Move), p.Play(more.Move)
		}
	}
	return best, err
}

func (k *recaller) of(c fact.Concept) *tally {
	if k.byIdea[c] == nil {
		k.byIdea[c] = &tally{}
	}
	return k.byIdea[c]
}

// sayings are the coach's facts about a position: in its hint, in its warning about the last move, and in the
// threat, found as if it were the other side's turn.
type sayings struct{ hint, warning, threat []fact.Fact }

// sayings returns what the coach says of the position on the board.
func (k *recaller) sayings(ctx context.Context, g *tutor.Game) (said sayings, err error) {
	search := func(p chess.Position, earlier []uint64, limits ai.Limits) (found ai.Result) {
		if err == nil {
			found, err = ai.Search(ctx, p, earlier, limits, 1)
		}
		return found
	}
	p := *g.Position()
	before := g.Until(g.Ply() - 1)
	hint := search(p, g.Earlier(), coach.HintLimits)
	searched := coach.Searched{
		Before: search(*before.Position(), before.Earlier(), coach.HintLimits),
	}
	if err == nil {
		err = searched.SearchAfter(func(limits ai.Limits) (ai.Result, error) {
			return ai.Search(ctx, p, g.Earlier(), limits, 1)
		})
	}
	passed := p.Pass()
	threatens := !p.InCheck() && passed.HasMove()
	var now ai.Result
	if threatens {
		now = search(passed, nil, coach.HintLimits)
	}
	if err != nil {
		return said, err
	}
	steps := coach.HintFacts(g, hint)
	said.hint = steps[1:2]
	v := coach.NewSurvey(before.Position())
	if w := coach.WarningOf(g, v, searched, false, func(coach.Warn) bool { return true }); w != nil {
		said.warning = []fact.Fact{*w}
	}
	if threatens {
		said.threat = []fact.Fact{coach.ThreatFound(&passed, now, hint)}
	}
	for _, list := range [][]fact.Fact{said.hint, said.warning, said.threat} {
		for i := range list {
			list[i] = asSaid(list[i])
		}
	}
	return said, nil
}

// asSaid returns a fact without its second idea if the sentence has no room for it.
func asSaid(f fact.Fact) fact.Fact {
	if len(f.Ideas) < 2 {
		return f
	}
	alone := f
	alone.Ideas = f.Ideas[:1]
	if english.English.Fact(alone, tutor.ToWhite) == english.English.Fact(f, tutor.ToWhite) {
		return alone
	}
	return f
}

// namesText returns the kind and the ideas of a list's first fact as text, for the list of missed positions.
func namesText(facts []fact.Fact) string {
	text := string(facts[0].Kind)
	for _, f := range facts[0].Ideas {
		text += " " + string(f.Concept)
	}
	return text
}

// names reports whether a fact names an idea, or one that is a case of it.
func names(facts []fact.Fact, c fact.Concept) bool {
	for _, f := range facts {
		if f.Concept == c || slices.Contains(cases[f.Concept], c) ||
			f.Kind == fact.KindHintMate && f.Count == 2 && c == fact.MateInTwo ||
			slices.Contains(plain[c], f.Kind) {
			return true
		}
		if names(f.Ideas, c) {
			return true
		}
	}
	return false
}

// cases are ideas that are cases of others.
var cases = map[fact.Concept][]fact.Concept{
	fact.BackRank:    {fact.MateInOne, fact.MateInTwo},
	fact.PinToPiece:  {fact.PinToKing},
	fact.OpenedCheck: {fact.OpenedLine},
	fact.DoubleCheck: {fact.OpenedLine},
	fact.PawnRun:     {fact.Promotion},
}

// plain maps kinds of facts to the idea that they describe without its name.
var plain = map[fact.Concept][]fact.Kind{
	fact.MateInOne: {fact.KindWarnMate, fact.KindThreatMate},
	fact.FreePiece: {fact.KindWarnHanging, fact.KindThreatHanging},
	fact.Promotion: {fact.KindThreatPromotion},
}
