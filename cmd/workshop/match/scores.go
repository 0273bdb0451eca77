package match

import (
	"context"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Scores returns what the program, searching with the arguments of "go" and as many lines as it is set to, finds each
// move of a position to be worth.
func (p *Program) Scores(ctx context.Context, at chess.Position) (map[chess.Move]ai.Score, error) {
	p.send("position fen %s", at.FEN())
	p.send("go %s", p.goArgs)
	scores := map[chess.Move]ai.Score{}
	err := p.readUntil(ctx, answerTimeout, func(line string) bool {
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
