package ai

import (
	"math/bits"

	"chesstutor/tutor/chess"
)

const (
	fileA chess.Bitboard = 0x0101010101010101
	fileH                = fileA << 7
)

// ahead returns the squares one rank on, as seen by us.
func ahead(us chess.Color, b chess.Bitboard) chess.Bitboard {
	if us == chess.White {
		return b << 8
	}
	return b >> 8
}

// beside returns the squares on the files to the left and right.
func beside(b chess.Bitboard) chess.Bitboard { return b&^fileA>>1 | b&^fileH<<1 }

// pawnReach returns the squares that pawns of ours attack.
func pawnReach(us chess.Color, pawns chess.Bitboard) chess.Bitboard { return beside(ahead(us, pawns)) }

// fileOf returns the squares of a square's file.
func fileOf(s chess.Square) chess.Bitboard { return fileA << (s & 7) }

// front returns all ranks before a square's, as seen by us.
func front(us chess.Color, s chess.Square) chess.Bitboard {
	if us == chess.White {
		return ^chess.Bitboard(0) << (s&56 + 8)
	}
	return 1<<(s&56) - 1
}

// rankOf returns the rank of a square as its side counts, from 0.
func rankOf(us chess.Color, s chess.Square) int {
	if us == chess.Black {
		s ^= 56
	}
	return int(s>>3) & 7
}

// last returns the highest square of a set that is not empty.
func last(b chess.Bitboard) chess.Square { return chess.Square(63 - bits.LeadingZeros64(uint64(b))) }
