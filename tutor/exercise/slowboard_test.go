package exercise_test

import (
	"strings"
)

// A slow and obvious implementation of the rules that shares nothing with package chess: a letter for each square,
// and rays walked step by step.
type slow struct {
	at     [64]byte // 0 where nothing stands
	white  bool     // is to move
	castle string
	pass   int // where a pawn can be taken en passant, -1 if none
}

// step is a move, with the promotion piece if there is one.
type step struct {
	from, to int
	becomes  byte
	passing  bool
}

func readSlow(fen string) (b slow) {
	fields := strings.Fields(fen)
	square := 56
	for _, c := range []byte(fields[0]) {
		switch {
		case c == '/':
			square -= 16
		case c <= '8':
			square += int(c - '0')
		default:
			b.at[square] = c
			square++
		}
	}
	b.white, b.castle, b.pass = fields[1] == "w", fields[2], -1
	if fields[3] != "-" {
		b.pass = int(fields[3][0]-'a') + 8*int(fields[3][1]-'1')
	}
	return b
}

func upper(c byte) byte { return strings.ToUpper(string(c))[0] }

// ours reports whether a piece of the side to move stands on a square.
func (b *slow) ours(s int) bool   { return b.at[s] != 0 && isWhite(b.at[s]) == b.white }
func (b *slow) theirs(s int) bool { return b.at[s] != 0 && isWhite(b.at[s]) != b.white }

var directions = map[byte][][2]int{
	'N': {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}},
	'B': {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}},
	'R': {{1, 0}, {0, -1}, {-1, 0}, {0, 1}},
	'K': {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}, {1, 0}, {0, -1}, {-1, 0}, {0, 1}},
}

// off returns the square so many files and ranks away, -1 off the board.
func off(s, files, ranks int) int {
	f, r := s%8+files, s/8+ranks
	if f < 0 || f > 7 || r < 0 || r > 7 {
		return -1
	}
	return r*8 + f
}

// sees lists the squares that the piece on a square attacks or guards.
func (b *slow) sees(s int) (list []int) {
	kind := upper(b.at[s])
	switch kind {
	case 'P':
		for _, side := range []int{-1, 1} {
			ahead := -1
			if isWhite(b.at[s]) {
				ahead = 1
			}
			if to := off(s, side, ahead); to >= 0 {
				list = append(list, to)
			}
		}
		return list
	case 'Q':
		return append(b.slides(s, 'B'), b.slides(s, 'R')...)
	case 'B', 'R':
		return b.slides(s, kind)
	}
	for _, d := range directions[kind] {
		if to := off(s, d[0], d[1]); to >= 0 {
			list = append(list, to)
		}
	}
	return list
}

func (b *slow) slides(s int, kind byte) (list []int) {
	for _, d := range directions[kind] {
		for to := off(s, d[0], d[1]); to >= 0; to = off(to, d[0], d[1]) {
			list = append(list, to)
			if b.at[to] != 0 {
				break
			}
		}
	}
	return list
}

// seen reports whether a piece of a side attacks or guards a square.
func (b *slow) seen(s int, white bool) bool {
	for from := range 64 {
		if b.at[from] != 0 && isWhite(b.at[from]) == white && has(b.sees(from), s) {
			return true
		}
	}
	return false
}

func has(list []int, s int) bool {
	for _, each := range list {
		if each == s {
			return true
		}
	}
	return false
}

func (b *slow) king(white bool) int {
	for s, c := range b.at {
		if c == 'K' && white || c == 'k' && !white {
			return s
		}
	}
	return -1
}

// check reports whether the side to move is in check.
func (b *slow) check() bool { return b.seen(b.king(b.white), !b.white) }

// pawn lists the moves of a pawn other than captures.
func (b *slow) pawn(s int) (list []int) {
	ahead, home := 1, 1
	if !b.white {
		ahead, home = -1, 6
	}
	to := off(s, 0, ahead)
	if to < 0 || b.at[to] != 0 {
		return nil
	}
	list = append(list, to)
	if two := off(to, 0, ahead); s/8 == home && b.at[two] == 0 {
		list = append(list, two)
	}
	return list
}

// moves lists the legal moves; had the side to move the other king before it, it would not take that.
func (b *slow) moves() (list []step) {
	add := func(m step) {
		next := b.play(m)
		if !next.seen(next.king(b.white), !b.white) {
			list = append(list, m)
		}
	}
	for s := range 64 {
		if !b.ours(s) {
			continue
		}
		isPawn := upper(b.at[s]) == 'P'
		var to []int
		for _, t := range b.sees(s) {
			if !b.ours(t) && (!isPawn || b.at[t] != 0) {
				to = append(to, t)
			}
			if isPawn && t == b.pass && (t/8 == 5) == b.white {
				add(step{s, t, 0, true})
			}
		}
		if isPawn {
			to = append(to, b.pawn(s)...)
		}
		for _, t := range to {
			if !isPawn || t/8 != 0 && t/8 != 7 {
				add(step{s, t, 0, false})
				continue
			}
			for _, c := range []byte("qrbn") {
				add(step{s, t, c, false})
			}
		}
	}
	return append(list, b.castling()...)
}

func (b *slow) castling() (list []step) {
	home, sides := 60, "kq"
	if b.white {
		home, sides = 4, "KQ"
	}
	free := func(squares ...int) bool {
		for _, s := range squares {
			if b.at[s] != 0 {
				return false
			}
		}
		return true
	}
	quiet := func(squares ...int) bool {
		for _, s := range squares {
			if b.seen(s, !b.white) {
				return false
			}
		}
		return true
	}
	if strings.Contains(b.castle, sides[:1]) && free(home+1, home+2) && quiet(home, home+1, home+2) {
		list = append(list, step{home, home + 2, 0, false})
	}
	if strings.Contains(b.castle, sides[1:]) && free(home-1, home-2, home-3) && quiet(home, home-1, home-2) {
		list = append(list, step{home, home - 2, 0, false})
	}
	return list
}

// play returns the board after a move.
func (b *slow) play(m step) slow {
	next := *b
	c := b.at[m.from]
	if m.becomes != 0 {
		if c = m.becomes; b.white {
			c = upper(c)
		}
	}
	next.at[m.from], next.at[m.to], next.pass, next.white = 0, c, -1, !b.white
	switch upper(c) {
	case 'P':
		if m.passing {
			next.at[m.from/8*8+m.to%8] = 0
		}
		if m.to-m.from == 16 || m.from-m.to == 16 {
			next.pass = (m.from + m.to) / 2
		}
	case 'K':
		if m.to-m.from == 2 && m.from%8 == 4 {
			next.at[m.to+1], next.at[m.to-1] = 0, next.at[m.to+1]
		}
		if m.from-m.to == 2 && m.from%8 == 4 {
			next.at[m.to-2], next.at[m.to+1] = 0, next.at[m.to-2]
		}
	}
	for _, corner := range []struct {
		s      int
		rights string
	}{{0, "Q"}, {4, "KQ"}, {7, "K"}, {56, "q"}, {60, "kq"}, {63, "k"}} {
		if m.from == corner.s || m.to == corner.s {
			for _, right := range corner.rights {
				next.castle = strings.ReplaceAll(next.castle, string(right), "")
			}
		}
	}
	return next
}

// turned returns the board with the other side to move.
func (b *slow) turned() slow {
	t := *b
	t.white, t.pass = !t.white, -1
	return t
}

// takes reports whether a legal move is a capture.
func (b *slow) takes(m step) bool { return m.passing || b.at[m.to] != 0 }
