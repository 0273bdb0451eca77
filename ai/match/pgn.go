package match

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
)

// PGN returns the game in portable game notation.
func (p Played) PGN(black string) string {
	result := map[float64]string{1: "1-0", 0: "0-1", 0.5: "1/2-1/2"}[p.Points]
	var text strings.Builder
	fmt.Fprintf(&text, "[White %q]\n[Black %q]\n[Result %q]\n[SetUp \"1\"]\n[FEN %q]\n[Termination %q]\n\n",
		p.White.Name(), black, result, p.Game.Start.FEN(), p.Reason)
	position := p.Game.Start
	for i, m := range p.Game.Moves {
		switch {
		case position.Turn() == chess.White:
			fmt.Fprintf(&text, "%d. ", position.MoveNumber())
		case i == 0:
			fmt.Fprintf(&text, "%d... ", position.MoveNumber())
		}
		text.WriteString(position.SAN(m) + " ")
		position = position.Play(m)
	}
	return text.String() + result + "\n\n"
}
