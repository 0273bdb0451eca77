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

// Margin returns the half width of the 95 % confidence interval of Ratio. It adds half a game of each outcome, so that
// the deviation is never 0.
func (s Score) Margin() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	n := float64(s.Games()) + 1.5
	mean := (float64(s.Wins) + float64(s.Draws)/2 + 0.75) / n
	square := (float64(s.Wins) + float64(s.Draws)/4 + 0.625) / n
	return 1.96 * math.Sqrt((square-mean*mean)/n)
}

// String returns the score in words: games and share, with its margin.
func (s Score) String() string {
	return fmt.Sprintf("+%d =%d -%d of %d: %.1f %% ± %.1f", s.Wins, s.Draws, s.Losses, s.Games(), 100*s.Ratio(),
		100*s.Margin())
}
