package say_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
)

func TestMovesAreWrittenWithTheLettersOfALanguage(t *testing.T) {
	german := say.Letters{King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S"}
	ukrainian := say.Letters{King: "Кр", Queen: "Ф", Rook: "Т", Bishop: "С", Knight: "К"}
	for san, want := range map[string][2]string{
		"Nf3": {"Sf3", "Кf3"}, "bxa8=Q+": {"bxa8=D+", "bxa8=Ф+"}, "O-O-O": {"O-O-O", "O-O-O"}, "Ke2": {"Ke2", "Крe2"},
		"R1xb3#": {"T1xb3#", "Т1xb3#"}, "e4": {"e4", "e4"}, "Bb5": {"Lb5", "Сb5"},
	} {
		for i, letters := range []say.Letters{german, ukrainian} {
			assert.Equal(t, want[i], letters.Write(san))
		}
	}
}
