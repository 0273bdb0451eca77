package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Four lines, as many as the coach's longest sentences take on a phone, fit its slot: nothing has to be scrolled.
func TestFourLinesFitTheCoachsSlot(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), look{width: 390, height: 664, touch: true})
	b.startFrom("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", "computer")
	b.idle()
	assert.True(t, ask[bool](b, `(() => {
		const line = document.querySelector("#says li");
		line.className = "danger long";
		line.innerHTML = "The bishop has taken<br>your queen. The king<br>attacks your knight<br>on f8.";
		const words = document.querySelector(".words");
		return words.scrollHeight <= words.clientHeight && line.getClientRects()[0].height > 60;
	})()`))
}
