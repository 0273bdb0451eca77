package tactics

import (
	"context"
	"fmt"

	"chesstutor/ai"
	"chesstutor/ai/match"
	"chesstutor/tutor/chess"
)

// How games are played and problems selected.
const (
	strongNodes  = 4000 // a move; the other side sees less, so that there is something to find
	weakNodes    = 150  // a move
	minPieces    = 10   // of both sides: fewer make endings that are much alike
	lastPlies    = 30   // of a game are looked at for mates
	firstPly     = 8    // that is looked at for captures
	minGain      = 2    // pawns, by a capture
	maxImbalance = 4    // pawns, before it: a side far ahead need not capture
)

// maker gathers problems.
type maker struct {
	prover   prover
	maxNodes uint64 // that a proof may take
	each     int    // wanted of a group
	groups   [maxMate + 1][]Problem
	seen     map[uint64]bool
}

// Make plays up to games games between a stronger and a weaker player and returns up to each
// problems of each group from them, at most one mate and one capture from a game. It gives up a
// proof after maxNodes moves, so that the proofs can be repeated quickly. The same player and seed
// give the same problems.
func Make(ctx context.Context, games, each int, maxNodes, seed uint64) ([]Problem, error) {
	openings, err := match.Openings(ctx, games, seed)
	if err != nil {
		return nil, err
	}
	k := &maker{each: each, maxNodes: maxNodes, seen: map[uint64]bool{}}
	player := func(nodes uint64) match.Player {
		return &match.Computer{Title: fmt.Sprint(nodes), Limits: ai.Limits{Method: ai.Selective, Nodes: nodes},
			Engine: ai.NewEngine(1)}
	}
	for i, opening := range openings {
		players := [2]match.Player{player(strongNodes), player(weakNodes)}
		m := match.Match{First: players[i%2], Second: players[1-i%2], Openings: []chess.Position{opening}, Games: 1,
			Seed: seed<<32 + uint64(i)}
		m.OnGame = func(_ match.Score, p match.Played) { k.game(p.Game) }
		if _, err := m.Play(ctx); err != nil {
			return nil, err
		}
		if k.full() {
			break
		}
	}
	return k.problems(), nil
}

// full reports whether all groups have enough problems.
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

// game takes problems from a game: a mate of the group with the fewest problems so far, and the
// first capture.
func (k *maker) game(g *match.Game) {
	var mate, capture *Problem
	p, before := g.Start, chess.NoMove
	for i, m := range g.Moves {
		if !k.seen[p.Key()] && p.Occupied().Count() >= minPieces {
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
	n, keys, err := k.prover.mate(p, maxMate, k.maxNodes)
	if err != nil || len(keys) != 1 {
		return nil
	}
	return &Problem{Position: *p, Keys: keys, Mate: n}
}

// capture returns the position as a problem if exactly one capture wins material and it is no
// recapture, material is about even, neither side has a quick mate, no pawn can promote, and the
// opponent has no winning capture afterwards.
func (k *maker) capture(p *chess.Position, before chess.Move) *Problem {
	keys, pawns := WinningCaptures(p)
	if len(keys) != 1 || pawns[0] < minGain || keys[0].To() == before.To() || p.InCheck() ||
		max(materialBalance(p), -materialBalance(p)) > maxImbalance {
		return nil
	}
	for _, m := range p.Moves() {
		if m.Promotion() != chess.NoPieceType {
			return nil
		}
	}
	next := p.Play(keys[0])
	if back, _ := WinningCaptures(&next); len(back) > 0 {
		return nil
	}
	for q, deepest := range map[*chess.Position]int{p: 3, &next: 2} {
		if n, _, err := k.prover.mate(q, deepest, k.maxNodes); n > 0 || err != nil {
			return nil
		}
	}
	return &Problem{Position: *p, Keys: keys}
}
