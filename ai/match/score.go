package match

import (
	"fmt"
	"math"
)

// Score is how many games the first player won, drew and lost.
type Score struct{ Wins, Draws, Losses int }

// Games returns how many games were played.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Share returns the first player's points as a part of all, from 0 to 1.
func (s Score) Share() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	return (float64(s.Wins) + float64(s.Draws)/2) / float64(s.Games())
}

// smooth returns the number of games, the mean of their points and their deviation with half a game
// of each outcome added, so that games that all end alike have a deviation too.
func (s Score) smooth() (n, mean, deviation float64) {
	n = float64(s.Games()) + 1.5
	mean = (float64(s.Wins) + float64(s.Draws)/2 + 0.75) / n
	square := (float64(s.Wins) + float64(s.Draws)/4 + 0.625) / n
	return n, mean, math.Sqrt(square - mean*mean)
}

// Error returns by how much the share may be off, 95 times in a hundred.
func (s Score) Error() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	n, _, deviation := s.smooth()
	return 1.96 * deviation / math.Sqrt(n)
}

// Elo returns the difference in rating that such a share stands for, and the half of its interval
// of 95 %. One that reaches the whole of the points is infinite.
func (s Score) Elo() (difference, margin float64) {
	low, high := max(s.Share()-s.Error(), 0), min(s.Share()+s.Error(), 1)
	return elo(s.Share()), (elo(high) - elo(low)) / 2
}

// elo returns the difference in rating for an expected share.
func elo(share float64) float64 { return 400 * math.Log10(share/(1-share)) }

// expected returns the share that a difference in rating lets expect.
func expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// evidence returns the logarithm of how many times likelier the score is if the first player is
// stronger by high than if by low, in Elo (the generalised sequential probability ratio test, with
// normal approximation).
func (s Score) evidence(low, high float64) float64 {
	n, mean, deviation := s.smooth()
	a, b := expected(low), expected(high)
	return (b - a) * (2*mean - a - b) / (2 * deviation * deviation / n)
}

// decisive is the evidence that ends a match: it is wrong one time in twenty.
var decisive = math.Log(0.95 / 0.05)

// String returns the score in words: games, share and Elo with their margins.
func (s Score) String() string {
	text := fmt.Sprintf("+%d =%d -%d of %d: %.1f %% ± %.1f", s.Wins, s.Draws, s.Losses, s.Games(), 100*s.Share(),
		100*s.Error())
	difference, margin := s.Elo()
	switch {
	case !math.IsInf(margin, 0):
		return text + fmt.Sprintf(", Elo %+.0f ± %.0f", difference, margin)
	case difference > 0:
		return text + fmt.Sprintf(", Elo above %+.0f", elo(max(s.Share()-s.Error(), 0)))
	case difference < 0:
		return text + fmt.Sprintf(", Elo below %+.0f", elo(min(s.Share()+s.Error(), 1)))
	}
	return text
}
