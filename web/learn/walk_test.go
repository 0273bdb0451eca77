package learn_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// tried answers an exercise and returns the page.
func tried(t *testing.T, b *webtest.Client, lesson, id string, fields ...string) *goquery.Document {
	t.Helper()
	answer := b.Post("/lesson/"+lesson+"/answer", append([]string{"id", id}, fields...)...)
	page, err := goquery.NewDocumentFromReader(answer.Body)
	require.NoError(t, err)
	return page
}

// Where the task tells how many squares there are, fewer are no answer: the board stays as it was. Each square that was
// wrong can tell why; a right one cannot be found out by calling it wrong.
func TestFewerSquaresAreNoAnswer(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	b.Post("/lesson/rook/open", "id", "rook-1")
	page := tried(t, b, "rook", "rook-1", "squares", "b4,e4,g6")
	assert.Equal(t, "Almost", page.Find("#sheet h2").Text())
	assert.Equal(t, "A rook moves only straight: ahead, back or to the side.", page.Find("#sheet h2 ~ p").Text(), "of g6, not of the empty e4")
	assert.Equal(t, 1, page.Find("#arrows .tried").Length())
	assert.Equal(t, "A rook moves only straight: ahead, back or to the side.", page.Find("#g6").AttrOr("data-judged", ""))
	assert.Equal(t, "Nothing stands there.", page.Find("#e4").AttrOr("data-judged", ""))
	assert.Equal(t, "Right!", page.Find("#b4").AttrOr("data-judged", ""))
	assert.Zero(t, page.Find("#e8[data-judged]").Length())
	wrong := page.Find("#sheet [name=wrong]").AttrOr("value", "")
	assert.Equal(t, "e4,g6", wrong)
	page = tried(t, b, "rook", "rook-1", "squares", "b4", "wrong", wrong+",e8")
	assert.Equal(t, "Tap one more", page.Find("#sheet h2").Text())
	assert.Equal(t, "b4", page.Find("#taps").AttrOr("value", ""))
	assert.Equal(t, 2, page.Find("#g6 .bad, #e4 .bad, #e8 .bad").Length())
	assert.Equal(t, "1.0", page.Find("#try [name=try]").AttrOr("value", ""), "it counts as nothing")
	assert.Equal(t, "refused", page.Find("#sheet").AttrOr("data-tune", ""))
	page = tried(t, b, "rook", "rook-1", "squares", "b4,e8")
	assert.Equal(t, "Right!", page.Find("#sheet h2").Text())
}

// Where the task does not tell how many there are, who has found one hears that another is missing, although a wrong
// square is explained first.
func TestAWrongSquareDoesNotHideAMissingOne(t *testing.T) {
	l, _ := lesson.Find("attacks")
	at := slices.IndexFunc(l.Exercises, func(e *exercise.Exercise) bool {
		return e.Kind == exercise.Tap && !e.Counted && len(e.Solutions()[0].Squares) == 3
	})
	require.GreaterOrEqual(t, at, 0)
	e := l.Exercises[at]
	_, none := wrong(e)
	right := e.Solutions()[0].Squares[0].String()
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	b.Post("/lesson/attacks/open", "id", e.ID)
	page := tried(t, b, "attacks", e.ID, "squares", right+","+none.([]string)[0])
	assert.Equal(t, "Tap two more.", page.Find("#sheet h2 ~ p").Last().Text())
	page = tried(t, b, "attacks", e.ID, "squares", none.([]string)[0])
	assert.NotContains(t, page.Find("#sheet").Text(), "more.")
}

// In a small game the other side's piece is Pip's.
func TestAPieceOfPipsIsNotOnesOwn(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	b.Post("/lesson/queen/open", "id", "queen-10")
	page := tried(t, b, "queen", "queen-10", "move", "b7b7")
	assert.Equal(t, "That is Pip's pawn", page.Find("#sheet h2").Text())
	assert.Equal(t, "Tap your queen first.", page.Find("#sheet h2 ~ p").Text())
	b.Post("/lesson/pawn/open", "id", "pawn-11")
	page = tried(t, b, "pawn", "pawn-11", "move", "e7e7")
	assert.Equal(t, "Tap one of your own first.", page.Find("#sheet h2 ~ p").Text())
}

// Whether a bishop can ever come to a square is shown by its way there.
func TestTheWayOfABishopIsDrawn(t *testing.T) {
	for _, yes := range []string{"true", "false"} {
		b := webtest.NewBrowser(t, nil)
		b.Unknown = true
		b.Post("/lesson/bishop/open", "id", "bishop-3")
		page := tried(t, b, "bishop", "bishop-3", "yes", yes)
		shaft := page.Find("#arrows .win .shaft").AttrOr("d", "")
		assert.Regexp(t, `^M\d+ \d+L550 550L`, shaft, "from e2 by f3 to b7")
	}
}

// A pawn of Pip's that was free and was not taken is told of once Pip has moved, perhaps that pawn: with a ring around
// it where it stands now, and an arrow if what could have taken it still can.
func TestAFreePawnThatIsLeftIsToldOf(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	could := func(lesson, id, move string) string {
		page := tried(t, b, lesson, id, "move", move)
		require.True(t, page.Find("#sheet").HasClass("went"), move)
		text := page.Find("#sheet h2 ~ p").Text()
		ringed := page.Find(".square:has(.sign.missed)").AttrOr("id", "")
		return strings.TrimSpace(text + " " + ringed + " " + page.Find("#arrows .idea .shaft").AttrOr("d", ""))
	}
	b.Post("/lesson/queen/open", "id", "queen-10")
	assert.Equal(t, "Your move.", could("queen", "queen-10", "d1d7"), "there was none to take")
	assert.Equal(t, "You could have taken the pawn. b7", could("queen", "queen-10", "d7d8"))
	b.Post("/lesson/pawn-game/open", "id", "pawn-game-8")
	assert.Equal(t, "Your move.", could("pawn-game", "pawn-game-8", "d1d7"))
	assert.Equal(t, "You could have taken the pawn on f7. f5", could("pawn-game", "pawn-game-8", "d7c6"), "it moved on")
	assert.Equal(t, "You could have taken the pawn on b6. b6 M150 165L150 172", could("pawn-game", "pawn-game-8", "c6b7"),
		"from where the queen stands now")
	b.Post("/lesson/rook/open", "id", "rook-11")
	for _, move := range []string{"d1b1", "b1b2", "b2b1", "b1b2"} {
		could("rook", "rook-11", move)
	}
	assert.Equal(t, "Pip needs one more step. It is your turn!", could("rook", "rook-11", "b2b1"))
}

// What Pip took is named as what it is.
func TestWhatPipTookIsNamed(t *testing.T) {
	for _, each := range []struct{ lesson, id, move, heading string }{
		{"taking", "taking-11", "f1f6", "Pip's pawn took your rook."},
		{"pawn-game", "pawn-game-7", "f5f6", "Pip's pawn took your pawn."},
	} {
		b := webtest.NewBrowser(t, nil)
		b.Unknown = true
		b.Post("/lesson/"+each.lesson+"/open", "id", each.id)
		page := tried(t, b, each.lesson, each.id, "move", each.move)
		assert.Equal(t, each.heading, page.Find("#sheet h2").Text(), each.id)
	}
}
