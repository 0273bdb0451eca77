package coach

import "chesstutor/tutor/chess"

// slowPerpetual: after the check every reply leads to a position of a set in which
// there always is such a check. It looks for the set by leaving out, again and
// again, what cannot be of it.
func slowPerpetual(p *chess.Position, first chess.Move) bool {
	positions := []chess.Position{*p}
	index := map[string]int{key(p): 0}
	type edge struct {
		move chess.Move
		to   []int
		far  bool
	}
	var edges [][]edge
	for i := 0; i < len(positions); i++ {
		at := positions[i]
		edges = append(edges, nil)
		for _, m := range at.Moves() {
			next := at.Play(m)
			if !next.InCheck() || !next.HasMove() {
				continue
			}
			e := edge{move: m}
			for _, r := range next.Moves() {
				after := next.Play(r)
				to, ok := index[key(&after)]
				if !ok {
					if len(positions) > 4000 {
						e.far = true
						break
					}
					to = len(positions)
					index[key(&after)] = to
					positions = append(positions, after)
				}
				e.to = append(e.to, to)
			}
			edges[i] = append(edges[i], e)
		}
	}
	out := map[int]bool{}
	holds := func(e edge) bool {
		for _, to := range e.to {
			if out[to] {
				return false
			}
		}
		return !e.far
	}
	for before := -1; before != len(out); {
		before = len(out)
		for i := range positions {
			some := false
			for _, e := range edges[i] {
				some = some || holds(e)
			}
			if !some {
				out[i] = true
			}
		}
	}
	for _, e := range edges[0] {
		if e.move == first && holds(e) {
			return true
		}
	}
	return false
}

// key is a position without its clocks.
func key(p *chess.Position) string {
	castling, passed := p.Castling(), ""
	if s, ok := p.EnPassant(); ok {
		passed = s.String()
	}
	return p.String() + string(rune('a'+int(p.Turn()))) + string(rune('a'+int(castling))) + passed
}
