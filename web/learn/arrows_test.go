package learn_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/needs"
	"chesstutor/web/webtest"
)

// A right answer is shown on the board: the piece that mates, the pieces that a fork attacks, the guards of the
// others.
func TestARightAnswerIsShownByArrows(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	arrows := map[string]string{
		"mates": "win", "safe-check": "win", "forks": "win", "skewers": "win", "pins": "win",
		"attacks": "win", "opens-line": "win", "attackers": "win", "guards": "guard",
	}
	seen := map[string]bool{}
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			kind, ok := arrows[e.Rule]
			if !ok && e.Rule != "takes-free" || e.Kind != exercise.OneMove && e.Kind != exercise.Tap ||
				e.Rule == "guards" && e.Kind != exercise.Tap {
				continue
			}
			page := solve(b, b.Follow(b.Post("/lesson/"+l.Name+"/open", "id", e.ID)), e)
			assert.Contains(t, page, "Right!", e.ID)
			assert.LessOrEqual(t, strings.Count(page, `class="shaft"`), 3, e.ID)
			if e.Rule == "takes-free" {
				seen[e.Rule] = seen[e.Rule] || strings.Contains(page, `<g class="arrow guard">`)
				continue
			}
			assert.Contains(t, page, `<g class="arrow `+kind+`">`, e.ID)
			seen[e.Rule] = true
		}
	}
	assert.Len(t, seen, len(arrows)+1)
	assert.True(t, seen["takes-free"])
}

// Whether a piece can go somewhere is answered on the board: by the way there, up to what stands in it.
func TestAWayIsShownByAnArrow(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	for id, arrow := range map[string]string{
		"rook-7":   `<g class="arrow tried">`, // a pawn stands in the way
		"queen-5":  `<g class="arrow tried">`, // no way leads there
		"taking-8": `<g class="arrow win">`,
		"king-7":   `<g class="arrow guard">`, // the bishop attacks the square
	} {
		name, _, _ := strings.Cut(id, "-")
		for _, yes := range []string{"true", "false"} {
			page := b.Follow(b.Post("/lesson/"+name+"/open", "id", id))
			assert.NotContains(t, page, `<g class="arrow`, "%s: no answer before the question is answered", id)
			page = b.Follow(b.Post("/lesson/"+name+"/answer", "id", id, "try", "0.0", "yes", yes))
			assert.Equal(t, 1, strings.Count(page, `<g class="arrow`), id)
			assert.Contains(t, page, arrow, id)
		}
	}
}

// Where a task asks which piece cannot move, a wrong one is answered with a way that it has.
func TestAPieceThatCanMoveIsShownTo(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	b.Follow(b.Post("/lesson/queen/open", "id", "queen-12"))
	page := b.Follow(b.Post("/lesson/queen/answer", "id", "queen-12", "try", "0.0", "squares", "b1"))
	assert.Contains(t, page, `<p>This bishop can move.</p>`)
	assert.Equal(t, 1, strings.Count(page, `<g class="arrow guard">`))
}

// arrowPath finds the first and the last point of an arrow: where its shaft begins and the tip of its head.
var arrowPath = regexp.MustCompile(`^M(\d+) (\d+)`)

// squareAt is the square at a point of the arrows' drawing.
func squareAt(t *testing.T, path string) chess.Square {
	t.Helper()
	found := arrowPath.FindStringSubmatch(path)
	require.NotNil(t, found, path)
	x, _ := strconv.Atoi(found[1])
	y, _ := strconv.Atoi(found[2])
	return chess.SquareAt(chess.File(x/100), chess.Rank(7-y/100))
}

// arrowsPastPieces counts the arrows of a page, and requires that none passes through a piece of its board.
func arrowsPastPieces(t *testing.T, page, what string) int {
	t.Helper()
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
	require.NoError(t, err)
	var pieces chess.Bitboard
	doc.Find("#board .square:has(.piece)").Each(func(_ int, s *goquery.Selection) {
		square, err := chess.ParseSquare(s.AttrOr("id", ""))
		require.NoError(t, err)
		pieces |= square.Bitboard()
	})
	arrows := doc.Find("#arrows .arrow:not(.tried)")
	arrows.Each(func(_ int, a *goquery.Selection) {
		from := squareAt(t, a.Find(".shaft").AttrOr("d", ""))
		to := squareAt(t, a.Find(".tip").Last().AttrOr("d", ""))
		assert.Zero(t, chess.Between(from, to)&pieces, "%s: from %s to %s", what, from, to)
	})
	return arrows.Length()
}

// An arrow never passes through a piece, whatever is answered: in every third exercise of the lessons, and in each with
// the long tests.
func TestNoArrowPassesThroughAPiece(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	arrows := 0
	for _, l := range lesson.Lessons() {
		for i, e := range l.Exercises {
			if i%3 != l.Number%3 && !needs.Soak {
				continue
			}
			page := b.Follow(b.Post("/lesson/"+l.Name+"/open", "id", e.ID))
			arrows += arrowsPastPieces(t, page, e.ID)
			field, answer := wrong(e)
			text := strings.Trim(fmt.Sprint(answer), "[]")
			for range exercise.Tries {
				if text == "" || strings.Contains(page, `data-kind=""`) && e.Kind != exercise.Judge {
					break
				}
				page = webtest.Text(t, b.Post("/lesson/"+l.Name+"/answer", "id", e.ID, field, text))
				arrows += arrowsPastPieces(t, page, e.ID+" "+text)
				if e.Kind == exercise.Judge {
					break
				}
			}
		}
	}
	assert.Greater(t, arrows, 70)
}

// A piece that cannot move is pressed: it is told why, and counts as nothing.
func TestAPressedPieceThatCannotMoveIsExplained(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	page := b.Follow(b.Post("/lesson/pawn/open", "id", "pawn-6"))
	for square, why := range map[string]string{
		"b3": "A pawn never takes straight ahead: the pawn blocks the way.", "d5": "The rook belongs to Black.",
	} {
		shown, err := goquery.NewDocumentFromReader(strings.NewReader(b.Press(page, square)))
		require.NoError(t, err)
		assert.Contains(t, shown.Find("#sheet").Text(), why)
		assert.Equal(t, "0.0", shown.Find("#try [name=try]").AttrOr("value", ""))
	}
}

// What is tapped or moved wrongly is explained, and the board waits for the next try at once; nothing tapped counts as
// nothing.
func TestTheBoardIsLiveAfterAWrongAnswer(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	open := func(l, id string) { b.Post("/lesson/"+l+"/open", "id", id) }
	answer := func(l, id, field, value string) *goquery.Document {
		page, err := goquery.NewDocumentFromReader(b.Post("/lesson/"+l+"/answer", "id", id, field, value).Body)
		require.NoError(t, err)
		return page
	}
	open("free", "free-1")
	for range exercise.Tries + 1 {
		page := answer("free", "free-1", "squares", "")
		assert.Equal(t, "Tap first", page.Find("#sheet h2").Text())
		assert.Equal(t, "0.0", page.Find("#try [name=try]").AttrOr("value", ""), "it counts as nothing")
	}
	page := answer("free", "free-1", "squares", "f5,e5")
	assert.Equal(t, "tap", page.Find("#board").AttrOr("data-kind", ""))
	assert.Equal(t, "f5", page.Find("#taps").AttrOr("value", ""), "what was right stays tapped")
	assert.Equal(t, "1", page.Find("#count").Text())
	page = answer("free", "free-1", "squares", "f5,b8")
	assert.Equal(t, "Right!", page.Find("#sheet h2").Text())

	open("free", "free-2")
	page = answer("free", "free-2", "move", "d2d8")
	assert.Equal(t, "Try again", page.Find("#sheet h2").Text())
	assert.Equal(t, "d2", page.Find("#board .selected").AttrOr("id", ""), "it shows where it can go")
	assert.NotZero(t, page.Find("#board .valid").Length())
	assert.Equal(t, "0.0", page.Find("#try [name=try]").AttrOr("value", ""), "what the rules forbid counts as nothing")
	page = answer("free", "free-2", "move", "d2d5")
	assert.Equal(t, "move", page.Find("#board").AttrOr("data-kind", ""))
	assert.Equal(t, "Your move", page.Find("#sheet .turn").Text())
	assert.Zero(t, page.Find("#sheet .button").Length(), "there is nothing to press")
	assert.Equal(t, 1, page.Find("#arrows .arrow.tried").Length(), "the way that was tried")
	page = answer("free", "free-2", "move", "d2d5")
	assert.Equal(t, "Here is the answer", page.Find("#sheet h2").Text())
	assert.Equal(t, 1, page.Find("#arrows .arrow.win").Length())
	assert.Zero(t, page.Find("#arrows .arrow.danger").Length(), "an answer is never in the colours of danger")
	again := page.Find("#sheet form:has(.main)")
	assert.Equal(t, "Now you", again.Find("button").Text(), "it is repeated")
	assert.Equal(t, "free-2", again.Find("[name=id]").AttrOr("value", ""))
	assert.Equal(t, "Next", page.Find("#sheet .button:not(.main)").Text())
}

// In the lessons that begin the path an arrow waits to show the first step to whoever presses nothing. It leads from
// the piece to a star that it takes, and is gone after the first try. Later it would give the answer away.
func TestAnArrowWaitsToShowTheFirstStep(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	shown := map[string]int{}
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			page := begun(b, l.Name, e.ID)
			arrows := strings.Count(page, `class="arrow first"`)
			if arrows == 0 {
				continue
			}
			shown[l.Name]++
			assert.False(t, l.NamesSquares(), e.ID)
			assert.Equal(t, 1, arrowsPastPieces(t, page, e.ID), e.ID)
			doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
			require.NoError(t, err)
			arrow := doc.Find("#arrows .arrow")
			assert.Equal(t, e.Piece, squareAt(t, arrow.Find(".shaft").AttrOr("d", "")), e.ID)
			assert.Contains(t, e.Stars.Squares(), squareAt(t, arrow.Find(".tip").Last().AttrOr("d", "")), e.ID)
		}
	}
	assert.Equal(t, map[string]int{"rook": 2, "bishop": 2, "queen": 3, "knight": 2, "pawn": 1}, shown)
	begun(b, "rook", "rook-2")
	assert.NotContains(t, answered(b, "rook", "rook-2", "move", "c2c6"), `class="arrow first"`)
}

// Before the first try a piece that collects stars stands beside a star below the board, too, for who cannot read yet.
func TestAPictureSaysWhatTheWordsSay(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	page := b.Follow(b.Post("/lesson/rook/open", "id", "rook-2"))
	assert.Contains(t, page, `class="pictogram" aria-hidden="true"`)
	assert.Contains(t, page, " data-walks")
	assert.NotContains(t, page, `class="sign asked"`)
	assert.Contains(t, part(page, "sheet"), "Tap the square it goes to.", "the piece is chosen")
	page = answered(b, "rook", "rook-2", "move", "c2b7")
	assert.NotContains(t, page, `class="pictogram"`, "it makes room for what is explained")
	picture := regexp.MustCompile(`(?s)class="pictogram".*?</div>`)
	assert.Regexp(t, `class="sign star"`, picture.FindString(begun(b, "rook", "rook-3")))
	takes := picture.FindString(begun(b, "taking", "taking-1"))
	assert.Contains(t, takes, `class="piece black"`, "what is to be taken")
	assert.NotContains(t, takes, `class="sign star"`)
	page = begun(b, "free", "free-2")
	assert.NotContains(t, page, `class="pictogram"`)
	assert.Contains(t, part(page, "sheet"), "Tap a piece, then the square it goes to.")
}

// shaftsOf returns the paths of the arrows' shafts on a page.
func shaftsOf(page string) (list []string) {
	for _, way := range regexp.MustCompile(`class="shaft"[^>]* d="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		list = append(list, way[1])
	}
	return list
}

// What a fork that fails attacks is shown from where the piece went: d4 is at 350, 450, the queen came from below.
func TestWhatAFailedForkAttacksIsShownFromThePiece(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	begun(b, "fork", "fork-3")
	page := answered(b, "fork", "fork-3", "move", "d1d4")
	require.Contains(t, page, "From d4 the queen attacks only the knight on b6.")
	shafts := slices.DeleteFunc(shaftsOf(page), func(s string) bool { return strings.HasPrefix(s, "M350 7") }) // tried
	require.Len(t, shafts, 1)
	assert.Regexp(t, "^M3[0-9.]+ 4", shafts[0])
}

// The way of a knight is drawn as it goes, two squares straight and one to the side: in the first picture of its
// lesson, where an answer is shown, and where the knights are that can go to a square.
func TestTheWayOfAKnightIsBent(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	assert.Equal(t, []string{"M350 414L350 250L409 250"}, shaftsOf(b.Follow(b.Get("/lesson/knight"))))

	opened := func(id string) string { return b.Follow(b.Post("/lesson/knight/open", "id", id)) }
	e, _ := lesson.Find("knight")
	knights, _ := e.Exercise("knight-9")
	solved := shaftsOf(solve(b, opened("knight-9"), knights))
	require.Len(t, solved, 2)
	bends := []int{strings.Count(solved[0], "L"), strings.Count(solved[1], "L")}
	assert.ElementsMatch(t, []int{1, 2}, bends, "a queen and a knight")
	opened("knight-2")
	page := ""
	for range exercise.Tries {
		page = webtest.Text(t, b.Post("/lesson/knight/answer", "id", "knight-2", "squares", "a8"))
	}
	require.Contains(t, page, "Here is the answer")
	shown := shaftsOf(page)
	require.Len(t, shown, 1)
	assert.Equal(t, 2, strings.Count(shown[0], "L"))
}

// After a guard was called away the sheet and an arrow show what that wins.
func TestTheCaptureThatACalledGuardAllows(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	begun(b, "deflection", "deflection-6")
	page := answered(b, "deflection", "deflection-6", "move", "g3f5")
	assert.Contains(t, part(page, "sheet"), "If the pawn on e6 takes on f5, you take on d5.")
	assert.Contains(t, page, "arrow win", "the way of the rook to d5")
}
