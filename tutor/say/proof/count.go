package proof

// exchange returns what the side to move wins on a square if both keep taking there as long as they gain by it: every
// order of captures is tried.
func (b *board) exchange(on int) (most int) {
	if !b.attacked(on, b.turn) {
		return 0
	}
	for _, m := range b.landing(on) {
		most = max(most, b.gain(m)-b.play(m).exchange(on))
	}
	return most
}

// bestExchange returns the most that the side to move wins by an exchange anywhere.
func (b *board) bestExchange() (most int) {
	for s := range b.at {
		if b.has(s, other(b.turn)) {
			most = max(most, b.exchange(s))
		}
	}
	return most
}

// takes returns what the side to move wins by so many captures in turn, the last an exchange, if each side makes those
// that it likes.
func (b *board) takes(captures int) (most int) {
	if captures == 1 {
		return b.bestExchange()
	}
	for _, m := range b.moves() {
		if b.takenOn(m) >= 0 {
			most = max(most, b.gain(m)-b.play(m).takes(captures-1))
		}
	}
	return most
}

// free lists the captures of the piece on a square after which nothing can take back.
func (b *board) free(on int) (list []move) {
	for _, m := range b.captures(on) {
		if next := b.play(m); len(next.landing(m.to)) == 0 {
			list = append(list, m)
		}
	}
	return list
}

// Scores of the search.
const (
	mateScore = 1000
	infinite  = 10_000
	quiet     = 6 // captures in a row that the search looks at, at most
)

// search returns how many points the side to move is ahead, after so many plies and all captures that follow, if both
// play their best for material; a mate counts mateScore.
func (b *board) search(plies, low, high int) int {
	moves := b.moves()
	if len(moves) == 0 {
		if b.check(b.turn) {
			return -mateScore - plies
		}
		return 0
	}
	if plies <= 0 {
		return b.settle(moves, quiet, low, high)
	}
	b.sort(moves)
	best := -infinite
	for _, m := range moves {
		if best = max(best, -b.play(m).search(plies-1, -high, -max(low, best))); best >= high {
			break
		}
	}
	return best
}

// settle looks at captures and promotions only; a side may stop, unless it is in check.
func (b *board) settle(moves []move, depth, low, high int) int {
	best := b.lead(b.turn)
	inCheck := b.check(b.turn)
	if depth == 0 || best >= high && !inCheck {
		return best
	}
	if inCheck {
		best = -infinite
	}
	b.sort(moves)
	for _, m := range moves {
		if !inCheck && b.takenOn(m) < 0 && m.becomes != 'q' {
			continue
		}
		next := b.play(m)
		replies := next.moves()
		score := 0
		switch {
		case len(replies) > 0:
			score = -next.settle(replies, depth-1, -high, -max(low, best))
		case next.check(next.turn):
			score = mateScore
		}
		if best = max(best, score); best >= high {
			break
		}
	}
	return best
}

// sort puts captures first, of the most valuable by the least valuable.
func (b *board) sort(moves []move) {
	key := func(m move) int {
		score := 0
		if on := b.takenOn(m); on >= 0 {
			score = 100 + 10*worths[kind(b.at[on])] - worths[kind(b.at[m.from])]
		}
		if m.becomes == 'q' {
			score += 90
		}
		return score
	}
	for i := 1; i < len(moves); i++ {
		for j := i; j > 0 && key(moves[j]) > key(moves[j-1]); j-- {
			moves[j], moves[j-1] = moves[j-1], moves[j]
		}
	}
}

// How many points a move that is advised may lose beside the best, and how deep the search looks that must refute it:
// advice is false if none of these depths bears it out.
const tolerated = 1

var depths = []int{2, 3, 4}

// good reports whether one of some moves is about as good as the best, for material.
func (b *board) good(moves []move) bool {
	if len(moves) == 0 {
		return false
	}
	for _, depth := range depths {
		best := b.search(depth, -infinite, infinite)
		bound := best - tolerated
		for _, m := range moves {
			if -b.play(m).search(depth-1, -infinite, -bound+1) >= bound {
				return true
			}
		}
	}
	return false
}

// surelyWins reports whether a move wins material or mates at every depth.
func (b *board) surelyWins(m move) bool {
	for _, depth := range depths {
		if -b.play(m).search(depth-1, -infinite, infinite) <= b.lead(b.turn) {
			return false
		}
	}
	return true
}

// deepest is how deep it is searched what a move wins, where less depth finds nothing: checks may come before it.
const deepest = 6

// wins reports whether a move wins material or mates, by some points at least, at one of the depths.
func (b *board) wins(m move, points int) bool {
	bound, after := b.lead(b.turn)+points, b.play(m)
	for depth := depths[0]; depth <= deepest; depth++ {
		if -after.search(depth-1, -bound, -bound+1) >= bound {
			return true
		}
	}
	return false
}
