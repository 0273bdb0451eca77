package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// German words are long, and Spanish and French sentences: every kind of page keeps within every screen all the same,
// and the board's frame is in view. Each page is opened in two languages, at one size in each, and in the long form in
// every language at every size.
func TestOtherLanguagesFit(t *testing.T) {
	t.Parallel()
	for nth, language := range []string{"de", "es", "fr", "uk"} {
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			b := newTab(t, newSite(t), phone)
			b.open("/lessons?lang=" + language)
			assert.Equal(t, language, ask[string](b, `document.documentElement.lang`))
			for i, l := range []look{
				{width: 320, height: 640, touch: true},
				{width: 390, height: 664, touch: true},
				{width: 844, height: 390, touch: true},
				{width: 1280, height: 800},
			} {
				b.fits(l, func(page int) bool { return soaking || (page+nth)%2 == 0 && (page/2+nth+i)%4 == 0 })
			}
		})
	}
}

// fits checks that every kind of page, or those whose numbers are chosen, keep within a screen.
func (b *tab) fits(l look, chosen func(page int) bool) {
	b.t.Helper()
	b.wear(l)
	for i, path := range []string{
		"/lessons", "/lessons/rook", "/learn", "/practice/skills", "/practice/sheet", "/progress", "/new",
		"/settings", "/grown-ups", "/grown-ups/child", "/rooms", "/edit", "/import", "/seen", "/forget", "/about",
		"/class", "/class/new", "/nothing",
	} {
		if !chosen(i) {
			continue
		}
		b.open(path)
		assert.Empty(b.t, ask[[]string](b, `[...document.querySelectorAll("main *, header *")].filter(e =>
			e.checkVisibility({visibilityProperty: true}) && e.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
			!e.closest(".scrolls, table, svg, [popover], .sheet")).map(e => e.outerHTML.slice(0, 90))`), "%s %v", path, l)
		assert.False(b.t, ask[bool](b, tooWide), "%s %v", path, l)
	}
	for i, fen := range []string{marked, "6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1"} {
		if !chosen(i) {
			continue
		}
		b.startFrom(fen, "computer")
		assert.Empty(b.t, ask[[]string](b, clipped), "%s %v", fen, l)
		if l.width >= 390 {
			assert.Empty(b.t, ask[[]string](b, unframed), "%s %v", fen, l)
		}
	}
}

// A learner of another language plays, is warned, gets a hint and reads the moves by the letters of the language.
func TestAGameInOtherLanguages(t *testing.T) {
	t.Parallel()
	for language, says := range map[string]struct{ takeBack, move, piece string }{
		"de": {"Zurück", "Sc3", "weißer Springer"},
		"es": {"Deshacer", "Cc3", "caballo blanco"},
		"fr": {"Annuler", "Cc3", "cavalier blanc"},
		"uk": {"Назад", "Кc3", "білий кінь"},
	} {
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			b := newTab(t, newSite(t), desk)
			b.open("/lessons?lang=" + language)
			b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
			old := b.rev()
			mouse.on(b).moveBetween("d1", "d4", "")
			b.sees("#answer.warns")
			assert.Contains(t, b.texts("#answer .main"), says.takeBack)
			b.click("#answer .main")
			mouse.on(b).returns(old)
			b.startFrom("4k3/7p/8/8/8/8/7P/1N2K3 w - - 0 1", "two")
			mouse.on(b).moveBetween("b1", "c3", "")
			b.sees("#moves .san:not(:empty)")
			assert.Contains(t, b.texts("#moves .san"), says.move)
			assert.Contains(t, mouse.on(b).label("c3"), says.piece)
		})
	}
}

// speaks checks that a page is in a language, without a word of English.
func (b *tab) speaks(language string) {
	b.t.Helper()
	assert.Equal(b.t, language, ask[string](b, `document.documentElement.lang`), b.path())
	assert.Empty(b.t, ask[[]string](b, `[...(document.title + "\n" + document.body.innerText)
		.matchAll(/.*\b(the|you|your|and|with|this|what|of|to)\b.*/gi)].map(m => m[0])`), b.path())
	b.shoot(language + b.path())
}

// A lesson, a session of practice, a review and a class are whole in other languages, as a game is: each in one of
// them, in the long form all in all.
func TestOtherLanguagesFromLessonToClass(t *testing.T) {
	t.Parallel()
	for i, way := range []func(b *tab, language string){
		func(b *tab, language string) {
			b.exercise("mate-1")
			b.speaks(language)
			b.click("#b2")
			b.click("#b4")
			b.sees("#sheet.wrong")
			b.speaks(language)
			b.through("bishop", 1)
			b.open("/lesson/bishop?end=lesson")
			b.speaks(language)
		},
		func(b *tab, language string) {
			b.practises(2)
			b.open("/practice?end=session")
			b.sees(".practiceend")
			b.speaks(language)
		},
		func(b *tab, language string) {
			b.reviewed(passed)
			b.speaks(language)
			b.follow(".moments .leads")
			b.sees(".live #board")
			b.speaks(language)
		},
		func(b *tab, language string) {
			b.joins("green")
			b.speaks(language)
			b.leads()
			b.speaks(language)
			b.do(chromedp.SetValue("#skill", "mate-in-one"))
			b.click(".asking .main")
			b.sees(".wallpage")
			b.speaks(language)
			b.do(chromedp.Navigate(b.site.url(b.class().path + "/together?tally=true")))
			b.speaks(language)
		},
	} {
		for nth, language := range []string{"de", "es", "fr", "uk"} {
			if i == nth || soaking {
				b := newTab(t, newSite(t), small)
				b.open("/lessons?lang=" + language)
				way(b, language)
			}
		}
	}
}
