package play

import (
	"fmt"
	"math"
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
