package people

import (
	"math/bits"

	"chesstutor/tutor/chess"
)

// The table of positions: a block for each fact of a position.
var (
	positionTable layout

	positionPieces   = positionTable.block(kinds * 64)
	positionWeak     = positionTable.block(kinds * 64)
	positionMoved    = positionTable.blocks(4, 6*64)
	positionLeft     = positionTable.blocks(2, 64)
	positionTaken    = positionTable.blocks(4, 8)
	positionRating   = positionTable.block(ratings)
	positionBand     = positionTable.block(ratings / 4)
	positionCastling = positionTable.block(16)
	positionNumber   = positionTable.block(64)
	positionClock    = positionTable.block(8)
	positionChecks   = positionTable.block(3)
	positionBalance  = positionTable.block(25)
	positionMaterial = positionTable.block(27)
	positionMoves    = positionTable.block(16)
	positionLoot     = positionTable.blocks(2, 10)
	positionBest     = positionTable.block(levels)
	positionKnown    = positionTable.block(lookBack + 1)
)

// ratings is how many ratings the tables tell apart, in steps of 50 from 700.
const ratings = 20

// ratingStep returns which of them a rating is.
func ratingStep(rating int) int { return min(max((rating-675)/50, 0), ratings-1) }

// describe adds the rows of the position.
func (in *Inputs) describe(r *replay, v *view, rating int) {
	list, p := &in.Position, &r.now
	material := [2]int{}
	for left := v.occupied; left != 0; left &= left - 1 {
		s := bits.TrailingZeros64(left)
		kind := int(v.at[s])
		list.add(positionPieces, kind*64+s)
		if v.weak>>s&1 != 0 {
			list.add(positionWeak, kind*64+s)
		}
		if side := (kind - 1) / theirs; (kind-1)%theirs != 5 {
			material[side] += worth[(kind-1)%theirs+1]
		}
	}
	step := ratingStep(rating)
	list.add(positionRating, step)
	list.add(positionBand, step/4)
	list.add(positionCastling, castling(p))
	list.add(positionNumber, p.MoveNumber())
	list.add(positionClock, bits.Len(uint(p.Clock())))
	list.add(positionChecks, p.Checkers().Count())
	list.add(positionBalance, 12+material[0]-material[1])
	list.add(positionMaterial, (material[0]+material[1])/3)
	list.add(positionMoves, len(in.Moves)/3)
	list.add(positionLoot[0], v.before.mine)
	list.add(positionLoot[1], v.before.theirs)
	list.add(positionKnown, r.plies)
	in.describeLast(r, v)
	in.describeHabits(&r.habits[p.Turn()], &r.habits[p.Turn().Other()])
}

// describeLast adds the rows of the last moves.
func (in *Inputs) describeLast(r *replay, v *view) {
	list := &in.Position
	for i := range min(r.plies, len(positionMoved)) {
		last := &r.last[i+1]
		list.add(positionMoved[i], (int(last.piece)-1)*64+int(last.to^v.flip))
		list.add(positionTaken[i], int(last.taken))
		if i < len(positionLeft) {
			list.add(positionLeft[i], int(last.from^v.flip))
		}
	}
}

// castling returns the castling rights, those of the side to move in the low bits.
func castling(p *chess.Position) int {
	rights := int(p.Castling())
	if p.Turn() == chess.Black {
		return rights>>2 | rights<<2&15
	}
	return rights
}
