package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/needs"
)

// The move that shuts a king in most is also the one that mates soonest, by the table.
func TestWhatShutsAKingInMatesSoonest(t *testing.T) {
	seen := 0
	for _, l := range Part(3) {
		for _, e := range l.Exercises {
			if e.Rule != "shuts-in" {
				continue
			}
			seen++
			moves, known := ending.Moves(&e.Position)
			require.True(t, known, e.ID)
			right := e.Solutions()
			require.Len(t, right, 1, e.ID)
			for _, m := range moves {
				if m.Move != right[0].Moves[0] {
					assert.Negative(t, m.Compare(verdictOf(t, moves, right[0].Moves[0])), "%s: %s", e.ID, m.Move)
				}
			}
		}
	}
	assert.Equal(t, 3, seen)
}

func verdictOf(t *testing.T, moves []ending.MoveVerdict, m chess.Move) ending.Verdict {
	for _, v := range moves {
		if v.Move == m {
			return v.Verdict
		}
	}
	require.Fail(t, "not a move", m.String())
	return ending.Verdict{}
}

// With the king on a key square the table has White win wherever Black's king is, and whoever moves, unless it takes
// the pawn at once; from a rank behind them that is not so.
func TestKeySquaresWin(t *testing.T) {
	for _, e := range lessonNamed(t, "key-squares").Exercises {
		if e.Rule != "key-squares" {
			continue
		}
		for _, s := range e.Solutions()[0].Squares {
			assert.True(t, winsFrom(e.Piece, s), "%s %s", e.ID, s)
			assert.False(t, winsFrom(e.Piece, s-8), "%s %s", e.ID, s-8)
		}
	}
}

// winsFrom reports whether a white king on a square always brings its pawn through.
func winsFrom(pawn, king chess.Square) bool {
	for black := chess.A1; black <= chess.H8; black++ {
		for _, turn := range []chess.Color{chess.White, chess.Black} {
			var d chess.Draft
			d = d.Put(pawn, chess.PieceOf(chess.Pawn, chess.White)).Put(king, chess.PieceOf(chess.King, chess.White))
			if black == pawn || black == king {
				continue
			}
			d = d.Put(black, chess.PieceOf(chess.King, chess.Black)).WithTurn(turn)
			p, err := d.Position()
			if err != nil || turn == chess.Black && can(&p, black, pawn) {
				continue
			}
			v, known := ending.Judge(&p)
			if want := map[chess.Color]ending.Result{chess.White: ending.Won, chess.Black: ending.Lost}[turn]; !known ||
				v.Result != want {
				return false
			}
		}
	}
	return true
}

// Endings are won at their start, and whoever plays what the table says wins them in the moves that there are. Those of
// four men, whose tables take seconds to make, are played in the long tests.
func TestGamesOfEndingsCanBeWon(t *testing.T) {
	games := 0
	for _, l := range Part(3) {
		for _, e := range l.Exercises {
			if e.Kind != exercise.Game || e.Rule != "ending" {
				continue
			}
			if e.Position.Occupied().Count() > 3 && !needs.Soak {
				continue
			}
			games++
			<-ending.Prepare(&e.Position)
			r := playWith(t, e, func(a *exercise.Attempt) chess.Move {
				p := a.Position()
				moves, known := ending.Moves(&p)
				require.True(t, known, e.ID)
				best := moves[0]
				for _, m := range moves {
					if m.Compare(best.Verdict) > 0 {
						best = m
					}
				}
				return best.Move
			})
			assert.True(t, r.Right && r.Done, "%s %v", e.ID, r.Reason.Kind)
		}
	}
	assert.Positive(t, games)
}
