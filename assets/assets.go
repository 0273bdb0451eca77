// Package assets holds the files that a page loads: style sheets, ES modules and drawings, embedded in the program
// and served as they were written. There is no build step: what is in the folder is what the browser reads.
//
// One hash of the whole tree stands in every address, so that a file may be kept for ever and yet a new release is
// seen at once; a hash per file would break the relative imports between modules.
package assets

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"sync"
)

//go:embed css js *.svg
var files embed.FS

// FS is the tree of embedded files: "css/page.css", "js/main.js", "pieces.svg".
func FS() fs.FS { return files }

// Hash names this state of the whole tree, in twelve hex digits.
var Hash = sync.OnceValue(func() string {
	sum := sha256.New()
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := files.ReadFile(name)
		if err != nil {
			return err
		}
		fmt.Fprintf(sum, "%s %d\n", name, len(content))
		sum.Write(content)
		return nil
	})
	if err != nil {
		panic("assets: an embedded file cannot be read: " + err.Error())
	}
	return hex.EncodeToString(sum.Sum(nil))[:12]
})

// Prefix is the path that all addresses of files begin with, without a slash at its end: "/assets/3f9c2a71b0de".
func Prefix() string { return "/assets/" + Hash() }
