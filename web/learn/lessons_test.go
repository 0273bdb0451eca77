package learn_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/guide"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

func TestLessonsAsJSON(t *testing.T) {
	list := webtest.Decode[[]aLesson](t, webtest.NewClient(t, nil).Get("/learn"), http.StatusOK)
	require.Len(t, list, len(guide.All()))
	assert.Equal(t, "the-board", list[0].Name)
	assert.Equal(t, aDiagram{"start", chess.StartFEN, "This is the start. Only the pawns and the knights can move."},
		list[0].Diagrams[0])
	for i, l := range guide.All() {
		assert.Equal(t, english.English.Guide.Topics[l.Name].Text, list[i].Text)
		assert.Len(t, list[i].Diagrams, len(l.Diagrams))
	}
}

// The page comes in the language that is asked for, and the next one in its own.
func TestHowToPlayInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	body := webtest.Text(t, c.AskTurned(http.MethodGet, "/learn?at=start.b1"))
	webtest.RequireTurned(t, body, english.English.Pages.Guide)
	for _, topic := range english.English.Guide.Topics {
		webtest.HasTurned(t, body, topic.Title)
		for _, paragraph := range topic.Text {
			webtest.HasTurned(t, body, paragraph)
		}
	}
	for _, caption := range english.English.Guide.Captions {
		webtest.HasTurned(t, body, caption)
	}
	webtest.HasTurned(t, body, "The knight on b1 can go to 2 squares.")
	assert.Contains(t, webtest.Text(t, c.Get("/learn")), ">How to play</h1>")
	list := webtest.Decode[[]aLesson](t, webtest.NewClient(t, webtest.Turned).AskTurned(http.MethodGet, "/learn"),
		http.StatusOK)
	assert.Equal(t, webtest.Turn("The board"), list[0].Title)
}

func TestLearnRefuses(t *testing.T) {
	for at, words := range map[string]string{
		"nothing.d4":      "no board of that name",
		"nothing":         "no board of that name",
		"knight-jumps":    "not a square",
		"knight-jumps.":   "not a square",
		"knight-jumps.d9": "not a square",
		"knight-jumps.a1": "piece can move from a1",
		"start.a1":        "piece can move from a1",
		"start.e7":        "piece can move from e7",
		"mate.g8":         "piece can move from g8",
	} {
		webtest.RequireRefused(t, webtest.NewClient(t, nil).Get("/learn?at="+at), http.StatusBadRequest, words)
		assert.Equal(t, http.StatusBadRequest, webtest.NewBrowser(t, nil).Get("/learn?at="+at).StatusCode, at)
	}
}

func TestLearnPage(t *testing.T) {
	body := webtest.Text(t, webtest.NewBrowser(t, nil).Get("/learn?at=start.b1"))
	for _, l := range guide.All() {
		assert.Contains(t, body, `id="`+l.Name+`"`)
		assert.Contains(t, body, `href="#`+l.Name+`"`)
	}
	assert.Regexp(t, `<a href="/lessons" aria-current="page">\s*Learn\s*</a>`, body)
	assert.Contains(t, body, `href="/learn?at=start.g1#start"`)
	assert.Contains(t, body, "The knight on b1 can go to 2 squares.")
	assert.NotContains(t, body, "The knight on d4 can go to 8 squares.", "the caption says so")
	assert.Contains(t, body, "Checkmate: White won.")
	assert.Contains(t, body, "Black to move.")
	seen := map[string]bool{}
	for _, id := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(body, -1) {
		assert.False(t, seen[id[1]], "%s is there twice", id[1])
		seen[id[1]] = true
	}
	assert.True(t, seen["start-b1"])
	assert.Contains(t, webtest.Text(t, webtest.NewBrowser(t, nil).Get("/")), `href="/lessons"`)
	assert.Contains(t, webtest.Text(t, webtest.NewBrowser(t, nil).Get("/lessons")), `href="/learn"`,
		"the path leads on to what can be read")
	assert.Contains(t, body, `<a href="/lesson/rook">Exercises: The rook</a>`, "and back to the exercises")
}

// aLesson is a lesson as a client reads it.
type aLesson struct {
	Name, Title string
	Text        []string
	Diagrams    []aDiagram
}

type aDiagram struct{ Name, FEN, Caption string }

// Where several wrong squares were tapped, the board marks the one that the answer tells of; one alone needs no mark.
func TestTheSquareThatIsToldOfIsMarked(t *testing.T) {
	for squares, marked := range map[string]string{"g6,g4,f5": "g4", "f5": ""} {
		b := webtest.NewBrowser(t, nil)
		b.Follow(b.Post("/lesson/rook/open", "id", "rook-9"))
		page := webtest.Text(t, b.Post("/lesson/rook/answer", "id", "rook-9", "squares", squares))
		doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
		require.NoError(t, err)
		assert.Equal(t, marked, doc.Find("button:has(.sign.explained)").AttrOr("id", ""), squares)
	}
}

// Answers of the lessons that are met first by who knows how the pieces move are whole, and say first what is lost.
func TestAnswersSayWhatMatters(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for _, each := range []struct {
		lesson, exercise, field string
		answer                  any
		text                    string
	}{
		{"free", "free-1", "squares", "b8,f5", "Nothing guards the rook on b8, nor the pawn on f5."},
		{"habits", "habits-2", "squares", "a1", "Tap only knights and bishops that have not moved yet."},
		{"habits", "habits-2", "squares", "c1,f1", "Both knights are out. Neither bishop is."},
		{"habits", "habits-6", "move", "e4e5", "That moves no pawn to d4 or e4."},
		{"habits", "habits-7", "move", "d1h5", "Then the knight on f6 takes your queen on h5."},
		{"habits", "habits-9", "move", "f1b5", "The king stands behind the knight on c6, so the knight may not move."},
	} {
		c.OpenExercise(each.lesson, each.exercise)
		assert.Equal(t, each.text, c.Answer(each.lesson, each.exercise, each.field, each.answer).Text, each.exercise)
	}
}
