package ai

import (
	_ "embed"
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
)

// The terms of EvaluateTuned: indexes in the list of weights. A term that depends on a rank, number
// or piece type has one index for each.
const (
	placeTerm    = 0                   // a piece on a square: by kind, rank and distance from the rim's file
	mobilityTerm = placeTerm + 6*32    // a piece by kind and by how many squares it can go to
	pairTerm     = mobilityTerm + 5*28 // two bishops
	openTerm     = pairTerm + 1        // a rook on a file without pawns, and on one without its own
	doubledTerm  = openTerm + 2        // a pawn before another of its own
	isolatedTerm = doubledTerm + 1     // a pawn without neighbors, and one on a half-open file
	backwardTerm = isolatedTerm + 2    // a pawn that its neighbors have left behind and that may not follow
	linkedTerm   = backwardTerm + 1    // a pawn beside another or guarded by one: by rank
	passedTerm   = linkedTerm + 8      // a pawn that no other can stop: by rank
	freeTerm     = passedTerm + 8      // and nothing stands before it
	safeTerm     = freeTerm + 8        // and its next square is not attacked
	ownKingTerm  = safeTerm + 8        // its next square so many steps from its own king
	theirsTerm   = ownKingTerm + 8     // and from the other
	rearTerm     = theirsTerm + 8      // a rook behind a passed pawn of its own
	shelterTerm  = rearTerm + 1        // the own pawn before the king on a file near it: by rank, 0 for none
	stormTerm    = shelterTerm + 8     // the other's pawn there
	dangerTerm   = stormTerm + 8       // the king attacked by so much
	byPawnTerm   = dangerTerm + 32     // a piece attacked by a pawn: by kind
	byMinorTerm  = byPawnTerm + 8      // by a knight or bishop
	byRookTerm   = byMinorTerm + 8     // by a rook
	looseTerm    = byRookTerm + 8      // a piece attacked and not guarded: by kind
	pushTerm     = looseTerm + 8       // a piece that a pawn's step would attack
	outpostTerm  = pushTerm + 1        // a knight, and a bishop, where no pawn can drive it away, guarded by one
	tempoTerm    = outpostTerm + 2     // to have the move
	termCount    = tempoTerm + 1
)

// weights holds what each term is worth.
type weights [termCount]weight

// places holds the number of each square among the places of a piece type, from each side's view.
var places = newPlaces()

func newPlaces() (places [2][64]int) {
	for s := range 64 {
		place := s>>3*4 + min(s&7, 7-s&7)
		places[chess.White][s], places[chess.Black][s^56] = place, place
	}
	return places
}

// tuned holds the weights that "workshop fit" found: a line for each term, with what it is worth in the middlegame and
// in the endgame.
var tuned = readWeights(tunedText)

//go:embed tuned.txt
var tunedText string

func readWeights(text string) (list weights) {
	lines := strings.NewReader(text)
	for i := range list {
		if _, err := fmt.Fscanln(lines, &list[i].middle, &list[i].end); err != nil {
			panic("ai: tuned.txt: " + err.Error()) // unreachable: every evaluation in the tests needs it
		}
	}
	return list
}

// placeOf returns the term of a piece type on a square, from its side's view.
func placeOf(t chess.PieceType, s chess.Square, us chess.Color) int {
	return placeTerm + int(t-chess.Pawn)*32 + places[us&1][s&63]
}
