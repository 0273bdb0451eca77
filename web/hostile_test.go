package web_test

import (
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/gorilla/mux"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// badInput is what a route answers to input that is not what it takes: for GET in the query, for POST in a form.
type badInput struct {
	path    string // of a request; that of the route if ""
	seat    bool   // it is asked by a player of the room
	field   string // a field that the route reads, "" if it reads none
	missing int    // the status without any field
	wrong   int    // with a value that the field cannot have
	twice   int    // with two such values
}

// badInputs has a row for each route: TestEveryRouteRefuses fails for one without.
var badInputs = map[string]badInput{
	"GET /healthz":                        {missing: 200},
	"GET /readyz":                         {missing: 200},
	"GET /":                               {field: "from", missing: 200, wrong: 400, twice: 400},
	"GET /show":                           {field: "ply", missing: 200, wrong: 400, twice: 400},
	"GET /moves":                          {field: "ply", missing: 200, wrong: 400, twice: 400},
	"POST /move":                          {field: "from", missing: 400, wrong: 400, twice: 400},
	"GET /move":                           {field: "ply", missing: 409, wrong: 400, twice: 400},
	"GET /advice":                         {field: "from", missing: 200, wrong: 400, twice: 400},
	"GET /why":                            {field: "from", missing: 400, wrong: 400, twice: 400},
	"GET /hint":                           {field: "step", missing: 400, wrong: 400, twice: 400},
	"GET /threat":                         {field: "ply", missing: 200, wrong: 400, twice: 400},
	"GET /purpose":                        {field: "ply", missing: 409, wrong: 400, twice: 400},
	"GET /new":                            {field: "fen", missing: 200, wrong: 200, twice: 200},
	"POST /new":                           {field: "level", missing: 200, wrong: 400, twice: 400},
	"GET /levels":                         {field: "level", missing: 200, wrong: 200, twice: 200},
	"GET /welcome":                        {missing: 200},
	"POST /welcome":                       {field: "door", missing: 400, wrong: 400, twice: 400},
	"POST /undo":                          {field: "ply", missing: 409, wrong: 400, twice: 400},
	"GET /game.pgn":                       {field: "download", missing: 200, wrong: 200, twice: 200},
	"GET /settings":                       {missing: 200},
	"POST /settings":                      {field: "help", missing: 200, wrong: 400, twice: 400},
	"GET /seen":                           {missing: 200},
	"POST /seen/reset":                    {missing: 200},
	"GET /about":                          {missing: 200},
	"GET /grown-ups":                      {missing: 200},
	"GET /grown-ups/{page}":               {missing: 200},
	"GET /forget":                         {missing: 200},
	"POST /forget":                        {missing: 200},
	"GET /learn":                          {missing: 200},
	"GET /lessons":                        {missing: 200},
	"GET /lessons/certificate":            {missing: 200},
	"POST /lessons/test":                  {field: "part", missing: 404, wrong: 404, twice: 404},
	"GET /lesson/{name}":                  {field: "screen", missing: 200, wrong: 200, twice: 200},
	"POST /lesson/{name}/open":            {field: "id", missing: 404, wrong: 404, twice: 404},
	"POST /lesson/{name}/answer":          {field: "id", missing: 404, wrong: 404, twice: 404},
	"GET /practice":                       {field: "skill", missing: 200, wrong: 400, twice: 400},
	"POST /practice/answer":               {field: "id", missing: 404, wrong: 404, twice: 404},
	"GET /practice/skills":                {missing: 200},
	"GET /practice/endings":               {missing: 200},
	"GET /practice/sheet":                 {field: "n", missing: 200, wrong: 400, twice: 400},
	"GET /progress":                       {missing: 200},
	"POST /progress/reset":                {missing: 200},
	"GET /progress/link":                  {field: "code", missing: 200, wrong: 200, twice: 200},
	"POST /progress/link":                 {field: "with", missing: 400, wrong: 400, twice: 400},
	"GET /game/link":                      {missing: 200},
	"GET /g/{text}":                       {field: "ply", missing: 200, wrong: 400, twice: 400},
	"GET /g/{text}/game.pgn":              {missing: 200},
	"GET /explore":                        {field: "game", missing: 303, wrong: 303, twice: 303},
	"GET /g/{text}/explore/{at}":          {field: "from", missing: 200, wrong: 200, twice: 200},
	"POST /g/{text}/explore/{at}/move":    {field: "from", missing: 400, wrong: 400, twice: 400},
	"GET /g/{text}/explore/{at}/moves":    {field: "ply", missing: 200, wrong: 400, twice: 400},
	"GET /g/{text}/explore/{at}/why":      {field: "from", missing: 400, wrong: 400, twice: 400},
	"GET /g/{text}/explore/{at}/advice":   {field: "from", missing: 200, wrong: 400, twice: 400},
	"GET /g/{text}/explore/{at}/game.pgn": {missing: 200},
	"GET /import":                         {missing: 200},
	"POST /import":                        {field: "pgn", missing: 422, wrong: 422, twice: 422},
	"GET /review":                         {field: "game", missing: 200, wrong: 404, twice: 404},
	"GET /review.pgn":                     {field: "side", missing: 200, wrong: 200, twice: 200},
	"POST /review/try":                    {field: "move", missing: 404, wrong: 404, twice: 404},
	"POST /review/keep":                   {field: "ply", missing: 404, wrong: 404, twice: 404},
	"GET /practice/own":                   {field: "id", missing: 200, wrong: 200, twice: 200},
	"POST /practice/own/try":              {field: "id", missing: 404, wrong: 404, twice: 404},
	"GET /rooms":                          {missing: 200},
	"POST /rooms":                         {field: "minutes", missing: 201, wrong: 400, twice: 400},
	"GET /room":                           {field: "code", missing: 404, wrong: 404, twice: 404},
	"GET /room/{id}":                      {field: "ply", missing: 200, wrong: 200, twice: 200},
	"GET /room/{id}/moves":                {seat: true, field: "ply", missing: 200, wrong: 400, twice: 400},
	"GET /room/{id}/advice":               {seat: true, field: "from", missing: 200, wrong: 400, twice: 400},
	"GET /room/{id}/why":                  {seat: true, field: "from", missing: 400, wrong: 400, twice: 400},
	"GET /room/{id}/game.pgn":             {missing: 200},
	"GET /room/{id}/review":               {missing: 409},
	"GET /room/{id}/events": {path: "/room/{id}/events?since=0", field: "since", missing: 200,
		wrong: 400, twice: 400},
	"POST /room/{id}/join":               {missing: 200},
	"POST /room/{id}/move":               {seat: true, field: "from", missing: 400, wrong: 400, twice: 400},
	"POST /room/{id}/draw":               {seat: true, field: "answer", missing: 400, wrong: 400, twice: 400},
	"POST /room/{id}/claim":              {missing: 403},
	"POST /room/{id}/resign":             {missing: 403},
	"POST /room/{id}/abort":              {missing: 403},
	"POST /room/{id}/rematch":            {missing: 403},
	"GET /class":                         {field: "code", missing: 200, wrong: 404, twice: 404},
	"GET /class/new":                     {missing: 200},
	"POST /class/new":                    {field: "days", missing: 400, wrong: 400, twice: 400},
	"GET /class/lead/{secret}":           {missing: 404},
	"GET /class/{code}":                  {field: "card", missing: 200, wrong: 200, twice: 200},
	"POST /class/{code}/join":            {field: "animal", missing: 400, wrong: 400, twice: 400},
	"POST /class/{code}/leave":           {missing: 403},
	"GET /class/{code}/events":           {missing: 403},
	"GET /class/{code}/teacher":          {seat: true, field: "sort", missing: 200, wrong: 200, twice: 200},
	"POST /class/{code}/today":           {seat: true, field: "today", missing: 200, wrong: 400, twice: 400},
	"POST /class/{code}/pairs":           {seat: true, field: "all", missing: 409, wrong: 409, twice: 409},
	"GET /class/{code}/together":         {seat: true, field: "tally", missing: 200, wrong: 200, twice: 200},
	"POST /class/{code}/together":        {seat: true, field: "show", missing: 400, wrong: 400, twice: 400},
	"POST /class/{code}/together/answer": {missing: 403},
	"POST /class/{code}/lock":            {seat: true, field: "on", missing: 400, wrong: 400, twice: 400},
	"POST /class/{code}/clock":           {seat: true, field: "clock", missing: 400, wrong: 400, twice: 400},
	"POST /class/{code}/remove":          {seat: true, field: "seat", missing: 400, wrong: 400, twice: 400},
	"POST /class/{code}/card":            {seat: true, field: "seat", missing: 400, wrong: 400, twice: 400},
	"POST /class/{code}/renew":           {missing: 403},
	"POST /class/{code}/end":             {missing: 403},
	"GET /class/{code}/day.csv":          {seat: true, field: "day", missing: 200, wrong: 400, twice: 400},
	"GET /class/{code}/poster":           {seat: true, missing: 200},
	"GET /class/{code}/cards":            {seat: true, field: "seat", missing: 200, wrong: 200, twice: 200},
	"GET /board.svg":                     {field: "fen", missing: 200, wrong: 400, twice: 400},
	"GET /board.png":                     {field: "fen", missing: 200, wrong: 400, twice: 400},
	"GET /icon-512.png":                  {missing: 200},
	"GET /icon-maskable.png":             {missing: 200},
	"GET /favicon.ico":                   {missing: 200},
	"GET /edit":                          {field: "at", missing: 200, wrong: 400, twice: 400},
	"POST /guess":                        {field: "squares", missing: 200, wrong: 400, twice: 400},
	"GET /manifest.webmanifest":          {missing: 200},
	"GET /offline":                       {missing: 200},
	"GET /sw.js":                         {missing: 200},
	"GET /apple-touch-icon.png":          {missing: 200},
	"GET /icon-192.png":                  {missing: 200},
	"GET /robots.txt":                    {missing: 200},
}

// wrongForms are bodies that no route takes, with their statuses; what is said of each begins a sentence.
var wrongForms = map[string]struct {
	kind, coding, body string
	status             int
	words              string
}{
	"plain text":        {"text/plain", "", "from=e2", 415, "form or application/json"},
	"XML":               {"application/xml", "", "<from>e2</from>", 415, "form or application/json"},
	"no kind":           {"", "", "from=e2", 415, "form or application/json"},
	"not a kind":        {"a/b/c; =", "", "from=e2", 415, "form or application/json"},
	"packed":            {"application/x-www-form-urlencoded", "gzip", "\x1f\x8b\x08", 415, "form or application/json"},
	"not a form":        {"application/x-www-form-urlencoded", "", "from=%zz", 400, "not a form"},
	"JSON cut off":      {"application/json", "", `{"from":`, 400, "not a JSON object"},
	"JSON of no object": {"application/json", "", `["e2"]`, 400, "not a JSON object"},
	"JSON and more":     {"application/json", "", `{} x`, 400, "not a JSON object"},
	"a field twice":     {"application/json", "", `{"from":"e2","from":"e4"}`, 400, "twice"},
	"a nested field":    {"application/json", "", `{"from":{"square":"e2"}}`, 400, "must be a string"},
}

// queries are such as nobody's browser sends.
var queries = []string{"%zz", "ply=1&ply=2", "ply=-1", "ply=" + strings.Repeat("9", 400), "from=%00", "to=%ff%fe",
	";;&&==",
	strings.Repeat("x=y&", 2000)}

// Each route is asked with wrong methods, kinds, sizes and encodings, and with fields that are missing, wrong or
// doubled. It answers with the right status and a sentence, and changes no cookie.
func TestEveryRouteRefuses(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	s.SetLimiter(site.NewLimiter(1e6, 1e6))
	maker := webtest.ClientOf(t, s)
	id := webtest.Decode[struct{ Room string }](t, maker.Post("/rooms", "side", "white"), http.StatusCreated).Room
	made := webtest.Decode[struct{ Code string }](t, maker.Post("/class/new", "title", "4b"), http.StatusCreated)
	vars := strings.NewReplacer(
		"{code}", made.Code, "{secret}", "x",
		"{id}", id, "{name}", "rook", "{text}", longGame(t, 6).Link(), "{at}", "3", "{page}", "child",
		"/assets/", "/assets/0/none.js",
	)
	allowed := routes(t, s)
	rows := map[string]bool{}
	for _, path := range slices.Sorted(maps.Keys(allowed)) {
		methods := allowed[path]
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"} {
			if !slices.Contains(methods, method) {
				requireOneSentence(t, maker, bad(method, vars.Replace(path), "", ""), http.StatusMethodNotAllowed)
			}
		}
		for _, method := range methods {
			if method == http.MethodHead {
				continue
			}
			row, known := badInputs[method+" "+path]
			assert.True(t, known, "no row for %s %s", method, path)
			rows[method+" "+path] = true
			if row.path == "" {
				row.path = path
			}
			row.path = vars.Replace(row.path)
			t.Run(method+path, func(t *testing.T) { row.try(t, s, method, maker.Cookies) })
		}
	}
	for name := range badInputs {
		assert.True(t, rows[name], "there is no route %s", name)
	}
}

// routes returns the methods of each route, by its path.
func routes(t testing.TB, s *web.Server) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	require.NoError(t, s.Router().Walk(func(route *mux.Route, _ *mux.Router, _ []*mux.Route) error {
		path, err := route.GetPathTemplate()
		if err != nil {
			return err
		}
		if methods, err := route.GetMethods(); err == nil { // not a folder of files
			all[path] = append(all[path], methods...)
		}
		return nil
	}))
	return all
}

// bad returns a request.
func bad(method, path, kind, body string) *http.Request {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	return r
}

const formKind = "application/x-www-form-urlencoded"

// try sends what the row is about, each as a newcomer or with the cookies of a seat.
func (b badInput) try(t *testing.T, s *web.Server, method string, seat map[string]string) {
	bad := func(method, path, kind, body string) *http.Request {
		r := bad(method, path, kind, body)
		if b.seat {
			for name, value := range seat {
				r.AddCookie(&http.Cookie{Name: name, Value: value})
			}
		}
		return r
	}
	if method == http.MethodGet {
		requireAnswer(t, s, bad(method, b.path, "", ""), b.missing)
		for _, query := range queries {
			requireAnswer(t, s, bad(method, with(b.path, query), "", ""), 0)
		}
		if b.field != "" {
			requireAnswer(t, s, bad(method, with(b.path, b.field+"=%F0%9F%90%B4"), "", ""), b.wrong)
			requireAnswer(t, s, bad(method, with(b.path, b.field+"=%00&"+b.field+"=x"), "", ""), b.twice)
		}
		return
	}
	for name, form := range wrongForms {
		r := bad(method, b.path, form.kind, form.body)
		if form.coding != "" {
			r.Header.Set("Content-Encoding", form.coding)
		}
		assert.Contains(t, requireAnswer(t, s, r, form.status), form.words, name)
	}
	for _, kind := range []string{formKind, "application/json"} {
		for _, length := range []int64{0, -1} {
			r := bad(method, b.path, kind, `{"from":"`+strings.Repeat("x", 1<<20))
			if length < 0 {
				r.ContentLength = length
			}
			assert.Contains(t, requireAnswer(t, s, r, http.StatusRequestEntityTooLarge), "bytes")
		}
	}
	requireAnswer(t, s, bad(method, b.path, formKind, ""), b.missing)
	if b.field != "" {
		requireAnswer(t, s, bad(method, b.path, formKind, b.field+"=%F0%9F%90%B4"), b.wrong)
		requireAnswer(t, s, bad(method, b.path, formKind, b.field+"=%00&"+b.field+"=x"), b.twice)
	}
}

// with adds a query to an address.
func with(path, query string) string {
	if strings.Contains(path, "?") {
		return path + "&" + query
	}
	return path + "?" + query
}

// requireAnswer sends a request of a newcomer and requires a status, any but that of an error of ours if it is 0, and
// with a refusal a sentence, which it returns.
func requireAnswer(t *testing.T, s *web.Server, r *http.Request, status int) string {
	t.Helper()
	name := r.Method + " " + r.URL.Path + "?" + r.URL.RawQuery[:min(40, len(r.URL.RawQuery))]
	r.Header.Set("Accept", "application/json")
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	if status != 0 {
		assert.Equal(t, status, w.Code, name)
	}
	assert.Less(t, w.Code, http.StatusInternalServerError, name)
	if w.Code < http.StatusBadRequest {
		return ""
	}
	assert.Empty(t, w.Result().Cookies(), name)
	var e webtest.Refusal
	assert.NoError(t, json.Unmarshal(w.Body.Bytes(), &e), name)
	assert.Regexp(t, `^[A-Z“"0-9].*\.$`, e.Error, name)
	return e.Error
}

// requireOneSentence sends a request of a client and requires a status with a sentence and the methods allowed.
func requireOneSentence(t *testing.T, c *webtest.Client, r *http.Request, status int) {
	t.Helper()
	answer := c.Do(r)
	assert.Equal(t, status, answer.StatusCode, "%s %s", r.Method, r.URL.Path)
	assert.NotEmpty(t, answer.Header.Get("Allow"))
	if r.Method != http.MethodHead {
		body, err := io.ReadAll(answer.Body)
		require.NoError(t, err)
		var e webtest.Refusal
		require.NoError(t, json.Unmarshal(body, &e))
		assert.Regexp(t, `\.$`, e.Error)
	}
}
