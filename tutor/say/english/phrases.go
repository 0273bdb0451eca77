package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var phrases = say.Phrases{
	Points: points, Color: color, Going: going, Aloud: aloud,
	Letters: chess.International,
}

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
