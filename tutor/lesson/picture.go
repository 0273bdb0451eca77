package lesson

import (
	"fmt"
	"slices"
	"strings"

	"chesstutor/tutor/chess"
)

// ArrowKind says what an arrow of a picture means.
type ArrowKind string

// The kinds of arrows. Each but Idea is a fact of the position, which the tests check by the rules.
const (
	Attack ArrowKind = "danger" // the piece at its start attacks an enemy piece at its end
	Guard  ArrowKind = "guard"  // the piece at its start guards the square at its end
	Move   ArrowKind = "win"    // a legal move of the side to move
	Idea   ArrowKind = "idea"   // a way across the board that the screen speaks of
)

// Arrow leads from one square of a picture to another.
type Arrow struct {
	Kind     ArrowKind
	From, To chess.Square
}

// Picture is the board beside one screen of a lesson.
type Picture struct {
	Position    chess.Position
	HiddenKings bool           // the kings are not drawn: the screen is not about them
	Chosen      chess.Square   // the piece whose moves are marked, NoSquare if none
	Rings       chess.Bitboard // squares that the screen speaks of
	Attacked    chess.Bitboard // squares on which the side to move would be attacked
	Arrows      []Arrow
}

// Hidden returns the squares whose pieces are not drawn.
func (p *Picture) Hidden() chess.Bitboard {
	if !p.HiddenKings {
		return 0
	}
	return p.Position.King(chess.White).Bitboard() | p.Position.King(chess.Black).Bitboard()
}

// Picture returns the picture of a screen, the first by 0.
func (l *Lesson) Picture(screen int) *Picture { return l.pictures[screen] }

// picturesOf returns the pictures of a lesson.
func picturesOf(lesson string) (list []*Picture) {
	for _, text := range picturesText(lesson) {
		picture, err := readPicture(text)
		if err != nil {
			panic("path: a picture of " + lesson + ": " + err.Error()) // unreachable: the tests read them
		}
		list = append(list, picture)
	}
	return list
}

// picturesText returns the pictures of a lesson as readPicture reads them.
func picturesText(lesson string) []string {
	return slices.Concat(pictures[lesson], laterPictures[lesson])
}

// readPicture reads a picture: a position in FEN and, each after a bar, what is on it: "kings" hides these, "chosen
// d4", "rings d1 d8", "attacked f8", and for each kind its arrows, "danger e8e1", "guard", "win", "idea".
func readPicture(text string) (*Picture, error) {
	fen, rest, _ := strings.Cut(text, "|")
	position, err := chess.ParseFEN(strings.TrimSpace(fen))
	if err != nil {
		return nil, err
	}
	p := &Picture{Position: position, Chosen: chess.NoSquare}
	for part := range strings.SplitSeq(rest, "|") {
		words := strings.Fields(part)
		if len(words) == 0 {
			continue
		}
		for _, word := range words[1:] {
			if err := p.add(words[0], word); err != nil {
				return nil, err
			}
		}
		p.HiddenKings = p.HiddenKings || words[0] == "kings"
	}
	return p, nil
}

// add reads one mark or arrow.
func (p *Picture) add(what, where string) error {
	if kind := ArrowKind(what); kind == Attack || kind == Guard || kind == Move || kind == Idea {
		from, to, _, err := chess.SplitUCI(where)
		p.Arrows = append(p.Arrows, Arrow{kind, from, to})
		return err
	}
	s, err := chess.ParseSquare(where)
	if err != nil {
		return err
	}
	switch what {
	case "chosen":
		p.Chosen = s
	case "rings":
		p.Rings |= s.Bitboard()
	case "attacked":
		p.Attacked |= s.Bitboard()
	default:
		return fmt.Errorf("a picture has no %q", what)
	}
	return nil
}
