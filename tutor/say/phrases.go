package say

import "chesstutor/tutor/chess"

// Phrases are parts of sentences that several topics share, each with a single
// wording in the language.
type Phrases struct {
	Points func(n int) string       // counts, n > 0: "1 point", "3 points"
	Color  func(chess.Color) string // names a side: "White"
	// Going begins what is said of moves of one piece, each to another square or to
	// become another piece: "To f3 or h3?"
	Going func([]chess.Move) string
}

var englishPhrases = Phrases{Points: points, Color: color, Going: going}

// mostSquares is how many squares are named; more are only counted, as the
// board shows them.
const mostSquares = 3

// going begins what is said of moves of one piece.
func going(moves []chess.Move) string {
	var places []string
	for _, m := range moves {
		place := m.To().String()
		if m.Promotion() != chess.NoPieceType {
			place += " as a " + m.Promotion().String()
		}
		places = append(places, place)
	}
	if n := len(places); n > mostSquares+1 {
		places = append(places[:mostSquares], number(n-mostSquares)+" more")
		return "To " + and(places) + "?"
	}
	return "To " + join(places, "or") + "?"
}
