package ai

import (
	"math/bits"

	"chesstutor/tutor/chess"
)

const (
	fileA chess.Bitboard = 0x0101010101010101
	fileH                = fileA << 7
)

// forward returns the squares one rank further up the board, from our side's view.
func forward(us chess.Color, b chess.Bitboard) chess.Bitboard {
	if us == chess.White {
		return b << 8
	}
	return b >> 8
}

// adjacentFiles returns the squares next to these, to the left and to the right.
func adjacentFiles(b chess.Bitboard) chess.Bitboard { return b&^fileA>>1 | b&^fileH<<1 }

// pawnAttacks returns the squares that our pawns attack.
func pawnAttacks(us chess.Color, pawns chess.Bitboard) chess.Bitboard {
	return adjacentFiles(forward(us, pawns))
}

// fileOf returns the squares of a square's file.
func fileOf(s chess.Square) chess.Bitboard { return fileA << (s & 7) }

// ranksAhead returns all ranks in front of a square's, from our side's view.
func ranksAhead(us chess.Color, s chess.Square) chess.Bitboard {
	if us == chess.White {
		return ^chess.Bitboard(0) << (s&56 + 8)
	}
	return 1<<(s&56) - 1
}

// relativeRank returns the rank of a square from our side's view, from 0.
func relativeRank(us chess.Color, s chess.Square) int {
	if us == chess.Black {
		s ^= 56
	}
	return int(s>>3) & 7
}

// lastSquare returns the highest square of a set that is not empty.
func lastSquare(b chess.Bitboard) chess.Square {
	return chess.Square(63 - bits.LeadingZeros64(uint64(b)))
}
