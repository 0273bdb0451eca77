// Package board draws a board: its squares with their marks and labels, pieces, arrows, and boards as pictures. It
// knows no chess.
package board

// Piece is one piece as it is drawn.
type Piece struct {
	Symbol string // id of its drawing in the sprite: "k", "q", "r", "b", "n" or "p"
	White  bool   // whether it is drawn in the light colour
	Text   string // Unicode chess symbol, "♞": its text where the drawing cannot be seen
}

// Action is the request that a click on a square sends on a page without scripts.
type Action int

// The actions of a square. The game's page is Board.URL.
const (
	None   Action = iota // no request
	Pick                 // GET the game's page with from=<this square>: select the piece here
	Place                // POST the move of the selected piece to this square
	Ask                  // GET the game's page with from and to=<this square>: choose a promotion piece, or ask why not
	Drop                 // GET the game's page: unselect the piece
	Answer               // GET the game's page with answer=<this square>: answer the coach's question
)

// Square is one square of the board: an element whose id is its name.
type Square struct {
	ID     string // "e4"
	Label  string // what a screen reader says: "e4, white pawn, can move, threatened by the knight on f6"
	Dark   bool
	Rank   string // the coordinate printed in the left column, "" elsewhere
	File   string // the coordinate printed in the bottom row, "" elsewhere
	Piece  *Piece // nil on an empty square
	Action Action

	Grade  string   // the grade of the selected piece's move to here: "safe", "guarded", "loses"; "" if it is not shown
	Ring   string   // the kind of ring around the piece: "danger", "idea", "win"; "" for none
	Signs  []string // drawn over the square: "star", "prey", "asked", "good", "bad", "missed", "tried", "attacked"
	Marked bool     // the learner has marked it as a guess

	// Marks, each a CSS class of the same name in lower case. Fair marks an unsafe target where nothing is lost, Wins
	// one by which points are won.
	Moveable, Threatened, Selected, Valid, Unsafe, Fair, Wins, Threat, Last, Check bool
}

// Board is the board with its marks.
type Board struct {
	Label    string     // names the board for screen readers
	Rows     [][]Square // from the top of the screen down, from left to right
	URL      string     // the address of the game's page
	Kept     []Field    // the parameters of that address
	Base     string     // the base URL of the game's other requests
	Move     string     // where moves are sent
	From     string     // the selected piece's square, or ""
	Rev      string     // a hash of the game, which every request that would change it sends back
	Shown    string     // a hash of the position shown; differs from Rev while looking back
	Last     string     // the last move on this board in UCI notation, "e2e4"; "" if there is none
	Marks    any        // legal moves and marks, encoded as JSON; nil if nobody may move here
	Arrows   []Arrow    // arrows that illustrate what the tutor says
	Pale     *Pale      // what a pawn would become, nil for none
	Mist     string     // SVG path that dims all squares but those that a warning is about; "" for none
	Frozen   bool       // a warning is open: no move can be played until it is answered
	Seq      string     // the number of the room's last event; "" where the game is not in a room
	Marking  string     // which marks are drawn while no piece is selected: "all" or "calm"
	Hidden   string     // kinds of marks that are switched off in the settings, by class, separated by spaces
	Unjudged bool       // no mark tells which targets are safe: there is no help, or these marks are switched off
	LookBack bool       // the board shows an earlier position: no move can be played on it
	Answers  string     // the squares that answer the coach's question, separated by spaces; "" if it asks none
	Guess    *Guess     // the learner guesses what can be taken: the marks wait; nil if not
	Thinking bool       // it is the computer's turn: scripts request its move
	Over     bool       // the game has ended
	Mate     bool       // the position shown is checkmate
}

// Choice is a piece that a pawn may promote to.
type Choice struct {
	Value string // the form value: "q"
	Name  string // "queen"
	Piece Piece
}

// KeyEntry explains one mark, shown on a square.
type KeyEntry struct {
	Square Square // ID is "" here
	Text   string
}

// A Field is a value that a form sends unseen.
type Field struct{ Name, Value string }
