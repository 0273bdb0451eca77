package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// shown lists the squares of a small board that wear a class, by their labels' first words.
func (p player) shown(diagram, class string) []string {
	var squares []string
	for _, label := range p.attrs("#"+diagram+" ."+class, "aria-label") {
		square, _, _ := strings.Cut(label, ",")
		squares = append(squares, square)
	}
	return squares
}

// linkAndEnter goes to a link with the Tab key, from near by, and presses Enter.
func (b *tab) linkAndEnter(selector string) {
	b.t.Helper()
	ask[bool](
		b,
		`(document.querySelector(%q).closest("figure").previousElementSibling.scrollIntoView(), true)`,
		selector,
	)
	ask[bool](b, `(document.querySelector(%q).closest("figure").querySelector("a").focus(), true)`, selector)
	b.tabAndEnter(selector)
}

func TestSmallBoardsAnswerAPress(t *testing.T) {
	t.Parallel()
	each(t, keyboard, func(t *testing.T, p player) {
		press := p.choose
		if p.hand.name == keyboard.name {
			press = p.page.(byHand).linkAndEnter
		}
		p.open("/learn")
		assert.Equal(t, []string{"e4", "e3"}, p.shown("pawn-moves", "valid"))
		assert.Empty(t, p.text("#pawn-moves .said"))

		press("#pawn-moves-b4")
		p.sees("#pawn-moves-b4.selected")
		assert.Equal(t, []string{"b5"}, p.shown("pawn-moves", "valid"))
		assert.Equal(t, "The pawn on b4 can go to 1 square.", p.text("#pawn-moves .said"))
		assert.Len(t, p.shown("knight-jumps", "valid"), 8, "other boards are as they were")

		press("#takes-g1")
		p.sees("#takes-g1.selected")
		assert.Equal(t, []string{"f2", "g2", "h2", "h1"}, p.shown("takes", "valid"))
	})
}

// The focus stays on the piece that was pressed, so that Tab goes on from there.
func TestSmallBoardsKeepTheFocus(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/learn")
	b.linkAndEnter("#pawn-moves-b4")
	b.until(`document.querySelector("#pawn-moves-b4.selected")`)
	assert.Equal(t, "pawn-moves-b4", ask[string](b, `document.activeElement.id`))
	b.key(kb.Tab)
	assert.Equal(t, "pawn-moves-e2", ask[string](b, `document.activeElement.id`))
	assert.Equal(t, "/learn", ask[string](b, `location.pathname + location.search`), "the page was not left")
}

// Without scripts a press leads to the diagram itself, not to the top.
func TestSmallBoardsStayInView(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), noScripts.look)
	b.open("/learn")
	b.follow("#pawn-moves-b4")
	assert.Equal(t, "?at=pawn-moves.b4#pawn-moves", ask[string](b, `location.search + location.hash`))
	assert.True(
		t,
		ask[bool](b, `(() => { const r = document.querySelector("#pawn-moves .board").getBoundingClientRect();
		return r.top >= 0 && r.bottom <= innerHeight })()`),
	)
}

// With the connection lost, a press is an ordinary link's.
func TestSmallBoardsWithoutConnection(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/learn")
	ask[bool](b, `(window.fetch = () => Promise.reject(new Error("lost")), true)`)
	b.click("#pawn-moves-b4")
	b.until(`location.search === "?at=pawn-moves.b4" && document.querySelector("#pawn-moves-b4.selected")`)
}

func TestTheGameLeadsToTheLessonsAndBack(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), phone)
	b.open("/")
	b.tap(`.nav a[href="/lessons"]`)
	b.until(`location.pathname === "/lessons" && document.readyState === "complete"`)
	b.tap(`.thumbs button`)
	b.tap(`#others a[href="/learn"]`)
	b.until(`location.pathname === "/learn" && document.readyState === "complete"`)
	b.tap(`.contents a[href="#castling"]`)
	b.until(`document.querySelector("#castling").getBoundingClientRect().top < 100`)
	b.tap(`.closing a[href="/"]`)
	b.until(`location.pathname === "/" && document.getElementById("board")`)
}
