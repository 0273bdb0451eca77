package game

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A long line is shown up to where its captures end, and one that mates to its end.
func TestShownOf(t *testing.T) {
	for sans, want := range map[string]int{
		"e4 e5 Nf3 Nc6":                               4,
		"e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nc3 Bb4":      7,
		"e4 e5 Nf3 Nc6 d4 exd4 c3 dxc3 Nxc3 Bb4 a3":   9,
		"e4 e5 Bc4 Nc6 Qh5 a6 a3 a5 Qxf7":             9,
		"e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O Bg5 h6": 7,
	} {
		f := fact.Fact{Start: chess.Start()}
		p := f.Start
		for san := range strings.FieldsSeq(sans) {
			m, err := p.ParseSAN(san)
			require.NoError(t, err)
			f.Line = append(f.Line, m)
			p = p.Play(m)
		}
		assert.Equal(t, want, shownOf(&f), sans)
	}
}
