package frame

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// scrap is one piece of confetti: a small square.
type scrap struct{ class, x, y, size, turn string }

// Confetti lies on a card of 440 by 260 units, only near its left and right edges, never on its text.
const (
	scrapsMany   = 34
	scrapsWide   = 440
	scrapsHigh   = 260
	scrapsEdge   = 0.05 // of the width, at each side
	scrapsColors = 6
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
