package fact

import (
	"slices"

	"chesstutor/tutor/chess"
)

// A Fact is one true thing about a position or a move, as data: tutor/say turns it into sentences,
// and Shown and Line can be shown on the board. The constants of Kind document which fields each
// kind fills.
type Fact struct {
	Kind Kind
	// Side is the side that the fact addresses: the side to move, or the side that made the move.
	Side chess.Color
	// Pieces are the pieces that the fact is about, By those that act on them, Guards those that
	// could take back. Unguarded is true where it is proved that nobody could; of a check, what takes what gives it.
	Pieces, By, Guards []PlacedPiece
	Unguarded          bool
	// Took is true where the piece that can be taken has just taken something itself, the answer takes something, or
	// something is given up for it, so that it is not to be had for nothing; of a step of a hint, where its piece is to
	// take something.
	Took bool
	// Squares are further squares to show.
	Squares []chess.Square
	// Move is the legal move that the fact is about, which then begins Line; or the one by which a search found that a
	// plan or a rule of thumb is kept, which is not named.
	Move chess.Move
	// Name is a move in SAN without check signs, or the name of an opening.
	Name string
	// Number is the number of the move named, as score sheets count.
	Number int
	// Line is a sequence of legal moves from Start that shows the fact. In Start it may be the
	// opponent's turn: chess.Position.Pass.
	Line  []chess.Move
	Start chess.Position
	// Count is what Side gains, in pawns, below zero if it loses.
	Count int
	// Answers is how a check can be answered.
	Answers Answers
	// Concept is the idea that the fact is about, NoConcept if there is none.
	Concept Concept
	// Mate is true of an idea that wins by mate, whatever is answered.
	Mate bool
	// Ideas are the ideas that a hint, a warning or a threat is based on: one, or two of one move,
	// the more important first.
	Ideas []Fact
	// Ways has the move that meets a danger, one that a search confirms; it is empty if none is known. Of a check it
	// has the capture of what gives it alone.
	Ways []WayOut
	// Plain marks a fact that is told in words that need no lesson, of a kind that has such.
	Plain bool
	// Again marks a fact that the coach has told a move or two before, and that still holds; of the piece of a hint,
	// that the first step has named it.
	Again bool
	// Also marks a danger that is told in one breath with another, a lost piece told with what comes next, a capture
	// that is told after its move, a move that comes once what was offered is taken, or a threat of mate that no move
	// stops.
	Also bool
	// Missed marks a warning of a loss where another move would have mated.
	Missed bool
	// Endangered marks a step of a hint whose piece is in danger.
	Endangered bool
	// Lesser marks a danger or a chance that a recommended move meets or takes, but none of those by which the coach's
	// line is chosen: told only where there is nothing else.
	Lesser bool
	// Judgement marks a fact that is not proved: advice, or what the computer prefers.
	Judgement bool
}

// A PlacedPiece is a piece or pawn on its square.
type PlacedPiece struct {
	Piece  chess.Piece
	Square chess.Square
}

// Answers is the set of ways in which a check can legally be answered.
type Answers uint8

// The ways to answer a check. A king's capture of the checking piece is an AnswerCapture.
const (
	AnswerMove Answers = 1 << iota
	AnswerBlock
	AnswerCapture
)

// PieceOn returns the piece on a square.
func PieceOn(p *chess.Position, s chess.Square) PlacedPiece { return PlacedPiece{p.At(s), s} }

// On returns the pieces on squares, in the order of these.
func On(p *chess.Position, squares ...chess.Square) (pieces []PlacedPiece) {
	for _, s := range squares {
		pieces = append(pieces, PieceOn(p, s))
	}
	return pieces
}

// PiecesOn returns the pieces on some squares, those worth least first, kings last.
func PiecesOn(p *chess.Position, squares chess.Bitboard) []PlacedPiece {
	pieces := make([]PlacedPiece, 0, squares.Count())
	for s := range squares.All() {
		pieces = append(pieces, PieceOn(p, s))
	}
	slices.SortStableFunc(pieces, func(a, b PlacedPiece) int { return int(a.Piece.Type()) - int(b.Piece.Type()) })
	return pieces
}

// ByPawn reports whether the fact is a danger by a pawn to a piece, which is all there is to say of it: its sentence
// names neither the pawn nor the guards.
func (f *Fact) ByPawn() bool {
	return (f.Kind == KindHanging || f.Kind == KindExchangeDanger) && len(f.By) > 0 &&
		f.By[0].Piece.Type() == chess.Pawn && f.Pieces[0].Piece.Type() != chess.Pawn
}

// ByLesser reports whether the fact is of a loss in an exchange which a piece begins that is worth less than what it
// takes: then that alone is said.
func (f *Fact) ByLesser() bool {
	if f.Kind != KindExchangeDanger && f.Kind != KindWarnExchange && f.Kind != KindThenLoses || len(f.By) == 0 {
		return false
	}
	by := f.By[0].Piece.Type()
	return by != chess.King && by.Worth() < f.Pieces[0].Piece.Type().Worth()
}

// QueenByLesser reports whether the fact is of a queen that a lesser piece could take: whether anything guards her is
// no matter then.
func (f *Fact) QueenByLesser() bool {
	return f.Pieces[0].Piece.Type() == chess.Queen && len(f.By) > 0 && f.By[0].Piece.Type() < chess.Queen
}

// TooFewGuards reports whether the fact is of a guarded piece that is lost in an exchange for nothing: more attack it
// than guard it.
func (f *Fact) TooFewGuards() bool {
	if f.Kind != KindExchangeDanger || len(f.By) == 0 {
		return false
	}
	t := f.Trade()
	return len(t.Lost) == 1 && len(t.Won) == 0 && t.Promoted == chess.NoPieceType && t.Gotten == chess.NoPieceType
}

// ByTrade reports whether the fact is of a loss in an exchange that is told by all that is traded, and so names several
// pieces.
func (f *Fact) ByTrade() bool {
	return f.Kind == KindExchangeDanger && !f.Again && !f.ByPawn() && !f.ByLesser() && !f.TooFewGuards()
}

// Returned reports whether the side that loses a piece by the answer to its move, which nothing can take back, can take
// about as much elsewhere in return. Then the line goes on with that.
func (f *Fact) Returned() bool {
	switch f.Kind {
	case KindThenHangs, KindWarnHanging, KindOpens, KindUnguards:
		return len(f.Line) > 2
	}
	return false
}

// Takes reports whether the move of a fact takes something.
func (f *Fact) Takes() bool {
	return f.Move != chess.NoMove && chess.Taken(&f.Start, f.Move) != chess.NoPiece
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

// NearMate is in how many moves a mate is, at most, whose length is told: a search may find the way of a farther one a
// move too short.
const NearMate = 3

// Near reports whether a fact of a mate in Count moves is of one whose length is told.
func (f *Fact) Near() bool { return f.Count <= NearMate }

// Even reports whether a KindInAll is of a trade in which both sides lose as much, on the square of the move.
func (f *Fact) Even() bool {
	return f.Kind == KindInAll && f.Count == 0 && len(f.Line) > 1 && f.Line[1].To() == f.Move.To()
}
