package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// A newcomer finds three doors over a board that can be played. A door leads where it says; Escape, and a move, are
// answers too.
func TestANewcomerIsAskedOnce(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	asked := func(b *tab) bool { b.t.Helper(); b.open("/"); return b.count("#welcome") == 1 }

	b := newcomer(t, s, phone)
	assert.True(t, asked(b))
	b.shoot("welcome on a phone")
	assert.Empty(t, ask[[]string](b, "%s", outside))
	b.tap(`#welcome [value="new"]`)
	b.until(`location.pathname === "/lesson/rook" && document.readyState === "complete"`)
	b.tap("#c7")
	b.until(`document.querySelector("#sheet.right")`)
	assert.True(
		t,
		b.holds(`document.querySelector("#sheet .button.main").getBoundingClientRect().bottom < innerHeight`),
		"one tap after the door a rook has moved, and what to do next is in view",
	)
	assert.False(t, asked(b))
	assert.Equal(t, "/lessons", ask[string](b, "location.pathname"), "whoever comes back goes on with the path")
	b.follow(`.thumbs a[href="/"]`)
	assert.Contains(t, b.text("#opponent"), "Pip")

	b = newcomer(t, s, desk)
	assert.True(t, asked(b))
	b.shoot("welcome at a desk")
	assert.Equal(t, 0, ask[int](b, `performance.getEntriesByType("layout-shift").length`))
	b.key(kb.Escape)
	b.until(`!document.getElementById("welcome")`)
	b.until(`performance.getEntriesByType("resource").some(e => e.name.endsWith("/welcome") && e.responseEnd)`)
	assert.False(t, asked(b))

	b = newcomer(t, s, desk)
	assert.True(t, asked(b))
	b.move("e2e4")
	assert.Zero(t, b.count("#welcome"))
	assert.NotEqual(t, 1, b.count("#e2 .piece"))
	assert.False(t, asked(b))
}
