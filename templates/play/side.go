package play

import "chesstutor/templates/board"

// Side is the row of one player, above or below the board.
type Side struct {
	Name     string       // "Computer"
	Note     string       // "thinks three moves ahead"
	Portrait string       // id of the drawing of the player's face, "" where there is none
	Sign     *board.Piece // drawn in place of a portrait, nil for none
	Captured []Pile       // the pieces this player has captured, by kind
	Taken    string       // the same for screen readers: "You took: two pawns"
	Material string       // "+3" if this player has three points more, "" if not ahead
	Turn     bool         // this player is to move
	Clock    *Clock       // nil in a game without clocks
}

// Pile is captured pieces of a kind.
type Pile struct {
	Piece board.Piece
	Count string // "3", "" for one piece
}

// Clock is a player's remaining time.
type Clock struct {
	Text    string // "4:59"
	MS      string // the same in milliseconds
	Running bool
	Low     string // announced when its time runs low; "" for the opponent's
}
