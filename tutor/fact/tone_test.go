package fact

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestEveryKindHasATone reads the constants of this package: a kind that is
// declared and not in the table would be said by no language.
func TestEveryKindHasATone(t *testing.T) {
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	declared := map[Kind]bool{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 {
				return true
			}
			kind, typed := spec.Type.(*ast.Ident)
			if text, ok := spec.Values[0].(*ast.BasicLit); ok && typed && kind.Name == "Kind" {
				value, err := strconv.Unquote(text.Value)
				require.NoError(t, err)
				assert.False(t, declared[Kind(value)], "two kinds are %q", value)
				declared[Kind(value)] = true
				assert.NotEmpty(t, Kind(value).Tone(), spec.Names[0].Name)
			}
			return true
		})
	}
	assert.Len(t, Kinds(), len(declared), "the table has kinds that are not declared")
	listed := 0
	for _, kinds := range kindsOf {
		listed += len(kinds)
	}
	assert.Equal(t, len(declared), listed, "a kind has two tones")
}
