package exercise

import (
	"encoding/json"

	"chesstutor/tutor/chess"
)

// Line returns the exercise as a line of JSON that Read reads.
func (e *Exercise) Line() ([]byte, error) {
	r := record{
		Exercise: e, FEN: e.Position.FEN(),
		Piece: nameOf(e.Piece), Square: nameOf(e.Square), Other: nameOf(e.Other),
	}
	if e.Last != chess.NoMove {
		r.FEN, r.Last = e.Before.FEN(), e.Last.String()
	}
	for _, s := range e.Stars.Squares() {
		r.Stars = append(r.Stars, s.String())
	}
	if e.Type != chess.NoPieceType {
		r.Type = e.Type.String()
	}
	if e.Side == chess.Black {
		r.Side = e.Side.String()
	}
	return json.Marshal(r)
}

// nameOf returns the name of a square, "" for none.
func nameOf(s chess.Square) string {
	if s == chess.NoSquare {
		return ""
	}
	return s.String()
}
