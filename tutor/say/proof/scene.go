package proof

import "slices"

// any reports whether something holds for a piece of the other side.
func (s *scene) any(holds func(on int) bool) bool {
	for on := range s.a.at {
		if s.a.has(on, other(s.us)) && holds(on) {
			return true
		}
	}
	return false
}

// hit reports whether the piece that moved attacks a square.
func (s *scene) hit(on int) bool { return s.a.hits(s.m.to, on) }

// forks proves that the piece that moved attacks two pieces at least, of these kinds if any are given, and that the
// move wins.
func (s *scene) forks(want []byte) bool {
	var found []byte
	s.any(func(on int) bool {
		if s.hit(on) && (!s.sure || s.falls(on)) {
			found = append(found, kind(s.a.at[on]))
		}
		return false
	})
	if len(found) < 2 {
		return false
	}
	for _, k := range want {
		at := slices.Index(found, k)
		if at < 0 {
			return false
		}
		found = slices.Delete(found, at, at+1)
	}
	return s.gains()
}

// pinned reports whether a piece of the other side is pinned to its king after the move.
func (s *scene) pinned(on int) bool {
	for by := range s.a.at {
		if s.a.has(by, s.us) && s.a.pins(by, on) {
			return true
		}
	}
	return false
}

// lined reports whether a slider attacks a piece, of a kind if that is not 0, with another of a kind behind it.
func (s *scene) lined(on int, front, behind byte) bool {
	if s.a.at[on] == '.' || front != 0 && kind(s.a.at[on]) != front {
		return false
	}
	without := *s.a
	without.at[on] = '.'
	for by := range s.a.at {
		if !s.a.has(by, s.us) || !s.a.hits(by, on) {
			continue
		}
		for back := range s.a.at {
			if s.a.has(back, other(s.us)) && back != on && (behind == 0 || kind(s.a.at[back]) == behind) &&
				without.hits(by, back) && !s.a.hits(by, back) && (!s.sure || s.gains() && s.falls(on)) {
				return true
			}
		}
	}
	return false
}

// opened reports whether another piece than the one that moved attacks a square after the move, and did not before.
func (s *scene) opened(on int) bool {
	for by := range s.a.at {
		if by != s.m.to && s.a.has(by, s.us) && s.b.at[by] == s.a.at[by] && s.a.hits(by, on) && !s.b.hits(by, on) {
			return true
		}
	}
	return false
}

// trapped proves that a piece is attacked, and lost by the count wherever it goes and after every other move of its
// side, or else that the move wins something.
func (s *scene) trapped(on int) bool {
	if !s.a.has(on, other(s.us)) || !s.a.attacked(on, s.us) || kind(s.a.at[on]) == 'k' {
		return false
	}
	stays := false // it can be kept where it stands
	for _, m := range s.a.moves() {
		next, at, won := s.a.play(m), on, 0
		if m.from == on { // what it takes itself is set against its loss
			at, won = m.to, s.a.gain(m)
		}
		if next.exchange(at) > won {
			continue
		} else if at != on || s.sure {
			return false
		}
		stays = true
	}
	return !stays || s.gains()
}

// unguarded proves that the move takes, drives off or cuts off a guard of a piece of the other side.
func (s *scene) unguarded(on int) bool {
	if !s.a.has(on, other(s.us)) {
		return false
	}
	if guard := s.b.takenOn(s.m); guard >= 0 {
		moved := *s.b // the guard may stand behind the piece that takes it
		moved.at[s.m.from] = '.'
		hits := moved.hits(guard, on) || s.b.takesBackBy(guard, on) // what would take there may stand between
		if hits || len(s.a.checkers()) == 0 {                       // else a check may drive off another guard
			return hits
		}
	}
	return slices.ContainsFunc(s.b.attackers(on, other(s.us)), func(guard int) bool {
		return s.hit(guard) || s.a.has(guard, other(s.us)) && !s.a.hits(guard, on) && s.a.hits(guard, s.m.to)
	}) || s.driven(on)
}

// takesBackBy reports whether the piece on a square could take back after a capture on another.
func (b *board) takesBackBy(by, on int) bool {
	return slices.ContainsFunc(b.captures(on), func(take move) bool {
		return slices.Contains(squaresOf(b.play(take).landing(on)), by)
	})
}

// driven proves that after every answer to a check some guard of a piece cannot take back there, or what answered or as
// much as the piece can be won, or it is mate.
func (s *scene) driven(on int) bool {
	wins := s.a.lead(s.us) + worths[kind(s.a.at[on])]
	return s.a.check(s.a.turn) && slices.ContainsFunc(s.b.attackers(on, other(s.us)), func(guard int) bool {
		return !slices.ContainsFunc(s.a.moves(), func(answer move) bool {
			b, at := s.a.play(answer), guard
			if answer.from == guard {
				at = answer.to
			}
			return b.takesBackBy(at, on) && b.exchange(answer.to) == 0 && !b.canForce(1) &&
				!slices.ContainsFunc(depths, func(depth int) bool {
					return b.search(depth, -infinite, infinite) >= wins
				})
		})
	})
}

// busy reports whether a piece of the other side guards two others that are attacked.
func (s *scene) busy(by int) bool {
	n := 0
	for on := range s.b.at {
		if s.b.has(on, other(s.us)) && on != by && s.b.has(by, other(s.us)) && s.b.hits(by, on) {
			n++
		}
	}
	return n > 1
}

// pinnedGuard reports whether something attacks the square of the capture and may not take back.
func (s *scene) pinnedGuard() bool {
	back := squaresOf(s.a.landing(s.m.to))
	return s.b.takenOn(s.m) >= 0 && slices.ContainsFunc(s.a.attackers(s.m.to, other(s.us)), func(by int) bool {
		return kind(s.a.at[by]) != 'k' && !slices.Contains(back, by)
	})
}

// held returns the pieces, pinned to their king, that attack what moved and may not take it.
func (s *scene) held() []int {
	takers := squaresOf(s.a.landing(s.m.to))
	return slices.DeleteFunc(s.a.attackers(s.m.to, other(s.us)), func(by int) bool {
		return !s.pinned(by) || slices.Contains(takers, by)
	})
}

// lured proves that a piece of the other side can take what moved, and loses more by it.
func (s *scene) lured(by int) bool {
	lead := s.b.lead(s.us)
	return slices.ContainsFunc(s.a.captures(s.m.to), func(m move) bool {
		taken := s.a.play(m)
		return m.from == by && slices.ContainsFunc(depths, func(depth int) bool {
			return taken.search(depth, -infinite, infinite) > lead
		})
	})
}

// trade proves that the move begins an exchange that wins, on a square if one is named.
func (s *scene) trade(on string) bool {
	return s.b.takenOn(s.m) >= 0 && (on == "" || s.m.to == squareOf(on)) && s.b.gain(s.m) > s.a.exchange(s.m.to)
}

// free proves that the move takes something that has not just taken, and that nothing can take back.
func (s *scene) free() bool {
	on := s.b.takenOn(s.m)
	tookItself := s.known && s.last.to == on && s.before.takenOn(s.last) >= 0
	return on >= 0 && len(s.a.landing(s.m.to)) == 0 && !tookItself
}

// onlyMove proves that every other move allows mate in three at most.
func (s *scene) onlyMove() bool {
	for _, m := range s.b.moves() {
		if next := s.b.play(m); m != s.m && !next.canForce(3) {
			return false
		}
	}
	return !s.a.canForce(1)
}

// canForce reports whether the side to move can mate in so many moves.
func (b *board) canForce(n int) bool {
	for _, m := range b.moves() {
		if b.play(m).forced(n, (*board).mated) {
			return true
		}
	}
	return false
}

// forced proves that the side to move is mated now or within n-1 more moves of the other, whatever it does, at least
// once in a way.
func (b *board) forced(n int, way func(*board) bool) bool {
	if way(b) {
		return true
	}
	replies := b.moves()
	if n <= 1 || len(replies) == 0 {
		return false
	}
	shown := false
	for _, reply := range replies {
		next, mates := b.play(reply), false
		for _, m := range next.moves() {
			end := next.play(m)
			if end.forced(n-1, (*board).mated) {
				mates = true
				shown = shown || n > 2 || way(end)
			}
		}
		if !mates {
			return false
		}
	}
	return shown
}

// backRank reports whether the side to move is mated on its first rank by a rook or queen on that rank.
func (b *board) backRank() bool {
	king := b.king(b.turn)
	home := 0
	if b.turn == black {
		home = 7
	}
	return b.mated() && rankOf(king) == home && slices.ContainsFunc(b.checkers(), func(by int) bool {
		return rankOf(by) == home && (kind(b.at[by]) == 'r' || kind(b.at[by]) == 'q')
	})
}

// passed reports whether a pawn has no enemy pawn ahead on its file or beside.
func (b *board) passed(pawn int) bool {
	if kind(b.at[pawn]) != 'p' {
		return false
	}
	side := sideOf(b.at[pawn])
	for s := range b.at {
		files := fileOf(s) - fileOf(pawn)
		if b.at[s] == of('p', other(side)) && files*files <= 1 && (rankOf(s)-rankOf(pawn))*ahead(side) > 0 {
			return false
		}
	}
	return true
}

// opposed reports whether the kings stand on one line with an odd number of squares between.
func (b *board) opposed() bool {
	files := fileOf(b.king(white)) - fileOf(b.king(black))
	ranks := rankOf(b.king(white)) - rankOf(b.king(black))
	return files%2 == 0 && ranks%2 == 0 && (files == 0 || ranks == 0 || files*files == ranks*ranks)
}
