package templates

// lessonDrawing is the drawing of a lesson, 48 units wide.
type lessonDrawing struct {
	lines, fills []string
	figures      []figure
	text         string
}

// figure is a piece in a drawing.
type figure struct{ symbol, color, x, y, size string }

func white(symbol, x, y, size string) figure { return figure{symbol, "white", x, y, size} }
func black(symbol, x, y, size string) figure { return figure{symbol, "black", x, y, size} }

// lone is the drawing of one large piece.
func lone(symbol string) lessonDrawing {
	return lessonDrawing{figures: []figure{white(symbol, "2", "2", "44")}}
}

// lessonDrawings are the drawings of lessons, by their names.
var lessonDrawings = map[string]lessonDrawing{
	"board": {
		lines: []string{"M7 7h34v34H7zM7 18.300h34M7 29.700h34M18.300 7v34M29.700 7v34"},
		fills: []string{
			"M18.300 8h11.400v10.300H18.300zM8 18.300h10.300v11.400H8zM29.700 18.300H40v11.400H29.700zM18.300 29.700h11.400V40H18.300z",
		},
	},
	"rook": lone(
		"r",
	), "bishop": lone("b"), "queen": lone("q"), "king": lone("k"), "knight": lone("n"), "pawn": lone("p"),
	"taking":    {figures: []figure{black("p", "20", "0", "30"), white("n", "-2", "12", "36")}},
	"pawn-game": {figures: []figure{black("p", "18", "0", "30"), white("p", "0", "16", "30")}},
	"attacks":   {lines: []string{"M27 19l11-11M29 8h9v9"}, figures: []figure{white("r", "-2", "16", "32")}},
	"free": {
		lines:   []string{"M24 3a21 21 0 1 1 0 42 21 21 0 1 1 0-42z"},
		figures: []figure{black("n", "6", "6", "36")},
	},
	"save": {
		lines:   []string{"M24 5l16 6v11c0 10-7 17-16 21C15 39 8 32 8 22V11z"},
		figures: []figure{white("p", "10", "9", "28")},
	},
	"check":     {lines: []string{"M40 6v12M40 24v.500"}, figures: []figure{white("k", "-3", "4", "42")}},
	"mate":      {text: "#"},
	"stalemate": {lines: []string{"M12 19h24M12 29h24"}},
	"castling":  {figures: []figure{white("k", "-5", "7", "34"), white("r", "19", "9", "32")}},
	"odd-pawns": {
		fills:   []string{"M35 6l3 6.500 7 .8-5.200 4.800 1.500 7L35 21.600l-6.300 3.500 1.500-7-5.200-4.800 7-.8z"},
		figures: []figure{white("p", "-4", "8", "36")},
	},
	"worth": {text: "1·3·9"},
	"count": {lines: []string{"M24 8v32M14 40h20M9 14h30M9 14l-5 12h10zM39 14l-5 12h10z"}},
	"change": {
		lines: []string{
			"M4 24c5-9 12-13 20-13s15 4 20 13c-5 9-12 13-20 13S9 33 4 24zM24 19a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
		},
	},
	"look": {lines: []string{"M11 10v17M24 10v17M37 10v17M11 37v.500M24 37v.500M37 37v.500"}},
	"fork": {lines: []string{"M24 40V28M24 28L10 12M24 28l14-16M10 21v-9h9M38 21v-9h-9"}},
	"lines": {
		lines: []string{"M6 42l5-5M19 29l6-6M37 11l5-5M31 9.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 1 1 0-15z"},
		fills: []string{"M15 27.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 1 1 0-11z"},
	},
	"finish":     {lines: []string{"M11 43V6h27l-6 8.500 6 8.500H11"}},
	"first-game": {text: "10"},
}
