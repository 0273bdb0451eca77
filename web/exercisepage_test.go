package web

import (
	"html"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
)

// begun opens an exercise, and returns its page.
func (c *client) begun(lesson, id string) string {
	c.t.Helper()
	return html.UnescapeString(c.follow(c.post("/lesson/"+lesson+"/open", "id", id)))
}

// answered answers the open exercise, and returns the page with the result.
func (c *client) answered(lesson, id, field, answer string) string {
	c.t.Helper()
	r := c.post("/lesson/"+lesson+"/answer", "id", id, field, answer)
	require.Equal(c.t, http.StatusOK, r.StatusCode)
	return html.UnescapeString(text(c.t, r))
}

// part returns an element of a page by its id, without tags.
func part(page, id string) string {
	found := regexp.MustCompile(`(?s)<(\w+)[^>]* id="` + id + `".*?</(section|h1)>`).FindString(page)
	return regexp.MustCompile(`<[^>]*>`).ReplaceAllString(found, " ")
}

// The sheet shows how a small game is won and lost before its first move.
func TestASmallGameTellsItsRules(t *testing.T) {
	b := newBrowser(t, nil)
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			rules := english.English.Rules(e)
			if rules == "" {
				continue
			}
			for _, page := range []string{
				html.UnescapeString(b.follow(b.get("/lesson/" + l.Name + "?id=" + e.ID))), b.begun(l.Name, e.ID),
			} {
				assert.Contains(t, part(page, "sheet"), rules, e.ID)
				assert.Contains(t, part(page, "heading"), english.English.Title(e), e.ID)
				assert.NotContains(t, part(page, "heading"), rules, e.ID)
			}
		}
	}
}

// After a small game was lost twice, the page does not say that it was won.
func TestALostSmallGameIsNotShownAsWon(t *testing.T) {
	b := newBrowser(t, nil)
	b.begun("pawn-game", "pawn-game-6")
	page := ""
	for _, heading := range []string{"Black won this time", "Here is the answer"} {
		for _, move := range []string{"b2b3", "c2c3", "b3b4", "c3c4", "b4b5"} {
			if page = b.answered("pawn-game", "pawn-game-6", "move", move); strings.Contains(page, heading) {
				break
			}
			assert.NotContains(t, page, "Good, go on", "nobody has judged the move")
			assert.NotContains(t, page, `class="sign good"`)
			assert.Contains(t, part(page, "sheet"), "No move left is a draw.")
		}
		assert.Contains(t, part(page, "sheet"), heading)
		assert.Contains(t, part(page, "sheet"), "A black pawn reached the last rank.")
	}
	assert.NotContains(t, part(page, "sheet"), "Your pawn came first.")
}

// Whether yes or no was right, the board shows why: who attacks what, by an arrow, or the squares compared.
func TestAJudgementIsShownOnTheBoard(t *testing.T) {
	b := newBrowser(t, nil)
	for id, lesson := range map[string]string{
		"king-7": "king", "attacks-6": "attacks", "castling-4": "castling", "castling-6": "castling", "mate-9": "mate",
	} {
		for _, yes := range []string{"true", "false"} {
			assert.NotContains(t, b.begun(lesson, id), `class="arrow guard"`, id)
			assert.Equal(t, 1, strings.Count(b.answered(lesson, id, "yes", yes), `class="arrow guard"`), "%s %s", id,
				yes)
		}
	}
	b.begun("board", "board-7")
	assert.Equal(t, 2, strings.Count(b.answered("board", "board-7", "yes", "false"), `class="sign asked"`))

	b.begun("king", "king-7")
	sheet := part(b.answered("king", "king-7", "yes", "true"), "sheet")
	assert.Contains(t, sheet, "The king cannot go to f5: the bishop on c8 attacks it.")
	assert.NotContains(t, sheet, "The bishop on c8 attacks f5.", "it is said once")

	b.begun("king", "king-5")
	assert.Contains(t, b.answered("king", "king-5", "squares", "e3"), `class="arrow guard"`,
		"who forbids the square that was tapped")
}

// The page at the end of a lesson says how to win the missing stars.
func TestTheEndOfALessonTellsHowToWinMoreStars(t *testing.T) {
	b := newBrowser(t, nil)
	l, ok := lesson.Find("rook")
	require.True(t, ok)
	b.submit(b.follow(b.get("/lesson/rook")), "Take the test of five", "", "")
	first := l.Test()[0]
	field, answer := wrong(first)
	b.answered("rook", first.ID, field, answer.(string))
	page := b.follow(b.get("/lesson/rook?id=" + l.Test()[1].ID))
	for _, e := range l.Test()[1:] {
		page = b.link(b.solve(page, e), "Next")
	}
	require.Contains(t, page, "2 of 3 stars")
	assert.Contains(t, page, `class="confetti"`, "it is a feast")
	assert.NotContains(t, text(t, b.get("/lesson/bishop?end=lesson")), `class="confetti"`,
		"not before the lesson is done")
	assert.Contains(t, page, "The test of five can still win you three stars.")
	assert.Contains(t, b.submit(page, "<button class=\"button\">Take the test of five", "", ""), "Test: 1 of 5")
}
