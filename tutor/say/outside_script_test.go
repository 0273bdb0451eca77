package say_test

import (
	"fmt"
	"regexp"
	"strings"
)

// scripted are the comments and the texts of a script. A text with parts to be
// put in is taken as a whole.
var scripted = regexp.MustCompile(
	"(?s)//[^\n]*|/\\*.*?\\*/|\"(?:[^\"\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\n]|\\\\.)*'|`(?:[^`\\\\]|\\\\.)*`",
)

// putIn is a part of a text that a script puts in.
var putIn = regexp.MustCompile(`\$\{[^}]*\}`)

// wordsOfScript returns the texts of a script that a reader could get, by the
// lines that they stand in.
func wordsOfScript(name, source string) (found []string) {
	for _, at := range scripted.FindAllStringIndex(source, -1) {
		token := source[at[0]:at[1]]
		if strings.HasPrefix(token, "/") {
			continue
		}
		if text := putIn.ReplaceAllString(token[1:len(token)-1], "%s"); saysSomething(text) {
			found = append(found, fmt.Sprintf("%s:%d: %s", name, strings.Count(source[:at[0]], "\n")+1, text))
		}
	}
	return found
}
