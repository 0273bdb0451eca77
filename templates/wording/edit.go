package wording

// Edit has the labels of the page on which a position is set up.
type Edit struct {
	Title     string // of the tab and of the page
	Board     string // names the board for screen readers
	Pieces    string // names what can be placed, for screen readers
	Move      string // moves pieces, instead of placing them
	Erase     string // takes pieces away
	How       string // to use the board
	Fine      string // the position can be played
	Nothing   string // the coach has nothing to say
	Ask       string // asks the coach
	PlayWhite string
	PlayBlack string
	Look      string // leads to a link that holds the position
	Turn      string // asks for one of the next two
	White     string
	Black     string
	Castling  string // heads the rights
	Passed    string // heads the en passant squares
	Clear     string // empties the board
	Start     string // puts all pieces at their places
	FEN       string // names the field for a position as text
	Use       string // shows the position typed there
}
