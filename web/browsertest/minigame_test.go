package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// crowded lists what of an exercise's sheet has no room: a text that is longer than its place, and what lies over the
// tracks or beyond the sheet.
const crowded = `(() => {
	const found = [], rect = (e) => e.getBoundingClientRect();
	const sheet = document.querySelector("#sheet"), telling = sheet.querySelector(".telling");
	if (telling.scrollHeight > telling.clientHeight + 1)
		found.push("the text is " + (telling.scrollHeight - telling.clientHeight) + " too high: " + telling.innerText);
	for (const each of sheet.querySelectorAll(".tracks li, .paces i, .press .button")) {
		const {top, bottom, left, right, width} = rect(each);
		if (top < rect(telling).bottom - 1 && innerWidth < 800 || bottom > rect(sheet).bottom || right > innerWidth ||
			left < 0 || width < 4) found.push("no room for " + each.outerHTML);
	}
	return found;
})()`

// The screens of small games have room for all that they tell, on phones and desktops: the rules, the tracks, what Pip
// moved, and at the end the last position with what happened.
func TestSmallGamesHaveRoom(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	fits := func(id, state string) {
		t.Helper()
		for _, l := range []look{small, {width: 1280, height: 800}, {width: 844, height: 390, touch: true}} {
			b.wear(l)
			at := fmt.Sprintf("%s %s, %dx%d", id, state, l.width, l.height)
			assert.Empty(t, ask[[]string](b, crowded), at)
			if l.width == small.width {
				b.shoot("small game " + id + " " + state)
			}
		}
		b.wear(small)
	}
	for id, move := range map[string]string{
		"rook-11": "d1d7", "queen-10": "d1d4",
		"pawn-11": "b2b4", "taking-11": "f1e1", "mate-11": "a1a6", "pawn-game-6": "b2b4", "pawn-game-7": "d5d6",
		"pawn-game-8": "d1d2", "pawn-game-9": "a2a4", "finish-8": "a4b4", "finish-9": "d1d2", "finish-10": "h2h3",
	} {
		b.exercise(id)
		fits(id, "begun")
		b.tap("#" + move[:2])
		b.tap("#" + move[2:])
		b.sees("#sheet.went")
		b.idle()
		fits(id, "under way")
	}
	b.exercise("pawn-game-8")
	for _, square := range []string{"d1", "d5", "d5", "f5", "f5", "e5"} {
		b.tap("#" + square)
		b.idle()
	}
	b.sees("#sheet.shown")
	fits("pawn-game-8", "lost")
	require.Equal(t, 2, b.count("#arrows .arrow"), "what happened, and what was there")
	b.exercise("pawn-game-6")
	for _, square := range []string{"c2", "c3", "b2", "b3", "b3", "b4", "c3", "c4", "c4", "c5"} {
		b.tap("#" + square)
		b.idle()
	}
	b.sees("#sheet.shown")
	fits("pawn-game-6", "lost")
	require.Equal(t, 2, b.count("#arrows .arrow"), "what happened, and the move that let it happen")
	b.exercise("pawn-game-7")
	for _, square := range []string{"a2", "a3", "e5", "e6", "a3", "a4"} {
		b.tap("#" + square)
		b.idle()
	}
	b.sees("#sheet.shown")
	fits("pawn-game-7", "drawn")
	assert.Equal(t, []string{"Skip this game", "Play again"}, b.texts("#sheet .press .button"))
}

// squashed lists what of the choice of a promotion is too small, cut off, or over something else.
const squashed = `(() => {
	const found = [], rect = (e) => e.getBoundingClientRect(), sheet = rect(document.querySelector("#sheet"));
	const parts = [...document.querySelectorAll("#sheet :is(.choice, .button)")];
	if (parts.length !== 5) found.push(parts.length + " to press");
	for (const [i, e] of parts.entries()) {
		const r = rect(e), name = e.textContent.trim();
		if (r.width < 44 || r.height < 44) found.push(name + " is " + r.width + " by " + r.height);
		if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) found.push(name + " is cut");
		if (r.top < sheet.top || r.bottom > Math.min(innerHeight, sheet.bottom + 1)) found.push(name + " is out of sight");
		for (const other of parts.slice(i + 1)) {
			const o = rect(other);
			if (Math.min(r.right, o.right) - Math.max(r.left, o.left) > 1 &&
				Math.min(r.bottom, o.bottom) - Math.max(r.top, o.top) > 1) found.push(name + " over " + other.textContent);
		}
	}
	const way = parts.at(-1), text = document.createRange();
	text.selectNodeContents(way);
	if (text.getClientRects().length > 1) found.push(way.textContent + " is on several lines");
	return found;
})()`

// A pawn that reaches the last rank asks what it becomes, pressed or dragged, in an exercise and in a small game. All
// four pieces and the way back have room.
func TestAPromotionAsksInLessons(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	fits := func(what string) {
		t.Helper()
		b.sees("#sheet .choice")
		b.idle()
		for _, l := range []look{
			small, {width: 320, height: 568, touch: true}, {width: 844, height: 390, touch: true},
			{width: 1280, height: 800},
		} {
			b.wear(l)
			assert.Empty(t, ask[[]string](b, squashed), "%s, %dx%d", what, l.width, l.height)
		}
		b.wear(small)
	}
	b.exercise("odd-pawns-1")
	b.tap("#g7")
	b.tap("#g8")
	fits("pressed")
	b.tap("#sheet a")
	b.until(`!document.querySelector("#sheet .choice")`)
	assert.Equal(t, 1, b.count("#g7 .piece"), "it was taken back")
	b.dragByFinger("g7", "g8")
	fits("dragged")

	b.exercise("pawn-11")
	for _, step := range []string{"b2", "b4", "b4", "b5", "b5", "b6", "b6", "b7", "b7", "b8"} {
		b.tap("#" + step)
		b.idle()
	}
	b.reads("#sheet h2", "You won!") // the first pawn across wins, so nobody is asked
	assert.Equal(t, 1, b.count("#arrows .win"))
}

// At twice the size of text the board of an exercise stays as wide as a phone; the button stays in sight, and the text
// over it can be scrolled.
func TestExercisesInLargeText(t *testing.T) {
	t.Parallel()
	const hidden = `(() => {
		const found = [], rect = (e) => e.getBoundingClientRect();
		document.documentElement.style.fontSize = "200%%";
		const board = rect(document.getElementById("board")), sheet = rect(document.getElementById("sheet"));
		if (board.width < innerWidth - 1) found.push("the board is " + board.width + " wide");
		if (sheet.top < board.bottom - 1) found.push("the sheet begins at " + sheet.top);
		for (const e of document.querySelectorAll("#sheet .press > *, #sheet .press .button, #sheet .choice"))
			if (rect(e).bottom > innerHeight + 1 || rect(e).right > innerWidth + 1 || rect(e).left < 0)
				found.push("out of sight: " + e.textContent);
		const telling = document.querySelector("#sheet .telling"), text = telling.lastElementChild;
		if (rect(telling).height < 40) found.push("the text has " + rect(telling).height);
		telling.scrollTop = 1e4;
		if (rect(text).bottom > rect(telling).bottom + 1) found.push("its end cannot be read");
		document.documentElement.style.fontSize = "";
		return found;
	})()`
	b := newTab(t, newSite(t), small)
	for nth, state := range states {
		switch state.name {
		case "exercise to tap", "exercise tapped wrong", "exercise to collect", "exercise moved wrong",
			"exercise moved right", "exercise to judge", "exercise judged wrong", "exercise of a line",
			"exercise to walk a maze", "mini-game", "mini-game of pawns", "mini-game lost", "promotion in an exercise":
			b.wear(desk)
			state.lead(b)
			for i, l := range []look{
				small, {width: 320, height: 568, touch: true}, {width: 412, height: 900, touch: true},
			} {
				if nth%3 != i && !soaking {
					continue
				}
				b.wear(l)
				assert.Empty(t, ask[[]string](b, hidden), "%s, %dx%d", state.name, l.width, l.height)
			}
		}
	}
}

// Pip's reply is seen: his piece slides after the learner's has landed, also the one that wins. Nothing goes back
// before that was shown.
func TestPipsReplySlides(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small.moving())
	slid := func(from, to string) (list []string) {
		t.Helper()
		ask[any](b, `void (slides.length = 0)`)
		b.tap("#" + from)
		b.tap("#" + to)
		b.idle()
		b.until(`!document.querySelector(".sliding")`)
		for _, s := range ask[[]slide](b, "slides") {
			list = append(list, s.On)
		}
		return list
	}
	b.exercise("taking-11")
	ask[any](b, feels)
	assert.Equal(t, []string{"c7", "a5"}, slid("c1", "c7"))
	b.sees("#sheet.went")
	b.exercise("pawn-game-8")
	ask[any](b, feels)
	assert.Equal(t, []string{"b3", "a5"}, slid("d1", "b3"))
	assert.Equal(t, []string{"b4", "b4"}, slid("b3", "b4"), "his pawn takes there")
	b.sees("#sheet.lost")
	assert.Zero(t, b.count("#b3 .piece"), "the queen has not gone back")
	assert.Equal(t, 1, b.count("#b4 .piece.black"))
	b.tap(`#sheet a[data-swap]`)
	b.until(`document.querySelector("#b3 .piece.white")`)

	b.exercise("free-2")
	ask[any](b, feels)
	slid("d2", "d5")
	b.sees("#sheet.wrong")
	assert.Equal(t, 1, b.count("#d2 .piece"), "what was wrong goes back")
	assert.Equal(t, []string{"h6"}, slid("d2", "h6"))
}
