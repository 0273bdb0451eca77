package say_test

import (
	"fmt"
	"html"
	"regexp"
	"strings"

	"github.com/a-h/templ/parser/v2"
	"github.com/a-h/templ/parser/v2/visitor"
)

// heard are the attributes that are said to people as they stand.
var heard = regexp.MustCompile(
	`^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|content|data-.*)$`,
)

var letters = regexp.MustCompile(`\p{L}`)

// wordsOfTempl returns the texts and the attributes of a template that are written
// there. Those in its Go expressions are in the generated Go.
func wordsOfTempl(name, source string) (found []string, err error) {
	file, err := parser.ParseString(source)
	if err != nil {
		return nil, err
	}
	v := visitor.New()
	v.Text = func(n *parser.Text) error {
		if text := strings.TrimSpace(html.UnescapeString(n.Value)); letters.MatchString(text) && text != brand {
			found = append(found, fmt.Sprintf("%s:%d: %s", name, n.Range.From.Line+1, text))
		}
		return nil
	}
	v.ConstantAttribute = func(n *parser.ConstantAttribute) error {
		if heard.MatchString(n.Key.String()) && saysSomething(n.Value) {
			found = append(found, fmt.Sprintf("%s: %s", name, n.String()))
		}
		return nil
	}
	return found, file.Visit(v)
}
