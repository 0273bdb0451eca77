package exercise_test

import (
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// slowGame is a small game on a board of letters, which shares nothing with package chess but the squares' names:
// white letters are upper case, as in FEN, and hidden kings do not stand on it.
type slowGame struct {
	board  [8][8]byte // by rank, then file
	white  bool       // to move
	passed string     // the square behind a pawn that went two steps, "-" if there is none
}

// slowMove is a move on it; becomes is 0, or the letter of the promotion.
type slowMove struct {
	from, to [2]int
	becomes  byte
}

// slowOf reads a position, without its kings if the exercise hides them.
func slowOf(e *exercise.Exercise, p chess.Position) (g slowGame) {
	fields := strings.Fields(p.FEN())
	for i, row := range strings.Split(fields[0], "/") {
		file := 0
		for _, c := range []byte(row) {
			if c <= '8' {
				file += int(c - '0')
				continue
			}
			if !e.HiddenKings || c != 'K' && c != 'k' {
				g.board[7-i][file] = c
			}
			file++
		}
	}
	g.white, g.passed = fields[1] == "w", fields[3]
	return g
}

// fen writes the position, without a right to capture en passant.
func (g *slowGame) fen() string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := 0; file < 8; file++ {
			if c := g.board[rank][file]; c != 0 {
				text.WriteByte(c)
				continue
			}
			first := file
			for file < 7 && g.board[rank][file+1] == 0 {
				file++
			}
			text.WriteByte('1' + byte(file-first))
		}
		if rank > 0 {
			text.WriteByte('/')
		}
	}
	return text.String() + map[bool]string{true: " w", false: " b"}[g.white] + " - - 0 1"
}

func isWhite(c byte) bool { return c >= 'A' && c <= 'Z' }

// count counts the pieces whose letter is among those given.
func (g *slowGame) count(letters string) (n int) {
	for _, row := range g.board {
		for _, c := range row {
			if c != 0 && strings.IndexByte(letters, c) >= 0 {
				n++
			}
		}
	}
	return n
}

// name writes a move in UCI notation.
func (m slowMove) name() string {
	b := []byte{'a' + byte(m.from[1]), '1' + byte(m.from[0]), 'a' + byte(m.to[1]), '1' + byte(m.to[0])}
	if m.becomes != 0 {
		b = append(b, m.becomes)
	}
	return string(b)
}

// on makes a move.
func (g slowGame) on(m slowMove) slowGame {
	c := g.board[m.from[0]][m.from[1]]
	if c|32 == 'p' && m.from[1] != m.to[1] && g.board[m.to[0]][m.to[1]] == 0 {
		g.board[m.from[0]][m.to[1]] = 0 // en passant
	}
	g.board[m.from[0]][m.from[1]] = 0
	if m.becomes != 0 {
		c = c&32 | m.becomes&^32
	}
	g.board[m.to[0]][m.to[1]] = c
	g.white = !g.white
	return g
}

// steps are the directions in which pieces other than pawns move.
var steps = map[byte][][2]int{
	'k': {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'q': {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'r': {{0, 1}, {1, 0}, {0, -1}, {-1, 0}},
	'b': {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'n': {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}},
}

// reaches lists what the side to move could do if its king were no concern.
func (g *slowGame) reaches() (list []slowMove) {
	for rank, row := range g.board {
		for file, c := range row {
			if c == 0 || isWhite(c) != g.white {
				continue
			}
			from := [2]int{rank, file}
			if c|32 == 'p' {
				list = append(list, g.pawn(from)...)
				continue
			}
			for _, d := range steps[c|32] {
				for n := 1; n < 8; n++ {
					to := [2]int{rank + n*d[0], file + n*d[1]}
					if !on(to) || g.at(to) != 0 && isWhite(g.at(to)) == g.white {
						break
					}
					list = append(list, slowMove{from: from, to: to})
					if g.at(to) != 0 || c|32 == 'k' || c|32 == 'n' {
						break
					}
				}
			}
		}
	}
	return list
}

func on(s [2]int) bool { return min(s[0], s[1]) >= 0 && max(s[0], s[1]) < 8 }

func (g *slowGame) at(s [2]int) byte { return g.board[s[0]][s[1]] }

// pawn lists the moves of a pawn.
func (g *slowGame) pawn(from [2]int) (list []slowMove) {
	step, first, last := 1, 1, 7
	if !g.white {
		step, first, last = -1, 6, 0
	}
	var to [][2]int
	ahead := [2]int{from[0] + step, from[1]}
	if g.at(ahead) == 0 {
		to = append(to, ahead)
		if two := [2]int{from[0] + 2*step, from[1]}; from[0] == first && g.at(two) == 0 {
			to = append(to, two)
		}
	}
	for _, side := range []int{-1, 1} {
		s := [2]int{from[0] + step, from[1] + side}
		if !on(s) {
			continue
		}
		enemy := g.at(s) != 0 && isWhite(g.at(s)) != g.white
		if enemy || g.passed == string([]byte{'a' + byte(s[1]), '1' + byte(s[0])}) {
			to = append(to, s)
		}
	}
	for _, s := range to {
		if s[0] != last {
			list = append(list, slowMove{from: from, to: s})
			continue
		}
		for _, becomes := range []byte("qrbn") {
			list = append(list, slowMove{from, s, becomes})
		}
	}
	return list
}

// attacked reports whether the side to move could take the other side's king.
func (g *slowGame) attacked() bool {
	for _, m := range g.reaches() {
		if g.at(m.to)|32 == 'k' {
			return true
		}
	}
	return false
}

// moves lists the legal moves of the side to move.
func (g *slowGame) moves() (list []slowMove) {
	for _, m := range g.reaches() {
		if next := g.on(m); !next.attacked() {
			list = append(list, m)
		}
	}
	return list
}

// check reports whether the side to move is in check.
func (g *slowGame) check() bool {
	other := *g
	other.white, other.passed = !g.white, "-"
	return other.attacked()
}
