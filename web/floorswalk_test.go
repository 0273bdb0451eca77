package web

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "chesstutor/"

// wrongImports returns our packages that the files of a package import but may not, by floors; every package must
// have an entry there.
func wrongImports(dir string, imports []string) (wrong []string) {
	allowed, known := floors[dir]
	if !known {
		return []string{dir + " has no floor"}
	}
	for _, imported := range imports {
		if ours, ok := strings.CutPrefix(imported, module); ok && !slices.Contains(allowed, ours) {
			wrong = append(wrong, dir+" imports "+ours)
		}
	}
	return wrong
}

func TestFloors(t *testing.T) {
	seen := map[string]bool{}
	root := os.DirFS("..")
	require.NoError(t, fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if base := path.Base(name); entry.IsDir() && name != "." &&
			(base[0] == '.' || base == "testdata" || base == "node_modules" || name == "tmp") {
			return fs.SkipDir
		}
		if path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", name), nil,
			parser.ImportsOnly|parser.ParseComments)
		if err != nil {
			return err
		}
		var imports []string
		for _, i := range file.Imports {
			imported, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			imports = append(imports, imported)
		}
		seen[path.Dir(name)] = true
		assert.Empty(t, wrongImports(path.Dir(name), imports), name)
		return nil
	}))
	for dir := range floors {
		assert.True(t, seen[dir], "%s has a floor but no files", dir)
	}
}

func TestFloorsSeeAWrongImport(t *testing.T) {
	assert.NotEmpty(t, wrongImports("tutor/chess", []string{"chesstutor/ai"}))
	assert.NotEmpty(t, wrongImports("ai", []string{"fmt", "chesstutor/tutor"}))
	assert.NotEmpty(t, wrongImports("templates/board", []string{"chesstutor/tutor/chess"}))
	assert.NotEmpty(t, wrongImports("tutor/fact", []string{"chesstutor/tutor"}))
	assert.NotEmpty(t, wrongImports("tutor/exchange", []string{"chesstutor/tutor"}))
	assert.NotEmpty(t, wrongImports("tutor", []string{"chesstutor/tutor/coach"}))
	assert.NotEmpty(t, wrongImports("tutor/say", []string{"chesstutor/tutor/say/english"}))
	assert.NotEmpty(t, wrongImports("util", nil))
	capabilities := []string{
		"play", "rooms", "learn", "me", "review", "links", "explore", "imports", "picture", "install", "edit",
	}
	for _, one := range capabilities {
		for _, other := range append(slices.Clone(capabilities), "load") {
			assert.NotEmpty(t, wrongImports("web/"+one, []string{"chesstutor/web/" + other}))
		}
		assert.NotEmpty(t, wrongImports("web/"+one, []string{"chesstutor/web"}))
		assert.NotEmpty(t, wrongImports("web/site", []string{"chesstutor/web/" + one}))
		assert.NotEmpty(t, wrongImports("web/game", []string{"chesstutor/web/" + one}))
		if one != "install" { // shows no game
			assert.Empty(t, wrongImports("web/"+one, []string{"chesstutor/web/site", "chesstutor/web/game"}))
		}
	}
	assert.NotEmpty(t, wrongImports("web/site", []string{"chesstutor/web/game"}))
	assert.Empty(t, wrongImports("web", []string{"net/http", "chesstutor/tutor"}))
}
