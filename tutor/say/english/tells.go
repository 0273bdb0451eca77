package english

import "chesstutor/tutor/fact"

// A part is what a sentence about a fact names in one of its places.
type part func(voice, fact.Fact) any

// tells returns a function that makes one sentence of a fact, with a part in each place of the format.
func tells(format string, parts ...part) func(voice, fact.Fact) string {
	return func(v voice, f fact.Fact) string {
		var args []any
		for _, name := range parts {
			args = append(args, name(v, f))
		}
		return sentence(format, args...)
	}
}

// plain returns a function that says the same of every fact of a kind.
func plain(text string) func(voice, fact.Fact) string {
	return func(voice, fact.Fact) string { return text }
}

// telling is tells for what is not a fact.
func telling[T any](format string, parts ...func(T) any) func(T) string {
	return func(about T) string {
		var args []any
		for _, name := range parts {
			args = append(args, name(about))
		}
		return sentence(format, args...)
	}
}

// The parts of sentences about facts.
func side(v voice, f fact.Fact) any          { return v.side(f.Side) }
func owner(v voice, f fact.Fact) any         { return v.owner(f.Side) }
func piece(v voice, f fact.Fact) any         { return v.piece(f.Pieces[0]) }
func pieceType(_ voice, f fact.Fact) any     { return f.Pieces[0].Piece.Type() }
func withoutSquare(v voice, f fact.Fact) any { return v.kind(f.Pieces[0]) }
func firstPieces(v voice, f fact.Fact) any   { return v.pieces(f.Pieces) }
func firstPiece(v voice, f fact.Fact) any    { return v.pieces(f.Pieces[:1]) }
func attacker(v voice, f fact.Fact) any      { return v.piece(f.By[0]) }
func theAttacker(_ voice, f fact.Fact) any   { return the(f.By[0]) }
func guard(v voice, f fact.Fact) any         { return v.piece(f.Guards[0]) }
func square(_ voice, f fact.Fact) any        { return f.Squares[0] }
func count(_ voice, f fact.Fact) any         { return number(f.Count) }
func moveNumber(_ voice, f fact.Fact) any    { return f.Number }
func mateNext(_ voice, f fact.Fact) any      { return mating(f.Line[1]) }
