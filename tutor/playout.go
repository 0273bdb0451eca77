package tutor

import (
	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// A PlayOut is a won position to play out as White, against the best defence.
type PlayOut struct {
	Name   string
	Start  chess.Position
	Best   int  // moves to mate: by the table of an ending, and of a middlegame as many as are good
	Ending bool // a table has it
}

// playOuts are all positions to play out, endings first, the easiest of each kind first. A learner's stars keep the
// places, which never change.
var playOuts = [...]PlayOut{
	ending("queen", "8/8/8/4k3/8/8/8/3QK3 w - - 0 1", 7),
	ending("rook", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", 14),
	ending("pawn-runs", "8/8/7k/8/P7/8/8/7K w - - 0 1", 13),
	ending("pawn-race", "8/2P5/8/8/5p1k/8/8/K7 w - - 0 1", 13),
	ending("opposition", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", 19),
	ending("key-squares", "8/8/2k5/8/4K3/4P3/8/8 w - - 0 1", 17),
	ending("queen-pawn", "7Q/8/8/8/8/8/3pk3/K7 w - - 0 1", 13),
	ending("rook-pawn", "7R/8/8/3K4/1p6/1k6/8/8 w - - 0 1", 12),
	ending("two-bishops", "8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1", 17),
	ending("queen-knight", "8/8/8/3kn3/8/8/8/K1Q5 w - - 0 1", 20),
	ending("queen-rook", "8/8/3k4/8/1r6/8/4Q3/4K3 w - - 0 1", 29),
	ending("bishop-knight", "7k/8/6K1/8/3N4/3B4/8/8 w - - 0 1", 22),
	middlegame("queen-ahead", "r1b2rk1/ppp2ppp/2n2n2/2b1p3/4P3/2NP1N2/PPP1BPPP/R1BQ1RK1 w - - 0 1"),
	middlegame("rook-ahead", "r5k1/pp3ppp/2p2n2/4p3/4P3/2P2N2/PP3PPP/R4RK1 w - - 0 1"),
	middlegame("two-ahead", "r4rk1/pp3ppp/2p5/4p3/2B1P3/2P2N2/PP3PPP/R4RK1 w - - 0 1"),
	middlegame("knight-ahead", "5rk1/pp3ppp/8/2p5/2P5/1P2N3/P4PPP/5RK1 w - - 0 1"),
	middlegame("bishop-ahead", "2r2rk1/pp3ppp/4p3/3n4/3P4/5N2/PP1B1PPP/2R2RK1 w - - 0 1"),
	middlegame("queens-on", "r4rk1/pppq1ppp/2n2n2/4p3/4P3/2NPBN2/PPPQ1PPP/R4RK1 w - - 0 1"),
}

// goodMiddlegame is within how many moves it is good to win a middlegame.
const goodMiddlegame = 40

func ending(name, fen string, best int) PlayOut {
	start, err := chess.ParseFEN(fen)
	if err != nil {
		panic("tutor: " + name + ": " + err.Error()) // unreachable: TestPlayOuts plays all
	}
	return PlayOut{Name: name, Start: start, Best: best, Ending: true}
}

func middlegame(name, fen string) PlayOut {
	p := ending(name, fen, goodMiddlegame)
	p.Ending = false
	return p
}

// PlayOuts returns all positions to play out, in the order of their places.
func PlayOuts() []PlayOut { return playOuts[:] }

// PlayOut returns the place of the position that the learner plays out in a game, and whether it is such a game.
func (g *Game) PlayOut() (place int, ok bool) {
	if g.setup.Players != AgainstComputer || g.setup.Learner != chess.White {
		return 0, false
	}
	for i := range playOuts {
		if playOuts[i].Start == g.setup.Start {
			return i, true
		}
	}
	return 0, false
}

// defence is how the computer defends a position that is played out, whatever its level is.
const defence = ai.Strongest

// MostStars is how many stars a position that is played out can have.
const MostStars = 3

// StarsOf returns the stars for a win in so many moves: all for a quarter more than the best at most, two for twice as
// many at most, and one for any win.
func (p *PlayOut) StarsOf(moves int) int {
	switch {
	case moves <= p.Best+p.Best/4:
		return MostStars
	case moves <= 2*p.Best:
		return MostStars - 1
	}
	return 1
}

// PlayedOut are a learner's stars for the positions to play out, by their places.
type PlayedOut [len(playOuts)]uint8

// After returns the stars after a game, with those of the position that was played out and won in it, if one was. No
// star is lost.
func (p PlayedOut) After(g *Game) PlayedOut {
	place, ok := g.PlayOut()
	if winner, won := g.Winner(); ok && won && winner == g.setup.Learner {
		p[place] = max(p[place], uint8(playOuts[place].StarsOf(g.LearnersMoves())))
	}
	return p
}

// LearnersMoves returns how many moves White has made, who begins.
func (g *Game) LearnersMoves() int { return (g.Ply() + 1) / 2 }

// PlayedOutNumbers is how many different PlayedOut there are. They are numbered from 0, that of a beginner.
const PlayedOutNumbers = 1 << (2 * len(playOuts))

// Number returns the number from which PlayedOutOf restores the stars.
func (p PlayedOut) Number() (n uint64) {
	for i, stars := range p {
		n |= uint64(stars) << (2 * i)
	}
	return n
}

// PlayedOutOf returns the stars with a number below PlayedOutNumbers.
func PlayedOutOf(number uint64) (p PlayedOut) {
	for i := range p {
		p[i] = uint8(number >> (2 * i) & MostStars)
	}
	return p
}
