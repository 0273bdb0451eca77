package proof

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A Place is where a sentence is said.
type Place struct {
	Start    string   // the first position of the game, in FEN
	Moves    []string // the game's moves up to the board that the sentence is about, as engines write them
	Move     string   // the legal move on that board that the sentence is about, "" for none
	Next     []string // the moves that were played after Move, if any
	Listener byte     // the side that is spoken to: 'w' or 'b', 0 for both
	Before   []string // what was said before the listener's last moves, the latest first
	Then     []string // the steps of a hint that come after this one
	Speech   Speech
}

// A Speech is what a sentence is an answer to, where the same words could mean more than one thing.
type Speech string

// The kinds of speech.
const (
	Line    Speech = "line"    // the coach's line, or a fact behind it
	Threat  Speech = "threat"  // what the other side would do
	Purpose Speech = "purpose" // what the other side's move was for
	Hint    Speech = "hint"    // a step of a hint; Move is its move
	Warning Speech = "warning" // about Move, which was just made
	Advice  Speech = "advice"  // about Move, which may be made
	Review  Speech = "review"  // about Move, which was made in a game that is gone through again
	Try     Speech = "try"     // about Move, which was tried in the place of the game's
)

// Errors of Prove.
var (
	ErrFalse  = errors.New("proof: the sentence is false")
	ErrUnread = errors.New("proof: the sentence cannot be read")
)

// A claim is what a sentence says at a place.
type claim struct {
	Place
	past  []*board // the boards of the game, the last is now
	moves []move   // the moves between them
	now   *board
	move  move
	after *board   // now after move
	rest  []*board // the boards after what was played then
	next  []move
	me    byte // whom "you" means, or else the side to move
	prove func(Place, string) error

	doubted []string // moves that are said to be good, which the search for material does not bear out
	said    Doubt    // what is said of them, if it is not that
	within  int      // in how many moves they are said to mate at most, 0 if that is not said
	table   string   // what is said of an ending, as DoubtError has it
	sure    bool     // only what surely carries an idea out does
}

// A Doubt is what a sentence says of moves, and only a stronger judge can tell.
type Doubt string

// The doubts.
const (
	AreGood Doubt = ""        // one of them is about as good as the best
	IsBad   Doubt = "bad"     // another move is better
	Gains   Doubt = "gains"   // one of them wins something, and is about as good as the best
	Mates   Doubt = "mates"   // there is a forced mate
	Threats Doubt = "threats" // one of them is about as good as the best, if it were the other side's turn
)

// A DoubtError tells that all that a sentence says of the board holds, but that a search for material alone does not
// bear out its advice: that one of the moves is about as good as the best. A stronger judge has to decide. So has a
// table, where a sentence tells what an ending comes to.
type DoubtError struct {
	Moves []string // as engines write them
	Said  Doubt
	// Within is in how many moves of the mating side they are said to mate at most, 0 if that is not said.
	Within int
	// Ending is what is said for the side to move: "won", "drawn" or "lost"; "only won" or "only drawn", by one move;
	// "kept won" or "kept drawn", by its last move alone; or what was and what is after Move, such as "won drawn".
	Ending string
}

func (e *DoubtError) Error() string {
	return fmt.Sprintf("proof: are these %s, or is the ending %s: %v", e.Said, e.Ending, e.Moves)
}

// Prove proves a sentence, or several, at a place: each reading of it that fits is tried. It returns ErrUnread if no
// sentence is like it, ErrFalse if none of the readings holds, and a DoubtError if one does but for its advice.
func Prove(p Place, text string) error {
	c, err := newClaim(p)
	if err != nil {
		return err
	}
	c.prove = Prove
	if !c.addressed() {
		return fmt.Errorf("%w, to this listener: %q", ErrFalse, text)
	}
	if told := letting.FindStringSubmatch(text); told != nil && (p.Speech == Line || p.Speech == Hint) {
		if !c.lets(told[3]) {
			return fmt.Errorf("%w: %q", ErrFalse, text)
		}
		text = strings.TrimSuffix(text, told[2])
	}
	if rest, too := strings.CutSuffix(text, " "+unlessMate); too {
		if err := Prove(p, unlessMate); err != nil {
			return err
		}
		text = rest
	}
	read := false
	var doubt error
	if p.Speech == Review {
		text = tookPoints.ReplaceAllStringFunc(inPresent.Replace(text), func(said string) string {
			return strings.NewReplacer(" took ", " would take ", " won ", " would win ").Replace(said)
		})
	}
	for _, s := range sentences {
		words := s.pattern.FindStringSubmatch(text)
		if words == nil || len(s.in) > 0 && !slices.Contains(s.in, p.Speech) {
			continue
		}
		read, c.doubted, c.said, c.table = true, nil, AreGood, ""
		switch holds := s.holds(c, words[1:]); {
		case holds && c.doubted == nil && c.table == "":
			return nil
		case holds:
			doubt = &DoubtError{c.doubted, c.said, c.within, c.table}
		}
	}
	if doubt != nil {
		return doubt
	}
	if !read {
		return fmt.Errorf("%w: %q", ErrUnread, text)
	}
	return fmt.Errorf("%w: %q", ErrFalse, text)
}

// unlessMate is what a warning of a loss says besides, where another move would have mated.
const unlessMate = "Another move wins right now."

// letting is what a remedy or the move of a hint lets be taken.
var letting = form("{rest}( Then {p} can be taken.)")

// inPresent puts what a review says of a move into the words that are said of it before it is played.
var inPresent = strings.NewReplacer(
	" could take ", " can take ", " could play ", " can play ", " could give ", " can give ", " could force mate in ",
	" can force mate in ", " would have lost ", " would lose ",
	"This let ", "This lets ", " lost its guard: ", " loses its guard: ", "This was stalemate", "This is stalemate",
	"then it was a draw", "now it is a draw", ": then the other side could win", ": now the other side can win",
)

// tookPoints finds what a move took in points, which is said in the past in a review alone.
var tookPoints = regexp.MustCompile(`^(You|The computer|White|Black) (took|won) (\d+ points?, but could lose )`)

// also proves what is said besides, at this place or another.
func (c *claim) also(p Place, text string) bool {
	err := c.prove(p, text)
	if doubt := (*DoubtError)(nil); errors.As(err, &doubt) {
		c.doubted, c.said, c.table = doubt.Moves, doubt.Said, doubt.Ending
		return true
	}
	return err == nil
}

func newClaim(p Place) (*claim, error) {
	start, err := parse(p.Start)
	if err != nil {
		return nil, err
	}
	c := &claim{Place: p, now: start, past: []*board{start}}
	follow := func(b *board, list []string) (boards []*board, moves []move, err error) {
		for _, text := range list {
			m, ok := moveOf(text)
			if !ok || !b.legal(m) {
				return nil, nil, fmt.Errorf("proof: %s is not legal", text)
			}
			b = b.play(m)
			boards, moves = append(boards, b), append(moves, m)
		}
		return boards, moves, nil
	}
	var boards []*board
	if boards, c.moves, err = follow(start, p.Moves); err != nil {
		return nil, err
	}
	c.past = append(c.past, boards...)
	c.now = c.past[len(c.past)-1]
	if p.Move != "" {
		if boards, moves, err := follow(c.now, []string{p.Move}); err != nil {
			return nil, err
		} else {
			c.after, c.move = boards[0], moves[0]
		}
		if c.rest, c.next, err = follow(c.after, p.Next); err != nil {
			return nil, err
		}
	}
	if c.me = p.Listener; c.me == 0 {
		c.me = c.now.turn
	}
	return c, nil
}

// addressed reports whether a sentence of the kind is for this listener: one of the coach's is for the side to move.
func (c *claim) addressed() bool {
	switch c.Speech {
	case Review: // goes through the moves of both sides
		return true
	case Purpose:
		return c.Listener != c.now.turn
	}
	return c.Listener == 0 || c.Listener == c.now.turn || c.over()
}

// back returns the board so many plies ago, nil before the game.
func (c *claim) back(plies int) *board {
	if plies >= len(c.past) {
		return nil
	}
	return c.past[len(c.past)-1-plies]
}

// last returns the last move before now, and the board before it; ok is false at the start.
func (c *claim) last() (before *board, m move, ok bool) {
	if len(c.moves) == 0 {
		return nil, m, false
	}
	return c.back(1), c.moves[len(c.moves)-1], true
}

// good reports whether there are such moves as are said to be good, and notes a doubt if none seems to be.
func (c *claim) good(moves []move) bool {
	if len(moves) > 0 && !c.now.good(moves) {
		c.doubt(AreGood, moves...)
	}
	return len(moves) > 0
}

// doubt leaves it to a stronger judge what is said of moves.
func (c *claim) doubt(said Doubt, moves ...move) bool {
	c.said = said
	for _, m := range moves {
		c.doubted = append(c.doubted, m.String())
	}
	return len(moves) > 0
}

// lastOn returns the move that led to a board, now or after the move, and the board before it.
func (c *claim) lastOn(b *board) (before *board, m move, known bool) {
	switch b {
	case c.now:
		return c.last()
	case c.after:
		return c.now, c.move, true
	}
	return nil, m, false
}

// turn returns the board now with a side to move.
func (c *claim) turn(side byte) *board {
	if c.now.turn == side {
		return c.now
	}
	return c.now.pass()
}

// A sentence is one form of sentences, and how what fills its places is proved.
type sentence struct {
	pattern *regexp.Regexp
	in      []Speech // where it may be said, everywhere if empty
	holds   func(c *claim, w []string) bool
}

// The places of a form: what may fill {p}, a piece, and so on.
var forms = strings.NewReplacer(
	"{p}", `((?:your|the computer's|the|White's|Black's) (?:pawn|knight|bishop|rook|queen|king)(?: on [a-h][1-8])?)`,
	"{ps}", `((?:your|the computer's|the|White's|Black's) (?:[a-z]| on [a-h][1-8]| and (?:your|the computer's|the|White's|Black's) )+)`,
	"{s}", `([a-h][1-8])`, "{t}", `(pawn|knight|bishop|rook|queen|king)`,
	"{who}", `(you|the computer|White|Black)`, "{whose}", `(your|the computer's|White's|Black's)`,
	"{n}", `(no|one|two|three|four|five|six|seven|eight|nine|ten|\d+)`, "{d}", `(\d+)`,
	"{list}", `((?:(?:a|two|three|four|five|six|seven|eight) (?:pawn|knight|bishop|rook|queen)s?`+
		`(?:, | and | for )?)+|\d+ points?)`,
	"{goes}", `((?:castle, king|(?:pawn|knight|bishop|rook|queen|king)(?: on [a-h][1-8])?)`+
		` (?:to [a-h][1-8](?:, en passant)?|takes the (?:pawn|knight|bishop|rook|queen) on [a-h][1-8]))`,
	"{remedy}", `( (?:You|White|Black) can (?:give check first(?: with (?:your|White's|Black's) \w+(?: on [a-h][1-8])?)?|attack the \w+(?: on [a-h][1-8])? in return|(?:move|guard) (?:it|(?:your|the|White's|Black's) \w+)(?: with (?:your|White's|Black's) \w+(?: on [a-h][1-8])?)?|block the way|take the \w+(?: on [a-h][1-8])?(?: en passant)?(?: with (?:your|White's|Black's) \w+(?: on [a-h][1-8])?)?(?:, \w+ for \w+| in return)?)\.)?`,
	"{kinds}", `((?:two )?(?:pawn|knight|bishop|rook|queen|king)s?(?: and (?:pawn|knight|bishop|rook|queen|king))?)`,
	"{answer}", `(move the king|block the check|take one of them with the king|`+
		`take (?:the|the computer's|White's|Black's) \w+`+
		`(?: with (?:your|the computer's|White's|Black's) \w+(?: on [a-h][1-8])?)?)`,
	"{rest}", `(.+)`, "{mating}", `(on [a-h][1-8]|by castling)`,
	".", `\.`, "?", `\?`,
)

// form reads a form. In it ( | )? and ... are those of regular expressions, but for the points and question marks.
func form(text string) *regexp.Regexp {
	text = strings.NewReplacer(")?", ")\x00", "(?:", "(\x00:").Replace(text)
	text = strings.ReplaceAll(forms.Replace(text), "\x00", "?")
	return regexp.MustCompile(`(?i)^` + text + `$`)
}

// sentences are all forms.
var sentences = func() (all []sentence) {
	for _, table := range []map[string]func(*claim, []string) bool{
		lineForms, planForms, threatForms, purposeForms, moveForms, warnForms, hintForms, ideaForms, reviewForms,
		endForms, tableForms,
	} {
		for text, holds := range table {
			speeches, text := speechesOf(text)
			all = append(all, sentence{form(text), speeches, holds})
		}
	}
	return all
}()

// speechesOf reads "hint,try: text": where a form may be said.
func speechesOf(text string) (in []Speech, rest string) {
	before, after, ok := strings.Cut(text, ":: ")
	if !ok {
		return nil, text
	}
	for name := range strings.SplitSeq(before, ",") {
		in = append(in, Speech(name))
	}
	return in, after
}
