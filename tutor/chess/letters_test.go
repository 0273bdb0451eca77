package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	german    = Letters{King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S"}
	spanish   = Letters{King: "R", Queen: "D", Rook: "T", Bishop: "A", Knight: "C"}
	ukrainian = Letters{King: "Кр", Queen: "Ф", Rook: "Т", Bishop: "С", Knight: "К"}
)

func TestMovesAreWrittenAndReadWithTheLettersOfALanguage(t *testing.T) {
	for san, want := range map[string][3]string{
		"Nf3": {"Sf3", "Cf3", "Кf3"}, "bxa8=Q+": {"bxa8=D+", "bxa8=D+", "bxa8=Ф+"},
		"O-O-O": {"O-O-O", "O-O-O", "O-O-O"},
		"Ke2":   {"Ke2", "Re2", "Крe2"}, "R1xb3#": {"T1xb3#", "T1xb3#", "Т1xb3#"}, "e4": {"e4", "e4", "e4"},
		"Bb5": {"Lb5", "Ab5", "Сb5"},
	} {
		for i, letters := range []Letters{german, spanish, ukrainian} {
			assert.Equal(t, want[i], letters.Write(san))
			assert.Equal(t, san, letters.Read(want[i]))
		}
		assert.Equal(t, san, International.Read(san))
	}
	assert.NotEqual(t, "Nf3", german.Read("Nf3"), "no German piece")
}

// What is typed is read by a language's own letters first, by the international ones if that is no legal move.
func TestTypedMovesAreReadByOwnLettersFirst(t *testing.T) {
	const rookAndKing = "4k3/8/8/8/8/8/4PR2/4K3 w - - 0 1" // both may go to f1
	for _, test := range []struct {
		fen     string
		letters Letters
		text    string
		want    string // in UCI notation
	}{
		{StartFEN, german, "Sf3", "g1f3"},
		{StartFEN, german, "Nf3", "g1f3"},
		{StartFEN, german, "e4", "e2e4"},
		{"8/P6k/8/8/8/8/8/4K3 w - - 0 1", german, "a8=D", "a7a8q"},
		{"8/P6k/8/8/8/8/8/4K3 w - - 0 1", german, "a8=Q", "a7a8q"},
		{rookAndKing, spanish, "Rf1", "e1f1"}, // rey
		{rookAndKing, spanish, "Tf1", "f2f1"},
		{rookAndKing, spanish, "Kf1", "e1f1"},
		{rookAndKing, International, "Rf1", "f2f1"},
		{rookAndKing, spanish, "Rf5", "f2f5"}, // the king cannot: a rook of the international letters
		{StartFEN, ukrainian, "Кf3", "g1f3"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", ukrainian, "Крe2", "e1e2"},
	} {
		p := mustParse(t, test.fen)
		m, err := p.ParseTyped(test.text, test.letters)
		require.NoError(t, err, test.text)
		assert.Equal(t, test.want, m.String(), "%s %v", test.text, test.letters)
	}
}

// An error tells of the reading that is a move at all, with the text as it was typed.
func TestTypedMovesThatAreNone(t *testing.T) {
	for _, test := range []struct{ fen, text, want string }{
		{StartFEN, "Sf4", "illegal move: Nf4"},
		{StartFEN, "Nf4", "illegal move: Nf4"},
		{StartFEN, "Xf3", "unreadable: san, " + `"Xf3"`},
		{"8/k7/8/8/8/8/4K3/1R5R w - - 0 1", "Td1", `unreadable: ambiguous, "Td1", b1, h1`},
		{"8/k7/8/8/8/8/4K3/1R5R w - - 0 1", "Rd1", `unreadable: ambiguous, "Rd1", b1, h1`},
	} {
		p := mustParse(t, test.fen)
		m, err := p.ParseTyped(test.text, german)
		assert.Equal(t, NoMove, m)
		assert.EqualError(t, err, test.want)
	}
}
