// Package tune finds the weights of the evaluation by Texel's method (Österlund, "Texel's Tuning
// Method", 2014): it fits the weights so that the scores of quiet positions, converted to expected
// points by a logistic curve, come nearest to the results of the games that the positions are from.
// The games are our own.
//
//	go run ./cmd/workshop positions -games 5000 positions.txt    # more may be added
//	go run ./cmd/workshop fit positions.txt > weights.txt && mv weights.txt ai/tuned.txt
//
// A match of the new weights against the old then shows whether they are better.
package tune
