package ukrainian

import (
	"regexp"
	"strings"
)

// written matches moves and squares as they are written, and the signs of a check and of a mate. A letter of a piece is
// no boundary of a word to RE2, which knows those of Latin words alone.
var written = regexp.MustCompile(`O-O-O|O-O|(Кр|[ФТСК])?\b([a-h]?[1-8]?)(x?)([a-h])([1-8])(?:=([ФТСК]))?|[+#]`)

// spokenSigns are the words for what has no square.
var spokenSigns = map[string]string{
	"O-O": "коротка рокіровка", "O-O-O": "довга рокіровка", "+": ", шах", "#": ", мат",
}

// spokenLetters are the pieces that letters stand for.
var spokenLetters = map[string]string{
	"Кр": "король ", "Ф": "ферзь ", "Т": "тура ", "С": "слон ", "К": "кінь ",
}

// spokenNew are the pieces that a pawn becomes.
var spokenNew = map[string]string{"Ф": "ферзем", "Т": "турою", "С": "слоном", "К": "конем"}

// spokenApart are sentences about signs, which need other words to be heard.
var spokenApart = strings.NewReplacer(
	"Кf3 означає: кінь на f3. x бере, + шах, # мат, O-O рокіровка.",
	"Ходи пишуть коротко: літера фігури і її поле. Є знаки взяття, шаху й мату.",
	"…", ".", " · ", ". ",
)

// aloud returns a text as a voice reads it: "кінь на d 4" for Кd4, and "d 4" for d4.
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
			words = piece + spell(from) + "бере на " + square
		case piece != "" || from != "":
			words = piece + spell(from) + "на " + square
		}
		if becomes != "" {
			words += ", стає " + spokenNew[becomes]
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
