// Package templates renders the pages. It knows no chess and no language: each page gets a view model of strings and
// booleans, built by package web and the packages below it, and renders HTML that works without scripts.
package templates

import "chesstutor/templates/wording"

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
	Signs  []string // drawn over the square: "star", "asked", "good", "bad", "missed", "tried", "attacked"
	Marked bool     // the learner has marked it as a guess

	// Marks, each a CSS class of the same name in lower case. Fair marks an unsafe target where the trade is fair.
	Moveable, Threatened, Selected, Valid, Unsafe, Fair, Threat, Last, Check bool
}

// Board is the board with its marks.
type Board struct {
	Label    string       // names the board for screen readers
	Rows     [][]Square   // from the top of the screen down, from left to right
	URL      string       // the address of the game's page
	Base     string       // the base URL of the game's other requests
	From     string       // the selected piece's square, or ""
	Rev      string       // a hash of the game, which every request that would change it sends back
	Shown    string       // a hash of the position shown; differs from Rev while looking back
	Last     string       // the last move on this board in UCI notation, "e2e4"; "" if there is none
	Marks    JSON         // legal moves and marks; none if nobody may move here
	Arrows   []ArrowShape // arrows that illustrate what the tutor says
	Mist     string       // SVG path that dims all squares but those that a warning is about; "" for none
	Frozen   bool         // a warning is open: no move can be played until it is answered
	Seq      string       // the number of the room's last event; "" where the game is not in a room
	Marking  string       // which marks are drawn while no piece is selected: "all" or "calm"
	Hidden   string       // kinds of marks that are switched off in the settings, by class, separated by spaces
	LookBack bool         // the board shows an earlier position: no move can be played on it
	Answers  string       // the squares that answer the coach's question, separated by spaces; "" if it asks none
	Guess    *Guess       // the learner guesses what can be taken: the marks wait; nil if not
	Thinking bool         // it is the computer's turn: scripts request its move
	Over     bool         // the game has ended
	Mate     bool         // the position shown is checkmate
}

// Side is the row of one player, above or below the board.
type Side struct {
	Name     string  // "Computer"
	Note     string  // "thinks three moves ahead"
	Portrait string  // id of the drawing of the player's face, "" where there is none
	Sign     *Piece  // drawn in place of a portrait, nil for none
	Captured []Piece // the pieces this player has captured, in order
	Taken    string  // the same for screen readers: "You took: black pawn"
	Material string  // "+3" if this player has three points more, "" if not ahead
	Turn     bool    // this player is to move
	Clock    *Clock  // nil in a game without clocks
}

// Clock is a player's remaining time.
type Clock struct {
	Text    string // "4:59"
	MS      string // the same in milliseconds
	Running bool
	Low     string // announced when its time runs low; "" for the opponent's
}

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

// Link is a link to a page.
type Link struct {
	Text, URL string
	Current   bool // it is the page shown
}

// Layout holds what all pages share.
type Layout struct {
	Lang        string // the language of the page: "en"
	Description string // of the page, for search engines, in a sentence or two
	Share       *Share // what other programs show of a link to the page, nil for nothing
	Pages       string // names Nav for screen readers
	Skip        string // the text of the link that skips Nav
	Begins      string // the id of the part that it leads to; "" for the main one
	Done        string // confirms what was just done on another page, in a sentence; or ""

	Title string // of the tab, before " · Chess Tutor"; "" for the front page
	// Learning loads the second style sheet: that of lessons, exercises, practice and of games looked at.
	Learning bool
	Script   string // the name of a script of the page's own, "" for none
	Assets   string // the base URL of the embedded files: "/assets/3f9c2a"
	Nav      []Link
	// Refresh reloads a page without scripts: the seconds until then, and the address if it is another one, as in
	// "15; url=/room/..."; "" for never.
	Refresh string
}

// About returns the layout with a description of its page.
func (l Layout) About(text string) Layout {
	l.Description = text
	return l
}

// Share is what other programs show of a link to a page. Its addresses are absolute.
type Share struct {
	URL     string // of the page, without what concerns its visitor alone
	Title   string
	Text    string
	Picture string // of the board, 640 by 640 pixels
}

// Status is the state of the game in words.
type Status struct {
	Heading string // "Your move", "Checkmate: you won"
	Detail  string // one more sentence, or ""
	Spoken  string // what screen readers announce when this state is reached; "" for Heading and Detail
	Notice  string // an error in a sentence, or ""
}

// Export is the game as text, to copy or download.
type Export struct {
	PGN      string // the game
	FEN      string // the position shown
	Download string // the URL of the game as a PGN file
	Link     string // the page that shows the game as a link; "" if there is none
}

// Promotion is the choice of a promotion piece.
type Promotion struct {
	Choices []Choice
	To      string // the target square if the choice is part of the page (without scripts), otherwise ""
}

// Restart offers to take a move back or to start over.
type Restart struct {
	TakeBack bool   // there is a move to take back
	UnderWay bool   // starting over would lose a game under way
	Confirm  bool   // the question whether to start over is part of the page (without scripts)
	Players  string // who plays, a value of the new game's form
	Side     string // the learner's side, a value of that form
	Again    *Again // offers another game; nil while this one goes on
}

// Play is the page on which a game is played.
type Play struct {
	Layout
	Say       *wording.Play // of the page's language, not to be changed
	Board     Board
	Top       Side // the player whose pieces stand at the top
	Bottom    Side
	Status    Status
	Notes     NoticeWords
	Coach     Coach
	Demo      *Demo // a line of moves played on the board, nil for none
	History   History
	Explore   string // the URL where moves are tried in the earlier position that is shown; "" for none
	Export    Export
	Promotion Promotion
	Restart   Restart
	Opponent  *Opponent // the computer, nil if it does not play
	End       *End      // nil while the game goes on
	Sound     bool      // sounds are on
	Aloud     bool      // the coach's line is read aloud
	// Pace is the milliseconds between the landing of the learner's piece and the computer's answer; "" if no computer
	// plays.
	Pace    string
	Lesson  *Link           // the next lesson, nil if all are done
	Another *Link           // to the page of a new game, nil in rooms
	Friend  wording.NewRoom // the words of the links to rooms
	Key     []KeyEntry
	Doors   *Doors // asks a newcomer where to begin; nil once it was asked
}

// Failure is an error page.
type Failure struct {
	Layout
	Heading string // "There is no such page"
	Text    string
	Back    Link   // back to the game
	Report  string // before the id of the request
	Request string // the id of the request
}
