package recall

import (
	"context"
	"fmt"
	"slices"

	"chesstutor/ai"
	"chesstutor/ai/match"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// What the games are played with, in positions a move.
const (
	strongNodes = 2000
	weakNodes   = 60
	firstPly    = 8 // that is looked at
)

// A tally counts the positions with an idea in their best line, and those where
// the coach names it, by the hint, and by that or the warning.
type tally struct{ there, hinted, named int }

// A recaller goes through games.
type recaller struct {
	judge  uint64 // nodes of the search for the best line
	each   int    // enough of an idea
	byIdea map[tutor.Concept]*tally
	missed []string // positions in which an idea is not named
	engine *ai.Engine
}

// play plays so many games and goes through each.
func (k *recaller) play(ctx context.Context, games int, seed uint64) error {
	openings, err := match.Openings(ctx, games, seed)
	if err != nil {
		return err
	}
	player := func(nodes uint64) match.Player {
		return &match.Computer{Title: fmt.Sprint(nodes), Limits: ai.Limits{Method: ai.Selective, Nodes: nodes}, Engine: ai.NewEngine(1)}
	}
	for i, opening := range openings {
		players := [2]match.Player{player(strongNodes), player(weakNodes)}
		var played *match.Game
		m := match.Match{First: players[i%2], Second: players[1-i%2], Openings: []chess.Position{opening}, Games: 1, Seed: seed<<32 + uint64(i)}
		m.OnGame = func(_ match.Score, p match.Played) { played = p.Game }
		if _, err := m.Play(ctx); err != nil {
			return err
		}
		if err := k.game(ctx, played); err != nil {
			return err
		}
	}
	return nil
}

// game looks at the positions of a game after a weak player's move.
func (k *recaller) game(ctx context.Context, played *match.Game) error {
	g := tutor.NewGame(tutor.Setup{Start: played.Start, Players: tutor.TwoPlayers})
	for ply, m := range played.Moves {
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

// position counts what is in the best line of the position on the board.
func (k *recaller) position(ctx context.Context, g *tutor.Game) error {
	p := *g.Position()
	best, err := k.best(ctx, p)
	if err != nil {
		return err
	}
	l := newLine(p, best)
	if n := g.Ply(); n > 0 {
		l.last = g.Moves()[n-1]
		l.took = tutor.Taken(g.PositionAt(n-1), l.last) != chess.NoPiece
	}
	var there []tutor.Concept
	for _, c := range l.ideas() {
		if t := k.of(c); k.each == 0 || t.there < k.each {
			there = append(there, c)
		}
	}
	if len(there) == 0 {
		return nil
	}
	hinted, warned, err := k.named(ctx, g)
	for _, c := range there {
		t := k.of(c)
		t.there++
		switch {
		case names(hinted, c):
			t.hinted++
			t.named++
		case names(warned, c):
			t.named++
		default:
			k.missed = append(k.missed, fmt.Sprintf("%s: %s, %s not named but %s", p.FEN(), l.san(), c, told(hinted)))
		}
	}
	return err
}

// linePlies is how long a best line is made, if the game goes on so long.
const linePlies = 6

// best searches for the best line. Where a table cut it short it searches on from
// its end.
func (k *recaller) best(ctx context.Context, p chess.Position) (ai.Result, error) {
	k.engine.Reset()
	limits := ai.Limits{Method: ai.Selective, Nodes: k.judge}
	best, err := k.engine.Search(ctx, p, nil, limits, 1)
	for _, m := range best.PV {
		p = p.Play(m)
	}
	for err == nil && len(best.PV) < linePlies && p.Outcome(nil) == chess.Playing {
		var more ai.Result
		if more, err = k.engine.Search(ctx, p, nil, limits, 1); err == nil {
			best.PV, p = append(best.PV, more.Move), p.Play(more.Move)
		}
	}
	return best, err
}

func (k *recaller) of(c tutor.Concept) *tally {
	if k.byIdea[c] == nil {
		k.byIdea[c] = &tally{}
	}
	return k.byIdea[c]
}

// named returns the ideas that the coach names: in its hint, and in its warning of
// the last move.
func (k *recaller) named(ctx context.Context, g *tutor.Game) (hinted, warned []tutor.Fact, err error) {
	search := func(g *tutor.Game, limits ai.Limits) ai.Result {
		if err != nil {
			return ai.Result{}
		}
		var found ai.Result
		found, err = ai.Search(ctx, *g.Position(), g.Earlier(), limits, 1)
		return found
	}
	hint := search(g, tutor.HintLimits)
	before := g.Until(g.Ply() - 1)
	searched := tutor.Searched{Before: search(before, tutor.WarnLimits), After: search(g, tutor.WarnLimits)}
	if err != nil {
		return nil, nil, err
	}
	steps := tutor.HintFacts(g, hint)
	hinted = steps[1:2]
	v := tutor.NewSurvey(before.Position())
	if w := tutor.WarningOf(g, v, &searched, false, func(tutor.Warn) bool { return true }); w != nil {
		warned = []tutor.Fact{*w}
	}
	return hinted, warned, nil
}

// told returns what a hint tells, for a list of those that tell something else.
func told(facts []tutor.Fact) string {
	text := string(facts[0].Kind)
	for _, f := range facts[0].Ideas {
		text += " " + string(f.Concept)
	}
	return text
}

// names reports whether a fact names an idea, or one that is a case of it.
func names(facts []tutor.Fact, c tutor.Concept) bool {
	for _, f := range facts {
		if f.Concept == c || slices.Contains(cases[f.Concept], c) || f.Kind == tutor.KindHintMate && f.Count == 2 && c == tutor.MateInTwo {
			return true
		}
		if names(f.Ideas, c) {
			return true
		}
	}
	return false
}

// cases are ideas that are cases of others.
var cases = map[tutor.Concept][]tutor.Concept{
	tutor.BackRank:    {tutor.MateInOne, tutor.MateInTwo},
	tutor.PinToPiece:  {tutor.PinToKing},
	tutor.OpenedCheck: {tutor.OpenedLine},
	tutor.DoubleCheck: {tutor.OpenedLine},
	tutor.PawnRun:     {tutor.Promotion},
}
