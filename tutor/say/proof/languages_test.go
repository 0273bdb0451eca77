package proof_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/french"
	"chesstutor/tutor/say/german"
	"chesstutor/tutor/say/proof"
	"chesstutor/tutor/say/spanish"
	"chesstutor/tutor/say/ukrainian"
)

// others are the languages beside English, each with its reader.
var others = []struct {
	*say.Language
	*reader
}{
	{german.German, germanReader}, {spanish.Spanish, spanishReader}, {french.French, frenchReader},
	{ukrainian.Ukrainian, ukrainianReader},
}

// toldAlike reports what a language says otherwise of a fact than English, whose sentence is proved on the board.
func toldAlike(s *said) error {
	if s.fact == nil {
		return nil
	}
	for _, other := range others {
		if err := alike(s, other.reader, other.Fact(*s.fact, s.audience())); err != nil {
			return err
		}
	}
	return nil
}

// alike compares what a text names with what English does of the fact, or of the first alone of two ideas in it.
func alike(s *said, r *reader, text string) error {
	_, err := matched(s, r, text)
	return err
}

// matched is alike, and returns what of s it is that a text tells: all of it, or its first idea.
func matched(s *said, r *reader, text string) (by said, err error) {
	more := ideaPieces(s.fact.Ideas)
	err = sameNames(s, r, text, more)
	f, cut := firstIdea(*s.fact)
	if err == nil || !cut {
		return *s, err
	}
	first := *s
	first.fact, first.text = &f, english.English.Fact(f, s.audience())
	return first, sameNames(&first, r, text, more)
}

// firstIdea returns a fact with the first alone of the two ideas that it is based on, itself or in a step of it, and
// whether there are two.
func firstIdea(f fact.Fact) (first fact.Fact, cut bool) {
	switch len(f.Ideas) {
	case 0:
		return f, false
	case 1:
		f.Ideas = slices.Clone(f.Ideas)
		f.Ideas[0], cut = firstIdea(f.Ideas[0])
		return f, cut
	}
	f.Ideas = f.Ideas[:1]
	return f, true
}

// sameNames compares what a text names with what the English sentence does. It may name more pieces of a list.
func sameNames(s *said, r *reader, text string, more []string) error {
	if s.kind == fact.KindOpeningName { // of which a language may have a name of its own
		return nil
	}
	proved, told := englishReader.read(s.text), r.read(text)
	// English may have no room for the list.
	if len(s.fact.Line) > 0 && pointsOf.MatchString(s.text) && len(told.counts) == 0 {
		proved.counts = nil
		for _, t := range slices.Concat(s.fact.Trade().Lost, s.fact.Trade().Won) {
			more = append(more, letters[t])
		}
	}
	if s.kind == fact.KindPurposeTakesBack && len(proved.pieces) == 0 {
		for _, t := range slices.Concat(s.fact.Trade().Lost, s.fact.Trade().Won) {
			more = append(more, letters[t])
		}
	}
	extra := told.pieces
	for _, piece := range proved.pieces {
		at := slices.Index(extra, piece)
		if bare, _, on := strings.Cut(piece, squareOf.FindString(piece)); at < 0 && on && s.kind == fact.KindHanging {
			at = slices.Index(extra, bare) // of which a longer sentence leaves out the square
		}
		if at < 0 {
			return fmt.Errorf("%w: %q names %v, %q %v", proof.ErrFalse, s.text, proved, text, told)
		}
		extra = slices.Delete(slices.Clone(extra), at, at+1)
	}
	more = slices.Clone(more)
	for _, piece := range extra {
		at := slices.Index(more, owners.ReplaceAllString(piece, ""))
		if at < 0 {
			return fmt.Errorf("%w: %q names %s, %q does not", proof.ErrFalse, text, piece, s.text)
		}
		if whose, ok := s.whose(s.fact.Ideas, more[at]); ok && strings.HasPrefix(piece, "your ") != whose {
			return fmt.Errorf("%w: %q names %s, which is the other side's", proof.ErrFalse, text, piece)
		}
		more = slices.Delete(more, at, at+1) // a piece is named once
	}
	same := slices.Equal(proved.squares, told.squares) && slices.Equal(proved.counts, told.counts) &&
		len(proved.denials) == len(told.denials)
	if !same {
		return fmt.Errorf("%w: %q names %v, %q %v", proof.ErrFalse, s.text, proved, text, told)
	}
	return nil
}

// pointsOf is what English tells of a trade for which it has no room, and squareOf the square of a piece.
var (
	pointsOf = regexp.MustCompile(` (?:\d+|a|one) points?\b`)
	squareOf = regexp.MustCompile(` [a-h][1-8]$`)
)

// letters are pieces as readers name them.
var letters = map[chess.PieceType]string{
	chess.Pawn: "p", chess.Knight: "n", chess.Bishop: "b", chess.Rook: "r", chess.Queen: "q", chess.King: "k",
}

// owners are what is said of a piece before its name.
var owners = regexp.MustCompile(`^(?:your|white|black) `)

// ideaPieces names the pieces of ideas, and of those that they are based on: as letters, alone and with their squares.
func ideaPieces(ideas []fact.Fact) (names []string) {
	for _, idea := range ideas {
		for _, piece := range idea.Pieces {
			name := letters[piece.Piece.Type()]
			names = append(names, name, name+" "+piece.Square.String())
		}
		switch idea.Concept {
		case fact.Promotion:
			names = append(names, "p", "q")
		case fact.PinToKing:
			names = append(names, "k")
		}
		names = append(names, ideaPieces(idea.Ideas)...)
	}
	return names
}

// whose reports whether a piece of ideas that is named with its square is the listener's, if there is one listener.
func (s *said) whose(ideas []fact.Fact, name string) (listeners, ok bool) {
	for _, idea := range ideas {
		for _, piece := range idea.Pieces {
			if name == letters[piece.Piece.Type()]+" "+piece.Square.String() {
				listeners = (s.Listener == 'w') == (piece.Piece.Color() == chess.White)
				return listeners, s.Listener == 'w' || s.Listener == 'b'
			}
		}
		if listeners, ok = s.whose(idea.Ideas, name); ok {
			return listeners, ok
		}
	}
	return false, false
}

// changedWord changes one word of a text that its reader reads, and returns false where there is none of its kind. It
// puts no piece of true ones, of which the text might have named another.
func changedWord(random *rand.Rand, r *reader, kind int, text string, trueOnes []string) (string, bool) {
	var nouns []string
	for form, piece := range r.nouns {
		if !slices.Contains(trueOnes, string(piece)) {
			nouns = append(nouns, form)
		}
	}
	slices.Sort(nouns)
	readable := r.idioms.Replace(strings.ToLower(text))
	places := wordPattern.FindAllStringIndex(readable, -1)
	random.Shuffle(len(places), func(i, k int) { places[i], places[k] = places[k], places[i] })
	for _, at := range places {
		word, other := readable[at[0]:at[1]], ""
		next := wordPattern.FindString(readable[at[1]:])
		switch {
		case kind == 0 && squareName.MatchString(word):
			other = string([]byte{word[0], '1' + (word[1]-'1'+byte(1+random.IntN(7)))%8})
		case kind == 1 && r.nouns[word] != 0:
			for other == "" || r.nouns[other] == r.nouns[word] {
				other = nouns[random.IntN(len(nouns))]
			}
		case kind == 2 && r.yours.MatchString(word) && r.nouns[next] != 0:
			other = r.the
		case kind == 3 && (r.counts[word] != "" || word[0] >= '0' && word[0] <= '9'):
			other = "77"
		case kind == 4 && r.denies.MatchString(word):
			other = "da"
		case kind == 5 && r.nouns[word] != 0:
			other = r.not + " " + word
		default:
			continue
		}
		return readable[:at[0]] + other + readable[at[1]:], true
	}
	return "", false
}

// kindsOfChange are a square, a piece, an owner, a number, a negation that is gone and one that has come.
const kindsOfChange = 6

// TestWrongSentencesAreCaughtInEachLanguage changes one thing in what a language says, and proves that its reader tells
// each from what is proved.
func TestWrongSentencesAreCaughtInEachLanguage(t *testing.T) {
	wanted := mutants
	if needs.Soak {
		wanted *= 8
	}
	var all []said
	for seed := uint64(1); len(all) < wanted; seed++ {
		teller := newTeller(t.Context(), seed)
		require.NoError(t, teller.play(turnsEach))
		all = append(all, slices.DeleteFunc(teller.said, func(s said) bool { return s.fact == nil })...)
	}
	random := rand.New(rand.NewPCG(31, 1))
	for _, other := range others {
		for made, tries := 0, 0; made < wanted; tries++ {
			require.Less(t, tries, 1000*wanted)
			s := all[random.IntN(len(all))]
			text := other.Fact(*s.fact, s.audience())
			wrong, ok := changedWord(random, other.reader, made%kindsOfChange, text, ideaPieces(s.fact.Ideas))
			if !ok || s.kind == fact.KindOpeningName {
				continue
			}
			made++
			by, err := matched(&s, other.reader, text)
			require.NoError(t, err)
			assert.ErrorIs(t, alike(&by, other.reader, wrong), proof.ErrFalse, "%s: %s", text, wrong)
		}
	}
}
