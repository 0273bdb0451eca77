package uci

import (
	"fmt"
	"strconv"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// goParams holds the parameters of "go".
type goParams struct {
	limits    ai.Limits
	mate      int // moves; 0 if not asked for
	infinite  bool
	ponder    bool
	remaining [2]time.Duration // by color
	increment [2]time.Duration
	movesToGo int
	hasClock  bool
}

// maxDepth is the depth of a search without limits, in plies.
const maxDepth = 64

// parseGo parses the words after "go". It ignores unknown words, as the protocol asks.
func parseGo(p *chess.Position, words []string) (goParams, error) {
	var g goParams
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
		default:
			set := numbers[word]
			if set == nil {
				continue
			}
			if len(words) == 0 {
				return goParams{}, fmt.Errorf("%s needs a number", word)
			}
			n, err := strconv.ParseInt(words[0], 10, 64)
			if err != nil {
				return goParams{}, fmt.Errorf("%s: %q is not a number", word, words[0])
			}
			words = words[1:]
			set(&g, n)
		}
	}
	g.finish(p.Turn())
	return g, nil
}

// numbers set the parameters that have a number. Times are in milliseconds; the time of a clock may be negative.
var numbers = map[string]func(g *goParams, n int64){
	"depth":     func(g *goParams, n int64) { g.limits.Depth = max(count(n), 1) },
	"nodes":     func(g *goParams, n int64) { g.limits.Nodes = uint64(max(n, 1)) },
	"movetime":  func(g *goParams, n int64) { g.limits.Time = max(duration(n), time.Millisecond) },
	"wtime":     func(g *goParams, n int64) { g.remaining[chess.White], g.hasClock = duration(n), true },
	"btime":     func(g *goParams, n int64) { g.remaining[chess.Black], g.hasClock = duration(n), true },
	"winc":      func(g *goParams, n int64) { g.increment[chess.White] = duration(n) },
	"binc":      func(g *goParams, n int64) { g.increment[chess.Black] = duration(n) },
	"movestogo": func(g *goParams, n int64) { g.movesToGo = count(n) },
	"mate":      func(g *goParams, n int64) { g.mate = count(n) },
}

func duration(n int64) time.Duration { return time.Duration(min(max(n, 0), 1<<40)) * time.Millisecond }

func count(n int64) int { return int(min(max(n, 0), 1<<30)) }

// finish sets the time for the move, and the depth of a search without limits.
func (g *goParams) finish(turn chess.Color) {
	l := &g.limits
	if g.hasClock && l.Time == 0 && !g.infinite {
		l.Time, l.SoftTime = ai.AllotTime(g.remaining[turn], g.increment[turn], g.movesToGo)
	}
	if g.infinite || l.Depth == 0 && l.Nodes == 0 && l.Time == 0 {
		l.Depth = maxDepth
	}
}
