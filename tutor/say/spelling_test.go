package say_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// british are words as they are spelled in Britain, where they are spelled otherwise in America, as all texts are.
var british = regexp.MustCompile(`(?i)\b\w*(colour|favour|honour|neighbour|behaviou|practis|centre|defence|offence|` +
	`recognis|organis|realis|analys(e|ing)|grey|travell|cancell(ed|ing)|learnt|whilst|programme)\w*`)

// All texts that users read are spelled in one way.
func TestTextsAreSpelledInOneWay(t *testing.T) {
	files, err := filepath.Glob("english/*.go")
	require.NoError(t, err)
	texts := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		require.NoError(t, err)
		ast.Inspect(parsed, func(n ast.Node) bool {
			if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING {
				texts++
				assert.NotRegexp(t, british, text.Value, file)
			}
			return true
		})
	}
	assert.Greater(t, texts, 1000)
}
