package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A mate in two, a pawn that cannot be caught and where to look for a move are told in two ways, and then not in the
// same way within three moves: what stays for long is no news.
func TestWhatStaysIsNotToldInTheSameWaySoon(t *testing.T) {
	for fen, want := range map[string][]string{
		"6k1/8/Q7/5B2/2PP4/P5P1/1P3P2/R1B2KN1 w - - 1 30": {
			"There is mate in two.", "Bishop to h6: it leads to mate in two moves.",
		},
		"k7/8/8/2P2P1p/4N3/P7/2P1PPBP/2RK3R w - - 4 33": {
			"Your pawn on f5 can become a queen: it cannot be caught.",
			"Move on with your pawn on f5: it cannot be caught.",
		},
		"7r/4k3/8/5P1p/6p1/4B3/PP3PPP/2R2RK1 w - - 0 1": {
			"There is a good check. Can you find it?", "Look at every check once more.",
		},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen), Learner: chess.White})
		v := NewSurvey(g.Position())
		facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), looked(t, *g.Position())), true, nil)
		var told []*fact.Fact
		var texts []string
		for range 6 {
			text, line := "", (*fact.Fact)(nil)
			list := slices.Clone(facts)
			if at := v.choose(list, true, told); at >= 0 {
				line, text = &list[at], English(list[at], tutor.ToWhite)
			}
			told, texts = append([]*fact.Fact{line}, told...), append(texts, text)
		}
		assert.Equal(t, want, texts[:2])
		for at, text := range texts {
			if slices.Contains(want, text) {
				assert.NotContains(t, texts[max(0, at-toldWithin):at], text, "%q", texts)
			}
		}
		assert.Contains(t, texts[2:], want[0], "it is not forgotten: %q", texts)
		if facts[0].Mate {
			assert.Empty(t, texts[2], "nothing is worth as much")
		}
	}
}
