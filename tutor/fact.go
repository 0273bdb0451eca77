package tutor

import (
	"slices"

	"chesstutor/tutor/chess"
)

// A Fact is one true thing about a position or a move, as data: tutor/say
// turns it into sentences, and what it speaks of can be shown on the board. Which fields
// a kind fills is said with the kind.
type Fact struct {
	Kind Kind
	// Side is whom the fact is said to: the side to move, or whose move it is about.
	Side chess.Color
	// Pieces is what the fact is about, By those who do it, Guards those who could
	// take back. Unguarded is true where it is proved that nobody could.
	Pieces, By, Guards []PlacedPiece
	Unguarded          bool
	// Squares are those to look at beside the pieces'.
	Squares []chess.Square
	// Move is the legal move that the fact is about; then it begins Line.
	Move chess.Move
	// Name is a move in SAN without check signs, or the name of an opening.
	Name string
	// Number is the number of the move named, as score sheets count.
	Number int
	// Line is moves that show the fact, legal one after the other from Start,
	// where it may be the opponent's turn: chess.Position.Pass.
	Line  []chess.Move
	Start chess.Position
	// Count is what Side gains, in pawns, below zero if it loses.
	Count int
	// Answers is how a check can be answered.
	Answers Answers
	// Concept is the idea that the fact tells of, NoConcept if it tells of none.
	Concept Concept
	// Mate is true of an idea that wins by mate, whatever is answered.
	Mate bool
	// Ideas are what a hint, a warning or a threat rests on and names: one, or two
	// of one move, the more important first.
	Ideas []Fact
	// Ways are the moves that meet a danger.
	Ways []WayOut
	// Judgement is true of what is advice, or what the computer prefers, and not proved.
	Judgement bool
}

// A Piece is a piece or pawn on its square.
type PlacedPiece struct {
	Piece  chess.Piece
	Square chess.Square
}

// Answers is the set of ways in which a check can legally be answered.
type Answers uint8

// The ways to answer a check. A king that takes the piece that checks captures.
const (
	AnswerMove Answers = 1 << iota
	AnswerBlock
	AnswerCapture
)

// pieceOn returns the piece on a square.
func pieceOn(p *chess.Position, s chess.Square) PlacedPiece { return PlacedPiece{p.At(s), s} }

// piecesOn returns the pieces on some squares, those worth least first, kings last.
func piecesOn(p *chess.Position, squares chess.Bitboard) []PlacedPiece {
	pieces := make([]PlacedPiece, 0, squares.Count())
	for ; squares != 0; squares &= squares - 1 {
		pieces = append(pieces, pieceOn(p, squares.First()))
	}
	slices.SortStableFunc(pieces, func(a, b PlacedPiece) int { return int(a.Piece.Type()) - int(b.Piece.Type()) })
	return pieces
}

// Shown returns the squares to show with the fact, each once, the most
// important first.
func (f *Fact) Shown() []chess.Square {
	var list []chess.Square
	add := func(s chess.Square) {
		if s < chess.NoSquare && !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	for _, pieces := range [][]PlacedPiece{f.Pieces, f.By, f.Guards} {
		for _, m := range pieces {
			add(m.Square)
		}
	}
	for _, s := range f.Squares {
		add(s)
	}
	return list
}
