package english

import "regexp"

// places are the ways in which a sentence names a square, each with what is said to who does not know the names yet.
var places = []struct {
	named *regexp.Regexp
	said  string
}{
	{regexp.MustCompile(`^Your (\w+) on [a-h][1-8]\b`), "This $1"}, // there may be two of them
	{regexp.MustCompile(`\b(stands|go) (?:on|to) [a-h][1-8]\b`), "$1 there"},
	{regexp.MustCompile(` on [a-h][1-8]\b`), ""},
	{regexp.MustCompile(`\bFrom [a-h][1-8]\b`), "From there"},
	{regexp.MustCompile(`^[a-h][1-8] is\b`), "That is"},
	{regexp.MustCompile(`\band [a-h][1-8]\b`), "and that square"},
}

// nameless says a sentence without the names of squares.
func nameless(text string) string {
	for _, place := range places {
		text = place.named.ReplaceAllString(text, place.said)
	}
	return text
}
