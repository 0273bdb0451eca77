// Command compress writes beside each file of a folder its copies for the content codings br and gzip, as small as
// they get: NAME.br and NAME.gz.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip" // of a pinned version: the same bytes whatever Go compiles it
)

// encoders make the writer of each coding, by the end of its copies' names.
var encoders = map[string]func(io.Writer) io.WriteCloser{
	".br": func(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, brotli.BestCompression) },
	".gz": func(w io.Writer) io.WriteCloser {
		zipped, err := gzip.NewWriterLevel(w, gzip.BestCompression)
		if err != nil {
			panic("compress: " + err.Error()) // unreachable: the level exists
		}
		return zipped
	},
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: compress FOLDER")
		os.Exit(2)
	}
	if err := compress(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "compress:", err)
		os.Exit(1)
	}
}

func compress(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		name := filepath.Join(dir, entry.Name())
		if encoders[filepath.Ext(name)] != nil {
			continue
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for end, encoder := range encoders {
			if err := os.WriteFile(name+end, encoded(content, encoder), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

func encoded(content []byte, encoder func(io.Writer) io.WriteCloser) []byte {
	var b bytes.Buffer
	w := encoder(&b)
	_, _ = w.Write(content) // a buffer takes everything
	_ = w.Close()
	return b.Bytes()
}
