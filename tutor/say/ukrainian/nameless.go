package ukrainian

import "regexp"

// places are the ways in which a sentence names a square, each with what is said to who does not know the names yet.
var places = []struct {
	named *regexp.Regexp
	said  string
}{
	{regexp.MustCompile(`^Твоя (\p{L}+) на [a-h][1-8]\b`), "Ця $1"}, // there may be two of them
	{regexp.MustCompile(`^Твій (\p{L}+) на [a-h][1-8]\b`), "Цей $1"},
	{regexp.MustCompile(`^На [a-h][1-8]\b`), "Там"},
	{regexp.MustCompile(`^З [a-h][1-8]\b`), "Звідти"},
	{regexp.MustCompile(` із? [a-h][1-8]\b| з [a-h][1-8]\b`), " звідти"},
	{regexp.MustCompile(`(пішов|пішла|піти|іде|йде|прийти|ходиш \p{L}+) на [a-h][1-8]\b`), "$1 туди"},
	{regexp.MustCompile(`(стоїть|немає фігури|порожнє|закрити шах|узяти|візьмуть|погрожують|мат) на [a-h][1-8]\b`),
		"$1 там"},
	{regexp.MustCompile(` на [a-h][1-8]\b`), ""},
	{regexp.MustCompile(`^[a-h][1-8]: `), "Це "},
	{regexp.MustCompile(`^[a-h][1-8]\b`), "Це поле"},
	{regexp.MustCompile(`\b[a-h][1-8]\b`), "це поле"},
}

// nameless says a sentence without the names of squares.
func nameless(text string) string {
	for _, place := range places {
		text = place.named.ReplaceAllString(text, place.said)
	}
	return text
}
