package frame

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// scrap is one piece of confetti: a small square.
type scrap struct{ class, x, y, size, turn string }

const scrapsColors = 6

// Confetti lies on a card of 440 by 260 units, only near its left and right edges, never on its text.
const (
	scrapsMany = 34
	scrapsWide = 440
	scrapsHigh = 260
	scrapsEdge = 0.05 // of the width, at each side
)

// scraps are always the same, so that rendering a page twice gives the same page.
var scraps = func() (list []scrap) {
	random := rand.New(rand.NewPCG(7, 34))
	for i := range scrapsMany {
		x := random.Float64() * scrapsEdge * scrapsWide
		if i%2 == 1 {
			x = scrapsWide - x - 6
		}
		y := math.Pow(random.Float64(), 0.8) * 0.92 * scrapsHigh
		list = append(list, scrap{
			class: fmt.Sprintf("scrap c%d f%d", i%scrapsColors, i%5),
			x:     fmt.Sprintf("%.0f", x), y: fmt.Sprintf("%.0f", y), size: fmt.Sprintf("%.1f", 6+7*random.Float64()),
			turn: fmt.Sprintf("%.0f", 90*random.Float64()),
		})
	}
	return list
}()

// On a whole page confetti comes down behind all that stands there: some of it rests at both edges, the rest falls
// across the page and is gone.
const (
	restMany = 36
	fallMany = 28
)

// shower is the confetti of a page, its places in hundredths of the window.
var shower = func() (list []scrap) {
	random := rand.New(rand.NewPCG(7, 35))
	for i := range restMany + fallMany {
		x, y := 5*random.Float64()-1, 2+58*math.Pow(random.Float64(), 0.8)
		if i%2 == 1 {
			x = 98 - x
		}
		class := fmt.Sprintf("scrap c%d f%d", i%scrapsColors, i%5)
		if i >= restMany {
			class, x = class+" passing", 4+90*random.Float64()
		}
		list = append(list, scrap{
			class: class, x: fmt.Sprintf("%.1f%%", x), y: fmt.Sprintf("%.0f%%", y),
			size: fmt.Sprintf("%.1f", 6+7*random.Float64()), turn: fmt.Sprintf("rotate(%.0f)", 90*random.Float64()),
		})
	}
	return list
}()
