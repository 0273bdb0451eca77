package german

import "regexp"

// places are the ways in which a sentence names a square, each with what is said to who does not know the names yet.
var places = []struct {
	named *regexp.Regexp
	said  string
}{
	{regexp.MustCompile(`^Dein (\p{L}+) auf [a-h][1-8]\b`), "Dieser $1"}, // there may be two of them
	{regexp.MustCompile(`^Deine (\p{L}+) auf [a-h][1-8]\b`), "Diese $1"},
	{regexp.MustCompile(`\b(steht|stehen) auf [a-h][1-8]\b`), "$1 dort"},
	{regexp.MustCompile(`\bauf [a-h][1-8] (steht|stehen)\b`), "dort $1"},
	{regexp.MustCompile(`^Auf [a-h][1-8]\b`), "Dort"},
	{regexp.MustCompile(` auf [a-h][1-8]\b`), ""},
	{regexp.MustCompile(`\bnach [a-h][1-8]\b`), "dorthin"},
	{regexp.MustCompile(`\bVon [a-h][1-8]\b`), "Von dort"},
	{regexp.MustCompile(`^[a-h][1-8] ist\b`), "Das ist"},
}

// nameless says a sentence without the names of squares.
func nameless(text string) string {
	for _, place := range places {
		text = place.named.ReplaceAllString(text, place.said)
	}
	return text
}
