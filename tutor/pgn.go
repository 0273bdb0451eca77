package tutor

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"chesstutor/tutor/chess"
)

// pgnWidth is the most characters that a line of moves in PGN has.
const pgnWidth = 80

// The results of a game as PGN writes them.
const (
	WhiteWon = "1-0"
	BlackWon = "0-1"
	Drawn    = "1/2-1/2"
)

// PGN returns the game in Portable Game Notation, export format, with a date, which may be zero if
// the game has not begun. See https://www.chessclub.com/help/PGN-spec.
func (g *Game) PGN(date time.Time) string { return g.PGNWith(Tags{}.On(date), nil) }

// Tags are what PGN tells of a game beside its moves, "" for what is not known. Of a game that was played here the
// players are named by what they are.
type Tags struct {
	White, Black string
	Event        string
	Date         string // as PGN writes it
	Result       string // WhiteWon, BlackWon or Drawn of a game that did not end on the board
}

// On returns the tags with a day, unless that is zero.
func (t Tags) On(day time.Time) Tags {
	if !day.IsZero() {
		t.Date = day.Format("2006.01.02")
	}
	return t
}

// Note is an annotation of a move.
type Note struct {
	NAG  int // its numeric annotation glyph, 0 for none
	Text string
}

// PGNWith is PGN with what is known of the game beside its moves, and with notes on moves, by the plies before them.
func (g *Game) PGNWith(known Tags, notes map[int]Note) string {
	white, black := g.pgnNames()
	result := cmp.Or(known.Result, g.result())
	tags := [][2]string{
		{"Event", cmp.Or(known.Event, "Chess Tutor")}, {"Site", "?"},
		{"Date", cmp.Or(known.Date, "????.??.??")}, // as the standard writes what is not known
		{"Round", "-"}, {"White", cmp.Or(known.White, white)}, {"Black", cmp.Or(known.Black, black)},
		{"Result", result},
	}
	if g.setup.Start != chess.Start() {
		tags = append(tags, [2]string{"SetUp", "1"}, [2]string{"FEN", g.setup.Start.FEN()})
	}
	var text strings.Builder
	text.Grow(200 + 10*len(g.moves))
	for _, tag := range tags {
		text.WriteString("[" + tag[0] + " " + strconv.Quote(tag[1]) + "]\n")
	}
	text.WriteByte('\n')
	width := 0
	for i, word := range append(g.pgnMoves(notes), result) {
		switch {
		case i > 0 && width+1+len(word) > pgnWidth:
			text.WriteByte('\n')
			width = 0
		case i > 0:
			text.WriteByte(' ')
			width++
		}
		text.WriteString(word)
		width += len(word)
	}
	text.WriteString("\n")
	return text.String()
}

// pgnNames returns who has White and who has Black.
func (g *Game) pgnNames() (white, black string) {
	switch computer, plays := g.Computer(); {
	case !plays:
		return "White", "Black"
	case computer == chess.White:
		return "Computer", "Learner"
	}
	return "Learner", "Computer"
}

// pgnMoves returns the moves, their numbers and the notes to them, word by word.
func (g *Game) pgnMoves(notes map[int]Note) (words []string) {
	words = make([]string, 0, 2*len(g.moves)+1)
	noted := true // before the first move, too, Black's number is written
	for i, san := range g.SAN() {
		p := g.PositionAt(i)
		switch {
		case p.Turn() == chess.White:
			words = append(words, strconv.Itoa(p.MoveNumber())+".")
		case noted:
			words = append(words, strconv.Itoa(p.MoveNumber())+"...")
		}
		words = append(words, san)
		note := notes[i]
		if note.NAG > 0 {
			words = append(words, "$"+strconv.Itoa(note.NAG))
		}
		if noted = note.Text != ""; noted {
			text := strings.NewReplacer("{", "(", "}", ")").Replace(note.Text)
			words = append(words, strings.Fields("{"+text+"}")...)
		}
	}
	return words
}

// result returns the game's result as PGN writes it.
func (g *Game) result() string {
	winner, won := g.Winner()
	switch {
	case won && winner == chess.White:
		return WhiteWon
	case won:
		return BlackWon
	case g.outcome != chess.Playing:
		return Drawn
	}
	return "*"
}
