package chess

// Color is one of the two sides.
type Color uint8

// The sides.
const (
	White Color = iota
	Black
)

// Other returns the opponent's color.
func (c Color) Other() Color { return c ^ 1 }

// String returns "white" or "black".
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}
