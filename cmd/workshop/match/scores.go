package match

import (
	"context"
	"strings"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// scoreTimeout is how long a program may take to judge a position: on a busy machine the same nodes take long.
const scoreTimeout = 2 * time.Minute

// Scores returns what the program, searching with the arguments of "go" and as many lines as it is set to, finds each
// move of a position to be worth.
func (p *Program) Scores(ctx context.Context, at chess.Position) (map[chess.Move]ai.Score, error) {
	p.send("position fen %s", at.FEN())
	p.send("go %s", p.goArgs)
	scores := map[chess.Move]ai.Score{}
	err := p.readUntil(ctx, scoreTimeout, func(line string) bool {
		before, moves, shows := strings.Cut(line, " pv ")
		if score, ok := parseScore(before); shows && ok {
			uci, _, _ := strings.Cut(moves, " ")
			if m, err := at.ParseUCI(uci); err == nil {
				scores[m] = score
			}
		}
		return strings.HasPrefix(line, "bestmove")
	})
	return scores, err
}
