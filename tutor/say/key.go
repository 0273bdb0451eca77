package say

// Key explains the marks on a board, one sentence or two each.
type Key struct {
	Movable            string
	ThreatenedCanMove  string
	ThreatenedCannot   string
	Chosen             string
	Safe, Unsafe       string // an empty square to go to
	Take, TakeUnsafe   string // one with a piece to take
	Guarded, Loses     string // what the move comes to
	Mates, Stalemates  string
	Threatens, InCheck string
	LastMove           string
}

var englishKey = Key{
	Movable:           "A thick border: this piece can move.",
	ThreatenedCanMove: "A marked corner and shading: it could be taken. It can move.",
	ThreatenedCannot:  "A marked corner and plain red: it could be taken. It cannot move.",
	Chosen:            "The piece you chose.",
	Safe:              "A dot: it may go here, and nothing could take it.",
	Unsafe:            "An open diamond: it may go here, but something could take it.",
	Take:              "It may take this piece, and nothing could take back.",
	TakeUnsafe:        "A dashed ring: it may take this piece, but something could take back.",
	Guarded:           "A full diamond: something could take it, but you would lose no points.",
	Loses:             "Safe here, but the move loses something elsewhere or allows checkmate.",
	Mates:             "Checkmate.",
	Stalemates:        "Stalemate: a draw.",
	Threatens:         "Flashing: this is the piece that threatens.",
	InCheck:           "This king is in check.",
	LastMove:          "The last move went from here or to here.",
}
