package tutor

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// parseMan reads "White's knight on f3" and looks for the man in a position.
func parseMan(p *chess.Position, text string) (s chess.Square, ok bool) {
	words := strings.Fields(text)
	s, err := chess.ParseSquare(words[3])
	if err != nil {
		return s, false
	}
	return s, strings.ToLower(words[0]) == p.At(s).Color().String()+"'s" && words[1] == p.At(s).Type().String()
}

// parseMen reads a list of men, all of which must be there.
func parseMen(p *chess.Position, text string) (squares chess.Bitboard, ok bool) {
	for _, man := range regexp.MustCompile(manPattern).FindAllString(text, -1) {
		s, there := parseMan(p, man)
		if !there {
			return 0, false
		}
		squares |= s.Bitboard()
	}
	return squares, squares != 0
}

func square(text string) chess.Square {
	s, err := chess.ParseSquare(text)
	if err != nil {
		panic(err)
	}
	return s
}

func side(text string) chess.Color {
	if text == "White" {
		return chess.White
	}
	return chess.Black
}

// turned returns the position with a side to move.
func turned(p *chess.Position, c chess.Color) chess.Position {
	if p.Turn() == c {
		return *p
	}
	return p.Pass()
}

// capturesBy lists the legal captures from one square to another. A capture in
// passing is of the pawn, wherever it lands.
func capturesBy(p *chess.Position, from, of chess.Square) (list []chess.Move) {
	for _, m := range p.Moves() {
		after := p.Play(m)
		if m.From() == from && p.At(of) != chess.NoPiece && slowCapture(p, m) && after.At(of) != p.At(of) {
			list = append(list, m)
		}
	}
	return list
}

// landers returns the men that could legally take what stands on a square.
func landers(p *chess.Position, s chess.Square) (squares chess.Bitboard) {
	for _, m := range p.Moves() {
		if m.To() == s && slowCapture(p, m) {
			squares |= m.From().Bitboard()
		}
	}
	return squares
}

// takesFree reports whether a man can take another and nothing can take back.
func takesFree(p *chess.Position, from, of chess.Square) bool {
	for _, m := range capturesBy(p, from, of) {
		after := p.Play(m)
		if landers(&after, m.To()) == 0 {
			return true
		}
	}
	return false
}

func mates(p *chess.Position, from chess.Square, fits func(chess.Move) bool) bool {
	for _, m := range p.Moves() {
		after := p.Play(m)
		if m.From() == from && fits(m) && after.Outcome(nil) == chess.Checkmate {
			return true
		}
	}
	return false
}

var worths = map[string]int{"pawn": 1, "knight": 3, "bishop": 3, "rook": 5, "queen": 9}

var sizes = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// amount reads "a knight and two pawns" as 5.
func amount(text string) (pawns int) {
	for _, part := range regexp.MustCompile(`, | and `).Split(text, -1) {
		n, kind, _ := strings.Cut(part, " ")
		size := max(1, slices.Index(sizes, n))
		if digits := 0; slices.Index(sizes, n) < 0 && n != "a" {
			if _, err := fmt.Sscan(n, &digits); err == nil {
				size = digits
			}
		}
		pawns += size * worths[strings.TrimSuffix(strings.Fields(kind)[0], "s")]
	}
	return pawns
}

// taking proves what keeping to take on a square comes to, begun in p by the
// side to move there: the men named add up to the count of plain minimax.
func taking(p *chess.Position, on, who, verb, rest string) bool {
	rest, promoted, _ := strings.Cut(rest, ". A pawn becomes a ")
	what, against, _ := strings.Cut(rest, " for ")
	count := amount(strings.TrimSuffix(what, " by the count"))
	if against != "" {
		count -= amount(against)
	}
	if promoted != "" && !strings.HasSuffix(what, " by the count") {
		gain := worths[strings.TrimSuffix(promoted, " there")] - 1
		count += gain
	}
	if (verb == "wins") != (side(who) == p.Turn()) {
		return false
	}
	return count > 0 && count == slowExchange(p, square(on))
}

func TestAmount(t *testing.T) {
	for text, want := range map[string]int{
		"a knight": 3, "a queen and two pawns": 11, "a queen, two rooks and a pawn": 20, "three pawns": 3, "12 pawns": 12,
	} {
		assert.Equal(t, want, amount(text), text)
	}
}
