package match

import (
	"fmt"
	"math"
)

// Score is the number of games that the first player won, drew and lost.
type Score struct{ Wins, Draws, Losses int }

// Games returns how many games were played.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Ratio returns the first player's share of the points, from 0 to 1.
func (s Score) Ratio() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	return (float64(s.Wins) + float64(s.Draws)/2) / float64(s.Games())
}

// smooth returns the number of games, and the mean and standard deviation of their points, with
// half a game of each outcome added, so that the deviation is never 0.
func (s Score) smooth() (n, mean, deviation float64) {
	n = float64(s.Games()) + 1.5
	mean = (float64(s.Wins) + float64(s.Draws)/2 + 0.75) / n
	square := (float64(s.Wins) + float64(s.Draws)/4 + 0.625) / n
	return n, mean, math.Sqrt(square - mean*mean)
}

// Margin returns the half width of the 95 % confidence interval of Ratio.
func (s Score) Margin() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	n, _, deviation := s.smooth()
	return 1.96 * deviation / math.Sqrt(n)
}

// Elo returns the rating difference that corresponds to Ratio, and the half width of its 95 %
// confidence interval, infinite if the interval reaches 0 or all points.
func (s Score) Elo() (difference, margin float64) {
	low, high := max(s.Ratio()-s.Margin(), 0), min(s.Ratio()+s.Margin(), 1)
	return elo(s.Ratio()), (elo(high) - elo(low)) / 2
}

// elo returns the rating difference for an expected share of the points.
func elo(share float64) float64 { return 400 * math.Log10(share/(1-share)) }

// String returns the score in words: games, share and Elo with their margins.
func (s Score) String() string {
	text := fmt.Sprintf("+%d =%d -%d of %d: %.1f %% ± %.1f", s.Wins, s.Draws, s.Losses, s.Games(), 100*s.Ratio(),
		100*s.Margin())
	difference, margin := s.Elo()
	switch {
	case !math.IsInf(margin, 0):
		return text + fmt.Sprintf(", Elo %+.0f ± %.0f", difference, margin)
	case difference > 0:
		return text + fmt.Sprintf(", Elo above %+.0f", elo(max(s.Ratio()-s.Margin(), 0)))
	case difference < 0:
		return text + fmt.Sprintf(", Elo below %+.0f", elo(min(s.Ratio()+s.Margin(), 1)))
	}
	return text
}
