package spanish

import "regexp"

// places are the ways in which a sentence names a square, each with what is said to who does not know the names yet.
var places = []struct {
	named *regexp.Regexp
	said  string
}{
	{regexp.MustCompile(`^Tu (torre|dama) de [a-h][1-8]\b`), "Esta $1"}, // there may be two of them
	{regexp.MustCompile(`^Tu (\p{L}+) de [a-h][1-8]\b`), "Este $1"},
	{regexp.MustCompile(`\b(hay piezas|est[aá]|están) en [a-h][1-8]\b`), "$1 ahí"},
	{regexp.MustCompile(` (?:a|hasta) [a-h][1-8]\b`), " ahí"},
	{regexp.MustCompile(`\b([Dd])esde [a-h][1-8]\b`), "${1}esde ahí"},
	{regexp.MustCompile(` (?:de|en) [a-h][1-8]\b`), ""},
	{regexp.MustCompile(`^[a-h][1-8] es una casilla`), "Es una casilla"},
	{regexp.MustCompile(`^[a-h][1-8]\b`), "Esa casilla"},
	{regexp.MustCompile(`\b[a-h][1-8]\b`), "esa casilla"},
}

// nameless says a sentence without the names of squares.
func nameless(text string) string {
	for _, place := range places {
		text = place.named.ReplaceAllString(text, place.said)
	}
	return text
}
