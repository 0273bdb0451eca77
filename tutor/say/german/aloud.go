package german

import (
	"regexp"
	"strings"
)

// written matches moves and squares as they are written, and the signs of a check and of a mate.
var written = regexp.MustCompile(`O-O-O|O-O|\b([KDTLS]?)([a-h]?[1-8]?)(x?)([a-h])([1-8])(?:=([DTLS]))?\b|[+#]`)

// spokenSigns are the words for what has no square.
var spokenSigns = map[string]string{
	"O-O": "kurze Rochade", "O-O-O": "lange Rochade", "+": ", Schach", "#": ", matt",
}

// spokenLetters are the pieces that letters stand for.
var spokenLetters = map[string]string{
	"K": "König ", "D": "Dame ", "T": "Turm ", "L": "Läufer ", "S": "Springer ",
}

// spokenApart are sentences about signs, which need other words to be heard.
var spokenApart = strings.NewReplacer(
	"Sf3 heißt: Springer nach f3. x schlägt, + ist Schach, # ist matt, O-O ist die Rochade.",
	"Züge schreibt man kurz: ein Buchstabe für die Figur, dann ihr Feld. Für Schlagen, Schach und Matt gibt es "+
		"Zeichen.",
	"…", ".", " · ", ". ",
)

// aloud returns a text as a voice reads it: "Springer nach d 4" for Sd4, and "d 4" for d4.
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
			words = piece + spell(from) + "schlägt " + square
		case piece != "" || from != "":
			words = piece + spell(from) + "nach " + square
		}
		if becomes != "" {
			words += ", wird " + strings.TrimSpace(spokenLetters[becomes])
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
