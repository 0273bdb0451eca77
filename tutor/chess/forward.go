package chess

// forwardSquares returns the squares one rank further, from our side's view.
func forwardSquares(us Color, b Bitboard) Bitboard {
	if us == White {
		return b << 8
	}
	return b >> 8
}

// forwardLeft returns the squares one rank on and one file nearer to the a-file.
func forwardLeft(us Color, b Bitboard) Bitboard {
	if us == White {
		return b &^ fileA << 7
	}
	return b &^ fileA >> 9
}

// forwardRight returns the squares one rank on and one file nearer to the h-file.
func forwardRight(us Color, b Bitboard) Bitboard {
	if us == White {
		return b &^ fileH << 9
	}
	return b &^ fileH >> 7
}

// forwardOffset returns the difference of square numbers for one rank forward.
func forwardOffset(us Color) int {
	if us == White {
		return 8
	}
	return -8
}

// thirdRank returns the rank that a double push passes over.
func thirdRank(us Color) Bitboard {
	if us == White {
		return rank3
	}
	return rank6
}
