package ukrainian

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var phrases = say.Phrases{Points: points, Color: color, Going: going, Aloud: aloud, Letters: notation}

// mostSquares is how many squares are named; more are only counted, as the
// board shows them.
const mostSquares = 3

// going begins what is said of moves of one piece.
func going(moves []chess.Move) string {
	var places []string
	for _, m := range moves {
		place := m.To().String()
		if m.Promotion() != chess.NoPieceType {
			place += " і стати " + name(m.Promotion(), instrumental)
		}
		places = append(places, place)
	}
	if n := len(places); n > mostSquares+1 {
		places = append(places[:mostSquares], "ще "+number(n-mostSquares))
		return "На " + and(places) + "?"
	}
	return "На " + join(places, "чи") + "?"
}
