package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// readers lists what reads input from outside, with the fuzz target that tries it. What a target finds is kept in
// testdata/fuzz beside it, and tried by every run of the tests.
var readers = map[string]string{
	"ai/uci.FuzzServe":               "what a chess program says to the engine",
	"tutor.FuzzDecodeGame":           "a game in a cookie",
	"tutor.FuzzWhy":                  "a move that is not legal",
	"tutor/chess.FuzzParseFEN":       "a position",
	"tutor/chess.FuzzParseSAN":       "a move in a score sheet",
	"tutor/chess.FuzzParseUCI":       "a move in UCI notation",
	"tutor/lesson/path.FuzzAttempt":  "an answer to an exercise",
	"tutor/lesson/path.FuzzResume":   "an exercise that was begun",
	"tutor/lesson/path.FuzzDecode":   "progress in a cookie or a link",
	"tutor/lesson/path.FuzzProgress": "what is done to progress",
	"tutor/link.FuzzDecode":          "a game in a link",
	"tutor/link.FuzzEncode":          "a game in a link",
	"tutor/pgn.FuzzRead":             "games in PGN",
	"tutor/pgn.FuzzOutAndIn":         "our own PGN",
	"tutor/own.FuzzDecode":           "what was kept from games, in a cookie",
	"tutor/practice.FuzzDecode":      "what was practised, in a cookie",
	"tutor/room.FuzzDecode":          "an event of a room in the database",
	"tutor/room.FuzzRoom":            "what players of a room do",
	"tutor/say.FuzzMatcher":          "Accept-Language",
	"tutor/seen.FuzzDecode":          "chances seen, in a cookie",
	"web/picture.FuzzReadBoard":      "the board that a picture is asked for",
	"web/report.FuzzImpersonal":      "causes of errors, before they are reported",
	"web/site.FuzzBaseURL":           "the base URL",
	"web/site.FuzzForwarded":         "what proxies forward",
	"web.FuzzRequestBody":            "forms and JSON",
	"web.FuzzImport":                 "PGN that is sent, also as a file",
	"web.FuzzQuery":                  "the query of an address",
	"web.FuzzHeaders":                "headers of a request",
	"web.FuzzCookies":                "cookies",
	"web/site.FuzzSettingBytes":      "settings in a cookie",
}

// TestEveryReaderIsFuzzed finds the fuzz target of each reader.
func TestEveryReaderIsFuzzed(t *testing.T) {
	for name, reads := range readers {
		at := strings.LastIndexByte(name, '.')
		files, err := filepath.Glob(filepath.Join("..", name[:at], "*_test.go"))
		require.NoError(t, err)
		assert.True(t, slices.ContainsFunc(files, func(file string) bool {
			text, err := os.ReadFile(file)
			return err == nil && strings.Contains(string(text), "\nfunc "+name[at+1:]+"(f *testing.F)")
		}), "no target %s tries %s", name, reads)
	}
}

// Whatever the query of an address is, it is answered, and not by an error of ours.
func FuzzQuery(f *testing.F) {
	for _, query := range append(queries, "from=e2", "from=e2&to=e5", "ply=0", "show=e2e4,e7e5&step=1",
		"show=e2e4&pass=1&step=0",
		"ask=threat", "fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1", "arrows=e2e4&last=d2d4&side=black", "skill=fork&seed=7", "side=white") {
		for path := range fuzzedPaths {
			f.Add(query, byte(path))
		}
	}
	s := newTestServer(f, nil)
	f.Fuzz(func(t *testing.T, query string, path byte) {
		r := httptest.NewRequest(http.MethodGet, fuzzedPaths[int(path)%len(fuzzedPaths)], nil)
		r.URL.RawQuery, r.RemoteAddr = query, "" // of an unknown address, which is not limited
		requireAnswer(t, s, r, 0)
	})
}

// fuzzedPaths are addresses that read their query.
var fuzzedPaths = []string{
	"/", "/moves", "/advice", "/why", "/threat", "/levels", "/lesson/rook", "/practice", "/practice/sheet", "/progress", "/game.pgn",
	"/board.svg",
}

// Whatever PGN is sent, it is answered with games, a list to choose from or a sentence.
func FuzzImport(f *testing.F) {
	for _, pgn := range []string{
		"1. e4 e5 2. Nf3 Nc6", "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 1-0", "", "1. e5", "{", "1. e4 ( 1. d4", "\x00",
	} {
		f.Add(pgn, "sure", "true", true)
		f.Add(pgn, "index", "1", false)
	}
	s := newTestServer(f, nil)
	f.Fuzz(func(t *testing.T, pgn, name, value string, file bool) {
		r := bad(http.MethodPost, "/import", formKind, url.Values{"pgn": {pgn}, name: {value}}.Encode())
		if file {
			body := "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name + "\"\r\n\r\n" + pgn +
				"\r\n--edge--\r\n"
			r = bad(http.MethodPost, "/import", "multipart/form-data; boundary=edge", body)
		}
		r.RemoteAddr = ""
		requireAnswer(t, s, r, 0)
	})
}

// Whatever headers a request has, it is answered, and not by an error of ours.
func FuzzHeaders(f *testing.F) {
	for _, header := range []string{
		"Accept", "Accept-Language", "Accept-Encoding", "Authorization", "Last-Event-ID", "X-Forwarded-For", "X-Forwarded-Host", "Origin",
		"Sec-Fetch-Site", "Chess-Part", "Cookie", "Range", "X-Request-Id",
	} {
		for _, value := range []string{
			"", "text/html", "de;q=0.5", "gzip;q=0", "Bearer x", "-1", "192.0.2.1, x", "https://chess.example", "page",
		} {
			f.Add(header, value)
		}
	}
	s := newTestServer(f, nil)
	f.Fuzz(func(t *testing.T, header, value string) {
		for _, path := range []string{"/", "/room/none/events?since=0", "/moves"} {
			r := httptest.NewRequest(http.MethodGet, path, nil)
			r.RemoteAddr = ""
			r.Header.Set(header, value)
			w := httptest.NewRecorder()
			s.ServeHTTP(w, r)
			require.Less(t, w.Code, http.StatusInternalServerError)
			require.NotEmpty(t, w.Body.Len())
		}
	})
}
