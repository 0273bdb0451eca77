package people

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// TestInputsStayInTheirTables plays games of random moves, which come to stranger positions than people's.
func TestInputsStayInTheirTables(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	var in Inputs
	for range 20 {
		line := Line{Start: chess.Start()}
		p := line.Start
		for p.HasMove() && len(line.Moves) < 200 {
			in.Read(&line, random.IntN(3000))
			inTable(t, &in.Position, positionTable.rows)
			inTable(t, &in.Origins, squareTable.rows)
			inTable(t, &in.Targets, squareTable.rows)
			inTable(t, &in.Facts, moveTable.rows)
			assert.Equal(t, len(in.Moves), in.Facts.Len())
			for i := range in.Moves {
				assert.Less(t, int(in.From[i]), in.Origins.Len())
				assert.Less(t, int(in.To[i]), in.Targets.Len())
				assert.Less(t, int(in.Pairs[i][0]), pairRows)
				assert.Less(t, int(in.Pairs[i][1]), pairRows)
			}
			moves := p.Moves()
			m := moves[random.IntN(len(moves))]
			line.Moves = append(line.Moves, m)
			p = p.Play(m)
		}
	}
}

// inTable checks that rows are of a table, and that no list is too long to sum.
func inTable(t *testing.T, rows *Rows, size int) {
	for i := range rows.Len() {
		list := rows.List(i)
		if len(list) >= 257 {
			assert.Fail(t, "a list is too long", len(list))
		}
		for _, r := range list {
			if int(r) >= size {
				assert.Fail(t, "a row is beyond the table", r)
			}
		}
	}
}

func TestExchange(t *testing.T) {
	for _, test := range []struct {
		fen, move string
		gain      int
	}{
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 1},                     // a pawn for nothing
		{"4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0},                   // for a pawn
		{"4k3/8/2p5/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", -4},                  // a rook for a pawn
		{"3r1k2/8/8/3p4/8/8/3R4/3R1K2 w - - 0 1", "d2d5", 1},                 // with a second rook behind
		{"4k3/8/2p5/8/3Q4/8/8/4K3 w - - 0 1", "d4d5", -9},                    // a queen where a pawn takes it
		{"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 8},                       // a new queen
		{"r3k3/8/8/8/8/8/8/RR2K3 w - - 0 1", "a1a8", 5},                      // nobody recaptures
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 1},                     // en passant
		{"8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 1},                    // the king may not take what is guarded
		{"8/8/3k4/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", -4},                    // but may otherwise
		{"k2r4/3q4/8/3n4/8/8/3R4/K2Q4 w - - 0 1", "d2d5", 3 - 5 + 9 - 9 + 0}, // all captures, as long as they pay
	} {
		p, err := chess.ParseFEN(test.fen)
		assert.NoError(t, err)
		m, err := p.ParseUCI(test.move)
		assert.NoError(t, err)
		assert.Equal(t, test.gain, exchange(&p, m), test.fen+" "+test.move)
	}
}
