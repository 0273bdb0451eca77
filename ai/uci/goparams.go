package uci

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// goal is what "go" asks for.
type goal struct {
	limits   ai.Limits
	perft    int // plies; 0 if not asked for
	mate     int // moves; 0 if not asked for
	infinite bool
	ponder   bool
	left     [2]time.Duration // by color
	gain     [2]time.Duration
	toGo     int
	clocked  bool
}

// deepest is the depth of a search without limits.
const deepest = 64

// parseGoal reads the words after "go". What it does not know it leaves out, as the protocol asks.
func parseGoal(p *chess.Position, words []string) (goal, error) {
	var g goal
	for len(words) > 0 {
		word := words[0]
		words = words[1:]
		switch word {
		case "infinite":
			g.infinite = true
		case "ponder":
			g.ponder = true
		case "searchmoves":
			for len(words) > 0 {
				m, err := p.ParseUCI(words[0])
				if err != nil {
					break
				}
				g.limits.Moves = append(g.limits.Moves, m)
				words = words[1:]
			}
		case "depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "mate", "perft":
			if len(words) == 0 {
				return goal{}, fmt.Errorf("%s needs a number", word)
			}
			n, err := strconv.ParseInt(words[0], 10, 64)
			if err != nil {
				return goal{}, fmt.Errorf("%s: %q is not a number", word, words[0])
			}
			if words = words[1:]; word == "perft" && (n < 1 || n > 12) {
				return goal{}, errors.New("perft needs a number from 1 to 12")
			}
			g.number(word, n)
		}
	}
	g.finish(p.Turn())
	return g, nil
}

// number sets what a word with a number says. Times are in milliseconds; a clock may have run out
// and be negative.
func (g *goal) number(word string, n int64) {
	duration := time.Duration(min(max(n, 0), 1<<40)) * time.Millisecond
	count := int(min(max(n, 0), 1<<30))
	switch word {
	case "depth":
		g.limits.Depth = max(count, 1)
	case "nodes":
		g.limits.Nodes = uint64(max(n, 1))
	case "movetime":
		g.limits.Time = max(duration, time.Millisecond)
	case "wtime":
		g.left[chess.White], g.clocked = duration, true
	case "btime":
		g.left[chess.Black], g.clocked = duration, true
	case "winc":
		g.gain[chess.White] = duration
	case "binc":
		g.gain[chess.Black] = duration
	case "movestogo":
		g.toGo = count
	case "mate":
		g.mate = count
	case "perft":
		g.perft = count
	}
}

// finish works out the time to take, and lets a search without limits go on.
func (g *goal) finish(turn chess.Color) {
	l := &g.limits
	if g.clocked && l.Time == 0 && !g.infinite {
		l.Time, l.SoftTime = ai.AllotTime(g.left[turn], g.gain[turn], g.toGo)
	}
	if g.infinite || l.Depth == 0 && l.Nodes == 0 && l.Time == 0 {
		l.Depth = deepest
	}
}
