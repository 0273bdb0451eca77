// Package tune finds the weights of the evaluation by Texel's method (Österlund, "Texel's Tuning
// Method", 2014): the weights are the best with which the score of quiet positions, made a chance
// of winning by a logistic curve, comes nearest to how the games went that the positions are from.
// The games are our own.
//
//	chesstutor tune play -games 5000 positions.txt    # more may be added
//	chesstutor tune fit positions.txt > ai/tuned.go
//
// A match of the new against the old then says whether it is better.
package tune
