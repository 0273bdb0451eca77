package spanish

import (
	"regexp"
	"strings"
)

// written matches moves and squares as they are written, and the signs of a check and of a mate.
var written = regexp.MustCompile(`O-O-O|O-O|\b([RDTAC]?)([a-h]?[1-8]?)(x?)([a-h])([1-8])(?:=([DTAC]))?\b|[+#]`)

// spokenSigns are the words for what has no square.
var spokenSigns = map[string]string{
	"O-O": "enroque corto", "O-O-O": "enroque largo", "+": ", jaque", "#": ", mate",
}

// spokenLetters are the pieces that letters stand for.
var spokenLetters = map[string]string{
	"R": "rey ", "D": "dama ", "T": "torre ", "A": "alfil ", "C": "caballo ",
}

// spokenApart are sentences about signs, which need other words to be heard.
var spokenApart = strings.NewReplacer(
	"Cf3 significa: caballo a f3. x captura, + es jaque, # es mate, O-O es el enroque.",
	"Las jugadas se escriben en corto: una letra para la pieza, y su casilla. Hay signos de captura, jaque y mate.",
	"…", ".", " · ", ". ",
)

// aloud returns a text as a voice reads it: "caballo a d 4" for Cd4, and "d 4" for d4.
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
			words = piece + spell(from) + "captura en " + square
		case piece != "" || from != "":
			words = piece + spell(from) + "a " + square
		}
		if becomes != "" {
			words += ", se convierte en " + strings.TrimSpace(spokenLetters[becomes])
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
