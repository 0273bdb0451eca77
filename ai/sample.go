package ai

import "chesstutor/tutor/chess"

// Weight is what a term of EvaluateTuned is worth, in centipawns, with all pieces on the board and
// with none.
type Weight struct{ Middle, End float64 }

// Coefficient says how often a term counts in a position: for White, less for Black.
type Coefficient struct{ Term, Times int }

// Sample is a position as a tuner sees it: White's score is the sum over the terms of Times *
// (Middle*Phase + End*(1-Phase)) * Scale.
type Sample struct {
	Coefficients []Coefficient
	Phase, Scale float64
}

// NewSample returns the position as a sample. It returns false if the position is an ending whose
// evaluation is not a sum of terms.
func NewSample(p *chess.Position) (Sample, bool) {
	if _, known := evaluateEnding(p); known {
		return Sample{}, false
	}
	e := evaluation{p: p, weights: &tuned}
	e.addTerms()
	s := Sample{Phase: float64(min(e.phase, fullPhase)) / fullPhase, Scale: float64(e.scale()) / wholeScale}
	var one weights
	for term := range one { // alone worth anything, a term's part of the sum is how often it counts
		one[term].middle = 1
		part := evaluation{p: p, weights: &one}
		part.addTerms()
		if times := int(part.sum.middle); times != 0 {
			s.Coefficients = append(s.Coefficients, Coefficient{term, times})
		}
		one[term].middle = 0
	}
	return s, true
}

// Weights returns the weights of the terms in use.
func Weights() []Weight {
	list := make([]Weight, termCount)
	for i, w := range tuned {
		list[i] = Weight{float64(w.middle), float64(w.end)}
	}
	return list
}
