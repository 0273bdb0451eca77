package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chance"
	"chesstutor/tutor/say/english"
)

// What the coach asks instead of telling is one short question, another one for each group, without a
// square or a move in it.
func TestQuestionsOfFadedHelp(t *testing.T) {
	asked := map[string]bool{}
	for _, g := range chance.Groups() {
		question := english.English.Fading.Questions[g]
		assert.Regexp(t, `^[A-Z][^.?!]*\?$`, question, g)
		assert.NotRegexp(t, `\b[a-h][1-8]\b`, question, g)
		requirePlain(t, string(g), question)
		assert.LessOrEqual(t, longest(question), 14, g)
		assert.NotEmpty(t, english.English.Fading.Groups[g], g)
		asked[question] = true
	}
	assert.Len(t, asked, len(chance.Groups()))
	assert.Len(t, english.English.Fading.Questions, len(chance.Groups()))
}
