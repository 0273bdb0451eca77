package people

// Width is how many numbers a row of weights has. The layers of the network are made of vectors of this length.
const Width = 64

// Chunks is how many vectors the layer of a position has.
const Chunks = 3

// Weights are the weights of a network: rows of Width numbers each.
type Weights[T any] struct {
	Position         [Chunks]T // tables: of the facts of the position,
	Origins, Targets T         // of squares,
	Facts            T         // of moves,
	Pairs            T         // and of pieces with their targets and origins
	Asked            [Chunks]T // matrices: from the layer of the position to what is multiplied with pairs
	FromPosition     [Chunks]T // and to the layer of each move,
	FromOrigin       T         // from the layers of squares to that of a move
	FromTarget       T
	Second           T // and from that to the second layer
	PositionBias     T // single rows
	OriginsBias      T
	TargetsBias      T
	FactsBias        T
	SecondBias       T
	First, Output    T // what the two layers of a move count for its score
}

// A Part is a kind of weights.
type Part uint8

// The kinds.
const (
	Table  Part = iota // rows are summed
	Matrix             // rows are multiplied and summed
	Single             // a row for each vector of a layer
)

// Each calls a function for every table, matrix and bias, in the order of the file, with its number of rows.
func (w *Weights[T]) Each(do func(part *T, kind Part, rows int)) {
	for i := range w.Position {
		do(&w.Position[i], Table, positionTable.rows)
	}
	do(&w.Origins, Table, squareTable.rows)
	do(&w.Targets, Table, squareTable.rows)
	do(&w.Facts, Table, moveTable.rows)
	do(&w.Pairs, Table, pairRows)
	for i := range Chunks {
		do(&w.Asked[i], Matrix, Width)
		do(&w.FromPosition[i], Matrix, Width)
	}
	for _, one := range []*T{&w.FromOrigin, &w.FromTarget, &w.Second} {
		do(one, Matrix, Width)
	}
	do(&w.PositionBias, Single, Chunks)
	for _, one := range []*T{&w.FactsBias, &w.First, &w.OriginsBias, &w.TargetsBias, &w.SecondBias, &w.Output} {
		do(one, Single, 1)
	}
}
