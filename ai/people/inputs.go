package people

import "chesstutor/tutor/chess"

// Inputs are what the network reads of a position: for each of its parts the rows of a table of weights.
type Inputs struct {
	Moves    []chess.Move // the legal moves, in no order that means anything
	Position Rows         // one list, of rows of the table of positions
	Origins  Rows         // rows of the table of squares, a list for each square that a piece can leave
	Targets  Rows         // the same for each square that a piece can go to
	Facts    Rows         // rows of the table of moves, a list for each move
	From, To []uint8      // which list of Origins and of Targets is each move's
	Pairs    [][2]uint16  // for each move, the rows of its piece and target and of its piece and origin

	views []moveView
	moves [(quiesceDepth + 2) * chess.MaxMoves]chess.Move
}

// pairRows is how many rows the table of pairs has: a piece and its target, and a piece and its origin.
const pairRows = 2 * 6 * 64

// Read fills the inputs for a line and the rating of the player to move, as Lichess rates players; it keeps the room
// that they have.
func (in *Inputs) Read(line *Line, rating int) {
	var r replay
	line.replay(&r)
	var v view
	v.look(&r)
	in.Moves = r.now.AppendMoves(in.Moves[:0])
	for _, rows := range []*Rows{&in.Position, &in.Origins, &in.Targets, &in.Facts} {
		rows.clear()
	}
	in.describe(&r, &v, rating)
	in.describeSquares(&r, &v)
	in.describeMoves(&r, &v, rating)
	in.Position.end()
}

// describeSquares adds the rows of the squares that moves leave and go to, each square once.
func (in *Inputs) describeSquares(r *replay, v *view) {
	var origins, targets [64]uint8 // one more than the square's list
	in.From, in.To, in.Pairs = in.From[:0], in.To[:0], in.Pairs[:0]
	for _, m := range in.Moves {
		from, to := int(m.From()^v.flip), int(m.To()^v.flip)
		if origins[from] == 0 {
			describeSquare(&in.Origins, r, v, from)
			origins[from] = uint8(in.Origins.Len())
		}
		if targets[to] == 0 {
			describeSquare(&in.Targets, r, v, to)
			targets[to] = uint8(in.Targets.Len())
		}
		in.From, in.To = append(in.From, origins[from]-1), append(in.To, targets[to]-1)
		kind := uint16(v.at[from]) - 1
		in.Pairs = append(in.Pairs, [2]uint16{kind*64 + uint16(to), 6*64 + kind*64 + uint16(from)})
	}
}
