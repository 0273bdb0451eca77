package people

// Rows are lists of numbers, one after the other: for each thing that is described, the rows of a table of weights
// that are summed for it.
type Rows struct {
	Numbers []uint16
	Ends    []uint16 // where each list ends in Numbers
}

// Len returns how many lists there are.
func (r *Rows) Len() int { return len(r.Ends) }

// List returns one of the lists.
func (r *Rows) List(i int) []uint16 {
	if i == 0 {
		return r.Numbers[:r.Ends[0]]
	}
	return r.Numbers[r.Ends[i-1]:r.Ends[i]]
}

// clear empties it.
func (r *Rows) clear() { r.Numbers, r.Ends = r.Numbers[:0], r.Ends[:0] }

// end ends a list.
func (r *Rows) end() { r.Ends = append(r.Ends, uint16(len(r.Numbers))) }

// A block is a part of a table: rows for the values of one fact.
type block struct{ first, size int }

// add adds the row for a value, which is brought into the block's range.
func (r *Rows) add(b block, value int) {
	r.Numbers = append(r.Numbers, uint16(b.first+min(max(value, 0), b.size-1)))
}

// A layout gives blocks their place in a table.
type layout struct{ rows int }

// block returns the next block, of a number of rows.
func (l *layout) block(size int) block {
	l.rows += size
	return block{l.rows - size, size}
}

// blocks returns the next blocks, as many as wanted, of as many rows each as told.
func (l *layout) blocks(n, size int) (list []block) {
	for range n {
		list = append(list, l.block(size))
	}
	return list
}
