package assets_test

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/assets"
)

func get(t *testing.T, method, path, accept string) *http.Response {
	t.Helper()
	r := httptest.NewRequest(method, path, nil)
	if accept != "" {
		r.Header.Set("Accept-Encoding", accept)
	}
	w := httptest.NewRecorder()
	assets.Handler(http.NotFoundHandler()).ServeHTTP(w, r)
	return w.Result()
}

// A browser draws nothing of a file of drawings that is not well-formed, such as one with two dashes in a comment.
func TestDrawingsAreWellFormed(t *testing.T) {
	files, err := fs.Glob(assets.FS(), "*.svg")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, name := range files {
		text, err := fs.ReadFile(assets.FS(), name)
		require.NoError(t, err)
		decoder := xml.NewDecoder(bytes.NewReader(text))
		for err == nil {
			_, err = decoder.Token()
		}
		assert.ErrorIs(t, err, io.EOF, name)
	}
}

func TestHashNamesTheTree(t *testing.T) {
	assert.Regexp(t, regexp.MustCompile(`^[0-9a-f]{12}$`), assets.Hash())
	assert.Equal(t, "/assets/"+assets.Hash(), assets.Prefix())
}

func TestEveryFileIsServedInEveryCoding(t *testing.T) {
	mimes := map[string]string{
		"css": "text/css; charset=utf-8",
		"js":  "text/javascript; charset=utf-8",
		"svg": "image/svg+xml",
	}
	var served []string
	require.NoError(t, fs.WalkDir(assets.FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		require.NoError(t, err)
		if entry.IsDir() || strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz") {
			return nil
		}
		served = append(served, name)
		want, err := fs.ReadFile(assets.FS(), name)
		require.NoError(t, err)
		for _, coding := range []string{"identity", "br", "gzip"} {
			res := get(t, http.MethodGet, assets.Prefix()+"/"+name, coding)
			require.Equal(t, http.StatusOK, res.StatusCode, name)
			assert.Equal(t, mimes[name[strings.LastIndex(name, ".")+1:]], res.Header.Get("Content-Type"), name)
			assert.Equal(t, "public, max-age=31536000, immutable", res.Header.Get("Cache-Control"))
			assert.Equal(t, "Accept-Encoding", res.Header.Get("Vary"))
			assert.Equal(t, string(want), decoded(t, res, coding), name)
		}
		return nil
	}))
	assert.Equal(t, []string{
		"animals.svg", "class.js", "edit.js", "end.css", "icon.svg", "learning.css", "lesson.js", "main.css",
		"main.js", "opponents.js", "pieces.svg", "portraits.svg", "today.css", "worker.js",
	}, served)
}

// Copies that were made are smaller than what they are copies of, or they were not worth making.
func TestCopiesAreSmall(t *testing.T) {
	for _, name := range []string{
		"animals.svg", "edit.js", "end.css", "icon.svg", "learning.css", "lesson.js", "main.css", "main.js",
		"opponents.js", "pieces.svg", "portraits.svg", "today.css",
	} {
		size := func(coding string) int {
			res := get(t, http.MethodGet, assets.Prefix()+"/"+name, coding)
			n, err := strconv.Atoi(res.Header.Get("Content-Length"))
			require.NoError(t, err)
			return n
		}
		assert.Less(t, size("br"), size("gzip"), name)
		assert.Less(t, size("gzip"), size("identity"), name)
	}
}

func decoded(t *testing.T, res *http.Response, coding string) string {
	t.Helper()
	var body io.Reader = res.Body
	switch coding {
	case "br":
		assert.Equal(t, "br", res.Header.Get("Content-Encoding"))
		body = brotli.NewReader(body)
	case "gzip":
		assert.Equal(t, "gzip", res.Header.Get("Content-Encoding"))
		unzipped, err := gzip.NewReader(body)
		require.NoError(t, err)
		body = unzipped
	default:
		assert.Empty(t, res.Header.Get("Content-Encoding"))
	}
	text, err := io.ReadAll(body)
	require.NoError(t, err)
	return string(text)
}

func TestCodingIsTheOneTheClientWants(t *testing.T) {
	for accept, want := range map[string]string{
		"":                              "",
		"gzip, deflate, br, zstd":       "br",
		"gzip":                          "gzip",
		"br;q=0, gzip":                  "gzip",
		"br;q=0.5, gzip;q=0.9":          "gzip",
		"br;q=0, gzip;q=0":              "",
		"*":                             "br",
		"*;q=0":                         "",
		"br;q=0, *":                     "gzip",
		"identity;q=1, br;q=0.5":        "",
		"identity;q=0, gzip;q=0, br":    "br",
		"identity;q=0, *;q=0":           "",
		"GZIP":                          "gzip",
		"br;q=nonsense, gzip;q=0.1":     "gzip",
		"deflate, compress;q=0.5, zstd": "",
	} {
		res := get(t, http.MethodGet, assets.Prefix()+"/pieces.svg", accept)
		assert.Equal(t, want, res.Header.Get("Content-Encoding"), "Accept-Encoding: %s", accept)
	}
}

func TestHeadSendsTheHeadersAlone(t *testing.T) {
	res := get(t, http.MethodHead, assets.Prefix()+"/pieces.svg", "br")
	assert.Equal(t, http.StatusOK, res.StatusCode)
	assert.Equal(t, "br", res.Header.Get("Content-Encoding"))
	assert.NotEqual(t, "0", res.Header.Get("Content-Length"))
	body, err := io.ReadAll(res.Body)
	require.NoError(t, err)
	assert.Empty(t, body)
}

func TestNothingElseIsServed(t *testing.T) {
	for _, path := range []string{
		"/assets/", "/assets/pieces.svg", "/assets/000000000000/pieces.svg",
		assets.Prefix(), assets.Prefix() + "/", assets.Prefix() + "/js", assets.Prefix() + "/js/main.js",
		assets.Prefix() + "/assets.go", assets.Prefix() + "/js/../pieces.svg", assets.Prefix() + "/main.js.br",
	} {
		assert.Equal(t, http.StatusNotFound, get(t, http.MethodGet, path, "br").StatusCode, path)
	}
	res := get(t, http.MethodPost, assets.Prefix()+"/pieces.svg", "")
	assert.Equal(t, http.StatusMethodNotAllowed, res.StatusCode)
	assert.Equal(t, "GET, HEAD", res.Header.Get("Allow"))
}

func BenchmarkHandler(b *testing.B) {
	handler := assets.Handler(http.NotFoundHandler())
	r := httptest.NewRequest(http.MethodGet, assets.Prefix()+"/pieces.svg", nil)
	r.Header.Set("Accept-Encoding", "br")
	for b.Loop() {
		handler.ServeHTTP(httptest.NewRecorder(), r)
	}
}

// A style sheet uses only tokens that the sheets loaded with it define: a colour from one that a page does not load
// would be black.
func TestStyleSheetsDefineTheirTokens(t *testing.T) {
	sheet := func(name string) string {
		text, err := fs.ReadFile(assets.FS(), name)
		require.NoError(t, err)
		return string(text)
	}
	for name, loaded := range map[string]string{
		"main.css": sheet("main.css"), "learning.css": sheet("main.css") + sheet("learning.css"),
		"today.css": sheet("main.css") + sheet("today.css"), "end.css": sheet("main.css") + sheet("end.css"),
	} {
		used := regexp.MustCompile(`var\((--[a-z-]+)\)`).FindAllStringSubmatch(sheet(name), -1)
		require.NotEmpty(t, used)
		for _, token := range used {
			assert.Regexp(t, `[;{\s]`+token[1]+`:`, loaded, "%s uses %s", name, token[1])
		}
	}
}
