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

// Group is some terms that belong together: those from First up to the next group's.
type Group struct {
	Name  string
	First int
}

// Groups returns the groups of terms in order.
func Groups() []Group {
	list := []Group{}
	for t := chess.Pawn; t <= chess.King; t++ {
		list = append(list, Group{"a " + t.String() + " by rank, and by distance from the rim's files",
			placeTerm + int(t-chess.Pawn)*32})
	}
	for t := chess.Knight; t <= chess.Queen; t++ {
		list = append(list, Group{"a " + t.String() + " by the squares it can go to",
			mobilityTerm + int(t-chess.Pawn)*28})
	}
	return append(list, []Group{
		{"two bishops", pairTerm}, {"a rook on an open file, on a half-open one", openTerm},
		{"doubled", doubledTerm}, {"isolated, and on a half-open file", isolatedTerm}, {"backward", backwardTerm},
		{"linked, by rank", linkedTerm}, {"passed, by rank", passedTerm}, {"free", freeTerm}, {"safe", safeTerm},
		{"its king near", ownKingTerm}, {"the other king near", theirsTerm}, {"a rook behind", rearTerm},
		{"shelter, by rank", shelterTerm}, {"storm, by rank", stormTerm}, {"danger", dangerTerm},
		{"attacked by a pawn, by kind", byPawnTerm}, {"by a minor piece", byMinorTerm}, {"by a rook", byRookTerm},
		{"loose, by kind", looseTerm}, {"a pawn's step that attacks", pushTerm}, {"outposts",
			outpostTerm}, {"the move", tempoTerm},
	}...)
}
