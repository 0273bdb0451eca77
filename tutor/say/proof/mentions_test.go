package proof_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A reader reads in one language what a sentence names: pieces, whose they are and where, squares, numbers and
// negation. It shares no code with what writes the sentences. All words are in lower case.
type reader struct {
	nouns   map[string]byte   // the forms of the names of pieces
	yours   *regexp.Regexp    // the words before a piece of the listener's
	the     string            // a word before another's piece
	a       *regexp.Regexp    // the words before any piece of a kind
	colors  map[string]string // the forms of the adjectives and names of colors
	counts  map[string]string // numbers in words
	denies  *regexp.Regexp    // what negates
	not     string            // a word that does
	on, and string            // what joins a piece to its square, and two pieces
	idioms  *strings.Replacer // takes out what sounds like one of these and is none
}

// A named is what a sentence names, each in the order of the alphabet: "your n f6" is a piece.
type named struct{ pieces, squares, counts, denials []string }

var wordPattern = regexp.MustCompile(`\b[a-h][1-8]\b|\d+|\pL+(?:'\pL+)?`)

// read lists what a sentence names.
func (r *reader) read(text string) (n named) {
	list := wordPattern.FindAllString(r.idioms.Replace(strings.ToLower(text)), -1)
	owner := ""
	for i, word := range list {
		switch {
		case r.isPlaced(list, i):
		case squareName.MatchString(word):
			n.squares = append(n.squares, word)
		case r.nouns[word] != 0:
			owner = r.owner(list[:i], owner)
			piece := fmt.Sprintf("%s%c", owner, r.nouns[word])
			if r.isPlaced(list, min(i+2, len(list)-1)) {
				piece += " " + list[i+2]
			}
			n.pieces = append(n.pieces, piece)
		case r.counts[word] != "":
			n.counts = append(n.counts, r.counts[word])
		case word[0] >= '0' && word[0] <= '9':
			n.counts = append(n.counts, word)
		case r.denies.MatchString(word):
			n.denials = append(n.denials, "not")
		}
	}
	for _, names := range [][]string{n.pieces, n.squares, n.counts} {
		slices.Sort(names)
	}
	return n
}

// isPlaced reports whether a word is the square of a certain piece: "the knight on f6".
func (r *reader) isPlaced(list []string, i int) bool {
	return i > 1 && squareName.MatchString(list[i]) && list[i-1] == r.on && r.nouns[list[i-2]] != 0 &&
		!(i > 2 && (r.a.MatchString(list[i-3]) || r.counts[list[i-3]] != ""))
}

// owner reads the words before a noun; that of the piece before holds for both in "your bishop and queen".
func (r *reader) owner(before []string, last string) string {
	if len(before) == 0 {
		return ""
	}
	switch word := before[len(before)-1]; {
	case r.yours.MatchString(word):
		return "your "
	case r.colors[word] != "":
		return r.colors[word] + " "
	case word == r.and && len(before) > 1 && r.nouns[before[len(before)-2]] != 0:
		return last
	}
	return ""
}

// englishReader reads the sentences that are proved on the board.
var englishReader = &reader{
	nouns: map[string]byte{
		"pawn": 'p', "pawns": 'p', "knight": 'n', "knights": 'n', "bishop": 'b', "bishops": 'b', "rook": 'r',
		"rooks": 'r', "queen": 'q', "queens": 'q', "king": 'k', "kings": 'k', "king's": 'k', "queen's": 'q',
	},
	yours:  regexp.MustCompile(`^your$`),
	colors: map[string]string{"white": "white", "black": "black", "white's": "white", "black's": "black"},
	counts: map[string]string{
		"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
		"ten": "10",
	},
	denies: regexp.MustCompile(`^(?:no|not|nothing|nobody|never|cannot|can't|nowhere)$`),
	a:      regexp.MustCompile(`^an?$`),
	the:    "the", not: "not", on: "on", and: "and",
	idioms: strings.NewReplacer("pawn of your own", "your pawn", "pawn of white's own", "your pawn",
		"pawn of black's own", "your pawn", "a pawn can become a passed pawn", "",
		"passed pawn", "", "two checks at once", "", "without your pawns", "", "without white's pawns", "",
		"without black's pawns", "", "for free", "", "nowhere to go", ""),
}
