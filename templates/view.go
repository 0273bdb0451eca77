// Package templates draws the pages. It knows no chess and asks nothing of anyone: each page is given a view model
// of strings and booleans, built by package web and those below it, and writes HTML that works without scripts.
package templates

// Piece is one piece as it is drawn.
type Piece struct {
	Symbol string // id of its drawing in the sprite: "k", "q", "r", "b", "n" or "p"
	White  bool   // whether it is drawn in the light colour
	Text   string // Unicode chess symbol, "♞": its text where the drawing cannot be seen
}

// Action is what pressing a square does on a page without scripts.
type Action int

// The actions of a square.
const (
	None  Action = iota // nothing happens
	Pick                // GET / with from=<square>: choose this piece
	Place               // POST /move with from, to=<square>, rev: move the chosen piece here
	Ask                 // GET / with from and to=<square>: ask which piece the pawn becomes
	Drop                // GET /: let go of the chosen piece
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

	Grade string // what moving here comes to: "safe", "guarded", "loses"; "" where nothing is shown of it
	Ring  string // round the piece here: "danger", "idea", "win"; "" for none

	// Marks, each a class of the same name (last and check too). Fair is true of an unsafe square where nothing is lost.
	Moveable, Threatened, Selected, Valid, Unsafe, Fair, Threat, Last, Check bool
}

// Board is the board with everything marked on it.
type Board struct {
	Label    string       // says what the board is to who hears it
	Rows     [][]Square   // from the top of the screen down, from left to right
	URL      string       // the address of the game's page
	Base     string       // what the addresses of the game's other answers begin with
	From     string       // the chosen piece's square, or ""
	Rev      string       // names the state of the game, which whatever would change it sends along
	Shown    string       // names the state that the board shows, another one while looking back
	Last     string       // the last move on this board in UCI notation, "e2e4"; "" if there is none
	Marks    any          // what may be done on this board, which the page carries as JSON; nil if nothing may
	Arrows   []ArrowShape // from what the tutor speaks of to what it does there
	Mist     string       // a path over all squares but those that a warning is about; "" for none
	Frozen   bool         // a warning waits: nothing can be played
	Seq      string       // the number of the room's last event; "" where the game is not in a room
	Marking  string       // how much is drawn while no piece is chosen: "all" or "calm"
	Without  string       // the kinds of marks that the learner does without, by class, with spaces between
	Looking  bool         // the board shows an earlier position: nothing can be played on it
	Thinking bool         // the computer is to move: the page asks for its move by itself
	Over     bool         // the game has ended
	Mate     bool         // by checkmate, on the board shown
}

// Side is one player's line, above or below the board.
type Side struct {
	Name     string  // "Computer"
	Note     string  // "thinks three moves ahead"
	Portrait string  // id of the drawing of the player's face, "" where there is none
	Sign     *Piece  // stands for the face of one without, nil for none
	Captured []Piece // the pieces this player has taken, in order
	Taken    string  // says so to who hears it: "You took: black pawn"
	Lead     string  // "+3" where this player is ahead by the count, otherwise ""
	Turn     bool    // this player is to move
	Clock    *Clock  // what is left of this player's time, nil where none is counted
}

// Clock is what a player has left.
type Clock struct {
	Text    string // "4:59"
	MS      string // the same in milliseconds
	Running bool
}

// MoveRow is a pair of moves in the list of moves.
type MoveRow struct {
	Number       string // "12."
	White, Black string // SAN; "" where there is none
	WhiteLast    bool   // White's is the last move played, or the one looked back to
	BlackLast    bool
	WhiteURL     string // the page that looks back to the position after it
	BlackURL     string
}

// History lists the moves of a game and leads through its positions. An address is "" where there is nowhere to go.
type History struct {
	Moves                   []MoveRow
	First, Back, Next, Last string
	Home                    string // the game itself
	Looking                 bool   // an earlier position is shown; the way back to the game is offered
}

// Choice is a piece that a pawn may become.
type Choice struct {
	Value string // what the form sends: "q"
	Name  string // "queen"
	Piece Piece
}

// KeyEntry explains one mark, on a real square.
type KeyEntry struct {
	Square Square // ID is "" here
	Text   string
}

// Link leads to another page.
type Link struct {
	Text, URL string
	Current   bool
}

// Layout is what all pages share.
type Layout struct {
	Lang        string // the language of the page: "en"
	Description string // of the site, for search engines
	Pages       string // what Nav is, to who hears it
	Skip        string // leads past it
	Done        string // confirms in a sentence what has just been done elsewhere, or ""

	Title string // of the tab, before " · Chess Tutor"; "" for the front page
	// Learning loads the second style sheet: that of lessons, exercises, practice and of games looked at.
	Learning bool
	Assets   string // where the embedded files are: "/assets/3f9c2a"
	Nav      []Link
	// Refresh is after how many seconds a page without scripts is loaded anew, and from where if not from its own
	// address: "15; url=/room/..."; "" for never.
	Refresh string
}

// Status says how the game stands.
type Status struct {
	Heading string // in a sentence: "Your move", "Checkmate: you won"
	Detail  string // one more sentence, or ""
	Spoken  string // what a screen reader says when this state is reached; "" for Heading and Detail
	Notice  string // something that went wrong, in a sentence, or ""
}

// Export is the game as text, to keep.
type Export struct {
	PGN      string // the game
	FEN      string // the position shown
	Download string // where the game may be had as a file
	Link     string // leads to the link that holds the game; "" where there is none
}

// Promotion asks what a pawn becomes.
type Promotion struct {
	Choices []Choice
	To      string // the target square when the page itself asks, otherwise ""
}

// Restart is what may be done about a game as a whole: take a move back, or begin anew.
type Restart struct {
	TakeBack bool   // there is a move to take back
	UnderWay bool   // starting over would lose a game under way
	Confirm  bool   // the page itself asks whether to start over
	Players  string // who plays, as the form of a new game sends it
	Side     string // the learner's side, as that form sends it
	Again    *Again // offers another game, nil while this one goes on
}

// Play is the page on which a game is played.
type Play struct {
	Layout
	Say       PlayWords
	Board     Board
	Top       Side // the player whose pieces stand at the top
	Bottom    Side
	Status    Status
	Notes     NoticeWords
	Coach     Coach
	Demo      *Demo // a line that is being shown
	History   History
	Export    Export
	Promotion Promotion
	Restart   Restart
	Opponent  *Opponent    // the computer, nil where it does not play
	End       *End         // nil while the game goes on
	Sound     bool         // moves are heard
	Aloud     bool         // the coach's line is read aloud
	Pace      string       // milliseconds between the landing of the learner's piece and the computer's answer; "" where no computer plays
	Lesson    *Link        // the next lesson, nil if every one is done
	Friend    NewRoomWords // leads to rooms
	Key       []KeyEntry
	Doors     *Doors // asks a newcomer where to begin, nil whoever has been asked
}

// Failure is the page of a request that could not be met.
type Failure struct {
	Layout
	Heading string // "There is no such page"
	Text    string
	Back    string // leads back to the game
}
