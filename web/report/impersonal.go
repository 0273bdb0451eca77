package report

import (
	"regexp"
	"strings"
)

// The maximum lengths of a cause in bytes, and of the text that it is made from.
const (
	maxCause = 500
	maxText  = 4 * maxCause
)

// personal finds what may come from a person in the text of an error: quoted input, addresses of the network or of
// mail, home directories, and long tokens such as the names of rooms and the values of cookies.
var personal = regexp.MustCompile(strings.Join([]string{
	`"[^"]*"?`,
	"`[^`]*`?",
	`[^\s<>]+@[^\s<>]+`,
	`(?:/home|/Users|\\Users)[/\\][^/\\\s:]+`,
	`\[?(?:[0-9A-Fa-f]{0,4}:){2,7}(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9A-Fa-f]{0,4})(?:%\w+)?\]?(?::\d+)?`,
	`\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b`,
	`[0-9A-Za-z_+=-]*[0-9][0-9A-Za-z_+=-]{11,}`,
	`[0-9A-Za-z_+=-]{11,}[0-9][0-9A-Za-z_+=-]*`,
	`[A-Z0-9]{16,}`,
}, "|"))

// impersonal returns the text of an error without what may come from a person, and not too long.
func impersonal(text string) string {
	text = strings.ToValidUTF8(text[:min(len(text), maxText)], "?")
	text = personal.ReplaceAllString(text, "…")
	if len(text) > maxCause {
		text = strings.ToValidUTF8(text[:maxCause], "") + "…"
	}
	return text
}
