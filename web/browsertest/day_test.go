package browsertest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// ends are the windows in which the end of anything is looked at.
var ends = []look{
	small, {width: 320, height: 640}, {width: 844, height: 390, touch: true}, {width: 1280, height: 800},
}

// through does a lesson by its addresses; its first exercises go wrong once each.
func (b *tab) through(name string, wrong int) {
	b.t.Helper()
	l, ok := lesson.Find(name)
	require.True(b.t, ok)
	for i, e := range l.Exercises {
		id, err := json.Marshal(map[string]string{"id": e.ID})
		require.NoError(b.t, err)
		b.call(http.MethodPost, "/lesson/"+name+"/open", string(id))
		if i < wrong {
			opened := exercise.Open(e)
			for _, m := range opened.Moves() {
				again := exercise.Open(e)
				if r, err := again.Answer(exercise.Moved(m.From(), m.To(), m.Promotion())); err == nil && !r.Right {
					b.answer(name, e, m.String())
					break
				}
			}
		}
		if e.Kind == exercise.Game {
			for _, m := range webtest.WinGame(b.t, e) {
				b.answer(name, e, m)
			}
			continue
		}
		first := e.Solutions()[0]
		if len(first.Moves) == 0 {
			_, body := b.call(http.MethodPost, "/lesson/"+name+"/answer", practiceAnswer(e, false))
			require.Contains(b.t, body, `"done":true`)
		}
		for k, m := range first.Moves {
			if e.Kind != exercise.Line || k%2 == 0 {
				b.answer(name, e, m.String())
			}
		}
	}
}

// answer answers an exercise of a lesson with a move.
func (b *tab) answer(name string, e *exercise.Exercise, move string) {
	b.t.Helper()
	status, body := b.call(http.MethodPost, "/lesson/"+name+"/answer", fmt.Sprintf(`{"id":%q,"move":%q}`, e.ID, move))
	require.Equal(b.t, http.StatusOK, status, body)
}

// day reads the strip at the end of something in each window: it can be pressed, and so can what comes next. It returns
// what is ticked.
func (b *tab) day(name string, next string) []string {
	b.t.Helper()
	for _, l := range ends {
		b.wear(l)
		where := fmt.Sprintf("%s, %d wide", name, l.width)
		b.until(`document.querySelector(".strip")?.checkVisibility() && document.fonts.status === "loaded"`)
		hidden := ask[[]string](b, `[...document.querySelectorAll(%q)].filter(e => {
			const r = e.getBoundingClientRect(), on = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
			return !r.width || r.x < 0 || r.right > innerWidth || r.bottom > innerHeight || !(e.contains(on) || on?.contains(e));
		}).map(e => e.className + " " + Object.values(e.getBoundingClientRect().toJSON()).map(Math.round))`, ".strip .thing, .strip .flame, "+next)
		assert.Empty(b.t, hidden, where)
		over := ask[[]string](b, `[...document.querySelectorAll(".slim :is(.side > *, .strip)")].filter(e => e.offsetWidth !== 1 &&
			e.parentElement.offsetWidth !== 1 && e.checkVisibility()).map(e => [e.className, e.getBoundingClientRect()]).sort((a, b) => a[1].left - b[1].left)
			.flatMap(([name, at], i, all) => i && at.left < all[i - 1][1].right ? [all[i - 1][0] + " under " + name] : [])`)
		assert.Empty(b.t, over, where)
		if l.width >= 390 && l.width < 480 {
			mute := ask[int](b, `[...document.querySelectorAll(".strip .what b")].filter(e => !e.closest(".room") && (e.getBoundingClientRect().width < 20 ||
				e.scrollWidth > e.clientWidth + 1 || e.parentElement.offsetWidth === 1)).length`)
			assert.Zero(b.t, mute, "%s: each thing has its words", where)
		}
		b.shoot("day-" + where)
	}
	return ask[[]string](b, `[...document.querySelectorAll(".strip .did b:not([aria-hidden] *)")].map(e => e.textContent)`)
}

// On a phone the path opens where it goes on: that stone and the one before it are whole below the card of the day. The
// cross over an exercise lies beside its board in any window.
func TestThePathOpensAtAWholeStone(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.open("/lessons")
	for _, name := range []string{"rook", "bishop", "king", "knight"} {
		b.through(name, 0)
		b.open("/lessons")
		hidden := ask[[]string](b, `[document.querySelector(".stone.now"), document.querySelector("li:has(+ li .stone.now) .stone")].filter(e =>
			e.getBoundingClientRect().top < document.querySelector(".today").getBoundingClientRect().bottom ||
			e.getBoundingClientRect().bottom > innerHeight).map(e => e.textContent)`)
		assert.Empty(t, hidden, "after the %s", name)
	}
	b.shoot("path after four")
	b.exercise("rook-5")
	for _, l := range ends {
		b.wear(l)
		assert.True(t, b.holds(`["#a8", "#h8"].every(id => {
			const {x, y, right} = document.querySelector(id).getBoundingClientRect();
			return [...document.querySelectorAll(".close, #sound")].every(e => {
				const on = e.getBoundingClientRect();
				return on.bottom <= y || on.x >= right || on.right <= x;
			});
		})`), "%d wide", l.width)
	}
}

// The card of the day is at the end of anything, and what has just been done is ticked: in a window of any size it is
// seen, and so is the way on.
func TestEverythingEndsWithTheDay(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	b := newTab(t, s, small)
	b.open("/lessons")
	b.through("bishop", 1) // which has no small game
	b.open("/lesson/bishop?end=lesson")
	assert.Equal(t, []string{"One lesson"}, b.day("lesson", ".onward .main, .fix"))

	b.wear(small)
	b.call(http.MethodPost, "/new", `{"fen": "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"}`)
	b.open("/")
	b.tap("#a1")
	b.until(`document.querySelector("#a1.selected")`)
	b.tap("#a8")
	b.sees(".endcard")
	assert.Equal(t, []string{"One lesson", "One game"}, b.day("game", "#answer .main, .headline"))
	b.open("/?ply=0")
	assert.True(t, b.holds(`!document.querySelector(".strip")`), "not while looking back")
	b.open("/practice/skills")
	b.practises(2)
	b.open("/practice?end=session")
	assert.Equal(t, []string{"One lesson", "Repeat five", "One game"}, b.day("practice", ".then .main"))
}

// On a phone the path begins where no heading of a chapter is cut by the card of the day.
func TestThePathBeginsWithWholeHeadings(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 390, height: 664, touch: true})
	b.open("/lessons")
	b.through("rook", 0)
	b.open("/lessons")
	assert.Equal(t, "The bishop", b.text(".now .name span"))
	assert.Empty(t, ask[[]string](b, `(() => {
		const under = document.querySelector(".today").getBoundingClientRect().bottom;
		return [...document.querySelectorAll(".chapter h2")].filter(e => {
			const { top, bottom } = e.getBoundingClientRect();
			return top < under && bottom > under;
		}).map(e => e.textContent);
	})()`))
}

// A game in a room is the game of the day for both who play it, however it ended, and for nobody who watches. One that
// was called off is none.
func TestTheDayAfterAGameInARoom(t *testing.T) {
	t.Parallel()
	white, black, path := ofRoom(t, "5+3")
	watcher := newTab(t, white.site, desk)
	watcher.open(path)
	white.plays((*tab).click, "f2", "f3")
	black.plays((*tab).tap, "e7", "e5")
	white.plays((*tab).click, "g2", "g4")
	black.plays((*tab).tap, "d8", "h4")
	for _, b := range []*tab{white, black} {
		b.sees(".strip .did")
		assert.Equal(t, []string{"One game"}, b.day("room", "#answer .main"))
		b.open("/lessons")
		assert.Equal(t, "One game", b.text(".today .did .what b"), "it stays")
	}
	watcher.until(`document.getElementById("heading").textContent === "Black won"`)
	assert.True(t, watcher.holds(`!document.querySelector(".strip")`))
}
