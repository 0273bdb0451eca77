package proof

import (
	"slices"
	"strings"
)

// A move goes from a square to another; a pawn on the last rank becomes a piece, given as a small letter.
type move struct {
	from, to int
	becomes  byte
}

func (m move) String() string {
	name := func(s int) string { return string([]byte{'a' + byte(fileOf(s)), '1' + byte(rankOf(s))}) }
	text := name(m.from) + name(m.to)
	if m.becomes != 0 {
		text += string(m.becomes)
	}
	return text
}

// moveOf reads a move as engines write it; ok is false for anything else.
func moveOf(text string) (m move, ok bool) {
	if len(text) < 4 || len(text) > 5 {
		return m, false
	}
	m = move{from: squareOf(text[:2]), to: squareOf(text[2:4])}
	if len(text) == 5 {
		m.becomes = text[4]
	}
	return m, m.from >= 0 && m.to >= 0
}

// inPassing reports whether a move takes a pawn in passing.
func (b *board) inPassing(m move) bool {
	return kind(b.at[m.from]) == 'p' && fileOf(m.from) != fileOf(m.to) && b.at[m.to] == '.'
}

// takenOn returns the square of the piece that a move takes, -1 if it takes none.
func (b *board) takenOn(m move) int {
	switch {
	case b.inPassing(m):
		return 8*rankOf(m.from) + fileOf(m.to)
	case b.at[m.to] != '.' && b.has(m.to, other(b.turn)):
		return m.to
	}
	return -1
}

// castling reports whether a move castles.
func (b *board) castling(m move) bool {
	return kind(b.at[m.from]) == 'k' && fileOf(m.from) == 4 && (fileOf(m.to) == 6 || fileOf(m.to) == 2)
}

// rights are the rights to castle that are lost when something moves from or to a square.
var rights = map[int]string{0: "Q", 4: "KQ", 7: "K", 56: "q", 60: "kq", 63: "k"}

// play returns the board after a move.
func (b *board) play(m move) *board {
	next := *b
	next.passing = -1
	piece := b.at[m.from]
	if b.inPassing(m) {
		next.at[b.takenOn(m)] = '.'
	}
	next.at[m.from], next.at[m.to] = '.', piece
	if m.becomes != 0 {
		next.at[m.to] = of(m.becomes, b.turn)
	}
	if b.castling(m) {
		rook, to := m.from+3, m.from+1
		if m.to < m.from {
			rook, to = m.from-4, m.from-1
		}
		next.at[to], next.at[rook] = next.at[rook], '.'
	}
	if kind(piece) == 'p' && (m.to-m.from == 16 || m.from-m.to == 16) {
		next.passing = (m.from + m.to) / 2
	}
	for _, s := range []int{m.from, m.to} {
		for _, right := range rights[s] {
			next.castles = strings.ReplaceAll(next.castles, string(right), "")
		}
	}
	next.turn = other(b.turn)
	return &next
}

// pass returns the board with the other side to move.
func (b *board) pass() *board {
	next := *b
	next.turn, next.passing = other(b.turn), -1
	return &next
}

// reaches lists the moves of the piece on a square, without regard to its king.
func (b *board) reaches(from int) (list []move) {
	piece := b.at[from]
	add := func(to int) {
		if kind(piece) != 'p' || rankOf(to) != 0 && rankOf(to) != 7 {
			list = append(list, move{from: from, to: to})
			return
		}
		for _, becomes := range []byte("qrbn") {
			list = append(list, move{from, to, becomes})
		}
	}
	for _, to := range b.attacks(from) {
		takes := b.at[to] != '.' && sideOf(b.at[to]) != sideOf(piece)
		if takes || kind(piece) != 'p' && b.at[to] == '.' || kind(piece) == 'p' && to == b.passing {
			add(to)
		}
	}
	if kind(piece) == 'p' {
		up := ahead(sideOf(piece))
		if one := step(from, 0, up); one >= 0 && b.at[one] == '.' {
			add(one)
			home := rankOf(from) == 1 && up == 1 || rankOf(from) == 6 && up == -1
			if two := step(from, 0, 2*up); home && b.at[two] == '.' {
				add(two)
			}
		}
	}
	return list
}

// castlings lists the moves by which the side to move can castle.
func (b *board) castlings() (list []move) {
	king := b.king(b.turn)
	for _, wing := range []struct {
		right byte
		empty []int
		by    int
	}{{of('k', b.turn), []int{1, 2}, 1}, {of('q', b.turn), []int{-1, -2, -3}, -1}} {
		if !strings.ContainsRune(b.castles, rune(wing.right)) || fileOf(king) != 4 || b.check(b.turn) {
			continue
		}
		free := !slices.ContainsFunc(wing.empty, func(d int) bool { return b.at[king+d] != '.' })
		if free && !b.attacked(king+wing.by, other(b.turn)) {
			list = append(list, move{from: king, to: king + 2*wing.by})
		}
	}
	return list
}

// moves lists the legal moves.
func (b *board) moves() (list []move) {
	for from := range b.at {
		if !b.has(from, b.turn) {
			continue
		}
		for _, m := range b.reaches(from) {
			if next := b.play(m); !next.check(b.turn) {
				list = append(list, m)
			}
		}
	}
	for _, m := range b.castlings() {
		if next := b.play(m); !next.check(b.turn) {
			list = append(list, m)
		}
	}
	return list
}

// legal reports whether a move is legal.
func (b *board) legal(m move) bool { return slices.Contains(b.moves(), m) }

// mated reports whether the side to move is mated, stalemated whether it has no move and is not in check.
func (b *board) mated() bool      { return b.check(b.turn) && len(b.moves()) == 0 }
func (b *board) stalemated() bool { return !b.check(b.turn) && len(b.moves()) == 0 }

// captures lists the legal moves that take the piece on a square, in passing too.
func (b *board) captures(on int) (list []move) {
	for _, m := range b.moves() {
		if b.takenOn(m) == on {
			list = append(list, m)
		}
	}
	return list
}

// landing lists the legal captures that end on a square.
func (b *board) landing(on int) (list []move) {
	for _, m := range b.moves() {
		if m.to == on && b.takenOn(m) >= 0 {
			list = append(list, m)
		}
	}
	return list
}

// gain returns how many points a move wins at once.
func (b *board) gain(m move) int { return b.play(m).lead(b.turn) - b.lead(b.turn) }

// mates lists the moves that mate.
func (b *board) mates() (list []move) {
	for _, m := range b.moves() {
		if b.play(m).mated() {
			list = append(list, m)
		}
	}
	return list
}

// Legal returns the legal moves of a position in FEN, as engines write them.
func Legal(fen string) ([]string, error) {
	b, err := parse(fen)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, m := range b.moves() {
		list = append(list, m.String())
	}
	return list, nil
}
