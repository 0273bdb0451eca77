package chess

// worth is the value of each piece type, in pawns.
var worth = [8]int{Pawn: 1, Knight: 3, Bishop: 3, Rook: 5, Queen: 9}

// Worth returns the usual value of the piece type in pawns: pawn 1, knight 3, bishop 3, rook 5,
// queen 9, and 0 for the king, which is never exchanged.
func (t PieceType) Worth() int { return worth[t&7] }
