// Package harvest finds the exercises that package practice holds: positions of games
// that the computer's levels play against each other. `chesstutor practice make` is its command.
//
// A position becomes an exercise of a skill if the skill's rule has right answers in
// it, few enough to be found, and wrong ones that tempt. What is like another after
// mirroring is left out.
package harvest
