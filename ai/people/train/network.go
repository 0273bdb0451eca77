package train

import (
	"math"
	"math/rand/v2"

	"chesstutor/ai/people"
)

// network is the policy in floating point, with room for one position: what it computed, and the slopes of that.
type network struct {
	weights, slopes *tables
	transposed      *tables // the matrices alone
	random          *rand.Rand
	// least is the least slope of a move's score that is followed. Of the moves that are less likely, so few are
	// taken as makes the mean right.
	least   float32
	in      people.Inputs
	hidden  [people.Chunks]vector
	context vector
	asked   vector
	origins []unit
	targets []unit
	moves   []moveUnit
	shares  []float32 // how likely each move is
}

// unit is the layer of a square, and what it adds to the vectors of its moves.
type unit struct {
	layer, slopes vector
	adds, back    vector
	met           bool // by a slope
}

// moveUnit is the two layers of a move.
type moveUnit struct {
	layer, slopes             vector
	second, secondSlopes, key vector
}

// predict computes the shares of the moves from the inputs.
func (n *network) predict() {
	w, in := n.weights, &n.in
	list := in.Position.List(0)
	copy(n.context[:], w.FactsBias)
	n.asked = vector{}
	for i := range people.Chunks {
		part := &n.hidden[i]
		copy(part[:], w.PositionBias[i*width:])
		sum(part, w.Position[i], list)
		rectify(part)
		scaled(&n.context, w.FromPosition[i], part)
		scaled(&n.asked, w.Asked[i], part)
	}
	n.origins = squares(n.origins, &in.Origins, w.Origins, w.OriginsBias, w.FromOrigin)
	n.targets = squares(n.targets, &in.Targets, w.Targets, w.TargetsBias, w.FromTarget)
	n.moves = room(n.moves, len(in.Moves))
	n.shares = room(n.shares, len(in.Moves))
	for i := range in.Moves {
		n.shares[i] = n.move(i)
	}
	softmax(n.shares)
}

// squares computes the layers of squares.
func squares(units []unit, in *people.Rows, table, bias, matrix []float32) []unit {
	units = room(units, in.Len())
	for i := range units {
		u := &units[i]
		copy(u.layer[:], bias)
		sum(&u.layer, table, in.List(i))
		rectify(&u.layer)
		u.adds = vector{}
		scaled(&u.adds, matrix, &u.layer)
	}
	return units
}

// move computes the score of a move.
func (n *network) move(i int) float32 {
	w, in, u := n.weights, &n.in, &n.moves[i]
	from, to := &n.origins[in.From[i]].adds, &n.targets[in.To[i]].adds
	u.layer = n.context
	add(&u.layer, from)
	add(&u.layer, to)
	sum(&u.layer, w.Facts, in.Facts.List(i))
	rectify(&u.layer)
	copy(u.second[:], w.SecondBias)
	scaled(&u.second, w.Second, &u.layer)
	rectify(&u.second)
	u.key = vector{}
	sum(&u.key, w.Pairs, in.Pairs[i][:])
	return dot(&u.layer, (*vector)(w.First)) + dot(&u.second, (*vector)(w.Output)) + dot(&u.key, &n.asked)
}

// learn adds the slopes of the loss, when this move was played, times a weight, after predict.
func (n *network) learn(played int, weight float32) {
	s, in := n.slopes, &n.in
	for i := range n.origins {
		n.origins[i].back, n.origins[i].met = vector{}, false
	}
	for i := range n.targets {
		n.targets[i].back, n.targets[i].met = vector{}, false
	}
	var contextSlopes, askedSlopes vector
	for i := range in.Moves {
		slope := n.shares[i]
		if i == played {
			slope--
		} else if slope < n.least {
			if n.random.Float32() >= slope/n.least {
				continue
			}
			slope = n.least
		}
		n.learnMove(i, slope*weight, &contextSlopes, &askedSlopes)
	}
	learnSquares(n.origins, &in.Origins, s.Origins, s.OriginsBias, n.transposed.FromOrigin, s.FromOrigin)
	learnSquares(n.targets, &in.Targets, s.Targets, s.TargetsBias, n.transposed.FromTarget, s.FromTarget)
	add((*vector)(s.FactsBias), &contextSlopes)
	list := in.Position.List(0)
	for i := range people.Chunks {
		part := &n.hidden[i]
		var slopes vector
		scaled(&slopes, n.transposed.Asked[i], &askedSlopes)
		scaled(&slopes, n.transposed.FromPosition[i], &contextSlopes)
		outer(s.FromPosition[i], part, &contextSlopes)
		outer(s.Asked[i], part, &askedSlopes)
		gate(&slopes, part)
		add((*vector)(s.PositionBias[i*width:]), &slopes)
		scatter(s.Position[i], list, &slopes)
	}
}

// learnMove adds the slopes of a move.
func (n *network) learnMove(i int, slope float32, contextSlopes, askedSlopes *vector) {
	w, s, in, u := n.weights, n.slopes, &n.in, &n.moves[i]
	axpy((*vector)(s.Output), slope, &u.second)
	axpy(askedSlopes, slope, &u.key)
	var key vector
	axpy(&key, slope, &n.asked)
	u.secondSlopes, u.slopes = vector{}, vector{}
	axpy(&u.secondSlopes, slope, (*vector)(w.Output))
	gate(&u.secondSlopes, &u.second)
	n.origins[in.From[i]].met, n.targets[in.To[i]].met = true, true
	scatter(s.Pairs, in.Pairs[i][:], &key)
	add((*vector)(s.SecondBias), &u.secondSlopes)
	axpy((*vector)(s.First), slope, &u.layer)
	axpy(&u.slopes, slope, (*vector)(w.First))
	scaled(&u.slopes, n.transposed.Second, &u.secondSlopes)
	outer(s.Second, &u.layer, &u.secondSlopes)
	gate(&u.slopes, &u.layer)
	scatter(s.Facts, in.Facts.List(i), &u.slopes)
	add(contextSlopes, &u.slopes)
	add(&n.origins[in.From[i]].back, &u.slopes)
	add(&n.targets[in.To[i]].back, &u.slopes)
}

// learnSquares adds the slopes of squares.
func learnSquares(units []unit, in *people.Rows, tableSlopes, biasSlopes, transposed, matrixSlopes []float32) {
	for i := range units {
		u := &units[i]
		if !u.met {
			continue
		}
		u.slopes = vector{}
		scaled(&u.slopes, transposed, &u.back)
		outer(matrixSlopes, &u.layer, &u.back)
		gate(&u.slopes, &u.layer)
		add((*vector)(biasSlopes), &u.slopes)
		scatter(tableSlopes, in.List(i), &u.slopes)
	}
}

// softmax turns scores into shares.
func softmax(scores []float32) {
	most := scores[0]
	for _, s := range scores {
		most = max(most, s)
	}
	var total float32
	for i, s := range scores {
		scores[i] = float32(math.Exp(float64(s - most)))
		total += scores[i]
	}
	for i := range scores {
		scores[i] /= total
	}
}

// room returns a list with this length, and what it held.
func room[T any](list []T, n int) []T {
	if n > cap(list) {
		return make([]T, n, 2*n)
	}
	return list[:n]
}
