package assets

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

// types are the content types of the kinds of file there are, by the end of their names.
var types = map[string]string{
	".css": "text/css; charset=utf-8",
	".js":  "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
}

// file is an embedded file as it is sent, by content coding; each coding is made when it is first asked for.
type file struct {
	mime   string
	coding map[string]func() []byte
}

// byPath holds all files by their addresses, compressed once for the whole process.
var byPath = sync.OnceValue(func() map[string]file {
	found := map[string]file{}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := files.ReadFile(name)
		found[Prefix()+"/"+name] = newFile(name, content)
		return err
	})
	if err != nil {
		panic("assets: an embedded file cannot be read: " + err.Error())
	}
	return found
})

// Handler serves the embedded files below Prefix. They may be kept for ever; whatever else is asked for is 404, and
// any method but GET and HEAD is 405.
func Handler() http.Handler {
	all := byPath()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		found, ok := all[r.URL.Path]
		switch {
		case !ok:
			http.NotFound(w, r)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "Method Not Allowed", http.StatusMethodNotAllowed)
		default:
			found.serve(w, r)
		}
	})
}

func newFile(name string, content []byte) file {
	return file{
		mime: types[path.Ext(name)],
		coding: map[string]func() []byte{
			"identity": func() []byte { return content },
			"br":       sync.OnceValue(func() []byte { return brotlied(content) }),
			"gzip":     sync.OnceValue(func() []byte { return gzipped(content) }),
		},
	}
}

func (f file) serve(w http.ResponseWriter, r *http.Request) {
	coding := negotiate(strings.Join(r.Header.Values("Accept-Encoding"), ","))
	content := f.coding[coding]()
	h := w.Header()
	h.Set("Content-Type", f.mime)
	h.Set("Content-Length", strconv.Itoa(len(content)))
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("Vary", "Accept-Encoding")
	if coding != "identity" {
		h.Set("Content-Encoding", coding)
	}
	if r.Method == http.MethodHead {
		return
	}
	_, _ = w.Write(content) // a reader that went away is no fault of ours
}

// negotiate picks the content coding for an Accept-Encoding header: the one the client weighs most, of equals the
// smallest. A client that refuses everything, identity too, gets identity.
func negotiate(header string) string {
	weight := weights(header)
	best, most := "identity", 0.0
	for _, coding := range []string{"br", "gzip", "identity"} {
		q, named := weight[coding]
		if !named && coding != "identity" {
			q = weight["*"]
		}
		if q > most {
			best, most = coding, q
		}
	}
	return best
}

// weights reads an Accept-Encoding header: the quality of each coding named in it. A weight that is not a number
// counts as a refusal.
func weights(header string) map[string]float64 {
	weight := map[string]float64{}
	for item := range strings.SplitSeq(strings.ToLower(header), ",") {
		coding, params, _ := strings.Cut(item, ";")
		q := 1.0
		if value, ok := strings.CutPrefix(strings.TrimSpace(params), "q="); ok {
			q, _ = strconv.ParseFloat(value, 64)
		}
		weight[strings.TrimSpace(coding)] = q
	}
	return weight
}

func brotlied(content []byte) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, brotli.BestCompression)
	_, _ = w.Write(content) // a buffer takes everything
	_ = w.Close()
	return b.Bytes()
}

func gzipped(content []byte) []byte {
	var b bytes.Buffer
	w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // fails only for a level that does not exist
	_, _ = w.Write(content)
	_ = w.Close()
	return b.Bytes()
}
