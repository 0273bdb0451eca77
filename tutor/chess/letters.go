package chess

import (
	"errors"
	"strings"
)

// Letters are how a language writes the pieces in moves, each in capitals. Pawns have none.
type Letters struct{ King, Queen, Rook, Bishop, Knight string }

// International are the letters of SAN.
var International = Letters{King: "K", Queen: "Q", Rook: "R", Bishop: "B", Knight: "N"}

// Write writes a move of SAN with the letters.
func (l Letters) Write(san string) string {
	return strings.NewReplacer("K", l.King, "Q", l.Queen, "R", l.Rook, "B", l.Bishop, "N", l.Knight).Replace(san)
}

// none stands in SAN for a letter that is no piece.
const none = "\x00"

// Read makes SAN of a move that is written with the letters. International letters that are not among them mean no
// piece: what has them is no move then.
func (l Letters) Read(text string) string {
	return strings.NewReplacer(l.King, "K", l.Queen, "Q", l.Rook, "R", l.Bishop, "B", l.Knight, "N",
		"K", none, "Q", none, "R", none, "B", none, "N", none).Replace(text) // the first of a kind counts
}

// ParseTyped parses a legal move like ParseSAN, as a person types it whose language has these letters: by them, and by
// the international ones only if that is no legal move. Its errors are those of ParseSAN, of the first reading that is
// notation at all.
func (p *Position) ParseTyped(text string, own Letters) (Move, error) {
	m, err := p.ParseSAN(own.Read(text))
	if err == nil {
		return m, nil
	}
	m, other := p.ParseSAN(text)
	var unread *ParseError
	if errors.As(err, &unread) && unread.Fault != FaultSAN {
		unread.Text = quote(text) // as it is typed
	}
	if other == nil || unread != nil && unread.Fault == FaultSAN {
		return m, other
	}
	return NoMove, err
}
