package ending

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// keeping says where the distances of four men are kept, in a file for each table.
type keeping struct {
	dir string // "" for memory
	log *slog.Logger
}

var (
	kept   atomic.Pointer[keeping] // nil until Keep was called
	making sync.Mutex              // one table is made at a time
)

// Keep has the distances of four men made when [Begin] asks for them, and kept in this directory, which is made
// when needed; "" is for memory. An error is logged: then results are known, but not distances. Call it before
// anything else of the package.
func Keep(dir string, log *slog.Logger) {
	kept.Store(&keeping{dir, log})
}

// Begin begins to make the distances for a position in the background, unless that was done before or no table has
// the position. It does nothing in a program that has not called [Keep]: making them takes a core for seconds, which
// a program that ends soon, such as a test, has no good of.
func Begin(p *chess.Position) {
	if kept.Load() != nil {
		Prepare(p)
	}
}

// Prepare begins to make the distances for a position in the background, unless that was done
// before, and returns a channel that is closed when no more is done. It returns nil for a position
// that no table has. Where [Keep] was not called they are kept in memory.
func Prepare(p *chess.Position) <-chan struct{} {
	t, i := locate(p)
	if i < 0 {
		return nil
	}
	t.prepare.Do(func() {
		go func() {
			defer close(t.prepared)
			makeThree()
			making.Lock()
			defer making.Unlock()
			keep := kept.Load()
			if keep == nil {
				keep = &keeping{log: slog.New(slog.DiscardHandler)}
			}
			if err := t.make(keep.dir); err != nil {
				keep.log.Error("an ending has no distances", "ending", t.name, "err", err)
			}
		}()
	})
	return t.prepared
}

// makeThree makes the tables of three men.
var makeThree = sync.OnceFunc(func() {
	for _, t := range tables {
		if len(t.men) == 1 {
			distances, _ := generate(t) // no error: they need no file
			t.read(bytes.NewReader(distances))
		}
	}
})

// make makes a table's distances, after those that promotions lead to, or opens them in the directory
// where they are kept. The tables of three men are made.
func (t *table) make(dir string) error {
	path := filepath.Join(dir, t.name+".dtm")
	if t.distances.Load() != nil || dir != "" && t.open(path) == nil {
		return nil
	}
	for i, man := range t.men {
		if man.Type() != chess.Pawn {
			continue
		}
		men := [2]chess.Piece(t.men)
		for kind := chess.Knight; kind <= chess.Queen; kind++ {
			men[i] = chess.PieceOf(kind, man.Color())
			if err := places[men[0]][men[1]].table.make(dir); err != nil {
				return err
			}
		}
	}
	distances, err := generate(t)
	switch {
	case err != nil:
		return err
	case dir == "":
		t.read(bytes.NewReader(distances))
		return nil
	}
	if err := write(path, distances); err != nil {
		return err
	}
	return t.open(path)
}

// read has the table's distances read from here.
func (t *table) read(distances io.ReaderAt) {
	t.distances.Store(&reader{distances})
	t.packed.Store(nil)
}

// open has the table's distances read from a file. Its error says that it is not there or not right.
func (t *table) open(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	sum := crc32.NewIEEE()
	if _, err := io.Copy(sum, file); err != nil || sum.Sum32() != t.sum() {
		return errors.Join(fmt.Errorf("%s has other distances than were written", path), err, file.Close())
	}
	t.read(file)
	return nil
}

// write writes a file, whole or not at all.
func write(path string, data []byte) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	file, err := os.CreateTemp(dir, "new")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	_, err = file.Write(data)
	if err = errors.Join(err, file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}
