package web

import (
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gorilla/mux"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// httpDoc is the page that documents the interface.
const httpDoc = "../docs/http.md"

// documentedRoute finds the routes named in the page's tables: `GET /moves`.
var documentedRoute = regexp.MustCompile("`(GET|POST) (/[^`?]*)")

// TestEveryRouteIsDocumented compares the routes of the server with those that docs/http.md names, both ways.
func TestEveryRouteIsDocumented(t *testing.T) {
	page, err := os.ReadFile(httpDoc)
	require.NoError(t, err)
	var documented []string
	for line := range strings.Lines(string(page)) {
		cell, _, _ := strings.Cut(strings.TrimPrefix(line, "|"), " | ")
		if !strings.HasPrefix(line, "| `") {
			continue
		}
		for _, found := range documentedRoute.FindAllStringSubmatch(cell, -1) {
			documented = append(documented, found[1]+" "+strings.TrimSuffix(found[2], "..."))
		}
	}
	var served []string
	err = newTestServer(t, nil).router.Walk(func(route *mux.Route, _ *mux.Router, _ []*mux.Route) error {
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
	slices.Sort(documented)
	slices.Sort(served)
	assert.Equal(t, slices.Compact(served), slices.Compact(documented))
}

// TestTheSamplesOfTheDocumentationAreTrue runs the page's samples of curl, one after the other as one browser, and
// compares the answers with those printed: white space does not count, and "..." stands for anything.
func TestTheSamplesOfTheDocumentationAreTrue(t *testing.T) {
	page, err := os.ReadFile(httpDoc)
	require.NoError(t, err)
	samples := sampleCalls(string(page))
	require.NotEmpty(t, samples)
	client := newClient(t, nil)
	for _, sample := range samples {
		assertPrinted(t, sample, text(t, client.do(curlRequest(t, sample.command))))
	}
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
			assert.Failf(t, "not as printed", "curl %s\nlacks %q\nin what is left of the answer:\n%s", s.command, part, rest)
			return
		}
		rest = rest[at+len(part):]
	}
	assert.Empty(t, rest, "curl %s: the answer goes on", s.command)
}
