// Package review serves reviews of games, and the positions from them that a learner practises.
package review
