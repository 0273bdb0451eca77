package french

import (
	"regexp"
	"strings"
)

// written matches moves and squares as they are written, and the signs of a check and of a mate.
var written = regexp.MustCompile(`O-O-O|O-O|\b([RDTFC]?)([a-h]?[1-8]?)(x?)([a-h])([1-8])(?:=([DTFC]))?\b|[+#]`)

// spokenSigns are the words for what has no square.
var spokenSigns = map[string]string{
	"O-O": "petit roque", "O-O-O": "grand roque", "+": ", échec", "#": ", mat",
}

// spokenLetters are the pieces that letters stand for.
var spokenLetters = map[string]string{
	"R": "roi ", "D": "dame ", "T": "tour ", "F": "fou ", "C": "cavalier ",
}

// spokenApart are sentences about signs, which need other words to be heard.
var spokenApart = strings.NewReplacer(
	"Cf3 veut dire : cavalier en f3. x prend, + est échec, # est mat, O-O est le roque.",
	"Les coups s'écrivent en court : une lettre pour la pièce, et sa case. Il y a des signes de prise, d'échec "+
		"et de mat.",
	"…", ".", " · ", ". ",
)

// aloud returns a text as a voice reads it: "cavalier en d 4" for Cd4, and "d 4" for d4.
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
			words = piece + spell(from) + "prend en " + square
		case piece != "" || from != "":
			words = piece + spell(from) + "en " + square
		}
		if becomes != "" {
			words += ", devient " + strings.TrimSpace(spokenLetters[becomes])
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
