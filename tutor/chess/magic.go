package chess

//go:generate go run magicgen.go

// A magic maps the men that stand in a slider's way to a place in
// sliderTable, by one multiplication. See https://www.chessprogramming.org/Magic_Bitboards.
// The numbers are in magics.go; magicgen.go found them.
type magic struct {
	mask   Bitboard // the squares whose men matter: the rays without their last squares
	number uint64
	table  *[magicPlaces]Bitboard // this square's part of sliderTable, and beyond
	shift  uint64
}

const (
	// magicPlaces is what the squares with the most places, a rook's corners,
	// need. A power of two lets the index be masked instead of checked.
	magicPlaces = 1 << 12
	// allPlaces is what the squares need together.
	allPlaces = 107_648
)

var (
	rookMagics   [64]magic
	bishopMagics [64]magic
	sliderTable  [allPlaces + magicPlaces]Bitboard
)

func rookAttacks(s Square, occupied Bitboard) Bitboard {
	m := &rookMagics[s&63]
	i := uint64(occupied&m.mask) * m.number >> (m.shift & 63)
	return m.table[i&(magicPlaces-1)]
}

func bishopAttacks(s Square, occupied Bitboard) Bitboard {
	m := &bishopMagics[s&63]
	i := uint64(occupied&m.mask) * m.number >> (m.shift & 63)
	return m.table[i&(magicPlaces-1)]
}

func fillMagics() {
	next := 0
	for s := A1; s <= H8; s++ {
		rookMagics[s] = fillMagic(s, rookSteps, rookNumbers[s], &next)
		bishopMagics[s] = fillMagic(s, bishopSteps, bishopNumbers[s], &next)
	}
}

// fillMagic fills the places of one slider on one square, from *next on.
func fillMagic(s Square, steps []step, number uint64, next *int) magic {
	mask := sliderMask(s, steps)
	table := (*[magicPlaces]Bitboard)(sliderTable[*next:])
	m := magic{mask: mask, number: number, table: table, shift: uint64(64 - mask.Count())}
	for men := Bitboard(0); ; men = (men - mask) & mask { // every subset of the mask
		i := uint64(men) * number >> m.shift
		table[i] = slides(s, steps, men)
		if men == mask {
			break
		}
	}
	*next += 1 << mask.Count()
	return m
}

// sliderMask returns the squares whose men stop a slider on s short: its rays
// without the last square of each, where nothing lies behind.
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
