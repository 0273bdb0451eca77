package french

import "regexp"

// places are the ways in which a sentence names a square, each with what is said to who does not know the names yet.
var places = []struct {
	named *regexp.Regexp
	said  string
}{
	{regexp.MustCompile(`^Ta (\p{L}+) en [a-h][1-8]\b`), "Cette $1"}, // there may be two of them
	{regexp.MustCompile(`^Ton (\p{L}+) en [a-h][1-8]\b`), "Ce $1"},
	{regexp.MustCompile(`\b(pas de pièce|rien|est|sont|va|aller|vas|va pas) en [a-h][1-8]\b`), "$1 là"},
	{regexp.MustCompile(`\b([Dd])e(puis)? [a-h][1-8]\b`), "${1}e${2} là"},
	{regexp.MustCompile(` en [a-h][1-8]\b`), ""},
	{regexp.MustCompile(`^[a-h][1-8] est une case`), "C'est une case"},
	{regexp.MustCompile(`^[a-h][1-8]\b`), "Cette case"},
	{regexp.MustCompile(`\b[a-h][1-8]\b`), "cette case"},
}

// nameless says a sentence without the names of squares.
func nameless(text string) string {
	for _, place := range places {
		text = place.named.ReplaceAllString(text, place.said)
	}
	return text
}
