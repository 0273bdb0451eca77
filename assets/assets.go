// Package assets holds what a page loads beside its HTML: one style sheet, one script and the drawings, embedded in
// the program together with their compressed copies.
//
// The style sheets in css and the modules in js are what people edit. `go generate` bundles them into dist and
// compresses what is there; both are committed, so that building or running the program makes nothing anew.
//
// One hash of all files stands in every address, so that a file may be kept for ever and yet a new release is seen at
// once.
package assets

//go:generate rm -rf dist
//go:generate go tool esbuild js/main.js js/edit.js js/lesson.js js/class.js js/opponents.js js/worker.js css/main.css css/learning.css css/end.css css/today.css icon.svg animals.svg pieces.svg portraits.svg --bundle --minify --format=esm --target=es2022 --loader:.svg=copy --entry-names=[name] --outdir=dist --log-level=warning
//go:generate go run ./compress dist

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"sync"
)

//go:embed dist
var files embed.FS

// FS is the tree of the files that pages load, each with its compressed copies: "main.css", "main.css.br",
// "main.css.gz", "main.js", "pieces.svg".
var FS = sync.OnceValue(func() fs.FS {
	tree, err := fs.Sub(files, "dist")
	if err != nil {
		panic("assets: " + err.Error()) // unreachable: the name is valid
	}
	return tree
})

// Hash names this state of all files, in twelve hex digits.
var Hash = sync.OnceValue(func() string {
	sum := sha256.New()
	err := fs.WalkDir(FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(FS(), name)
		if err != nil {
			return err
		}
		fmt.Fprintf(sum, "%s %d\n", name, len(content))
		sum.Write(content)
		return nil
	})
	if err != nil {
		panic("assets: " + err.Error()) // unreachable: what is embedded can be read
	}
	return hex.EncodeToString(sum.Sum(nil))[:12]
})

// Prefix is the path that all addresses of files begin with, without a slash at its end: "/assets/3f9c2a71b0de".
func Prefix() string { return "/assets/" + Hash() }
