package proof

import (
	"slices"
	"strconv"
	"strings"
)

// The names of pieces, as letters.
var letters = map[string]byte{"pawn": 'p', "knight": 'n', "bishop": 'b', "rook": 'r', "queen": 'q', "king": 'k'}

func kindOf(name string) byte { return letters[strings.TrimSuffix(strings.ToLower(name), "s")] }

// numbers are the words for small numbers.
var numbers = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// number reads a number; "a" is one.
func number(word string) int {
	word = strings.ToLower(word)
	if n := slices.Index(numbers, word); n >= 0 {
		return n
	}
	if word == "a" {
		return 1
	}
	n, err := strconv.Atoi(word)
	if err != nil {
		return -1
	}
	return n
}

// points reads what is traded: "a knight and two pawns" is 5, "3 points" is 3.
func points(list string) (sum int) {
	for part := range strings.SplitSeq(strings.ReplaceAll(list, " and ", ", "), ", ") {
		n, name, _ := strings.Cut(part, " ")
		if strings.HasPrefix(name, "point") {
			return number(n)
		}
		sum += number(n) * worths[kindOf(name)]
	}
	return sum
}

// counts reads how many of each kind a list names: "a knight and two pawns".
func counts(list string) map[byte]int {
	all := map[byte]int{}
	for part := range strings.SplitSeq(strings.ReplaceAll(list, " and ", ", "), ", ") {
		n, name, _ := strings.Cut(part, " ")
		all[kindOf(name)] += number(n)
	}
	return all
}

// is reports whether a word for a side means that side: "you", "White", "the computer".
func (c *claim) is(word string, side byte) bool {
	switch strings.TrimSuffix(strings.ToLower(word), "'s") {
	case "you", "your":
		return c.Listener != 0 && side == c.Listener
	case "the computer", "computer":
		return c.Listener != 0 && side != c.Listener
	case "white":
		return side == white
	case "black":
		return side == black
	}
	return false
}

// some returns the pieces that a name may mean on a board: "your knight", "the knight on f3". To one listener "the" is
// the other side's.
func (c *claim) some(b *board, name string) (list []int) {
	words := strings.Fields(strings.Replace(name, "the computer's", "computer's", 1))
	for s, piece := range b.at {
		if piece == '.' || kind(piece) != kindOf(words[1]) || len(words) > 3 && s != squareOf(words[3]) {
			continue
		}
		owner := c.is(words[0], sideOf(piece))
		if strings.ToLower(words[0]) == "the" {
			owner = c.Listener == 0 || sideOf(piece) != c.Listener
		}
		if owner {
			list = append(list, s)
		}
	}
	return list
}

// one returns the piece that a name means: without a square it must be the only one.
func (c *claim) one(b *board, name string) (s int, ok bool) {
	list := c.some(b, name)
	if len(list) != 1 {
		return -1, false
	}
	return list[0], true
}

// mine returns the piece of the listener's side, or of the side to move, that a name means.
func (c *claim) mine(name string) (s int, ok bool) {
	list := slices.DeleteFunc(c.some(c.now, name), func(on int) bool { return !c.now.has(on, c.me) })
	if len(list) != 1 {
		return -1, false
	}
	return list[0], true
}

// pieces returns the pieces of a list of names: "your knight on f3 and your rook".
func (c *claim) pieces(b *board, list string) (squares []int, ok bool) {
	for part := range strings.SplitSeq(strings.ReplaceAll(list, " and ", ", "), ", ") {
		s, found := c.one(b, part)
		if !found || slices.Contains(squares, s) {
			return nil, false
		}
		squares = append(squares, s)
	}
	return squares, true
}

// kinds reads "king and rook", "two rooks" or "knight" as letters.
func kinds(text string) (list []byte) {
	text = strings.ToLower(text)
	if rest, ok := strings.CutPrefix(text, "two "); ok {
		return []byte{kindOf(rest), kindOf(rest)}
	}
	for part := range strings.SplitSeq(strings.ReplaceAll(text, " and ", ", "), ", ") {
		list = append(list, kindOf(part))
	}
	return list
}

// goes returns the moves on a board that words may mean: "knight to f3", "pawn takes the knight on d5". They must come
// from one square.
func goes(b *board, text string) (list []move, ok bool) {
	text = strings.ToLower(text)
	if to, castles := strings.CutPrefix(text, "castle, king to "); castles {
		for _, m := range b.moves() {
			if b.castling(m) && m.to == squareOf(to) {
				list = append(list, m)
			}
		}
		return list, len(list) == 1
	}
	text, passing := strings.CutSuffix(text, ", en passant")
	fields := strings.Fields(text)
	from, to := -1, squareOf(fields[len(fields)-1])
	if fields[1] == "on" {
		from = squareOf(fields[2])
	}
	taken := byte(0)
	if at := slices.Index(fields, "takes"); at >= 0 {
		taken = kindOf(fields[at+2])
	}
	origin := -1
	for _, m := range b.moves() {
		fits := kind(b.at[m.from]) == kindOf(fields[0]) && m.to == to && (from < 0 || from == m.from) &&
			passing == b.inPassing(m) && (taken != 0 || b.takenOn(m) < 0 || passing) && !b.castling(m)
		if !fits || taken != 0 && (b.at[m.to] == '.' || kind(b.at[m.to]) != taken) {
			continue
		}
		if origin >= 0 && origin != m.from {
			return nil, false
		}
		list, origin = append(list, m), m.from
	}
	return list, len(list) > 0
}

// says reports whether a move is the one that words mean.
func (c *claim) says(b *board, text string, m move) bool {
	list, ok := goes(b, text)
	return ok && slices.Contains(list, m)
}
