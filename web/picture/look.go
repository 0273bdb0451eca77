package picture

// The colors of the light theme, by their names in the style sheets. A test compares them.
const (
	light      = "#f4ecdd" // --square-light
	dark       = "#d2c3aa" // --square-dark
	last       = "#f3dc8a" // --last
	coordinate = "#574b38" // --coordinate
	idea       = "#1f4e9c" // --idea
	halo       = "#fffdf7" // --halo
)

// coat is the colors of one side's pieces.
type coat struct {
	fill, stroke string
	inner        string // of the fine lines inside
}

// coats holds the colors of White's pieces and of Black's.
var coats = [2]coat{
	{fill: "#fffdf7", stroke: "#3a332b", inner: "#3a332b"},
	{fill: "#3e3833", stroke: "#1d1916", inner: "#cfc3b0"},
}

// The measures of pieces: the side of their drawings, the width of their lines in it, and the share of a square's
// side that is left free around them.
const (
	drawing   = 48.0
	lineWidth = 1.7
	inset     = 0.03
)
