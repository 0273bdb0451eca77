package templates

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// wreath has an SVG transform for each leaf of one half of a laurel wreath.
var wreath = func() (leaves []string) {
	for i := range 6 {
		angle := float64(95 + 27*i)
		x := 90 + 52*math.Cos(angle*math.Pi/180)
		y := 40 + 38*math.Sin(angle*math.Pi/180)
		for _, leaf := range []struct{ turned, size float64 }{{65, 1}, {125, 0.8}} {
			leaves = append(leaves,
				fmt.Sprintf("translate(%.1f %.1f) rotate(%.0f) scale(%.1f)", x, y, angle+leaf.turned, leaf.size))
		}
	}
	return leaves
}()

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
