package assets

import (
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
)

// types are the content types of the kinds of file there are, by the end of their names.
var types = map[string]string{
	".css": "text/css; charset=utf-8",
	".js":  "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
}

// codings are the content codings there are, the smallest first, each with the end of its copies' names.
var codings = []struct{ name, end string }{{"br", ".br"}, {"gzip", ".gz"}, {"identity", ""}}

// file is an embedded file as it is sent.
type file struct {
	mime    string
	content map[string][]byte // by content coding
}

// byPath holds all files by their addresses.
var byPath = sync.OnceValue(func() map[string]file {
	found := map[string]file{}
	err := fs.WalkDir(FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		mime, served := types[path.Ext(name)]
		if err != nil || entry.IsDir() || !served {
			return err
		}
		content := map[string][]byte{}
		for _, coding := range codings {
			if content[coding.name], err = fs.ReadFile(FS(), name+coding.end); err != nil {
				return err
			}
		}
		found[Prefix()+"/"+name] = file{mime: mime, content: content}
		return nil
	})
	if err != nil {
		panic("assets: " + err.Error()) // unreachable: the tests serve every file in every coding
	}
	return found
})

// Handler serves the embedded files below Prefix. They may be kept for ever; what is not there missing answers, and
// any method but GET and HEAD is 405.
func Handler(missing http.Handler) http.Handler {
	all := byPath()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		found, ok := all[r.URL.Path]
		switch {
		case !ok:
			missing.ServeHTTP(w, r)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		default:
			found.serve(w, r)
		}
	})
}

func (f file) serve(w http.ResponseWriter, r *http.Request) {
	coding := negotiate(strings.Join(r.Header.Values("Accept-Encoding"), ","))
	content := f.content[coding]
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
	for _, coding := range codings {
		q, named := weight[coding.name]
		if !named && coding.name != "identity" {
			q = weight["*"]
		}
		if q > most {
			best, most = coding.name, q
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
