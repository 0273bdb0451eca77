package lesson

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// Every screen has a picture of its own, which tells nothing of an exercise, and what is drawn on it is so.
func TestEveryScreenHasATruePicture(t *testing.T) {
	asked := map[string]bool{}
	for _, l := range Lessons() {
		for _, e := range l.Exercises {
			if !e.HiddenKings {
				asked[e.Position.FEN()] = true
			}
		}
	}
	seen := map[string]string{}
	for _, l := range Lessons() {
		require.Len(t, l.pictures, l.Screens, l.Name)
		for i, p := range l.pictures {
			name := fmt.Sprintf("%s %d", l.Name, i+1)
			text := picturesText(l.Name)[i]
			assert.NotContains(t, seen, text, name)
			seen[text] = name
			assert.False(t, asked[p.Position.FEN()], "%s is the position of an exercise", name)
			assertTrue(t, name, p)
		}
	}
	assert.Equal(t, len(Lessons()), len(pictures)+len(laterPictures), "no picture is left over")
}

// assertTrue proves what is drawn on a picture by the rules.
func assertTrue(t *testing.T, name string, p *Picture) {
	t.Helper()
	moves := p.Position.Moves()
	if p.Chosen != chess.NoSquare {
		assert.True(t, slices.ContainsFunc(moves, func(m chess.Move) bool { return m.From() == p.Chosen }), name)
	}
	for _, s := range p.Attacked.Squares() {
		assert.NotZero(t, attackers(&p.Position, s, p.Position.Turn().Other()), "%s: %v", name, s)
	}
	for _, a := range p.Arrows {
		assert.NotEqual(t, a.From, a.To, name)
		at := p.Position.At(a.From)
		attacks := chess.Attacks(at, a.From, p.Position.Occupied()).Has(a.To)
		target := p.Position.At(a.To)
		switch a.Kind {
		case Attack:
			assert.True(t, attacks && target != chess.NoPiece && target.Color() != at.Color(), "%s: %v", name, a)
		case Guard:
			assert.True(t, attacks, "%s: %v", name, a)
		case Move:
			_, err := p.Position.FindMove(a.From, a.To, chess.NoPieceType)
			if err != nil {
				_, err = p.Position.FindMove(a.From, a.To, chess.Queen)
			}
			assert.NoError(t, err, "%s: %v", name, a)
		case Idea:
			between := chess.Between(a.From, a.To) &^ p.Hidden()
			assert.Zero(t, between&p.Position.Occupied()&^leaves(p), "%s: something stands on the way of %v", name, a)
		}
	}
	assert.LessOrEqual(t, len(p.Arrows), 3, name)
}

// leaves are the squares that a move drawn on a picture leaves: a line may be shown as it is opened.
func leaves(p *Picture) (squares chess.Bitboard) {
	for _, a := range p.Arrows {
		if a.Kind == Move {
			squares |= a.From.Bitboard()
		}
	}
	return squares
}

// attackers are the pieces of a color that attack a square.
func attackers(p *chess.Position, s chess.Square, c chess.Color) chess.Bitboard {
	return p.AttackersTo(s, p.Occupied()) & p.Color(c)
}

func TestAPictureThatCannotBeReadIsAnError(t *testing.T) {
	for _, text := range []string{"", "8/8/8/8/8/8/8/8 w - - 0 1", "7k/8/8/8/8/8/8/K7 w - - 0 1 | rings i9",
		"7k/8/8/8/8/8/8/K7 w - - 0 1 | stars e4", "7k/8/8/8/8/8/8/K7 w - - 0 1 | win e4"} {
		_, err := readPicture(text)
		assert.Error(t, err, text)
	}
}
