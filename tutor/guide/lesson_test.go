package guide

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// scene is where a sentence stands: in a lesson's text, or below a diagram.
type scene struct {
	lesson  Lesson
	diagram Diagram        // below which it stands, or else the lesson's first
	p       chess.Position // on the diagram
}

func newScene(l Lesson, d Diagram) scene { return scene{l, d, *d.Game().Position()} }

var end = regexp.MustCompile(`[.!?]( |$)`)

// sentences splits a paragraph.
func sentences(text string) (list []string) {
	for len(text) > 0 {
		at := end.FindStringIndex(text)
		if at == nil {
			return append(list, text)
		}
		list = append(list, strings.TrimSpace(text[:at[1]]))
		text = text[at[1]:]
	}
	return list
}

// eachSentence visits all that is said.
func eachSentence(visit func(s scene, sentence string)) {
	for _, l := range lessons {
		for _, paragraph := range Text(l.Name) {
			for _, sentence := range sentences(paragraph) {
				visit(newScene(l, l.Diagrams[0]), sentence)
			}
		}
		for _, d := range l.Diagrams {
			for _, sentence := range sentences(Caption(d.Name)) {
				visit(newScene(l, d), sentence)
			}
		}
	}
}

func TestEverySentenceIsTrue(t *testing.T) {
	used := map[string]bool{}
	eachSentence(func(s scene, sentence string) {
		pattern, true := proved(s, sentence)
		assert.NotEmpty(t, pattern, "%s: nothing proves %q", s.diagram.Name, sentence)
		assert.True(t, true, "%s: %q is not so", s.diagram.Name, sentence)
		used[pattern] = true
	})
	for _, proof := range proofs {
		assert.True(t, used[proof.pattern], "nobody says %q any more", proof.pattern)
	}
}

// facts are words that can be exchanged for others of their kind, which changes the meaning of a sentence.
var facts = []struct {
	word   *regexp.Regexp
	others []string
}{
	{regexp.MustCompile(`\b[a-h][1-8]\b`), []string{"a1", "b6", "c4", "d5", "e3", "f7", "g2", "h8"}},
	{regexp.MustCompile(`\b[NBRQK][a-h][1-8]\b`), []string{"Nc3", "Bf3", "Nf6"}},
	{
		regexp.MustCompile(`\b(pawn|knight|bishop|rook|queen|king)`),
		[]string{"pawn", "knight", "bishop", "rook", "queen", "king"},
	},
	{
		regexp.MustCompile(`\b(\d+|one|two|three|eight|fifty)\b`),
		[]string{"0", "1", "2", "3", "10", "one", "two", "three", "four"},
	},
	{regexp.MustCompile(`\b(second|third)\b`), []string{"second", "fourth"}},
	{regexp.MustCompile(`\b(dark|light)\b`), []string{"dark", "light"}},
	{regexp.MustCompile(`\b(White|Black)\b`), []string{"White", "Black"}},
	{regexp.MustCompile(`\b(checkmate|stalemate)\b`), []string{"checkmate", "stalemate"}},
	{regexp.MustCompile(`\b(Checkmate|Stalemate)\b`), []string{"Checkmate", "Stalemate"}},
	{regexp.MustCompile(`\b(can|cannot)\b`), []string{"can", "cannot"}},
	{regexp.MustCompile(`\b(never|always)\b`), []string{"never", "always"}},
	{regexp.MustCompile(`\b(forward|backward)\b`), []string{"forward", "backward"}},
	{regexp.MustCompile(`\b[KQRBN]\b`), []string{"K", "Q", "R", "B", "N"}},
	{regexp.MustCompile(`\b[ah]\b(-file)`), []string{"a-file", "h-file", "b-file"}},
}

// Exchanging any one fact in any sentence makes it false or unproved, so the tests catch a mistake in it.
func TestNoFactCanBeExchanged(t *testing.T) {
	exchanged := 0
	eachSentence(func(s scene, sentence string) {
		for _, fact := range facts {
			for _, at := range fact.word.FindAllStringIndex(sentence, -1) {
				for _, other := range fact.others {
					wrong := sentence[:at[0]] + other + sentence[at[1]:]
					if wrong == sentence || same[sentence[at[0]:at[1]]] == other {
						continue
					}
					_, true := proved(s, wrong)
					assert.False(t, true, "%s: this passes for true: %q", s.diagram.Name, wrong)
					exchanged++
				}
			}
		}
	})
	assert.Greater(t, exchanged, 1000)
}

// same are synonyms.
var same = map[string]string{"1": "one", "one": "1", "2": "two", "two": "2", "3": "three", "three": "3", "4": "four"}

func TestSentencesAreShort(t *testing.T) {
	eachSentence(func(s scene, sentence string) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), 18, sentence)
		assert.Regexp(t, `^[A-Z].*\.$`, sentence)
	})
}

func TestNamesAreDifferent(t *testing.T) {
	seen := map[string]bool{"main": true, "contents": true, "key": true}
	name := func(n string) {
		assert.Regexp(t, `^[A-Za-z][A-Za-z0-9-]*$`, n)
		assert.False(t, seen[n], "%s is there twice", n)
		seen[n] = true
	}
	for _, l := range All() {
		name(l.Name)
		assert.NotEmpty(t, Title(l.Name))
		assert.NotEmpty(t, Text(l.Name))
		require.NotEmpty(t, l.Diagrams, l.Name)
		for _, d := range l.Diagrams {
			name(d.Name)
			for s := chess.A1; s <= chess.H8; s++ {
				name(d.Name + "-" + s.String())
			}
		}
	}
}

// Every diagram whose game is not over shows at first the moves of one of its pieces.
func TestDiagrams(t *testing.T) {
	for _, l := range All() {
		for _, d := range l.Diagrams {
			p := *d.Game().Position()
			if d.Chosen != chess.NoSquare {
				assert.NotZero(t, targets(p, d.Chosen), d.Name)
				assert.Equal(t, chess.Playing, d.Game().Outcome(), d.Name)
			}
			found, ok := Find(d.Name)
			assert.True(t, ok)
			assert.Equal(t, d, found)
		}
	}
	_, ok := Find("nothing")
	assert.False(t, ok)
}
