package exercise_test

import "sync"

// King and pawn against king, worked out back from the promotions on an array of its own. White has the pawn; a
// position is the king of White, that of Black, and the pawn.
type pawnEnding [64][64][64]bool

// pawnWins returns where White wins with White to move, and with Black to move.
var pawnWins = sync.OnceValue(func() (won [2]*pawnEnding) {
	won = [2]*pawnEnding{{}, {}}
	for changed := true; changed; {
		changed = false
		for white := range 64 {
			for black := range 64 {
				for pawn := 8; pawn < 56; pawn++ {
					if white == black || white == pawn || black == pawn || near(white, black) {
						continue
					}
					if !won[0][white][black][pawn] && !covers(pawn, black) && whiteWins(won[1], white, black, pawn) {
						won[0][white][black][pawn], changed = true, true
					}
					if !won[1][white][black][pawn] && blackLoses(won[0], white, black, pawn) {
						won[1][white][black][pawn], changed = true, true
					}
				}
			}
		}
	}
	return won
})

// near reports whether a king could go from one square to the other.
func near(a, b int) bool {
	files, ranks := a%8-b%8, a/8-b/8
	return files*files <= 1 && ranks*ranks <= 1 && a != b
}

// covers reports whether a white pawn attacks a square.
func covers(pawn, s int) bool {
	return s/8 == pawn/8+1 && (s%8-pawn%8)*(s%8-pawn%8) == 1
}

// steps lists where a king can go, whoever stands there.
func kingSteps(from int) (list []int) {
	for to := range 64 {
		if near(from, to) {
			list = append(list, to)
		}
	}
	return list
}

// whiteWins reports whether some move of White leads to a position that is won with Black to move.
func whiteWins(next *pawnEnding, white, black, pawn int) bool {
	for _, to := range kingSteps(white) {
		if to != pawn && !near(to, black) && next[to][black][pawn] {
			return true
		}
	}
	ahead := pawn + 8
	if ahead == white || ahead == black {
		return false
	}
	if ahead >= 56 {
		return promotionWins(white, black, ahead)
	}
	twice := ahead + 8
	return next[white][black][ahead] ||
		pawn < 16 && twice != white && twice != black && next[white][black][twice]
}

// promotionWins reports whether a queen or a rook stays on a square of the last rank, and Black has a move or is mated.
func promotionWins(white, black, on int) bool {
	if near(black, on) && !near(white, on) {
		return false
	}
	for _, piece := range []byte{'Q', 'R'} {
		b := slow{pass: -1}
		b.at[white], b.at[black], b.at[on] = 'K', 'k', piece
		if len(b.moves()) > 0 || b.check() {
			return true
		}
	}
	return false
}

// blackLoses reports whether Black has a move, and every one leads to a position that is won with White to move.
func blackLoses(next *pawnEnding, white, black, pawn int) bool {
	moves := 0
	for _, to := range kingSteps(black) {
		switch {
		case near(to, white) || covers(pawn, to):
		case to == pawn || !next[white][to][pawn]:
			return false
		default:
			moves++
		}
	}
	return moves > 0
}

// men returns where the kings and the pawn stand, and the pawn as a letter: another piece, or 0 if there is none.
func (b *slow) men() (white, black, pawn int, left byte) {
	for s, c := range b.at {
		switch c {
		case 'K':
			white = s
		case 'k':
			black = s
		case 0:
		default:
			pawn, left = s, c
		}
	}
	return white, black, pawn, left
}

// won reports whether the side that has the pawn wins.
func (b *slow) won() bool {
	white, black, pawn, left := b.men()
	turn := map[bool]int{true: 0, false: 1}
	switch left {
	case 'P':
		return pawnWins()[turn[b.white]][white][black][pawn]
	case 'p': // the colours exchanged, and the ranks
		return pawnWins()[turn[!b.white]][black^56][white^56][pawn^56]
	}
	return false
}

// keeps reports whether White wins after a move with king and pawn against king, or with the king alone does not lose.
func (b *slow) keeps(m step) bool {
	next := b.play(m)
	_, _, _, left := next.men()
	return next.won() == (left == 'P')
}
