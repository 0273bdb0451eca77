package web_test

import (
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/gorilla/mux"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/webtest"
)

// openAPI is docs/openapi.yaml, which describes the JSON answers, and the operations that were seen to answer.
type openAPI struct {
	doc      *openapi3.T
	answered map[string]bool // by method and path
}

func readOpenAPI(t *testing.T) *openAPI {
	t.Helper()
	doc, err := openapi3.NewLoader().LoadFromFile("../docs/openapi.yaml")
	require.NoError(t, err)
	require.NoError(t, doc.Validate(t.Context()))
	return &openAPI{doc, map[string]bool{}}
}

// operations returns the operations of the file: "GET /moves".
func (d *openAPI) operations() (list []string) {
	for path, item := range d.doc.Paths.Map() {
		for method := range item.Operations() {
			list = append(list, method+" "+path)
		}
	}
	slices.Sort(list)
	return list
}

// TestEveryRouteIsInOpenAPI compares the routes of the server with the operations of docs/openapi.yaml, both ways.
func TestEveryRouteIsInOpenAPI(t *testing.T) {
	var served []string
	for _, route := range routesOf(t) {
		if strings.HasSuffix(route, "/") && route != "GET /" {
			route += "{file}"
		}
		served = append(served, route)
	}
	assert.Equal(t, served, readOpenAPI(t).operations())
}

// TestOpenAPIIsStrict checks that every object in docs/openapi.yaml says what else may be in it, so that a member
// that is added or renamed does not fit.
func TestOpenAPIIsStrict(t *testing.T) {
	file, err := os.ReadFile("../docs/openapi.yaml")
	require.NoError(t, err)
	objects := bytes.Count(file, []byte("type: object"))
	require.Positive(t, objects)
	assert.Equal(t, objects, bytes.Count(file, []byte("additionalProperties:")))
}

// route returns the operation of the file that a request asks for, and the variables in its path.
func (d *openAPI) route(c *webtest.Client, r *http.Request) (*routers.Route, map[string]string) {
	var match mux.RouteMatch
	require.True(c.T, c.Handler.(*web.Server).Router().Match(r, &match) && match.MatchErr == nil, "%s %s", r.Method,
		r.URL)
	path, err := match.Route.GetPathTemplate()
	require.NoError(c.T, err)
	if file, ok := strings.CutPrefix(r.URL.Path, "/assets/"); ok {
		path, match.Vars = path+"{file}", map[string]string{"file": file}
	}
	item := d.doc.Paths.Value(path)
	require.NotNil(c.T, item, path)
	operation := item.GetOperation(r.Method)
	require.NotNil(c.T, operation, "%s %s", r.Method, path)
	return &routers.Route{
		Spec: d.doc, Path: path, PathItem: item, Method: r.Method, Operation: operation,
	}, match.Vars
}

// ask sends a request, checks the answer by the file, and returns the answer. A request that is answered without an
// error must be as the file says too.
func (d *openAPI) ask(c *webtest.Client, r *http.Request) (status int, header http.Header, answer []byte) {
	c.T.Helper()
	var body []byte
	if r.Body != nil {
		var err error
		body, err = io.ReadAll(r.Body)
		require.NoError(c.T, err)
		r.Body = io.NopCloser(bytes.NewReader(body))
	}
	route, vars := d.route(c, r)
	sent := r.Clone(c.T.Context())
	got := c.Do(r)
	answer = []byte(webtest.Text(c.T, got))
	sent.Body = io.NopCloser(bytes.NewReader(body))
	options := &openapi3filter.Options{
		AuthenticationFunc: openapi3filter.NoopAuthenticationFunc, IncludeResponseStatus: true,
		RejectWhenRequestBodyNotSpecified: true,
	}
	request := &openapi3filter.RequestValidationInput{Request: sent, PathParams: vars, Route: route, Options: options}
	if got.StatusCode < 400 {
		require.NoError(c.T, openapi3filter.ValidateRequest(c.T.Context(), request), "%s %s %s", r.Method, r.URL, body)
		d.requireParameters(c.T, route, sent.URL.Query())
		d.answered[r.Method+" "+route.Path] = true
	}
	require.NoError(c.T, openapi3filter.ValidateResponse(c.T.Context(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: request, Status: got.StatusCode, Header: got.Header, Options: options,
		Body: io.NopCloser(bytes.NewReader(answer)),
	}), "%s %s: %s", r.Method, r.URL, answer)
	if got.Header.Get("Content-Type") == "application/json" {
		requireStrict(c.T, route, got.StatusCode, answer)
	}
	return got.StatusCode, got.Header, answer
}

// requireParameters checks that the file names the parameters of a query.
func (d *openAPI) requireParameters(t testing.TB, route *routers.Route, query url.Values) {
	t.Helper()
	for name := range query {
		require.NotNil(t, route.Operation.Parameters.GetByInAndName("query", name), "%s of %s", name, route.Path)
	}
}

// requireStrict checks that the file would notice if the answer changed: a member that is added or has another name.
func requireStrict(t testing.TB, route *routers.Route, status int, answer []byte) {
	t.Helper()
	var object map[string]any
	if json.Unmarshal(answer, &object) != nil {
		return // a list
	}
	response := route.Operation.Responses.Status(status)
	if response == nil {
		response = route.Operation.Responses.Default()
	}
	schema := response.Value.Content.Get("application/json").Schema.Value
	require.NoError(t, schema.VisitJSON(object))
	object["unheard-of"] = true
	require.Error(t, schema.VisitJSON(object), "%s %s: one more member", route.Method, route.Path)
	delete(object, "unheard-of")
	for name, value := range maps.Clone(object) {
		delete(object, name)
		object["unheard-of"] = value
		require.Error(t, schema.VisitJSON(object), "%s %s: another name for %s", route.Method, route.Path, name)
		delete(object, "unheard-of")
		object[name] = value
	}
}

// scene is a browser in a sample conversation with the server.
type scene struct {
	*webtest.Client
	api *openAPI
}

// get asks for an address, and returns the answer.
func (s scene) get(address string) string {
	return s.must(httptest.NewRequest(http.MethodGet, address, nil))
}

// post sends a form, and returns the answer.
func (s scene) post(address, form string) string { return s.must(posted(address, form)) }

// posted returns a POST of a form.
func posted(address, form string) *http.Request {
	r := httptest.NewRequest(http.MethodPost, address, strings.NewReader(form))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return r
}

// postJSON sends a JSON object, and returns the answer.
func (s scene) postJSON(address, object string) string {
	r := httptest.NewRequest(http.MethodPost, address, strings.NewReader(object))
	r.Header.Set("Content-Type", "application/json")
	return s.must(r)
}

// must sends a request that the server must not refuse. It returns the body, or the address that the answer leads to.
func (s scene) must(r *http.Request) string {
	s.T.Helper()
	status, header, answer := s.api.ask(s.Client, r)
	require.Less(s.T, status, 400, "%s %s: %s", r.Method, r.URL, answer)
	if status == http.StatusSeeOther {
		return header.Get("Location")
	}
	return string(answer)
}

// refused sends a request that the server must refuse with a status.
func (s scene) refused(status int, r *http.Request) {
	s.T.Helper()
	got, _, answer := s.api.ask(s.Client, r)
	require.Equal(s.T, status, got, "%s %s: %s", r.Method, r.URL, answer)
}

// member returns a text in a JSON object.
func member(t testing.TB, answer, name string) string {
	t.Helper()
	var object map[string]any
	require.NoError(t, json.Unmarshal([]byte(answer), &object))
	value, ok := object[name].(string)
	require.True(t, ok, "%s in %s", name, answer)
	return value
}

// pathIn returns the path of an address that an answer tells.
func pathIn(t testing.TB, answer string) string {
	t.Helper()
	address, err := url.Parse(member(t, answer, "url"))
	require.NoError(t, err)
	return address.Path
}
