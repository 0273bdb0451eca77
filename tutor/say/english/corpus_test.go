package english_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// corpusPositions is how many of a learner's moments the corpus has.
var corpusPositions = flag.Int("corpus", 500, "read what the coach says in so many positions")

// learnersGame plays a game of one who makes every third move at random, and else
// looks at little, against an opponent of the same kind.
func learnersGame(t *testing.T, random *rand.Rand) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start()})
	for g.Ply() < 90 && g.Outcome() == chess.Playing {
		moves := g.Position().Moves()
		m := moves[random.IntN(len(moves))]
		if random.IntN(3) > 0 {
			found,
				err := ai.Search(context.Background(), *g.Position(), nil, ai.Limits{Method: ai.Selective, Nodes: 120},
				random.Uint64())
			require.NoError(t, err)
			m = found.Move
		}
		require.NoError(t, g.Play(m))
	}
	return g
}

// A moment is a turn of the learner's, and what the coach says of it.
type moment struct {
	kind fact.Kind
	line string // "" if the coach is silent
	more []string
}

// corpus returns the moments of games, a list for each game.
func corpus(t *testing.T, positions int) (games [][]moment) {
	t.Helper()
	random := rand.New(rand.NewPCG(14, 9))
	for n := 0; n < positions; {
		g := learnersGame(t, random)
		var moments []moment
		var told []*fact.Fact
		for ply := 0; ply <= g.Ply() && n < positions; ply += 2 {
			v := coach.NewSurvey(g.PositionAt(ply))
			facts, speaks := v.Coach(g, ply, v.Advice(g, ply), false, told)
			var m moment
			if told = append([]*fact.Fact{nil}, told...); speaks {
				told[0] = &facts[0]
			}
			for i, f := range facts {
				text := english.English.Fact(f, tutor.ToWhite)
				if speaks && i == 0 {
					m.kind, m.line = f.Kind, text
				} else {
					m.more = append(m.more, text)
				}
			}
			moments = append(moments, m)
			n++
		}
		games = append(games, moments)
	}
	return games
}

var (
	sentenceEnd = regexp.MustCompile(`[.!?](?: |$)`)
	notation    = regexp.MustCompile(`\b(?:[KQRBN][a-h1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|O-O)`)
	squareName  = regexp.MustCompile(`^[a-h][1-8]$`)
	wordOf      = regexp.MustCompile(`[a-h][1-8]|[A-Za-z]+|[0-9]+`)
)

// syllables counts groups of vowels, which comes close enough for English.
func syllables(word string) int {
	word = strings.ToLower(word)
	if squareName.MatchString(word) {
		return 2
	}
	n := len(regexp.MustCompile(`[aeiouy]+`).FindAllString(strings.TrimSuffix(word, "e"), -1))
	return max(1, n)
}

// grade is the Flesch-Kincaid grade of some texts.
func grade(texts []string) float64 {
	sentences, words, parts := 0, 0, 0
	for _, text := range texts {
		sentences += len(sentenceEnd.FindAllString(text, -1))
		for _, word := range strings.Fields(text) {
			words++
			parts += syllables(strings.Trim(word, ".,:!?"))
		}
	}
	return 0.39*float64(words)/float64(sentences) + 11.8*float64(parts)/float64(words) - 15.59
}

// plainWords are all the words that a novice is told anything with: those of the
// lessons, of the ideas, and plain ones.
var plainWords = strings.Fields(`
	a be them again ahead all allowed an and another answers are at attack attacks back before behind better bishop bishops block bring brought but by can cannot
	careful castle castled saved castling caught check checkmate checks come comes computer could cost costly danger did do does down draw each early
	either enough every face fear fifty file files find for force forced fork free from give gives go goes going good gone guard guards had happen
	has have here home how i if in into is it its king kings keep kept knight knights last lead leaves legal less let line look lose loses lost
	lure lured lures make makes many mate middle more most move moved moves moving much must needs new next no nobody nothing now of off offer often on once one only opened
	opening or other out over passed passant pawn pawns piece pieces pinned place point points position promotes queen queens rank right rook rooks shut
	safe same saw see side skewer skewered so something square squares stalemate stand stands still stop stopped stops take taken takes taking that the
	then there they this threat threatens three time times to too trade trapped try turning two until want was way we well were what where which will win
	wins with without won would you your en nowhere both give everywhere endless lets also four five six seven eight nine ten mates than attacked
	away board put checking pinning long short castles stays queen's comes can't mover king's promote becomes become`)

// TestTheCorpus reads what the coach says in a learner's games: short sentences of
// plain words, no notation, one line, seldom filler, and seldom the same within
// three moves.
func TestTheCorpus(t *testing.T) {
	t.Parallel()
	known := map[string]bool{}
	for _, word := range plainWords {
		known[word] = true
	}
	moments, spoken, repeated, thrice, filler, total := 0, 0, 0, 0, 0, 0
	longest := 0
	var lines, texts []string
	for _, game := range corpus(t, *corpusPositions) {
		for i, m := range game {
			moments++
			if m.line != "" {
				spoken++
				lines = append(lines, m.line)
				if slices.ContainsFunc(game[max(0, i-3):i], func(was moment) bool { return was.line == m.line }) {
					repeated++
				}
				if i > 1 && m.line == game[i-1].line && m.line == game[i-2].line {
					thrice++
				}
			}
			if strings.HasPrefix(string(m.kind), "habit-") || m.kind == fact.KindCalm {
				filler++
			}
			assert.NotContains(t, m.more, m.line, "the same thing twice")
			for _, text := range append(m.more, m.line) {
				if text == "" {
					continue
				}
				texts = append(texts, text)
				assert.False(t, notation.MatchString(text), text)
				total += len(sentenceEnd.FindAllString(text, -1))
				for _, sentence := range sentenceEnd.Split(text, -1) {
					longest = max(longest, len(strings.Fields(sentence)))
				}
				if strings.HasPrefix(text, "The opening: ") { // a name
					continue
				}
				for _, word := range wordOf.FindAllString(strings.ToLower(text), -1) {
					word = strings.TrimSuffix(word, "'s")
					assert.True(t, known[word] || squareName.MatchString(word) || word[0] <= '9', "%q in %q", word,
						text)
				}
			}
		}
	}
	t.Logf("%d moments, spoken in %d, repeated in %d, filler in %d; %d texts of %d sentences, the longest of %d words",
		moments, spoken, repeated, filler, len(texts), total, longest)
	t.Logf("grade of the coach's lines %.1f, of all %.1f", grade(lines), grade(texts))
	assert.LessOrEqual(t, longest, 14)
	assert.LessOrEqual(t, grade(lines), 5.0)
	assert.LessOrEqual(t, grade(texts), 5.0)
	assert.LessOrEqual(t, filler*5, moments)
	assert.LessOrEqual(t, repeated*20, moments, "the same sentence within three moves")
	assert.LessOrEqual(t, thrice*400, moments, "three times in a row")
	assert.GreaterOrEqual(t, spoken*2, moments, "where there is something to say it is said")
	random := rand.New(rand.NewPCG(50, 50))
	for range 50 {
		t.Log(lines[random.IntN(len(lines))])
	}
}
