package web_test

import (
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

	"github.com/gorilla/mux"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// httpDocs returns the pages that document the interface, by their names.
func httpDocs(t *testing.T) map[string]string {
	t.Helper()
	paths, err := filepath.Glob("../docs/http/*.md")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	pages := map[string]string{}
	for _, path := range paths {
		page, err := os.ReadFile(path)
		require.NoError(t, err)
		pages[filepath.Base(path)] = string(page)
	}
	return pages
}

// routesOf returns the routes of the server in their order, each once: "GET /moves".
func routesOf(t *testing.T) (served []string) {
	t.Helper()
	err := webtest.NewServer(t, nil).Router().Walk(func(route *mux.Route, _ *mux.Router, _ []*mux.Route) error {
		path, err := route.GetPathTemplate()
		if err != nil {
			return err
		}
		methods, err := route.GetMethods()
		if err != nil { // a folder of files
			methods = []string{http.MethodGet}
		}
		for _, method := range methods {
			if method != http.MethodHead {
				served = append(served, method+" "+path)
			}
		}
		return nil
	})
	require.NoError(t, err)
	slices.Sort(served)
	return slices.Compact(served)
}

// documentedRoute finds the routes named in the page's tables: `GET /moves`.
var documentedRoute = regexp.MustCompile("`(GET|POST) (/[^`?]*)")

// TestEveryRouteIsDocumented compares the routes of the server with those that the tables of docs/http name, both ways.
func TestEveryRouteIsDocumented(t *testing.T) {
	var documented []string
	for _, page := range httpDocs(t) {
		for line := range strings.Lines(page) {
			cell, _, _ := strings.Cut(strings.TrimPrefix(line, "|"), " | ")
			if !strings.HasPrefix(line, "| `") {
				continue
			}
			for _, found := range documentedRoute.FindAllStringSubmatch(cell, -1) {
				documented = append(documented, found[1]+" "+strings.TrimSuffix(found[2], "..."))
			}
		}
	}
	slices.Sort(documented)
	assert.Equal(t, routesOf(t), documented, "each route in one table")
}

// TestTablesOfTheDocumentationAreShort holds the cells of tables to what is read at a glance.
func TestTablesOfTheDocumentationAreShort(t *testing.T) {
	for name, page := range httpDocs(t) {
		for line := range strings.Lines(page) {
			if strings.HasPrefix(line, "|") {
				for cell := range strings.SplitSeq(line, "|") {
					assert.LessOrEqual(t, len(strings.TrimSpace(cell)), 120, "%s: %s", name, cell)
				}
			}
		}
	}
}

// TestTheSamplesOfTheDocumentationAreTrue runs the samples of curl of each page, one after the other as one browser,
// and compares the answers with those printed: white space does not count, and "..." stands for anything. JSON must
// be as docs/openapi.yaml says too.
func TestTheSamplesOfTheDocumentationAreTrue(t *testing.T) {
	api, run := readOpenAPI(t), 0
	for name, page := range httpDocs(t) {
		t.Run(name, func(t *testing.T) {
			client := webtest.NewClient(t, nil)
			for _, sample := range sampleCalls(page) {
				run++
				request := curlRequest(t, sample.command)
				if request.Header.Get("Chess-Part") != "" { // a page
					assertPrinted(t, sample, webtest.Text(t, client.Do(request)))
					continue
				}
				_, _, answer := api.ask(client, request)
				assertPrinted(t, sample, string(answer))
			}
		})
	}
	assert.Greater(t, run, 10)
}

// sample is a curl command in the page, with the documented response.
type sample struct{ command, answer string }

// sampleCalls returns the page's indented blocks that begin with a call of curl.
func sampleCalls(page string) (list []sample) {
	for block := range strings.SplitSeq(page, "\n\n") {
		command, answer, found := strings.Cut(block, "\n")
		if call, ok := strings.CutPrefix(command, "    $ curl "); ok && found {
			list = append(list, sample{call, answer})
		}
	}
	return list
}

// curlArgument is one word of a call, in quotation marks or without.
var curlArgument = regexp.MustCompile(`'[^']*'|\S+`)

// curlRequest returns the request that a call of curl makes: -d sends a field of a form, -H a header; -s, and the
// cookie jar of -b and -c, are taken for granted.
func curlRequest(t *testing.T, call string) *http.Request {
	t.Helper()
	words := curlArgument.FindAllString(call, -1)
	form, header, address := url.Values{}, http.Header{"Accept": {"*/*"}}, ""
	for i := 0; i < len(words); i++ {
		word := strings.Trim(words[i], "'")
		switch word {
		case "-s":
		case "-b", "-c":
			i++
		case "-H":
			i++
			name, value, _ := strings.Cut(strings.Trim(words[i], "'"), ": ")
			header.Set(name, value)
		case "-d":
			i++
			name, value, _ := strings.Cut(strings.Trim(words[i], "'"), "=")
			form.Set(name, value)
		default:
			address = word
		}
	}
	path, ok := strings.CutPrefix(address, "localhost:8080")
	require.True(t, ok, "the address of %q", call)
	r := httptest.NewRequest(http.MethodGet, path, nil)
	if len(form) > 0 {
		r = httptest.NewRequest(http.MethodPost, path, strings.NewReader(form.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	maps.Copy(r.Header, header)
	return r
}

// assertPrinted compares an answer with the one that the page prints.
func assertPrinted(t *testing.T, s sample, answer string) {
	t.Helper()
	rest := strings.Join(strings.Fields(answer), "")
	parts := strings.Split(strings.Join(strings.Fields(s.answer), ""), "...")
	for i, part := range parts {
		at := strings.Index(rest, part)
		if i == len(parts)-1 {
			at = strings.LastIndex(rest, part)
		}
		if at < 0 || i == 0 && at > 0 {
			assert.Failf(t, "not as printed", "curl %s\nlacks %q\nin what is left of the answer:\n%s", s.command, part,
				rest)
			return
		}
		rest = rest[at+len(part):]
	}
	assert.Empty(t, rest, "curl %s: the answer goes on", s.command)
}
