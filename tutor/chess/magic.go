package chess

//go:generate go run magicgen.go

// A magic maps the blockers of a slider to an index in sliderTable, by one multiplication. See
// https://www.chessprogramming.org/Magic_Bitboards. The numbers are in magics.go; magicgen.go found
// them.
type magic struct {
	mask   Bitboard // relevant occupancy: the rays without their last squares
	number uint64
	table  *[magicEntries]Bitboard // this square's part of sliderTable, and beyond
	shift  uint64
}

const (
	// magicEntries is what the squares with the most entries, a rook's corners, need. A power of
	// two lets the index be masked instead of bounds-checked.
	magicEntries = 1 << 12
	// rookEntries and bishopEntries are what all squares need together.
	rookEntries   = 102_400
	bishopEntries = 5_248
)

// The magics fill sliderTable when they are made.
var (
	sliderTable  [rookEntries + bishopEntries + magicEntries]Bitboard
	rookMagics   = newMagics(rookSteps, &rookNumbers, 0)
	bishopMagics = newMagics(bishopSteps, &bishopNumbers, rookEntries)
)

func rookAttacks(s Square, occupied Bitboard) Bitboard {
	m := &rookMagics[s&63]
	i := uint64(occupied&m.mask) * m.number >> (m.shift & 63)
	return m.table[i&(magicEntries-1)]
}

func bishopAttacks(s Square, occupied Bitboard) Bitboard {
	m := &bishopMagics[s&63]
	i := uint64(occupied&m.mask) * m.number >> (m.shift & 63)
	return m.table[i&(magicEntries-1)]
}

// newMagics makes the magics of a slider for all squares, and fills sliderTable from an entry on.
func newMagics(steps []step, numbers *[64]uint64, entry int) (magics [64]magic) {
	for s := A1; s <= H8; s++ {
		magics[s] = fillMagic(s, steps, numbers[s], &entry)
	}
	return magics
}

// fillMagic fills the entries of one slider on one square, from *next on.
func fillMagic(s Square, steps []step, number uint64, next *int) magic {
	mask := sliderMask(s, steps)
	table := (*[magicEntries]Bitboard)(sliderTable[*next:])
	m := magic{mask: mask, number: number, table: table, shift: uint64(64 - mask.Count())}
	for pieces := Bitboard(0); ; pieces = (pieces - mask) & mask { // every subset of the mask
		i := uint64(pieces) * number >> m.shift
		table[i] = slowSliderAttacks(s, steps, pieces)
		if pieces == mask {
			break
		}
	}
	*next += 1 << mask.Count()
	return m
}

// sliderMask returns the squares where a piece blocks a slider on s: its rays without the last
// square of each, which has no square behind it.
func sliderMask(s Square, steps []step) (mask Bitboard) {
	for _, by := range steps {
		t, ok := s.move(by)
		for ok {
			after, more := t.move(by)
			if more {
				mask |= t.Bitboard()
			}
			t, ok = after, more
		}
	}
	return mask
}
