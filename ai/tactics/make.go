package tactics

import (
	"context"
	"fmt"

	"chesstutor/ai"
	"chesstutor/ai/match"
	"chesstutor/tutor/chess"
)

// What the games and the problems are chosen by.
const (
	strongNodes = 4000 // a move; the other side sees less, so that there is something to find
	weakNodes   = 150  // a move
	fewestMen   = 10   // of both sides: fewer make endings that are much alike
	lastPlies   = 30   // of a game are looked at for mates
	firstPly    = 8    // that is looked at for captures
	leastWon    = 2    // pawns, by a capture
	mostUneven  = 4    // pawns, before it: who is far ahead need not take
)

// maker gathers problems.
type maker struct {
	prover prover
	looks  uint64 // that a proof may take
	each   int    // wanted of a group
	groups [longest + 1][]Problem
	seen   map[uint64]bool
}

// Make plays so many games between a stronger and a weaker player and returns problems from them,
// of each group as many as are wanted, if there are so many. A game gives one mate and one capture
// at most. Proofs that look at more moves are given up, so that all can soon be proved again. The
// same player and seed give the same.
func Make(ctx context.Context, games, each int, looks, seed uint64) ([]Problem, error) {
	openings, err := match.Openings(ctx, games, seed)
	if err != nil {
		return nil, err
	}
	k := &maker{each: each, looks: looks, seen: map[uint64]bool{}}
	player := func(nodes uint64) match.Player {
		return &match.Computer{Title: fmt.Sprint(nodes), Limits: ai.Limits{Method: ai.Selective, Nodes: nodes},
			Engine: ai.NewEngine(1)}
	}
	for i, opening := range openings {
		players := [2]match.Player{player(strongNodes), player(weakNodes)}
		m := match.Match{First: players[i%2], Second: players[1-i%2], Openings: []chess.Position{opening}, Games: 1,
			Seed: seed<<32 + uint64(i)}
		m.Watch = func(_ match.Score, p match.Played) { k.game(p.Game) }
		if _, err := m.Play(ctx); err != nil {
			return nil, err
		}
		if k.full() {
			break
		}
	}
	return k.problems(), nil
}

// full reports whether all groups are.
func (k *maker) full() bool {
	for _, list := range k.groups {
		if len(list) < k.each {
			return false
		}
	}
	return true
}

// problems returns those gathered, captures last, each with an id.
func (k *maker) problems() (all []Problem) {
	for n := 1; n <= len(k.groups); n++ {
		for i, p := range k.groups[n%len(k.groups)] {
			p.ID = fmt.Sprintf("%s, %d", p.Group(), i+1)
			all = append(all, p)
		}
	}
	return all
}

// game takes what a game has to give: of mates one of those that are rarest so far, of captures the
// first.
func (k *maker) game(g *match.Game) {
	var mate, capture *Problem
	p, before := g.Start, chess.NoMove
	for i, m := range g.Moves {
		if !k.seen[p.Key()] && p.Occupied().Count() >= fewestMen {
			if i >= len(g.Moves)-lastPlies {
				mate = k.rarer(mate, k.mate(&p))
			}
			if capture == nil && i >= firstPly && len(k.groups[0]) < k.each {
				capture = k.capture(&p, before)
			}
		}
		p, before = p.Play(m), m
	}
	for _, found := range []*Problem{mate, capture} {
		if found != nil && len(k.groups[found.Mate]) < k.each && !k.seen[found.Position.Key()] {
			k.groups[found.Mate] = append(k.groups[found.Mate], *found)
			k.seen[found.Position.Key()] = true
		}
	}
}

// rarer returns the problem of the group with fewer problems.
func (k *maker) rarer(a, b *Problem) *Problem {
	if b == nil || a != nil && len(k.groups[a.Mate]) <= len(k.groups[b.Mate]) {
		return a
	}
	return b
}

// mate returns the position as a problem if it is a mate with one key.
func (k *maker) mate(p *chess.Position) *Problem {
	n, keys, err := k.prover.mate(p, longest, k.looks)
	if err != nil || len(keys) != 1 {
		return nil
	}
	return &Problem{Position: *p, Keys: keys, Mate: n}
}

// capture returns the position as a problem if one capture alone wins material and does not just
// take back, the sides are about even, and nothing in sight speaks against it: neither side has a
// quick mate, no pawn promotes, and nothing can be had in return.
func (k *maker) capture(p *chess.Position, before chess.Move) *Problem {
	keys, pawns := Winning(p)
	if len(keys) != 1 || pawns[0] < leastWon || keys[0].To() == before.To() || p.InCheck() ||
		max(ahead(p), -ahead(p)) > mostUneven {
		return nil
	}
	for _, m := range p.Moves() {
		if m.Promotion() != chess.NoPieceType {
			return nil
		}
	}
	next := p.Play(keys[0])
	if back, _ := Winning(&next); len(back) > 0 {
		return nil
	}
	for q, deepest := range map[*chess.Position]int{p: 3, &next: 2} {
		if n, _, err := k.prover.mate(q, deepest, k.looks); n > 0 || err != nil {
			return nil
		}
	}
	return &Problem{Position: *p, Keys: keys}
}
