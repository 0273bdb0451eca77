package coach

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// parsePiece reads "White's knight on f3" and looks for the piece in a position. Without
// a square it must be the only one of its kind.
func parsePiece(p *chess.Position, text string) (s chess.Square, ok bool) {
	words := strings.Fields(text)
	is := func(s chess.Square) bool {
		return strings.ToLower(words[0]) == p.At(s).Color().String()+"'s" && words[1] == p.At(s).Type().String()
	}
	if len(words) > 3 {
		s, err := chess.ParseSquare(words[3])
		return s, err == nil && is(s)
	}
	n := 0
	for at := chess.A1; at <= chess.H8; at++ {
		if is(at) {
			s, n = at, n+1
		}
	}
	return s, n == 1
}

// parsePieces reads a list of pieces, all of which must be there.
func parsePieces(p *chess.Position, text string) (squares chess.Bitboard, ok bool) {
	for _, piece := range regexp.MustCompile(piecePattern).FindAllString(text, -1) {
		s, there := parsePiece(p, piece)
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

// landers returns the pieces that could legally take what stands on a square.
func landers(p *chess.Position, s chess.Square) (squares chess.Bitboard) {
	for _, m := range p.Moves() {
		if m.To() == s && slowCapture(p, m) {
			squares |= m.From().Bitboard()
		}
	}
	return squares
}

// takesFree reports whether a piece can take another and nothing can take back.
func takesFree(p *chess.Position, from, of chess.Square) bool {
	for _, m := range capturesBy(p, from, of) {
		after := p.Play(m)
		if landers(&after, m.To()) == 0 {
			return true
		}
	}
	return false
}

// takesMore reports whether a piece, no king, can take one that is worth more and wins by it.
func takesMore(p *chess.Position, from, of chess.Square) bool {
	by, taken := p.At(from).Type(), p.At(of).Type()
	return len(capturesBy(p, from, of)) > 0 && slowExchange(p, of) > 0 && by != chess.King &&
		worths[by.String()] < worths[taken.String()]
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

// amount reads "a knight and two pawns" as 5, and "3 points" as 3.
func amount(text string) (points int) {
	for _, part := range regexp.MustCompile(`, | and `).Split(text, -1) {
		n, kind, _ := strings.Cut(part, " ")
		if strings.HasPrefix(kind, "point") {
			_, _ = fmt.Sscan(n, &points)
			return points
		}
		points += max(1, slices.Index(sizes, n)) * worths[strings.TrimSuffix(strings.Fields(kind)[0], "s")]
	}
	return points
}

// taking proves what keeping to take on a square comes to, begun in p by the
// side to move there: the pieces named add up to the count of plain minimax.
func taking(p *chess.Position, on, what, promoted string) bool {
	lost, against, _ := strings.Cut(what, " for ")
	count := amount(lost)
	if against != "" {
		count -= amount(against)
	}
	if promoted != "" && !strings.Contains(what, "point") {
		count += worths[promoted] - 1
	}
	return count > 0 && count == slowExchange(p, square(on))
}

func TestAmount(t *testing.T) {
	for text, want := range map[string]int{
		"a knight": 3, "a queen and two pawns": 11, "a queen, two rooks and a pawn": 20, "three pawns": 3,
		"12 points": 12, "1 point": 1,
	} {
		assert.Equal(t, want, amount(text), text)
	}
}
