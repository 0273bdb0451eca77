package web_test

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// readers lists what reads input from outside, with the fuzz target that tries it. What a target finds is kept in
// testdata/fuzz beside it, and tried by every run of the tests.
var readers = map[string]string{
	"ai/uci.FuzzServe":              "what a chess program says to the engine",
	"tutor.FuzzDecodeGame":          "a game in a cookie",
	"tutor/coach.FuzzWhy":           "a move that is not legal",
	"cmd/workshop/tactics.FuzzRead": "problems in EPD, in a file",
	"tutor/chess.FuzzDraft":         "a position that is set up",
	"tutor/chess.FuzzParseFEN":      "a position",
	"tutor/chess.FuzzParseSAN":      "a move in a score sheet",
	"tutor/chess.FuzzParseUCI":      "a move in UCI notation",
	"tutor/chess.FuzzUnpack":        "a position in a cookie or a link",
	"tutor/lesson.FuzzAttempt":      "an answer to an exercise",
	"tutor/lesson.FuzzResume":       "an exercise that was begun",
	"tutor/lesson.FuzzDecode":       "progress in a cookie or a link",
	"tutor/lesson.FuzzProgress":     "what is done to progress",
	"tutor.FuzzParseLink":           "a game in a link",
	"tutor/pgn.FuzzRead":            "games in PGN",
	"tutor/pgn.FuzzOutAndIn":        "our own PGN",
	"tutor/notebook.FuzzDecode":     "what was kept from games, in a cookie",
	"tutor/practice.FuzzDecode":     "what was practised, in a cookie",
	"tutor/class.FuzzClass":         "what a teacher and children of a class do",
	"tutor/class.FuzzDecode":        "a class in the database",
	"tutor/class.FuzzDecodeEvent":   "an event of a class in the database",
	"tutor/room.FuzzDecode":         "an event of a room in the database",
	"tutor/room.FuzzRoom":           "what players of a room do",
	"tutor/say.FuzzMatcher":         "Accept-Language",
	"tutor/chance.FuzzDecode":       "chances seen, in a cookie",
	"web/picture.FuzzReadBoard":     "the board that a picture is asked for",
	"web/report.FuzzImpersonal":     "causes of errors, before they are reported",
	"web/site.FuzzBaseURL":          "the base URL",
	"web/site.FuzzForwarded":        "what proxies forward",
	"web.FuzzRequestBody":           "forms and JSON",
	"web.FuzzImport":                "PGN that is sent, also as a file",
	"web.FuzzQuery":                 "the query of an address",
	"web.FuzzRoutes":                "whatever else comes to an address, of any route",
	"web.FuzzHeaders":               "headers of a request",
	"web.FuzzCookies":               "cookies",
	"web/site.FuzzSettingBytes":     "settings in a cookie",
}

// reads tells the target of each exported function that by its name and parameters reads text or bytes, or in brackets
// why what it reads does not come from outside.
var reads = map[string]string{
	"cmd/workshop/tactics.Read":     "cmd/workshop/tactics.FuzzRead",
	"ai/people/train.ReadGames":     "(whoever trains names the files)",
	"ai/uci.Serve":                  "ai/uci.FuzzServe",
	"tutor.DecodeGame":              "tutor.FuzzDecodeGame",
	"tutor.ParseLink":               "tutor.FuzzParseLink",
	"tutor.ParsePlayers":            "web.FuzzRequestBody",
	"tutor/chess.ParseDraft":        "tutor/chess.FuzzDraft",
	"tutor/chess.ParseFEN":          "tutor/chess.FuzzParseFEN",
	"tutor/chess.ParsePromotion":    "web.FuzzRequestBody",
	"tutor/chess.ParseSAN":          "tutor/chess.FuzzParseSAN",
	"tutor/chess.ParseSquare":       "web.FuzzRequestBody",
	"tutor/chess.ParseTyped":        "tutor/chess.FuzzParseSAN",
	"tutor/chess.ParseUCI":          "tutor/chess.FuzzParseUCI",
	"tutor/chess.Read":              "tutor/chess.FuzzParseSAN",
	"tutor/exercise.Read":           "(our own exercises, which are embedded)",
	"tutor/lesson.Decode":           "tutor/lesson.FuzzDecode",
	"tutor/lesson.Open":             "web.FuzzRoutes",
	"tutor/lesson.OpenTest":         "web.FuzzRoutes",
	"tutor/notebook.Decode":         "tutor/notebook.FuzzDecode",
	"tutor/pgn.Read":                "tutor/pgn.FuzzRead",
	"tutor/practice.Decode":         "tutor/practice.FuzzDecode",
	"tutor/class.Decode":            "tutor/class.FuzzDecode",
	"tutor/class.DecodeEvent":       "tutor/class.FuzzDecodeEvent",
	"tutor/class.ParseCode":         "web.FuzzRoutes",
	"tutor/class.ParseTask":         "web.FuzzRequestBody",
	"tutor/room.Decode":             "tutor/room.FuzzDecode",
	"tutor/room.UnmarshalText":      "tutor/class.FuzzDecodeEvent",
	"tutor/room.ParseID":            "web.FuzzRoutes",
	"tutor/room/live.OpenRooms":     "(it counts the rooms of an address)",
	"tutor/room/sqlstore.Open":      "(whoever runs the server names the database)",
	"tutor/room/sqlstore.OpenRooms": "(it counts the rooms of an address)",
	"tutor/say.Match":               "tutor/say.FuzzMatcher",
	"tutor/chance.Decode":           "tutor/chance.FuzzDecode",
	"web.Read":                      "web.FuzzRequestBody",
	"web/game.Decode":               "web.FuzzCookies",
	"web/game.ReadLink":             "tutor.FuzzParseLink",
	"web/game.ReadLevel":            "web.FuzzRequestBody",
	"web/game.ReadHeader":           "web.FuzzQuery",
	"web/game.ReadView":             "web.FuzzQuery",
	"web/load.Open":                 "(it makes a room)",
	"web/picture.ReadBoard":         "web/picture.FuzzReadBoard",
	"web/site.Decode":               "web.FuzzCookies",
	"web/site.From":                 "web/site.FuzzForwarded",
	"web/site.ParseBaseURL":         "web/site.FuzzBaseURL",
	"web/site.Read":                 "web.FuzzCookies",
	"web/site.ReadForm":             "web.FuzzRequestBody",
	"web/site.ReadLearner":          "web.FuzzCookies",
	"web/site.ReadLongForm":         "web.FuzzImport",
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

// readerNames are how functions are called that make something of text or bytes.
var readerNames = regexp.MustCompile(`^(Read|Parse|Decode|Open|From|Scan|Unmarshal|Match|Import)([A-Z]|$)`)

// TestReadersAreListed finds the exported functions that read from a reader, or text or bytes by their names. What has
// another name goes unseen here; routes do not, as FuzzRoutes asks the router for them.
func TestReadersAreListed(t *testing.T) {
	found := map[string]bool{}
	require.NoError(t, filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (e.Name() == "node_modules" || e.Name() == "webtest"):
			return fs.SkipDir
		case e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			function, ok := d.(*ast.FuncDecl)
			if ok && function.Name.IsExported() && (readerNames.MatchString(function.Name.Name) && takes(function.Type,
				"string", "[]byte", "Form", "site.Form", "*http.Request", "url.Values") ||
				takes(function.Type, "io.Reader")) {
				found[filepath.ToSlash(filepath.Dir(path))[len("../"):]+"."+function.Name.Name] = true
			}
		}
		return nil
	}))
	assert.ElementsMatch(t, slices.Collect(maps.Keys(reads)), slices.Collect(maps.Keys(found)))
	for name, target := range reads {
		if !strings.HasPrefix(target, "(") {
			assert.Contains(t, readers, target, name)
		}
	}
}

// takes reports whether a function has a parameter of one of these types.
func takes(f *ast.FuncType, kinds ...string) bool {
	return slices.ContainsFunc(f.Params.List, func(p *ast.Field) bool {
		return slices.Contains(kinds, types.ExprString(p.Type))
	})
}

// Whatever comes to an address of any route that the router has, in its path, query or body, it is answered, and not
// by an error of ours.
func FuzzRoutes(f *testing.F) {
	s := webtest.NewServer(f, nil)
	type route struct{ method, path string }
	var all []route
	for path, methods := range routes(f, s) {
		for _, method := range methods {
			all = append(all, route{method, path})
		}
	}
	slices.SortFunc(all, func(a, b route) int {
		return cmp.Or(cmp.Compare(a.path, b.path), cmp.Compare(a.method, b.method))
	})
	for at := range all {
		f.Add(uint16(at), "rook", "ply=1&from=e2&id=1&fen=x&move=e2e4", "from=e2&to=e4", false)
		f.Add(uint16(at), "%00", "ask=threat&show=e2e4,e7e5&step=1", `{"from":"e2","to":["e4"],"move":"e2e4"}`, true)
	}
	variable := regexp.MustCompile(`\{[^}]*\}`)
	f.Fuzz(func(t *testing.T, at uint16, part, query, body string, isJSON bool) {
		route := all[int(at)%len(all)]
		kind := formKind
		if isJSON {
			kind = "application/json"
		}
		r := bad(route.method, "/", kind, body)
		r.URL.Path, r.URL.RawQuery = variable.ReplaceAllLiteralString(route.path, "x"+part), query
		r.RemoteAddr = ""
		if route.method == http.MethodHead {
			s.ServeHTTP(httptest.NewRecorder(), r)
			return
		}
		requireAnswer(t, s, r, 0)
	})
}

// Whatever the query of an address is, it is answered, and not by an error of ours.
func FuzzQuery(f *testing.F) {
	for _, query := range append(queries, "from=e2", "from=e2&to=e5", "ply=0", "show=e2e4,e7e5&step=1",
		"show=e2e4&pass=1&step=0",
		"ask=threat", "fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1", "arrows=e2e4&last=d2d4&side=black", "skill=fork&seed=7",
		"side=white", "white=%ff%00&black=%20?&date=2024.05.01&event=x&result=white") {
		for path := range fuzzedPaths {
			f.Add(query, byte(path))
		}
	}
	s := webtest.NewServer(f, nil)
	f.Fuzz(func(t *testing.T, query string, path byte) {
		r := httptest.NewRequest(http.MethodGet, fuzzedPaths[int(path)%len(fuzzedPaths)], nil)
		r.URL.RawQuery, r.RemoteAddr = query, "" // of an unknown address, which is not limited
		requireAnswer(t, s, r, 0)
	})
}

// fuzzedPaths are addresses that read their query.
var fuzzedPaths = []string{
	"/", "/moves", "/advice", "/why", "/threat", "/purpose", "/levels", "/lesson/rook", "/practice", "/practice/sheet",
	"/progress", "/game.pgn",
	"/board.svg", "/g/2AwEAAAAAAAEJN", "/g/2AwEAAAAAAAEJN/game.pgn",
}

// Whatever PGN is sent, it is answered with games, a list to choose from or a sentence.
func FuzzImport(f *testing.F) {
	for _, pgn := range []string{
		"1. e4 e5 2. Nf3 Nc6", "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 1-0", "", "1. e5", "{",
		"1. e4 ( 1. d4", "\x00", "1. Sf3 Sc6",
	} {
		f.Add(pgn, "sure", "true", true)
		f.Add(pgn, "index", "1", false)
	}
	s := webtest.NewServer(f, nil)
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
		"Accept", "Accept-Language", "Accept-Encoding", "Authorization", "Last-Event-ID", "X-Forwarded-For",
		"X-Forwarded-Host", "Origin",
		"Sec-Fetch-Site", "Chess-Part", "Cookie", "Range", "X-Request-Id", "Idempotency-Key",
	} {
		for _, value := range []string{
			"", "text/html", "de;q=0.5", "gzip;q=0", "Bearer x", "-1", "192.0.2.1, x", "https://chess.example", "page",
		} {
			f.Add(header, value)
		}
	}
	s := webtest.NewServer(f, nil)
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
