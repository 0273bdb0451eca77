package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/packages"
)

// The program has no type error on the systems that the tests do not run on. Types are checked from the sources,
// without the bodies of other modules' functions: that takes seconds, where compiling takes a minute each if nothing is
// cached. The archives themselves are made by make soak.
func TestTheProgramFitsEverySystem(t *testing.T) {
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	for _, on := range targets {
		if on.machine != "amd64" || on.system == runtime.GOOS { // our files differ by system, not by machine
			continue
		}
		t.Run(on.system, func(t *testing.T) {
			t.Parallel()
			found, err := packages.Load(&packages.Config{
				Mode: packages.LoadAllSyntax,
				Dir:  root, Env: append(os.Environ(), "CGO_ENABLED=0", "GOOS="+on.system, "GOARCH="+on.machine),
				ParseFile: func(files *token.FileSet, name string, text []byte) (*ast.File, error) {
					f, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution)
					if f != nil && !strings.HasPrefix(name, root) {
						dropBodies(f)
					}
					return f, err
				},
			}, "./cmd/chesstutor")
			require.NoError(t, err)
			checked := 0
			packages.Visit(found, nil, func(p *packages.Package) {
				if strings.HasPrefix(p.PkgPath, "chesstutor") {
					checked++
					assert.Empty(t, p.Errors, p.PkgPath)
				}
			})
			assert.Greater(t, checked, 30, "packages of ours")
		})
	}
}

// dropBodies takes the bodies from the functions of a file.
func dropBodies(f *ast.File) {
	for _, d := range f.Decls {
		if function, ok := d.(*ast.FuncDecl); ok {
			function.Body = nil
		}
	}
}
