package browsertest

import (
	"testing"

	"chesstutor/tutor"
)

// A position to play out is begun from its page; after a mistake that lets the win go, one button takes back to it,
// and the position can be begun anew.
func TestAPositionIsPlayedOut(t *testing.T) {
	t.Parallel()
	for name, l := range map[string]look{"desk": desk, "phone": small, "dark": {width: 844, height: 390, dark: true}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := newTab(t, newSite(t), l)
			b.open("/practice/skills")
			b.click(`a[href="/practice/endings"]`)
			b.until(`document.querySelectorAll(".playouts form").length === %d`, len(tutor.PlayOuts()))
			b.shoot("positions to play out " + name)
			b.click(".playouts form button")
			b.sees(".live #board")
			rev := b.rev()
			b.shoot("played out " + name)
			b.move("d1d4")
			b.sees("#answer")
			b.sees(`form[action="/move"] button, #end section, #end h2`)
			b.shoot("mistake " + name)
			if b.count(`#end .endcard`) == 0 { // the coach has warned, and the learner plays on
				b.click(`form[action="/move"] button`)
			}
			b.sees(`form[action="/undo"] [name=to]`)
			b.shoot("mistake told " + name)
			b.click(`form:has([name=to]) button`)
			b.until(`document.querySelector("#board").dataset.rev === %q`, rev)
			b.idle()
		})
	}
}
