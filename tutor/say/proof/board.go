package proof

import (
	"fmt"
	"slices"
	"strings"
)

// The sides.
const (
	white = 'w'
	black = 'b'
)

// A board is a position: letters of FEN on 64 squares, a1 first, '.' where nothing stands.
type board struct {
	at      [64]byte
	turn    byte
	castles string // the letters of FEN for the rights to castle
	passing int    // the square on which a pawn can be taken in passing, -1 if there is none
}

// parse reads a position in FEN.
func parse(fen string) (*board, error) {
	fields := strings.Fields(fen)
	if len(fields) < 4 {
		return nil, fmt.Errorf("proof: no position: %q", fen)
	}
	b := &board{turn: fields[1][0], castles: fields[2], passing: -1}
	for s := range b.at {
		b.at[s] = '.'
	}
	for i, row := range strings.Split(fields[0], "/") {
		file := 0
		for _, letter := range []byte(row) {
			if letter >= '1' && letter <= '8' {
				file += int(letter - '0')
				continue
			}
			if i > 7 || file > 7 {
				return nil, fmt.Errorf("proof: no position: %q", fen)
			}
			b.at[8*(7-i)+file] = letter
			file++
		}
	}
	if fields[3] != "-" {
		b.passing = squareOf(fields[3])
	}
	return b, nil
}

// squareOf reads a square; it returns -1 for anything else.
func squareOf(name string) int {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' {
		return -1
	}
	return 8*int(name[1]-'1') + int(name[0]-'a')
}

func fileOf(s int) int { return s % 8 }
func rankOf(s int) int { return s / 8 }

func other(side byte) byte {
	if side == white {
		return black
	}
	return white
}

// sideOf returns whose a piece is.
func sideOf(piece byte) byte {
	if piece >= 'A' && piece <= 'Z' {
		return white
	}
	return black
}

// kind returns a piece as a small letter.
func kind(piece byte) byte { return piece | 0x20 }

// of returns a kind of piece of a side.
func of(k, side byte) byte {
	if side == white {
		return k - 0x20
	}
	return k
}

// has reports whether a piece of a side stands on a square.
func (b *board) has(s int, side byte) bool { return b.at[s] != '.' && sideOf(b.at[s]) == side }

// count returns how many pieces like one are on the board.
func (b *board) count(piece byte) (n int) {
	for _, p := range b.at {
		if p == piece {
			n++
		}
	}
	return n
}

func (b *board) king(side byte) int {
	for s, p := range b.at {
		if p == of('k', side) {
			return s
		}
	}
	return -1
}

var worths = map[byte]int{'p': 1, 'n': 3, 'b': 3, 'r': 5, 'q': 9}

// lead returns by how many points a side is ahead.
func (b *board) lead(side byte) (points int) {
	for _, p := range b.at {
		switch {
		case p == '.':
		case sideOf(p) == side:
			points += worths[kind(p)]
		default:
			points -= worths[kind(p)]
		}
	}
	return points
}

var steps = map[byte][][2]int{
	'n': {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}},
	'b': {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'r': {{1, 0}, {0, 1}, {-1, 0}, {0, -1}},
	'q': {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'k': {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
}

// step returns the square some files and ranks away, -1 if that is off the board.
func step(s, files, ranks int) int {
	f, r := fileOf(s)+files, rankOf(s)+ranks
	if f < 0 || f > 7 || r < 0 || r > 7 {
		return -1
	}
	return 8*r + f
}

// ahead is the direction of a side's pawns.
func ahead(side byte) int {
	if side == white {
		return 1
	}
	return -1
}

// attacks lists the squares that the piece on a square attacks.
func (b *board) attacks(from int) (list []int) {
	piece := b.at[from]
	if kind(piece) == 'p' {
		for _, files := range []int{-1, 1} {
			if s := step(from, files, ahead(sideOf(piece))); s >= 0 {
				list = append(list, s)
			}
		}
		return list
	}
	for _, by := range steps[kind(piece)] {
		for s := step(from, by[0], by[1]); s >= 0; s = step(s, by[0], by[1]) {
			list = append(list, s)
			if b.at[s] != '.' || kind(piece) == 'n' || kind(piece) == 'k' {
				break
			}
		}
	}
	return list
}

// hits reports whether the piece on a square attacks another square.
func (b *board) hits(from, to int) bool {
	for _, s := range b.attacks(from) {
		if s == to {
			return true
		}
	}
	return false
}

// attackers lists the pieces of a side that attack a square.
func (b *board) attackers(s int, side byte) (list []int) {
	for from := range b.at {
		if b.has(from, side) && b.hits(from, s) {
			list = append(list, from)
		}
	}
	return list
}

// attacked is a faster form of attackers, for the rules alone: it looks from the square.
func (b *board) attacked(s int, by byte) bool {
	for _, files := range []int{-1, 1} {
		if from := step(s, files, -ahead(by)); from >= 0 && b.at[from] == of('p', by) {
			return true
		}
	}
	for _, k := range []byte("nk") {
		for _, d := range steps[k] {
			if from := step(s, d[0], d[1]); from >= 0 && b.at[from] == of(k, by) {
				return true
			}
		}
	}
	for i, d := range steps['q'] {
		slider := byte('r')
		if i > 3 {
			slider = 'b'
		}
		for from := step(s, d[0], d[1]); from >= 0; from = step(from, d[0], d[1]) {
			if b.at[from] != '.' {
				if b.at[from] == of(slider, by) || b.at[from] == of('q', by) {
					return true
				}
				break
			}
		}
	}
	return false
}

// check reports whether a side's king is attacked.
func (b *board) check(side byte) bool { return b.attacked(b.king(side), other(side)) }

// checkers lists the pieces that give check to the side to move.
func (b *board) checkers() []int { return b.attackers(b.king(b.turn), other(b.turn)) }

// keepsKing reports whether a move, which leads to another position, guards a piece that the other side's king could
// take before, and now cannot: with what moved, or with what stood behind it. By a check it guards from the king alone.
func (b *board) keepsKing(next *board, m move, on int) bool {
	takes, was := move{from: b.king(other(b.turn)), to: on}, b.pass()
	alone := len(next.attackers(on, next.turn)) <= 1
	return was.legal(takes) && b.has(on, b.turn) && next.at[on] == b.at[on] &&
		(alone || !next.check(next.turn)) && !next.legal(takes) &&
		slices.ContainsFunc(next.attackers(on, b.turn), func(by int) bool { return by == m.to || !b.hits(by, on) })
}
