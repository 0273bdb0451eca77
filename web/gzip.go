package web

import (
	"bytes"
	"io"
	"runtime"

	"github.com/klauspost/compress/gzhttp/writer"
	"github.com/klauspost/compress/gzip"
)

// compressors compress answers. Each takes a megabyte, so there are no more of them than processors: an answer is
// gathered, compressed in one go, and only then written, so that a client that reads slowly holds up no other.
type compressors struct {
	free chan *gzip.Writer // nil for one that has not been made yet
}

// level makes a large page a twentieth smaller than the library's own, in a tenth of a millisecond more: a learner's
// line is slower than that.
const level = 6

// newCompressors returns compressors for gzhttp.
func newCompressors() writer.GzipWriterFactory {
	c := &compressors{make(chan *gzip.Writer, runtime.GOMAXPROCS(0))}
	for range cap(c.free) {
		c.free <- nil
	}
	return writer.GzipWriterFactory{
		Levels: func() (least, most int) { return gzip.DefaultCompression, gzip.DefaultCompression },
		New: func(w io.Writer, _ int) writer.GzipWriter {
			return &compressed{compressors: c, to: w}
		},
	}
}

// compressed is an answer that is to be compressed. Event streams are not compressed, so no answer has to be flushed.
type compressed struct {
	*compressors
	to    io.Writer
	plain bytes.Buffer
}

// Write gathers a part of the answer.
func (c *compressed) Write(p []byte) (int, error) { return c.plain.Write(p) }

// Flush does nothing.
func (c *compressed) Flush() error { return nil }

// Close compresses and writes the answer.
func (c *compressed) Close() error {
	_, err := c.to.Write(c.compress())
	return err
}

// compress returns the answer compressed, when a compressor is free.
func (c *compressed) compress() []byte {
	w := <-c.free
	defer func() { c.free <- w }()
	if w == nil {
		w, _ = gzip.NewWriterLevel(nil, level) // the level is valid
	}
	var packed bytes.Buffer
	w.Reset(&packed)
	_, _ = w.Write(c.plain.Bytes()) // a buffer takes everything
	_ = w.Close()
	return packed.Bytes()
}
