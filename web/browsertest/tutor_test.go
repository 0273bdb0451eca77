package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTheTutorSpeaks(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		// After Bg4 the knight on f3 hangs: nothing guards it.
		p.startFrom("rn1qkbnr/ppp2ppp/3p4/8/6b1/5N2/PPP2P1P/R3KB1R w KQkq - 0 6", "computer")
		assert.NotEmpty(t, p.said("says"))
		p.shoot("tutor " + p.hand.name)
	})
}

func TestHintsByStep(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer")
		for step := 1; step <= 4; step++ {
			if step == 4 { // the move itself is told once one was tried
				old := p.rev()
				p.move("d1d2")
				p.idle()
				p.choose(`form[action="/undo"] button`)
				p.returns(old)
				p.idle()
			}
			p.choose(`form[action="/hint"] button`)
			p.sees(fmt.Sprintf("#hints li:nth-child(%d)", step))
			p.idle()
		}
		assert.Empty(t, p.text(`form[action="/hint"]`), "there is no fifth step")
		assert.Contains(t, p.said("hints")[3], "d8")
		p.shoot("hints " + p.hand.name)
		p.move("d1d8")
		assert.Equal(t, "Checkmate. You won!", p.heading())
	})
}

func TestWhatIsTheThreat(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
		p.choose(`#answer a[href="/?ask=threat"]`)
		p.sees("#about li")
		p.idle()
		assert.Contains(t, p.text("#about"), "d1")
		p.choose("#ask-threat[aria-current]")
		p.sees("#ask-threat:not([aria-current])")
		assert.Zero(t, p.count("#about li"), "pressed again, the answer goes")
	})
}

func TestWhyNot(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "computer")
		p.press("#d2")
		p.sees("#d2.selected")
		p.press("#f3")
		p.sees("#about li")
		assert.Contains(t, p.text("#about"), "pinned")
		p.shoot("why " + p.hand.name)
	})
}

func TestWarnings(t *testing.T) {
	t.Parallel()
	each(t, touch, func(t *testing.T, p player) {
		p.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
		old := p.rev()
		p.move("d1d4")
		assert.Equal(t, "Paused", p.heading())
		assert.Len(t, p.said("says"), 1)
		p.shoot("warning " + p.hand.name)
		p.open("/")
		assert.Equal(t, "Paused", p.heading(), "it is still open")
		p.choose(`form[action="/undo"] button`)
		p.returns(old)
		p.move("d1d4")
		p.choose(`#answer form[action="/move"] button`)
		p.reads("#heading", "Your move")
		p.idle()
		assert.Contains(t, p.text("#moves"), "Rxd4")
	})
}

func TestShowMe(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
		rev := p.rev()
		p.choose(`#says [data-show]`)
		p.shows("What if: 1 of 1")
		assert.Equal(t, 1, p.count(`#arrows .arrow.idea`))
		p.shoot("show me " + p.hand.name)
		p.choose(`#answer [data-end].main`)
		p.reads("#heading", "Your move")
		p.idle()
		assert.Equal(t, rev, p.rev(), "the board is put back")
	})
}

// A plan is shown step by step, and goes at the first touch of the board, or by "Hide".
func TestAPlanIsShown(t *testing.T) {
	t.Parallel()
	each(t, mouse, func(t *testing.T, p player) {
		p.startFrom("3r1k2/5ppp/4p3/8/P7/8/5PPP/RR4K1 w - - 0 1", "computer")
		p.choose(`#says [data-show]`)
		p.reads("#about .text", "Pawn to a5: no pawn can stop it.")
		assert.Equal(t, 1, p.count(`#arrows .plan.idea`))
		assert.Equal(t, 1, p.count(`#arrows .plan use`), "the queen that it becomes")
		p.shoot("plan " + p.hand.name)
		p.choose(`#about [data-show]`)
		p.sees(`#about:empty`)
		assert.Equal(t, 0, p.count(`#arrows .plan`))

		p.choose(`#says [data-show]`)
		p.sees(`#arrows .plan`)
		p.press("#b1")
		p.sees(`#b1.selected`)
		p.press("#b1")
		p.sees(`#board:not(:has(.selected))`)
		p.sees(`#arrows:not(:has(.plan))`)
	})
}

func TestTheTutorTellsOfAMove(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.startFrom(marked, "computer")
	b.click("#c4")
	b.until(`document.querySelector("#c4.selected")`)
	b.hover("#f7")
	b.until(`document.querySelectorAll("#about li").length > 0`)
	b.shoot("about")
	assert.Contains(t, b.text("#about"), "f7")
}

// A finger does not hover over the moves of what it has touched, so the main things about them are said at once.
func TestTheTutorTellsOfWhatAFingerTouches(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), phone)
	b.startFrom(marked, "computer")
	b.tap("#c4")
	b.until(`document.querySelectorAll("#about li").length > 0`)
	b.shoot("about by touch")
	assert.Contains(t, b.text("#about"), "e2")
	assert.LessOrEqual(t, ask[int](b, `document.querySelectorAll("#about li").length`), 3)
}

// On a phone what else the coach says lies over the whole of its line, leaves the board that it speaks of in sight, and
// a cross closes it; what the last step of a hint waits for stands in words in the bar.
func TestWhatUnfoldsOverAPhone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 390, height: 664, touch: true})
	b.startFrom("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", "computer")
	b.idle()
	b.tap(`.more summary`)
	b.until(`document.querySelector(".more[open] .icon").checkVisibility()`)
	assert.True(t, ask[bool](b, `(() => {
		const [board, line, more] =
			["#board", "#says", ".more"].map((each) => document.querySelector(each).getBoundingClientRect());
		return more.top >= board.bottom && more.top <= line.top && more.bottom <= innerHeight;
	})()`))
	b.tap(`.more summary .icon`)
	b.until(`!document.querySelector(".more[open]")`)

	for !ask[bool](b, `document.querySelector(".early") !== null`) { // which step is the first depends on the line
		b.tap(`form[action="/hint"] button`)
		b.idle()
	}
	assert.Equal(t, "Look once more. More help comes soon.", b.text(".early"))
	assert.True(t, ask[bool](b, `(() => {
		const [words, bar] = [".early", ".bar"].map((each) => document.querySelector(each).getBoundingClientRect());
		return words.right <= innerWidth && words.top >= bar.top && words.bottom <= bar.bottom;
	})()`))
	delay := func(of string) string {
		return ask[string](b, `getComputedStyle(document.querySelector(%q)).animationDelay`, of)
	}
	assert.Equal(t, delay(".rise .early"), delay(".rise .late"), "the words go as the button comes")
}
