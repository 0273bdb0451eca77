package people

// The layers hold numbers in parts of layerUnit, and nothing above layerLimit, so that no sum overflows.
const (
	layerBits  = 8
	layerUnit  = 1 << layerBits
	layerLimit = 1 << 14
)

// vector is a layer, or a part of one.
type vector [Width]int32

// evaluator computes the scores of the moves of a position. It may be used again and again, by one goroutine.
type evaluator struct {
	net              *Weights[part]
	in               Inputs
	context          vector
	asked            vector
	origins, targets []vector // what the squares add to the layers of their moves
	out              []int
}

// scores returns the scores of the moves of the inputs, in parts of Unit, until it is called again.
func (e *evaluator) scores() []int {
	e.look()
	e.origins = e.squares(e.origins[:0], &e.in.Origins, &e.net.Origins, &e.net.OriginsBias, &e.net.FromOrigin)
	e.targets = e.squares(e.targets[:0], &e.in.Targets, &e.net.Targets, &e.net.TargetsBias, &e.net.FromTarget)
	e.out = e.out[:0]
	for i := range e.in.Moves {
		e.out = append(e.out, e.score(i))
	}
	return e.out
}

// look computes what the position gives to all moves.
func (e *evaluator) look() {
	list := e.in.Position.List(0)
	e.context = e.net.FactsBias.row(0)
	e.asked = vector{}
	for i := range Chunks {
		layer := e.net.PositionBias.row(i)
		e.net.Position[i].sum(&layer, list)
		layer.rectify()
		e.net.Asked[i].multiply(&e.asked, &layer)
		e.net.FromPosition[i].multiply(&e.context, &layer)
	}
}

// squares computes what squares add to the layers of their moves.
func (e *evaluator) squares(list []vector, in *Rows, table, bias *part, matrix *part) []vector {
	for i := range in.Len() {
		layer := bias.row(0)
		table.sum(&layer, in.List(i))
		layer.rectify()
		var adds vector
		matrix.multiply(&adds, &layer)
		list = append(list, adds)
	}
	return list
}

// score computes the score of a move.
func (e *evaluator) score(i int) int {
	w, in := e.net, &e.in
	from, to := &e.origins[in.From[i]], &e.targets[in.To[i]]
	layer := e.context
	for k := range layer {
		layer[k] += from[k] + to[k]
	}
	w.Facts.sum(&layer, in.Facts.List(i))
	layer.rectify()
	second := w.SecondBias.row(0)
	w.Second.multiply(&second, &layer)
	second.rectify()
	sum := w.First.dot(&layer) + w.Output.dot(&second)
	var key vector
	w.Pairs.sum(&key, in.Pairs[i][:])
	for k := range key {
		sum += int(key[k]) * int(e.asked[k])
	}
	return sum >> (2*layerBits - unitBits)
}

// rectify makes what is below 0 to 0, and what is above the limit to the limit.
func (v *vector) rectify() {
	for i, x := range v {
		v[i] = min(max(x, 0), layerLimit)
	}
}
