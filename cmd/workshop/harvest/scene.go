package harvest

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// scene is a position of a game with White to move: with the position before it, the move that led to it and the
// move that was played next. Where Black was to move, the colours are exchanged.
type scene struct {
	before, at chess.Position
	last, next chess.Move
	coin       uint64 // random number that chooses between questions
	ply        int    // in the game
}

// exchanged returns the position with the colours exchanged and the ranks reversed.
func exchanged(p *chess.Position) chess.Position {
	var d chess.Draft
	for _, s := range p.Occupied().Squares() {
		d = d.Put(opposite(s), chess.PieceOf(p.At(s).Type(), p.At(s).Color().Other()))
	}
	d = d.WithTurn(p.Turn().Other()).WithCastling(p.Castling()<<2 | p.Castling()>>2) // White's two rights come first
	if s, ok := p.EnPassant(); ok {
		d = d.WithEnPassant(opposite(s))
	}
	q, err := d.Position()
	if err != nil {
		panic("harvest: " + err.Error()) // unreachable: the rules are the same for both
	}
	return q
}

// opposite returns the square as the other side sees it.
func opposite(s chess.Square) chess.Square { return chess.SquareAt(s.File(), 7-s.Rank()) }

// upside returns the same move in an exchanged position p.
func upside(p *chess.Position, m chess.Move) chess.Move {
	turned, err := p.FindMove(opposite(m.From()), opposite(m.To()), m.Promotion())
	if err != nil {
		panic("harvest: " + err.Error()) // unreachable: the rules are the same for both
	}
	return turned
}

// sceneOf returns the position between two moves of a game as a scene.
func sceneOf(earlier chess.Position, last, next chess.Move, coin uint64) *scene {
	before := earlier.WithCounts(0, 1)
	later := before.Play(last)
	at := later.WithCounts(0, 1)
	if at.Turn() == chess.White {
		return &scene{before: before, at: at, last: last, next: next, coin: coin}
	}
	turnedBefore, turned := exchanged(&before), exchanged(&at)
	return &scene{
		before: turnedBefore, at: turned, last: upside(&turnedBefore, last), next: upside(&turned, next), coin: coin,
	}
}

// mates reports whether there is a mate in one.
func (s *scene) mates() bool {
	for _, m := range s.at.Moves() {
		if next := s.at.Play(m); next.InCheck() && !next.HasMove() {
			return true
		}
	}
	return false
}

// ask returns an exercise of a kind and rule in the scene.
func (s *scene) ask(kind exercise.Kind, rule string) *exercise.Exercise {
	return &exercise.Exercise{
		Kind: kind, Rule: rule, Position: s.at, Last: chess.NoMove,
		Piece: chess.NoSquare, Square: chess.NoSquare, Other: chess.NoSquare,
	}
}
