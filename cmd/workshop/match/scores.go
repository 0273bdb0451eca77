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
	return p.scores(ctx, at, "")
}

// Score returns what the program finds a move of a position to be worth if it looks at that move alone, with the same
// arguments of "go": farther than among all.
func (p *Program) Score(ctx context.Context, at chess.Position, m chess.Move) (ai.Score, error) {
	scores, err := p.scores(ctx, at, " searchmoves "+m.String())
	return scores[m], err
}

// scores returns what the program finds moves to be worth, all or those that more arguments of "go" name.
func (p *Program) scores(ctx context.Context, at chess.Position, more string) (map[chess.Move]ai.Score, error) {
	p.send("position fen %s", at.FEN())
	p.send("go %s%s", p.goArgs, more)
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
