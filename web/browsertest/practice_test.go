package browsertest

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// guess opens an exercise of the skill "attacked" with two black attackers, and taps the first of the right
// squares.
func (b *tab) guess() practice.Item {
	b.t.Helper()
	skill := practice.Attacked
	for seed := uint64(0); ; seed++ {
		item := practice.Seeded(seed, skill, nil)
		p := item.Exercise.Position.Pass()
		from := map[string]bool{}
		for _, m := range p.Moves() {
			if p.At(m.To()) != 0 && p.At(m.To()).Type().String() != "king" {
				from[m.From().String()] = true
			}
		}
		if right := item.Exercise.Solutions()[0].Squares; len(from) < 2 || len(right) < 2 {
			continue
		}
		b.open(fmt.Sprintf("/practice?skill=attacked&seed=%d", seed))
		b.sees(".live #board")
		b.click("#" + item.Exercise.Solutions()[0].Squares[0].String())
		return item
	}
}

// The hover-to-see-threats practice: squares are guessed first, then arrows come from every attacker; pointing at
// one of them shows only its own, elsewhere all. Next has the focus, and leads on with one request.
func TestGuessFirst(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	item := b.guess()
	assert.Zero(t, b.count("#arrows g"), "nothing is given away")
	for _, s := range item.Exercise.Solutions()[0].Squares[1:] {
		b.click("#" + s.String())
	}
	b.click("#sheet .main")
	b.reads("#sheet h2", "Right!")
	assert.True(
		t,
		b.holds(`document.querySelector("#sheet h2").checkVisibility({ opacityProperty: true })`),
		"what came of it is seen",
	)
	b.shoot("practice right")
	all := b.attrs("#arrows g", "data-from")
	b.hover("#" + all[0])
	own := 0
	for _, from := range all {
		if from == all[0] {
			own++
		}
	}
	require.Less(t, own, len(all))
	b.until(
		`[...document.querySelectorAll("#arrows g")].filter(g => getComputedStyle(g).display !== "none").length === %d`,
		own,
	)
	b.shoot("practice pointed")
	b.hover("#sheet")
	b.until(`[...document.querySelectorAll("#arrows g")].every(g => getComputedStyle(g).display !== "none")`)
	assert.Equal(t, "Next", ask[string](b, `document.activeElement.textContent.trim()`))
	b.listens()
	b.key("\r")
	b.until(`document.getElementById("main").dataset.id !== %q`, item.Exercise.ID)
	assert.Equal(t, "Practice: 2 of 5", b.text("#place"))
	b.hears("Practice: 2 of 5.", 1)
	b.sees("#arrows:not(:has(g))")

	b.wear(small)
	item = b.guess()
	for range exercise.Tries {
		b.sees(`#board[data-kind="tap"]`)
		b.click("#sheet .main")
		b.idle()
	}
	b.sees("#sheet.shown")
	b.shoot("practice missed, phone")
}

var pdfPage = regexp.MustCompile(`/Type\s*/Page\b`)

// pdf prints the page and returns how many sheets of paper that takes.
func (b *tab) pdf(name string, wide, high float64) int {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	printed, err := chromedp.Call(ctx, cdpage.PrintToPDF, cdpage.PrintToPDFParams{PaperWidth: wide, PaperHeight: high})
	require.NoError(b.t, err)
	if dir := os.Getenv("CHESSTUTOR_PICTURES"); dir != "" {
		require.NoError(b.t, os.WriteFile(dir+"/"+name+".pdf", printed.Data, 0o644))
	}
	return len(pdfPage.FindAll(printed.Data, -1))
}

// A sheet takes one page of paper and its solutions another, on A4 and on Letter: the one with the longest tasks,
// and the mixed one. Boards are 42 mm wide at least, and the letters beside them 2 mm high.
func TestSheetsOnPaper(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	for _, query := range []string{
		"", "?n=12", "?skill=what-changed&difficulty=hard", "?skill=what-changed&n=12",
		"?skill=mate-in-two&n=12&seed=5",
	} {
		b.open("/practice/sheet" + query)
		assert.Equal(t, 2, b.pdf("A4"+query, 8.27, 11.69), "A4 %s", query)
		assert.Equal(t, 2, b.pdf("Letter"+query, 8.5, 11), "Letter %s", query)
		b.do(chromedp.EmulateViewport(718, 1062)) // what the margins leave of A4
		call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
		least := func(of string) float64 {
			return ask[float64](b, `Math.min(...[...document.querySelectorAll(%q)].map(
				e => Math.max(e.getBoundingClientRect().width, e.getBoundingClientRect().height))) * 25.4 / 96`, of)
		}
		assert.GreaterOrEqual(t, least(".printed .edge"), 41.9, query)
		assert.GreaterOrEqual(t, least(".printed text"), 2.0, query)
		b.shoot("print" + query)
		b.wear(desk)
	}
}
