package people

import "chesstutor/tutor/chess"

// Style is what a person likes to play a little more often than others.
type Style uint8

// The styles.
const (
	NoStyle     Style = iota
	PawnMoves         // any move of a pawn
	Checks            // any check
	EarlyKnight       // a knight, in the first moves
	Captures          // any capture
	Castling
)

// Biases are added to the logarithm of the share of a move that is liked, in parts of Unit: small enough that the
// strength stays (docs/people.md has the matches).
var biases = [...]int{
	PawnMoves: Unit / 2, Checks: Unit, EarlyKnight: Unit, Captures: Unit * 3 / 4, Castling: Unit,
}

func (s Style) bias() int { return biases[s] }

// EarlyMoves is how many moves of each side count as the first ones.
const EarlyMoves = 6

// Likes reports whether the style likes a legal move.
func (s Style) Likes(p *chess.Position, m chess.Move) bool {
	kind := p.At(m.From()).Type()
	switch s {
	case PawnMoves:
		return kind == chess.Pawn
	case Checks:
		next := p.Play(m)
		return next.InCheck()
	case EarlyKnight:
		return kind == chess.Knight && p.MoveNumber() <= EarlyMoves
	case Captures:
		return taken(p, m) != chess.NoPieceType
	case Castling:
		return m.IsCastle()
	}
	return false
}
