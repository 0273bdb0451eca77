package browsertest

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say/english"
)

// small is the smallest phone that the pages of lessons are designed for.
var small = look{width: 390, height: 664, touch: true}

// exercise opens an exercise and its page.
func (b *tab) exercise(id string) {
	b.t.Helper()
	lesson := id[:strings.LastIndexByte(id, '-')]
	status, body := b.call("POST", "/lesson/"+lesson+"/open", `{"id":"`+id+`"}`)
	require.Equal(b.t, 200, status, body)
	b.open("/lesson/" + lesson + "?id=" + id)
	b.sees(".live #board")
}

// exercises are one of each kind, with the presses that solve it: squares, or what else is pressed.
var exercises = []struct{ id, presses string }{
	{"free-1", "f5 b8 .main"},
	{"rook-6", "e5 e2 e2 b2 b2 b7"},
	{"knight-8", "b2 a4 a4 c3 c3 e4 e4 f6"},
	{"free-2", "d2 h6"},
	{"look-8", "d3 d8 d1 d8"},
	{"free-6", "[value='false']"},
	{"odd-pawns-1", "g7 g8 [value='g7g8q']"},
	{"pawn-game-6", "b2 b4 b4 b5 b5 b6 b6 b7 b7 b8"},
}

// solved is the heading once an exercise is done, and onward its main button then.
func solved(id string) (heading, onward string) {
	if id == "pawn-game-6" {
		return "You won!", "Next"
	}
	return "Right!", "Next"
}

// selector is that of something to press.
func selector(press string) string {
	if len(press) == 2 {
		return "#" + press
	}
	return "#sheet " + press
}

// An exercise of each kind is solved by touch on a small phone: each answer is one request, nothing on the page
// moves, and then Next has the focus.
func TestExercisesByTouch(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	const places = `JSON.stringify(["#board", "#sheet", "#sheet .telling", "#dots"].map(s => {
		const r = document.querySelector(s).getBoundingClientRect();
		return s === "#sheet .telling" ? [r.x, r.y] : [r.x, r.y, r.width, r.height] }))`
	for _, e := range exercises {
		b.exercise(e.id)
		const overflow = `document.querySelector("#sheet").scrollHeight - document.querySelector("#sheet").clientHeight`
		assert.LessOrEqual(t, ask[float64](b, overflow), 0.0, "%s: the task has room", e.id)
		before := ask[string](b, places)
		ask[bool](b, `(performance.clearResourceTimings(), true)`)
		answers := 0
		presses := strings.Fields(e.presses)
		for i, press := range presses {
			b.tap(selector(press))
			if i == len(presses)-1 || strings.HasPrefix(press, "[") || i%2 == 1 && e.id != "free-1" {
				answers++
				b.until(
					`performance.getEntriesByType("resource").filter(e => e.initiatorType === "fetch").length === %d`,
					answers,
				)
				b.idle()
				b.sees("#sheet .choice, #sheet.right, #sheet.went")
			}
		}
		heading, onward := solved(e.id)
		b.reads("#sheet h2", heading)
		assert.LessOrEqual(t, ask[float64](b, overflow), 0.0, "%s: the answer has room", e.id)
		b.shoot("touched " + e.id)
		assert.Equal(t, onward, ask[string](b, `document.activeElement.textContent.trim()`), e.id)
		assert.Equal(t, before, ask[string](b, places), "%s: nothing moves", e.id)
	}
	b.exercise("free-2")
	b.dragByFinger("d2", "h6")
	b.reads("#sheet h2", "Right!")
}

// The same by keyboard: arrows go over the board, Enter presses, and after a wrong answer the next goes on from there.
func TestExercisesByKeyboard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	for _, e := range exercises {
		b.exercise(e.id)
		for _, press := range strings.Fields(e.presses) {
			if len(press) == 2 {
				b.walkAndEnter(selector(press))
			} else {
				b.tabAndEnter(selector(press))
			}
			b.idle()
		}
		heading, onward := solved(e.id)
		b.reads("#sheet h2", heading)
		assert.Equal(t, onward, ask[string](b, `document.activeElement.textContent.trim()`), e.id)
	}
	b.key(kb.Enter)
	b.until(`location.search === "?id=pawn-game-1"`)
	b.reads("#heading", english.English.Path.Tasks["pawn-game-1"].Task)

	b.exercise("knight-1")
	for _, square := range strings.Fields("a3 c3 d2") {
		b.walkAndEnter("#" + square)
	}
	b.tabAndEnter("#sheet .main")
	b.reads("#sheet h2", "Right!")
	b.key(kb.Enter)
	b.until(`location.search === "?id=knight-2"`) // whose task is the same: loading it anew leads to it

	b.exercise("free-2")
	b.walkAndEnter("#d2")
	b.walkAndEnter("#d5")
	b.reads("#sheet h2", "Try again")
	b.focused("#d5", "a wrong answer")
	assert.Contains(t, b.text("#spoken"), "Try again.")
	assert.Equal(t, 1, b.count("#d2 .piece"), "the piece is back")
	b.reads("#sheet .turn", "Your move")
	b.drag("d2", "h6")
	b.reads("#sheet h2", "Right!")
}

// Answers to a page of an older release are of another one: the exercise is loaded then.
func TestAnAnswerOfAnotherRelease(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.exercise("rook-6")
	ask[bool](b, `(document.querySelector("script[src]").setAttribute("src", "/assets/older/lesson.js"), true)`)
	b.tap("#e5")
	b.tap("#e2")
	b.until(`location.pathname + location.search === "/lesson/rook?id=rook-6" && document.querySelector("script[src]").getAttribute("src") !== "/assets/older/lesson.js"`)
	b.sees(".live #board")
}

// A piece that cannot move is told why it cannot go to the square that is pressed after it.
func TestAPieceThatIsStuckIsToldWhy(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.exercise("pawn-6")
	b.tap("#b3")
	b.idle()
	b.tap("#b4")
	b.until(`document.getElementById("sheet").textContent.includes("straight ahead")`)
	b.idle()
	b.tap("#e4") // another piece is chosen instead
	b.tap("#e5")
	b.sees("#sheet.wrong")
	b.idle()
	b.tap("#d5")
	b.until(`document.getElementById("sheet").textContent.includes("The rook belongs to Black. Tap your pawn")`)
}

// A square that was wrong stays so when it is pressed, and the sheet tells why.
func TestAWrongSquareStaysWrong(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.exercise("free-1")
	b.tap("#a1")
	b.tap("#sheet .main")
	b.sees("#a1 .sign.bad")
	b.idle()
	b.tap("#a1")
	b.reads("#sheet-title + p", "Nothing stands on a1.")
	assert.Contains(t, b.text("#spoken"), "Nothing stands on a1.")
	assert.Equal(t, 1, b.count("#a1 .sign.bad"))
	assert.Zero(t, b.count("#a1.tapped"))
}

// That nothing is tapped yet is said no longer once something is, and the answer is as good as without it.
func TestWhatIsTappedAfterACheckOfNothing(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.exercise("free-1")
	task := b.text("#sheet h2")
	b.tap("#sheet .main")
	b.reads("#sheet h2", "Tap first")
	b.idle()
	b.tap("#f5")
	b.reads("#sheet h2", task)
	b.reads("#count", "1")
	b.tap("#b8")
	b.tap("#sheet .main")
	b.sees("#sheet.right")
}

// Where the task tells how many squares there are, fewer are no answer: what is tapped and what was wrong stay.
func TestFewerSquaresThanTheTaskTellsOf(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.exercise("rook-1")
	for _, square := range []string{"#b4", "#g6"} {
		b.tap(square)
	}
	b.tap("#sheet .main")
	b.reads("#sheet h2", "Almost")
	b.idle()
	b.tap("#b4") // what was right stays right
	b.reads("#sheet-title + p", "Right!")
	assert.Equal(t, 1, b.count("#b4.tapped .sign.good"))
	assert.Equal(t, "1", b.text("#count"))
	b.tap("#sheet .main")
	b.reads("#sheet h2", "Tap one more")
	b.idle()
	assert.Equal(t, 1, b.count("#b4.tapped"))
	assert.Equal(t, 1, b.count("#g6 .sign.bad"))
	b.tap("#g6")
	b.reads("#sheet-title + p", "A rook moves only straight: ahead, back or to the side.")
	b.shoot("a rook that cannot go there")
	b.tap("#e8")
	b.tap("#sheet .main")
	b.reads("#sheet h2", "Right!")
}

// A press on the picture of a lesson points to the way on. One on the board of an exercise that is not open, was done,
// or shows an answer that is to be given once more, begins it.
func TestABoardLeadsOn(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/lesson/rook?screen=2")
	assert.False(t, ask[bool](b, `document.querySelector(".twobar .main").getAnimations().length > 0`))
	b.tap(".screen .exboard")
	assert.True(t, ask[bool](b, `document.querySelector(".twobar .main").getAnimations().length > 0`))
	b.open("/lesson/rook?id=rook-1")
	b.sees(`.live #board[data-kind=""]`)
	b.tap("#e8")
	b.sees(`#board[data-kind="tap"]`)
	b.exercise("rook-2")
	for _, to := range []string{"b2", "d2"} { // neither is the star's file
		b.tap("#c2")
		b.tap("#" + to)
		b.sees("#sheet.wrong, #sheet.shown")
		b.idle()
	}
	b.sees("#sheet.shown .main")
	b.tap("#c2") // whose turn it is again, and which is then chosen
	b.sees("#sheet:not(.shown)")
	b.sees("#c2.selected")
	b.exercise("rook-3")
	for range 2 {
		b.tap("#b6") // from where the star is too far
		b.sees("#sheet.wrong, #sheet.shown")
		b.idle()
	}
	b.sees("#sheet.shown .main")
	b.tap("#h6") // where the rook, which is chosen from the first, goes at once
	b.sees("#h6 .piece")
	b.exercise("bishop-1")
	for _, wrong := range []string{"#a1", "#a3"} {
		b.tap(wrong)
		b.tap("#sheet .main")
		b.sees("#sheet.wrong, #sheet.shown")
		b.idle()
	}
	b.sees("#sheet.shown .main")
	b.tap("#a2") // a square to tap is tapped by it
	b.sees("#a2.tapped")
}

// A press on the board while moves are shown shows the next one, and at the end leads back to the game.
func TestABoardLeadsThroughWhatIsShown(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	b.open("/?ask=threat")
	b.click("#about [data-show]")
	b.sees("[data-demo] .main")
	b.idle()
	for b.count("[data-demo]") > 0 {
		was := b.text("[data-demo] .main") + b.text("#heading")
		b.tap("#a4")
		b.until(`(document.querySelector("[data-demo] .main")?.textContent ?? "") + heading.textContent !== %q`, was)
		b.idle()
	}
	assert.Equal(t, "Your move", b.heading())
}

// What was said of the other side's piece in a small game goes once an own piece is picked up.
func TestARefusalGoesWhenAPieceIsPickedUp(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.exercise("pawn-game-6")
	task := b.text("#sheet h2")
	b.tap("#f7")
	b.reads("#sheet h2", "That is Pip's pawn")
	b.reads("#sheet-title + p", "Tap one of your own first.")
	b.idle()
	b.tap("#b2")
	b.reads("#sheet h2", task)
	assert.Zero(t, b.count(".sign.tried"))
	b.tap("#b4")
	b.sees("#sheet.went")
}

// The answer that practice shows is made on the board before it goes on, and nothing else is.
func TestAShownAnswerIsMadeOnTheBoard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/practice?skill=mate-in-one")
	b.sees(".live #board")
	id := b.attr("#main", "data-id")
	item, ok := practice.Find(id)
	require.True(t, ok)
	answer, p := item.Exercise.Solutions()[0].Moves[0], item.Exercise.Position
	moves := p.Moves()
	wrong := moves[slices.IndexFunc(moves, func(m chess.Move) bool {
		after := p.Play(m)
		return m.Promotion() == chess.NoPieceType && after.Outcome(nil) != chess.Checkmate
	})]
	for _, sheet := range []string{"#sheet.wrong", "#sheet.shown"} {
		b.tap("#" + wrong.From().String())
		b.tap("#" + wrong.To().String())
		b.sees(sheet)
	}
	b.shoot("answer to make")
	assert.Equal(t, "Here is the answer. Now you!", b.text("#sheet-title"))
	assert.Equal(t, []string{answer.From().String()}, b.attrs("#board [data-to]", "id"))
	b.tap("#" + wrong.From().String())
	b.tap("#" + wrong.To().String())
	assert.Equal(t, id, b.attr("#main", "data-id"))
	b.tap("#" + answer.To().String()) // the piece is chosen
	b.until(`document.getElementById("main").dataset.id !== %q`, id)
	b.sees("#sheet:not(.shown, .wrong, .right)")
}
