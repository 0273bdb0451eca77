package play

// MoveRow is a row of the move list: White's move and Black's.
type MoveRow struct {
	Number       string // "12."
	White, Black string // SAN; "" where there is none
	WhiteLast    bool   // White's move led to the position shown
	BlackLast    bool
	WhiteURL     string // the page of the position after White's move
	BlackURL     string
}

// History is the move list, with links to the game's positions. A link is "" where there is no such position.
type History struct {
	Moves                   []MoveRow
	First, Back, Next, Last string
	Home                    string // the current position
	LookBack                bool   // an earlier position is shown, with a link to the current one
}
