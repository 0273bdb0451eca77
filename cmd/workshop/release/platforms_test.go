package release

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The program has no type error on the systems that the tests do not run on. Types are checked from the sources,
// without the bodies of other modules' functions: that takes seconds, where compiling takes a minute each if nothing is
// cached. The archives themselves are made by make soak.
func TestTheProgramFitsEverySystem(t *testing.T) {
	for _, on := range targets {
		if on.machine != "amd64" || on.system == runtime.GOOS { // our files differ by system, not by machine
			continue
		}
		t.Run(on.system, func(t *testing.T) {
			t.Parallel()
			list := exec.CommandContext(t.Context(), "go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap",
				"./cmd/chesstutor")
			list.Dir = "../../.."
			list.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+on.system, "GOARCH="+on.machine)
			said, err := list.Output()
			require.NoError(t, err)
			ours, wrong := checkTypes(t, said)
			assert.Greater(t, ours, 30, "packages of ours")
			assert.Empty(t, wrong)
		})
	}
}

// Sources are parsed once for all systems.
var (
	files  = token.NewFileSet()
	parsed sync.Map // of path to func() (*ast.File, error)
)

func parse(path string) (*ast.File, error) {
	once, _ := parsed.LoadOrStore(path, sync.OnceValues(func() (*ast.File, error) {
		return parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
	}))
	return once.(func() (*ast.File, error))()
}

// importer finds a package that is checked already.
type importer map[string]*types.Package

func (i importer) Import(path string) (*types.Package, error) { return i[path], nil }

// checkTypes checks the packages that go list tells, each after those that it imports. It returns how many are ours,
// and the errors in these.
func checkTypes(t *testing.T, said []byte) (ours int, wrong []error) {
	checked := importer{"unsafe": types.Unsafe}
	for told := json.NewDecoder(bytes.NewReader(said)); told.More(); {
		var p struct {
			ImportPath, Dir string
			GoFiles         []string
			ImportMap       map[string]string
		}
		require.NoError(t, told.Decode(&p))
		if p.ImportPath == "unsafe" {
			continue
		}
		var sources []*ast.File
		for _, name := range p.GoFiles {
			f, err := parse(filepath.Join(p.Dir, name))
			require.NoError(t, err)
			sources = append(sources, f)
		}
		imports := maps.Clone(checked)
		for path, real := range p.ImportMap { // the standard library has copies of some modules
			imports[path] = checked[real]
		}
		isOurs := strings.HasPrefix(p.ImportPath, "chesstutor/")
		config := types.Config{
			Importer: imports, IgnoreFuncBodies: !isOurs, Sizes: types.SizesFor("gc", "amd64"),
			Error: func(err error) {
				if isOurs {
					wrong = append(wrong, err)
				}
			},
		}
		checked[p.ImportPath], _ = config.Check(p.ImportPath, files, sources, nil)
		if isOurs {
			ours++
		}
	}
	return ours, wrong
}
