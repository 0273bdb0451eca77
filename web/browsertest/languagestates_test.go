package browsertest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// inLanguages are the states that are looked at in every language.
var inLanguages = map[string]bool{
	"start": true, "marks": true, "promotion": true, "new game": true, "settings": true,
	"won": true, "confirm": true, "check": true, "path": true, "screen of a lesson": true,
	"exercise tapped wrong": true, "exercise moved right": true, "exercise to judge": true, "mini-game lost": true,
	"end of a lesson": true, "end of a game": true, "end of practice": true, "practice guessed wrong": true,
	"skills": true, "sheet to print": true, "what is seen alone": true, "for grown-ups": true, "hints": true,
	"warning": true, "why": true, "room waiting": true, "class to join": true, "teacher of a class": true,
	"wall of a class": true, "review": true, "moment tried wrong": true, "position to set up": true,
	"games to bring in": true,
}

// twice evaluates crossed with text of its own size, and from 390 pixels on of twice that.
const twice = `(() => {
	const crossed = %s, found = crossed();
	if (innerWidth < 390) return found;
	document.documentElement.style.fontSize = "200%%";
	found.push(...crossed().map(what => "200 %%: " + what));
	document.documentElement.style.fontSize = "";
	return found;
})()`

// The main states of pages have room for the words of each language, on phones and at twice the size of text. Each
// state is looked at in one language, one state after the other in the next, and in the long form in all of them.
func TestStatesInOtherLanguages(t *testing.T) {
	t.Parallel()
	for nth, language := range []string{"de", "es", "fr", "uk"} {
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			b := newTab(t, newSite(t), desk)
			seen := 0
			for _, state := range states {
				if !inLanguages[state.name] {
					continue
				}
				seen++
				if seen%4 != nth && !soaking {
					continue
				}
				b = b.anew(t)
				b.wear(desk)
				b.call("POST", "/settings", fmt.Sprintf(`{"language":%q}`, language))
				state.lead(b)
				assert.Equal(t, language, ask[string](b, `document.documentElement.lang`), state.name)
				for _, l := range []look{
					{width: 390, height: 664}, {width: 320, height: 568}, {width: 844, height: 390},
				} {
					b.wear(l)
					if l.width == 390 {
						b.shoot(fmt.Sprintf("%s-%s-%d", language, state.name, l.width))
					}
					assert.Empty(t, ask[[]string](b, twice, crossed), "%s at %dx%d", state.name, l.width, l.height)
				}
			}
			assert.Len(t, inLanguages, seen)
		})
	}
}
