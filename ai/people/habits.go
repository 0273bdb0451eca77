package people

import "chesstutor/tutor/chess"

// habits is what a player did in a game so far: players of one rating differ, and who left pieces to be taken before
// does so again.
type habits struct {
	moves  int
	kinds  [8]int // how many moves of each type of piece
	lost   int    // moves after which an exchange won two pawns' worth or more
	missed int    // moves instead of which an exchange won as much
	taken  int    // moves that captured
	checks int
}

// offer is what counts as won or lost in habits, in pawns.
const offer = 2

// note adds a move of the player, and the position after it. Chance is what an exchange could win before the move;
// the other side's chance after it is returned.
func (h *habits) note(p *chess.Position, m chess.Move, next *chess.Position, chance int) int {
	h.moves++
	h.kinds[p.At(m.From()).Type()&7]++
	won := worth[taken(p, m)&7]
	h.taken += bit(won > 0)
	h.checks += bit(next.InCheck())
	loss, _ := loot(next, next.Turn())
	h.lost += bit(loss-won >= offer)
	h.missed += bit(chance-won >= offer)
	return loss
}

var (
	habitMoves  = positionTable.block(16)
	habitKinds  = positionTable.block(8 * 9)
	habitLost   = positionTable.blocks(2, 9*6)
	habitMissed = positionTable.blocks(2, 9*6)
	habitTaken  = positionTable.block(9)
	habitChecks = positionTable.block(9)
)

// describeHabits adds the rows of what the player to move and the other did so far.
func (in *Inputs) describeHabits(own, other *habits) {
	list := &in.Position
	if own.moves == 0 {
		return
	}
	list.add(habitMoves, own.moves/3)
	for kind := chess.Pawn; kind <= chess.King; kind++ {
		list.add(habitKinds, int(kind)*9+own.kinds[kind]*8/own.moves)
	}
	for i, h := range [2]*habits{own, other} {
		if h.moves > 0 {
			stage := min(h.moves/6, 5)
			list.add(habitLost[i], stage*9+min(h.lost*16/h.moves, 8))
			list.add(habitMissed[i], stage*9+min(h.missed*16/h.moves, 8))
		}
	}
	list.add(habitTaken, own.taken*16/own.moves)
	list.add(habitChecks, own.checks*32/own.moves)
}
