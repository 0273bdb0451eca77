package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say/english"
	"chesstutor/web/game"
)

// A line in an address is read as far as it is legal, and no further.
func FuzzLineFrom(f *testing.F) {
	for _, text := range []string{"", "e2e4", "e2e4.e7e5.g1f3", "e2e4.e2e4", "a7a8q", "e2e4..e7e5", "e2e4e7e5"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p := chess.Start()
		line := lineFrom(p, text)
		assert.True(t, strings.HasPrefix(strings.ToLower(text), strings.Join(game.UCI(line), ".")))
		for _, m := range line {
			assert.True(t, p.IsLegal(m))
			p = p.Play(m)
		}
	})
}

// What follows a right try is not told as a loss: the try is not to blame for it. The best line tells what it comes to.
func TestARightTryIsNotToldToLose(t *testing.T) {
	a, r := reviewOf(t, "f3 e5 g4 Qh4#")
	m := r.Moments()[0]
	page := &momentPage{subject: a, review: r, moment: m, language: english.English, game: a.game.Until(0)}
	line := lineFrom(*page.game.Position(), "e2e4.d7d5.a2a3.d5e4")
	require.Len(t, line, 4)
	page.shown = len(line)
	page.after = line
	assert.NotContains(t, page.showSheet().Text[0], "you lose")
	page.after, page.moment.Best.PV = nil, line
	assert.Contains(t, page.showSheet().Text[0], "you lose")
}

// What the words fear has an arrow, though the search would answer otherwise.
func TestWhatIsFearedHasAnArrow(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	lines := [][]chess.Move{
		lineFrom(*g.Position(), "g1f3.e7e5"), lineFrom(*g.Position(), "g1f3.d7d5"),
	}
	page := &momentPage{
		subject: &subject{side: chess.White, known: fact.Everything}, game: g, move: lines[0][0],
		tried: &review.Tried{
			Why: &fact.Fact{Kind: fact.KindThenHangs, Line: lines[0]}, Line: lines[1], Fears: chess.NoMove,
		},
	}
	feared := game.ArrowSpan{Kind: "danger", From: lines[0][1].From(), To: lines[0][1].To(), Thin: true}
	arrows := page.arrows()
	require.Len(t, arrows, 2)
	assert.Equal(t, feared.Shape(false), arrows[1])
}
