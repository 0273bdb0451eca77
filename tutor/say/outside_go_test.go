package say_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

var (
	// prose is a text of at least two words.
	prose = regexp.MustCompile(`\p{L}{2,}[,;:.!?…]* +(?:%\w|\p{L})['’\p{L}]+|%[sdvq][,;:]? \p{L}{2,}|\p{L}{2,} %[sdvq]`)
	// label is a single word as a button or heading has it.
	label = regexp.MustCompile(`^\p{Lu}\p{Ll}{2,}[.!?…]?$`)
)

// notForReaders are calls whose texts no reader of a page gets: what errors are
// that tutor/say does not know, of whom a reader hears only that they happened;
// what is looked for; names of headers; logs; and pieces of generated pages, which
// are read as templates.
var notForReaders = regexp.MustCompile(
	`^(errors\.New|fmt\.Errorf|panic|regexp\.MustCompile|strings\.Contains|.*templruntime\.WriteString|` +
		`(h|(.*\.)?Header)\.(Get|Set|Add|Del|Values)|(.*\.)?[lL]og\.(Info|Warn|Error|Debug|LogAttrs)|(.*\.)?log[A-Z]\w*)$`,
)

// wordsOfGo returns the texts of a Go file that a reader could get, by the lines
// that they stand in.
func wordsOfGo(name string, source []byte) (found []string, err error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, source, 0)
	if err != nil {
		return nil, err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field: // a tag is none
			return n.Tag == nil
		case *ast.FuncDecl: // how programmers see a value or an error
			return n.Recv == nil || n.Name.Name != "Error" && n.Name.Name != "String"
		case *ast.CallExpr:
			return !notForReaders.MatchString(called(n))
		case *ast.BasicLit:
			literal, ok := literal(n)
			for _, text := range wordsOfMarkup(literal) {
				if ok && saysSomething(text) {
					found = append(found, set.Position(n.Pos()).String()+": "+text)
				}
			}
		}
		return true
	})
	return found, nil
}

// called names the function of a call as it is written, without what other calls
// are given: "w.Header.Set" of w.Header().Set("Allow", "GET").
func called(call *ast.CallExpr) string { return written(call.Fun) }

func written(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return written(e.X) + "." + e.Sel.Name
	case *ast.CallExpr:
		return written(e.Fun)
	}
	return ""
}

func literal(n *ast.BasicLit) (string, bool) {
	if n.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(n.Value)
	return text, err == nil
}

var (
	tag       = regexp.MustCompile(`<[^<>]*(>|$)|^[^<>]*>`) // its beginning or end may stand in another text
	attribute = regexp.MustCompile(`([a-z-]+)="([^"]*)`)
)

// wordsOfMarkup returns what stands between the tags of a text, and the attributes
// that are said to people; of a text without tags, the whole.
func wordsOfMarkup(text string) []string {
	if !strings.ContainsAny(text, "<>") || forPrograms(text) {
		return []string{text}
	}
	words := []string{tag.ReplaceAllString(text, "\n")}
	for _, part := range tag.FindAllString(text, -1) {
		for _, a := range attribute.FindAllStringSubmatch(part, -1) {
			if heard.MatchString(a[1]) {
				words = append(words, a[2])
			}
		}
	}
	return words
}

// saysSomething reports whether a text is one for people, by its shape: words with
// spaces between, or one with a capital.
func saysSomething(text string) bool {
	text = strings.TrimSpace(text)
	return !forPrograms(text) && (prose.MatchString(text) || label.MatchString(text))
}

func forPrograms(text string) bool {
	return slices.ContainsFunc(shapes, func(shape *regexp.Regexp) bool { return shape.MatchString(text) })
}
