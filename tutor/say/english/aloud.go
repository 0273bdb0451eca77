package english

import (
	"regexp"
	"strings"
)

// written matches moves and squares as they are written, and the signs of a check and of a mate.
var written = regexp.MustCompile(`O-O-O|O-O|\b([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h])([1-8])(?:=([QRBN]))?\b|[+#]`)

// spokenSigns are the words for what has no square.
var spokenSigns = map[string]string{
	"O-O": "castle on the short side", "O-O-O": "castle on the long side", "+": ", check", "#": ", mate",
}

// spokenLetters are the pieces that letters stand for.
var spokenLetters = map[string]string{
	"K": "king ", "Q": "queen ", "R": "rook ", "B": "bishop ", "N": "knight ",
}

// spokenApart are sentences about signs, which need other words to be heard.
var spokenApart = strings.NewReplacer(
	"Nf3 means: knight to f3. x takes, + is check, # is mate, O-O is castling.",
	"Moves are written in short: a letter for the piece, then its square. There are signs for taking, check and mate.",
	"…", ".", " · ", ". ",
)

// aloud returns a text as a voice reads it: "knight to d 4" for Nd4, and "d 4" for d4.
func aloud(text string) string {
	text = spokenApart.Replace(text)
	return written.ReplaceAllStringFunc(text, func(sign string) string {
		if words, ok := spokenSigns[sign]; ok {
			return words
		}
		m := written.FindStringSubmatch(sign)
		piece, from, takes, square, becomes := spokenLetters[m[1]], m[2], m[3], m[4]+" "+m[5], m[6]
		words := square
		switch {
		case takes != "":
			words = piece + spell(from) + "takes " + square
		case piece != "" || from != "":
			words = piece + spell(from) + "to " + square
		}
		if becomes != "" {
			words += ", becomes a " + strings.TrimSpace(spokenLetters[becomes])
		}
		return words
	})
}

// spell puts a space after each character: "b 1 ".
func spell(text string) string {
	var b strings.Builder
	for _, r := range text {
		b.WriteRune(r)
		b.WriteByte(' ')
	}
	return b.String()
}
