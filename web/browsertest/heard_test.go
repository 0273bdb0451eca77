package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Changes in a room are announced to screen readers, each sentence once, and the focus stays. Moves slide and sound
// as in other games.
func TestARoomIsHeard(t *testing.T) {
	t.Parallel()
	white, black, path := ofRoom(t, "none")
	for _, b := range []*tab{white, black} {
		ask[bool](
			b,
			`(window.heard = [], new MutationObserver(changes => heard.push(...changes.flatMap(c => [...c.addedNodes].map(n => n.textContent))))
			.observe(document.getElementById("spoken"), {childList: true, subtree: true, characterData: true}), true)`,
		)
	}
	ask[any](white, feels)
	hears := func(b *tab, sentence string, times int) {
		t.Helper()
		count := `heard.filter(text => text.includes("` + sentence + `")).length`
		b.until(count+` >= %d`, times)
		b.idle()
		assert.Equal(t, times, ask[int](b, "%s", count), "%q in %q", sentence, ask[[]string](b, "heard"))
	}
	white.plays((*tab).click, "e2", "e4")
	hears(black, "White pawn from e2 to e4.", 1)
	black.plays((*tab).tap, "e7", "e5")
	white.until(`slides.length === 2 && pitches.length === 4`)
	assert.Equal(
		t,
		[]string{"e4", "e5"},
		ask[[]string](white, `slides.map((each) => each.on)`),
		"the other side's move slides as the own",
	)
	assert.Equal(t, []float64{190, 460, 190, 460}, ask[[]float64](white, `pitches`), "and is heard as the own")
	white.presses(`form[action$='/draw'] [value=offer] + button`)
	white.focused(`#heading`, "offering a draw")
	hears(white, "You have offered a draw.", 1)
	hears(black, "Your opponent offers a draw.", 1)
	black.presses(`form[action$='/draw'] [value=decline] + button`)
	black.focused(`#heading`, "declining a draw")
	hears(black, "White pawn from e2 to e4.", 1)

	black.open("/")
	hears(white, "Your opponent is not looking just now.", 1)
	black.open(path)
	hears(white, "Your opponent is here.", 1)

	black.presses(`.sure summary`)
	black.presses(`form[action$='/resign'] button`)
	black.focused(`#heading`, "resigning")
	hears(white, "You won.", 1)
	hears(white, "You won because the other side resigned.", 1)
	white.sees("#end .celebrates .confetti")
	white.shoot("room won")
	assert.True(t, white.holds(`pitches.filter((pitch) => pitch === 1047).length === 1`), "a win is heard")
	assert.Zero(t, black.count("#end *"), "who has lost sees no confetti")
	black.presses(`form[action$='/rematch'] button`)
	black.focused(`#heading`, "asking for another game")
	hears(white, "Your opponent would like to play again.", 1)
	hears(white, "Black pawn from e7 to e5.", 1)
}
