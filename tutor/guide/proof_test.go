package guide

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"chesstutor/tutor/chess"
)

// proof checks the sentences of one pattern by the rules.
type proof struct {
	pattern string // of a whole sentence without its full stop; see placeholders
	holds   func(s scene, found words) bool
}

// words are the facts that a sentence gave.
type words []string

// placeholders stand in patterns for facts: a piece, a square, a list of them, a number, a color of squares, a
// side, a list of moves.
var placeholders = strings.NewReplacer(
	"<piece>", `(pawn|knight|bishop|rook|queen|king)`,
	"<square>", `([a-h][1-8])`,
	"<squares>", `([a-h][1-8](?:(?:, | and )[a-h][1-8])*)`,
	"<number>", `(\d+|zero|one|two|three|four|five|six|seven|eight|fifty)`,
	"<time>", `(first|second|third|fourth)`,
	"<shade>", `(dark|light)`,
	"<side>", `(White|Black)`,
	"<move>", `([A-Za-z][A-Za-z0-9+#=-]*)`,
	"<moves>", `([A-Za-z][A-Za-z0-9+#=-]*(?:(?:, | and )[A-Za-z][A-Za-z0-9+#=-]*)*)`,
)

var proofs = slices.Concat(pieceProofs, pawnProofs, kingProofs, specialProofs, drawProofs, gameProofs)

// patterns are the compiled patterns of the proofs.
var patterns = sync.OnceValue(func() (all []*regexp.Regexp) {
	for _, p := range proofs {
		all = append(all, regexp.MustCompile(`^`+placeholders.Replace(p.pattern)+`\.$`))
	}
	return all
})

// proved returns the pattern that knows a sentence, "" if none does, and whether the sentence is true.
func proved(s scene, sentence string) (pattern string, true bool) {
	for i, whole := range patterns() {
		if found := whole.FindStringSubmatch(sentence); found != nil {
			return proofs[i].pattern, proofs[i].holds(s, found[1:])
		}
	}
	return "", false
}

func (w words) piece(i int) chess.PieceType { return pieceNamed(w[i]) }

func pieceNamed(name string) chess.PieceType {
	for t := chess.Pawn; t <= chess.King; t++ {
		if t.String() == name {
			return t
		}
	}
	return chess.NoPieceType
}

func (w words) square(i int) chess.Square { return square(w[i]) }

func (w words) squares(i int) (set chess.Bitboard) {
	for _, name := range w.list(i) {
		set |= square(name).Bitboard()
	}
	return set
}

func (w words) list(i int) []string { return regexp.MustCompile(`, | and `).Split(w[i], -1) }

func (w words) number(i int) int {
	if n, err := strconv.Atoi(w[i]); err == nil {
		return n
	}
	if w[i] == "fifty" {
		return 50
	}
	return slices.Index([]string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight"}, w[i])
}

func (w words) time(i int) int {
	return 1 + slices.Index([]string{"first", "second", "third", "fourth"}, w[i])
}

func (w words) dark(i int) bool { return w[i] == "dark" }

func (w words) side(i int) chess.Color {
	if w[i] == "White" {
		return chess.White
	}
	return chess.Black
}

// stands reports whether a piece of the words i and i+1, "rook" and "d4", is the side's to move there.
func (w words) stands(s scene, i int) bool { return w.standsOf(s, i, s.p.Turn()) }

func (w words) standsOf(s scene, i int, c chess.Color) bool {
	return s.p.At(w.square(i+1)) == chess.PieceOf(w.piece(i), c)
}

// subject reports whether the word i is the piece that the lesson is about.
func (w words) subject(s scene, i int) bool { return w[i] == s.lesson.Name }
