package friends

import (
	"bytes"
	"flag"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/say/english"
)

// said are the words in a friend's sentence for how often it misses what.
var (
	said   = regexp.MustCompile(`([Vv]ery often|Often) (?:does not see )?(.+)\.$`)
	things = map[string]Chance{
		"forgets to take your pieces": FreePiece, "mate in one move": Mate,
		"how to attack two pieces at once": Fork,
	}
	shares = map[string][2]float64{"often": {.5, .65}, "very often": {.65, .85}}
)

// What a friend's sentence says it misses is missed so often in its games against itself: "often" from half the time,
// "very often" from two times of three; a tenth of the games, without tag soak, may be some points off.
func TestFriendsMissWhatTheirSentencesSay(t *testing.T) {
	games, slack := 20, .12
	if needs.Soak {
		games, slack = 200, .055
	}
	for _, l := range players() {
		words := said.FindStringSubmatch(english.English.Level(l).Sentence)
		require.NotNil(t, words, english.English.Level(l).Sentence)
		require.Contains(t, things, words[2])
		m, err := InGames(t.Context(), l, games, 1)
		require.NoError(t, err)
		what := things[words[2]]
		t.Logf("%s: misses %s in %.0f %% of %d", english.English.Called(l), words[2], 100*m.Share(what), m[what].Met)
		assert.Greater(t, m.Share(what), shares[strings.ToLower(words[1])][0]-slack, english.English.Called(l))
		assert.Less(t, m.Share(what), shares[strings.ToLower(words[1])][1]+slack, english.English.Called(l))
	}
}

// Who mates passes over nothing; a free piece is missed where neither it is taken nor mate given.
func TestMateMissesNothing(t *testing.T) {
	p, err := chess.ParseFEN("6k1/5ppp/8/n7/8/8/8/Q2R2K1 w - - 0 1")
	require.NoError(t, err)
	by := taking(&p)
	for text, want := range map[string][chances]bool{
		"d1d8": {true, true, false}, "a1a5": {false, true, false}, "g1f1": {false, false, false},
	} {
		m, err := p.ParseUCI(text)
		require.NoError(t, err)
		for c := range by {
			assert.Equal(t, want[c], by[c][m], "%s: %s", text, chanceNames[c])
		}
	}
}

func run(t *testing.T, args ...string) string {
	t.Helper()
	flags := flag.NewFlagSet("friends", flag.ContinueOnError)
	start := Command(flags)
	require.NoError(t, flags.Parse(args))
	var out bytes.Buffer
	require.NoError(t, start(t.Context(), flags.Args(), &out, io.Discard))
	return out.String()
}

func TestFriendsAreShown(t *testing.T) {
	out := run(t, "-games", "1", "-moves", "30")
	for _, l := range players() {
		assert.Contains(t, out, "\n"+english.English.Called(l)+"\n")
	}
	assert.Regexp(t, `missed a free piece: \S+`, out)
	assert.Equal(t, 30*len(players()), len(regexp.MustCompile(`(?m)^ *\d+\. `).FindAllString(out, -1)))
}

// docs/people-moves.md shows the moves that the command prints.
func TestTheDocumentShowsTheMoves(t *testing.T) {
	document, err := os.ReadFile("../../../docs/people-moves.md")
	require.NoError(t, err)
	moves, err := show(t.Context(), 50, 1)
	require.NoError(t, err)
	text := strings.TrimSpace(strings.Join(moves, ""))
	assert.Contains(t, strings.ReplaceAll(string(document), "\n    ", "\n"), text, "go run ./cmd/workshop friends")
}

func TestGamesOfPeopleAreLookedAt(t *testing.T) {
	name := t.TempDir() + "/games.tsv"
	require.NoError(t, os.WriteFile(name, []byte("x\t900\t2000\te2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7\n"), 0o644))
	out := run(t, "-every", "1", name)
	assert.Regexp(t, `Pip +misses a mate in one: +\d+ % of 1 `, out, "before the mate")
	assert.Len(t, players(), 5)
	assert.Equal(t, ai.Pip, players()[0])
}
