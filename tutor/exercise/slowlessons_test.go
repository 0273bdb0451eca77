package exercise_test

import (
	"slices"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// A second implementation of the rules that lessons use beyond those of practice, on the slow board.

// start is the starting position.
var start = readSlow(chess.StartFEN)

// letters are the letters of the kinds of pieces.
var letters = map[chess.PieceType]byte{
	chess.Pawn: 'P', chess.Knight: 'N', chess.Bishop: 'B', chess.Rook: 'R', chess.Queen: 'Q', chess.King: 'K',
}

// where lists the squares for which a predicate is true.
func where(so func(s int) bool) (list []int) {
	for s := range 64 {
		if so(s) {
			list = append(list, s)
		}
	}
	return list
}

// is reports whether a piece of a kind and side stands on a square.
func (b *slow) is(s int, white bool, kinds string) bool {
	c := b.at[s]
	return c != 0 && isWhite(c) == white && strings.IndexByte(kinds, upper(c)) >= 0
}

// net is what a move takes less what the other side can take then.
func (b *slow) net(m step) int {
	next := b.play(m)
	return b.gain(m) - next.best()
}

// checks reports whether a move gives check.
func (b *slow) checks(m step) bool {
	next := b.play(m)
	return next.check()
}

// safe reports whether nothing can take what moved.
func (b *slow) safe(m step) bool {
	next := b.play(m)
	return !next.takeable(m.to)
}

// stuck reports whether a move is stalemate.
func (b *slow) stuck(m step) bool {
	next := b.play(m)
	return !next.check() && len(next.moves()) == 0
}

// covered lists the squares that the piece on a square attacks, of the other side's pieces or empty.
func (b *slow) covered(s int) []int {
	own := func(to int) bool { return b.at[to] != 0 && isWhite(b.at[to]) == isWhite(b.at[s]) }
	return slices.DeleteFunc(b.sees(s), own)
}

// recapturers lists the pieces that could legally take back where one of their own stands, once it is taken: by each
// move that takes it, or, where none can, by a knight, bishop or rook that gives no check from there.
func (b *slow) recapturers(on int) (list []int) {
	onto := func(m step) bool { return m.to == on }
	taker := *b
	if taker.ours(on) {
		taker = b.turned()
	}
	taken := false
	for _, m := range taker.moves() {
		if onto(m) {
			next := taker.play(m)
			taken = true
			list = append(list, next.ends(true, onto)...)
		}
	}
	for _, c := range []byte("nbr") {
		next := taker.turned()
		if next.at[on] = c; taker.white {
			next.at[on] = upper(c)
		}
		if !taken && !next.check() {
			return next.ends(true, onto)
		}
	}
	return list
}

// pinned lists the pieces of a side that alone stand between a piece of the other and their king.
func (b *slow) pinned(white bool) []int {
	king := b.king(white)
	return where(func(s int) bool {
		if s == king || !b.is(s, white, "PNBRQ") {
			return false
		}
		without := *b
		without.at[s] = 0
		for from := range 64 {
			if b.is(from, !white, "BRQ") && has(without.sees(from), king) && !has(b.sees(from), king) {
				return true
			}
		}
		return false
	})
}

// opensAny reports whether a move lets a piece that stays attack one of the other side that it did not.
func (b *slow) opensAny(m step) bool {
	next := b.play(m)
	for s := range 64 {
		if s == m.to || !b.ours(s) || next.at[s] != b.at[s] || !slides(b.at[s]) {
			continue
		}
		for _, on := range next.sees(s) {
			if next.ours(on) && !has(b.sees(s), on) {
				return true
			}
		}
	}
	return false
}

// aims reports whether the piece that moves attacks a square from where it goes, and did not before.
func (b *slow) aims(m step, on int) bool {
	next := b.play(m)
	return m.to != on && has(next.sees(m.to), on) && !has(b.sees(m.from), on)
}

// usesPin reports whether a move takes a pinned piece, attacks one anew, or takes what one attacks and cannot take back
// on.
func (b *slow) usesPin(m step) bool {
	pinned := b.pinned(!b.white)
	next := b.play(m)
	still := next.pinned(next.white)
	for _, s := range pinned {
		falseGuard := b.at[m.to] != 0 && has(next.sees(s), m.to) &&
			!has(next.ends(true, func(r step) bool { return r.to == m.to }), s)
		if s == m.to || falseGuard || has(still, s) && b.aims(m, s) {
			return true
		}
	}
	return false
}

// overloaded lists the enemy pieces without which two pieces or more would be lost that are not.
func (b *slow) overloaded() []int {
	return where(func(guard int) bool {
		held := 0
		for _, s := range b.targets(all) {
			if s != guard && b.theirs(guard) && b.exchange(s) == 0 && b.exchangeWithout(s, guard) > 0 {
				held++
			}
		}
		return held > 1
	})
}

// lostAnywhere lists the pieces of the side to move that are lost wherever they go.
func (b *slow) lostAnywhere() []int {
	return where(func(s int) bool {
		return b.is(s, b.white, "NBRQ") && !slices.ContainsFunc(b.moves(), func(m step) bool {
			next := b.play(m)
			return m.from == s && next.exchange(m.to) <= b.gain(m)
		})
	})
}

// dangers lists where the side to move could mate or win points.
func (b *slow) dangers() []int {
	mates := b.ends(false, func(m step) bool { return b.mates(m, 1) })
	return append(mates, where(func(s int) bool { return b.at[s] != 0 && !has(mates, s) && b.exchange(s) > 0 })...)
}

// boxOf lists where the black king could walk if White stood still.
func (b *slow) boxOf() (list []int) {
	at := *b
	at.white = false
	home := at.king(false)
	seen := []int{home}
	for i := 0; i < len(seen); i++ {
		stands := at
		stands.at[home], stands.at[seen[i]] = 0, 'k'
		for _, m := range stands.moves() {
			if m.from == seen[i] && stands.at[m.to] == 0 && !has(seen, m.to) {
				seen = append(seen, m.to)
			}
		}
	}
	return seen[1:]
}

// aside returns how far apart the files of two squares are, and ahead how far up the board the second is.
func aside(a, b int) int { return max(a%8-b%8, b%8-a%8) }
func ahead(a, b int) int { return b/8 - a/8 }

// cut reports whether a square is between the ranks or the files of Black's king and pawn.
func (b *slow) cut(s int) bool {
	king, pawn := b.king(false), slices.Index(b.at[:], 'p')
	between := func(n, a, b int) bool { return min(a, b) < n && n < max(a, b) }
	return between(s/8, king/8, pawn/8) || between(s%8, king%8, pawn%8)
}

// firstPawn returns the pawn that needs fewer moves to its last rank, White's where both need as many.
func (b *slow) firstPawn() int {
	white, black := slices.Index(b.at[:], 'P'), slices.Index(b.at[:], 'p')
	if min(5, 7-white/8) <= min(5, black/8) {
		return white
	}
	return black
}

// lessonMoves are the rules of moves.
var lessonMoves = map[string]func(b *slow, e *exercise.Exercise, m step) bool{
	"uses-pin": func(b *slow, e *exercise.Exercise, m step) bool {
		return b.usesPin(m) && b.ahead(m, b.lead(true)+max(1, e.Least), 2)
	},
	"counter": func(b *slow, e *exercise.Exercise, m step) bool {
		return b.ahead(m, b.lead(true)+max(1, e.Least), 2)
	},
	"wins": func(b *slow, e *exercise.Exercise, m step) bool { return b.ahead(m, b.lead(true)+e.Least, e.Most) },
	"wins-points": func(b *slow, e *exercise.Exercise, m step) bool {
		square := e.Square == chess.NoSquare || m.to == index(e.Square)
		return square && b.takes(m) && b.sound(m) && b.net(m) >= e.Least
	},
	"best-takes": func(b *slow, _ *exercise.Exercise, m step) bool {
		return b.takes(m) && b.sound(m) && b.net(m) > 0 && !slices.ContainsFunc(b.moves(), func(o step) bool {
			return b.takes(o) && b.net(o) > b.net(m)
		})
	},
	"stops-mate": func(b *slow, e *exercise.Exercise, m step) bool {
		next := b.play(m)
		soon := e.Most > 1 && slices.ContainsFunc(next.moves(), func(r step) bool { return next.mates(r, e.Most) })
		mover := e.Type == chess.NoPieceType || upper(b.at[m.from]) == letters[e.Type]
		return b.sound(m) && !soon && mover
	},
	"saves": func(b *slow, e *exercise.Exercise, m step) bool {
		return slowMoves["saves"](b, e, m) && b.inTheWay(e, m)
	},
	"attacks": func(b *slow, e *exercise.Exercise, m step) bool { return b.aims(m, index(e.Square)) && b.safe(m) },
	"adds":    func(b *slow, e *exercise.Exercise, m step) bool { return b.aims(m, index(e.Square)) && b.sound(m) },
	"guards": func(b *slow, e *exercise.Exercise, m step) bool {
		next := b.play(m)
		on := index(e.Square)
		return m.from != on && has(next.recapturers(on), m.to) && !has(b.recapturers(on), m.from) && b.sound(m)
	},
	"shuts-in":     func(b *slow, e *exercise.Exercise, m step) bool { return b.shutsIn(m, index(e.Piece)) },
	"keeps-result": func(b *slow, _ *exercise.Exercise, m step) bool { return b.keepsResult(m) },
	"castles": func(b *slow, _ *exercise.Exercise, m step) bool {
		return b.at[m.from] == 'K' && aside(m.from, m.to) == 2
	},
	"out-of-check": func(b *slow, e *exercise.Exercise, m step) bool {
		king, takes := m.from == b.king(true), b.takes(m) && has(b.sees(m.to), b.king(true))
		return map[exercise.Way]bool{
			exercise.AnyWay: true, exercise.ByKing: king && !takes, exercise.ByTaking: takes,
			exercise.ByBlocking: !king && !takes,
		}[e.Way]
	},
	"takes-free": func(b *slow, _ *exercise.Exercise, m step) bool { return b.takes(m) && b.safe(m) },
	"free":       func(b *slow, _ *exercise.Exercise, m step) bool { return b.safe(m) },
	"safe-check": func(b *slow, _ *exercise.Exercise, m step) bool { return b.checks(m) && b.safe(m) },
	"goes-on": func(b *slow, e *exercise.Exercise, m step) bool {
		return m.from == index(e.Piece) && b.safe(m) && !b.stuck(m)
	},
	"promotes": func(b *slow, e *exercise.Exercise, m step) bool {
		return m.becomes != 0 && (e.Type == chess.NoPieceType || upper(m.becomes) == letters[e.Type])
	},
	"en-passant": func(_ *slow, _ *exercise.Exercise, m step) bool { return m.passing },
	"skewers":    slowMoves["skewers"],
	"fair-trade": func(b *slow, _ *exercise.Exercise, m step) bool { return b.fair(m) },
	"gains":      func(b *slow, _ *exercise.Exercise, m step) bool { return b.sound(m) && b.net(m) >= 1 },
	"checks":     func(b *slow, _ *exercise.Exercise, m step) bool { return b.checks(m) },
	"safe":       func(b *slow, _ *exercise.Exercise, m step) bool { return b.safe(m) },
	"sound":      func(b *slow, _ *exercise.Exercise, m step) bool { return b.sound(m) },
	"mistake":    func(b *slow, _ *exercise.Exercise, m step) bool { return !b.sound(m) },
	"stalemates": func(b *slow, _ *exercise.Exercise, m step) bool { return b.stuck(m) },
}

// fair reports whether a move trades for as much, and nothing else is lost.
func (b *slow) fair(m step) bool { return b.sound(m) && b.takes(m) && !b.safe(m) && b.net(m) == 0 }

// inTheWay reports whether a move saves a piece in the way that the exercise names.
func (b *slow) inTheWay(e *exercise.Exercise, m step) bool {
	black, next, on := b.turned(), b.play(m), index(e.Square)
	attackers := black.ends(true, func(c step) bool { return c.to == on })
	blocks := slices.ContainsFunc(attackers, func(from int) bool { return has(between(from, on), m.to) })
	switch takes := has(attackers, m.to); e.Way {
	case exercise.ByTaking:
		return takes
	case exercise.ByMoving:
		return m.from == on && !takes
	case exercise.ByBlocking:
		return m.from != on && blocks
	case exercise.ByGuarding:
		return m.from != on && !takes && !blocks && len(without(next.recapturers(on), b.recapturers(on))) > 0
	}
	return true
}

// shutsIn reports whether no other safe move of a piece leaves the other king fewer squares.
func (b *slow) shutsIn(m step, piece int) bool {
	fewest := 9
	left := func(m step) int {
		next := b.play(m)
		return len(next.ends(false, func(r step) bool { return r.from == next.king(next.white) }))
	}
	may := func(m step) bool { return m.from == piece && b.safe(m) && !b.stuck(m) }
	for _, o := range b.moves() {
		if may(o) {
			fewest = min(fewest, left(o))
		}
	}
	return may(m) && left(m) <= fewest
}
