package people

import "math/bits"

// The table of squares: a block for each fact of a square that a move leaves or goes to.
var (
	squareTable layout

	squarePiece  = squareTable.block(kinds * 64)
	squareRays   = squareTable.block(directions * kinds * 8)
	squareBehind = squareTable.block(directions * kinds)
	squareHops   = squareTable.block(8 * (kinds + 1))
	squareGuards = squareTable.block(7 * 7)
	squareCounts = squareTable.block(4 * 4)
	squareLast   = squareTable.blocks(4, 2)
	squareNear   = squareTable.block(9)
	squareKings  = squareTable.blocks(2, 8)
	squareWeak   = squareTable.block(2)
	squareAimed  = squareTable.block(2)
)

// describeSquare adds the rows of a square.
func describeSquare(list *Rows, r *replay, v *view, s int) {
	list.add(squarePiece, int(v.at[s])*64+s)
	for d := range directions {
		ray := rays[s][d]
		met := ray & v.occupied
		if met == 0 {
			list.add(squareRays, d*kinds*8+bits.OnesCount64(ray)) // as far as the edge
			continue
		}
		first := firstOn(d, met)
		list.add(squareRays, (d*kinds+int(v.at[first]))*8+distance(s, first))
		if met &^= 1 << first; met != 0 {
			list.add(squareBehind, d*kinds+int(v.at[firstOn(d, met)]))
		} else {
			list.add(squareBehind, d*kinds)
		}
	}
	for d, t := range hops[s] {
		if t >= 0 {
			list.add(squareHops, d*(kinds+1)+int(v.at[t]))
		} else {
			list.add(squareHops, d*(kinds+1)+kinds)
		}
	}
	list.add(squareGuards, int(v.cheapest[0][s])*7+int(v.cheapest[1][s]))
	list.add(squareCounts, min(int(v.guards[0][s]), 3)*4+min(int(v.guards[1][s]), 3))
	list.add(squareWeak, int(v.weak>>s&1))
	list.add(squareKings[0], distance(s, v.kings[0]))
	list.add(squareKings[1], distance(s, v.kings[1]))
	describeNear(list, r, v, s)
	list.end()
}

// describeNear adds the rows of a square that tell of the last moves.
func describeNear(list *Rows, r *replay, v *view, s int) {
	if r.plies == 0 {
		list.add(squareNear, 8)
		return
	}
	for i := range min(r.plies, 2) {
		list.add(squareLast[i*2], bit(int(r.last[i+1].to^v.flip) == s))
		list.add(squareLast[i*2+1], bit(int(r.last[i+1].from^v.flip) == s))
	}
	list.add(squareNear, distance(s, int(r.last[1].to^v.flip)))
	list.add(squareAimed, int(v.aimed>>s&1))
}

// bit returns 1 for true.
func bit(is bool) int {
	if is {
		return 1
	}
	return 0
}
