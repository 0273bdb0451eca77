package pgn

import (
	"strings"
	"unicode/utf8"

	"chesstutor/tutor/chess"
)

// plain replaces variants of signs that people and programs write by those of SAN.
func plain(word string) string {
	word = plainSigns.Replace(plainDashes.Replace(word))
	switch moved := strings.TrimRight(word, "+#!?"); moved {
	case "OO", "00":
		return "O-O" + word[len(moved):]
	case "OOO", "000":
		return "O-O-O" + word[len(moved):]
	}
	return word
}

var (
	plainDashes = strings.NewReplacer("–", "-", "—", "-", "‑", "-", "−", "-")
	plainSigns  = strings.NewReplacer(
		"♔", "K", "♕", "Q", "♖", "R", "♗", "B", "♘", "N", "♙", "",
		"♚", "K", "♛", "Q", "♜", "R", "♝", "B", "♞", "N", "♟", "",
		"×", "x", ":", "x", "o", "O", "0-0-0", "O-O-O", "0-0", "O-O", "e.p.", "",
		"(", "=", ")", "", "/", "=", "†", "+", "‡", "#", "\u200b", "", "\ufe0e", "",
	)
)

// readMove reads a move as people write it, with these letters: SAN, also with what carries no information, "e2-e4",
// "Ng1-f3", "e2e4", or a piece in small letters where nothing else can be meant. Two squares are a move between
// them and nothing else: "b1d2" is no move of a bishop.
func readMove(p *chess.Position, word string, letters chess.Letters) (chess.Move, error) {
	text := strings.TrimRight(strings.TrimPrefix(plain(letters.Read(word)), "P"), signs)
	for _, after := range []string{"ch.", "ch", "mate", "ep"} {
		text = strings.TrimRight(strings.TrimSuffix(text, after), signs)
	}
	m, err := p.ParseSAN(text)
	if err == nil {
		return m, nil
	}
	if text == "" {
		return chess.NoMove, err
	}
	squares := strings.ToLower(noSigns.Replace(text))
	if isUCI(squares) {
		return p.ParseUCI(squares)
	}
	if text[0] == 'K' && isUCI(squares[1:]) && p.King(p.Turn()).String() == squares[1:3] {
		return p.ParseUCI(squares[1:])
	}
	for _, try := range []string{
		strings.ReplaceAll(text, "-", ""),
		letters.Read(upperFirst(text)),
		upperLast(text, letters),
	} {
		if castles(text) || try == text || try == "" {
			continue
		}
		if m, other := p.ParseSAN(try); other == nil {
			return m, nil
		}
	}
	return chess.NoMove, err
}

// signs are what may follow a move.
const signs = "+#!?=∓±⩲⩱□,."

// noSigns strips what stands between the squares of a move and before its promotion.
var noSigns = strings.NewReplacer("-", "", "x", "", "=", "")

// isUCI reports whether a text is two squares, and perhaps a promotion.
func isUCI(text string) bool {
	_, _, _, err := chess.SplitUCI(text)
	return err == nil
}

// upperFirst makes the first letter upper case, as for "nf3".
func upperFirst(text string) string {
	_, size := utf8.DecodeRuneInString(text)
	return strings.ToUpper(text[:size]) + text[size:]
}

// upperLast makes the last letter that of a piece in SAN, as for "e8q".
func upperLast(text string, letters chess.Letters) string {
	_, size := utf8.DecodeLastRuneInString(text)
	end := len(text) - size
	return text[:end] + letters.Read(strings.ToUpper(text[end:]))
}
