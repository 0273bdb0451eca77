package browsertest

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The scripts must know no chess. A proxy between server and page renames all squares and pieces, and the page must
// work all the same.
var (
	ourSquare     = regexp.MustCompile(`\b[a-h][1-8]\b`)
	ourMove       = regexp.MustCompile(`"([a-h][1-8])([a-h][1-8])([qrbn]?)"`)
	foreignSquare = regexp.MustCompile(`\bsq[0-9]+x\b`)
	ourPiece      = regexp.MustCompile(`\b(pawn|knight|bishop|rook|queen|king)\b`)
)

func abroad(square string) string {
	return "sq" + strconv.Itoa(int(square[0]-'a')*8+int(square[1]-'1')) + "x"
}

func home(square string) string {
	n, _ := strconv.Atoi(strings.Trim(square, "sqx"))
	return string([]byte{byte('a' + n/8), byte('1' + n%8)})
}

// translated renames squares and pieces in a response.
func translated(body string) string {
	body = ourMove.ReplaceAllStringFunc(body, func(m string) string {
		p := ourMove.FindStringSubmatch(m)
		return `"` + abroad(p[1]) + abroad(p[2]) + p[3] + `"`
	})
	body = ourSquare.ReplaceAllStringFunc(body, abroad)
	body = ourPiece.ReplaceAllStringFunc(body, func(name string) string { return "schach" + name[:2] })
	for i := range 12 {
		body = strings.ReplaceAll(body, string(rune('♔'+i)), string(rune('🂡'+i)))
		body = strings.ReplaceAll(body, "&#"+strconv.Itoa('♔'+i)+";", "&#"+strconv.Itoa('🂡'+i)+";")
	}
	return body
}

// translator is the proxy: it translates the names in requests for the server, and those in responses for the page.
func translator(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/assets/") {
			next.ServeHTTP(w, r)
			return
		}
		query, _ := url.QueryUnescape(r.URL.RawQuery)
		r.URL.RawQuery = foreignSquare.ReplaceAllStringFunc(query, home)
		body, _ := io.ReadAll(r.Body)
		body = foreignSquare.ReplaceAllFunc(body, func(s []byte) []byte { return []byte(home(string(s))) })
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		r.Header.Del("Accept-Encoding")

		answer := httptest.NewRecorder()
		next.ServeHTTP(answer, r)
		for name, values := range answer.Header() {
			w.Header()[name] = values
		}
		w.Header().Del("Content-Length")
		w.WriteHeader(answer.Code)
		_, _ = io.WriteString(w, translated(answer.Body.String()))
	})
}

func TestThePageKnowsNoChess(t *testing.T) {
	t.Parallel()
	for _, h := range hands[:3] {
		if !soaking && h.name != mouse.name {
			continue // one input method is enough
		}
		t.Run(h.name, func(t *testing.T) {
			s := newSite(t)
			s.wrap = translator
			b := newTab(t, s, h.look)
			p := h.on(b)
			b.startFrom("8/P6k/8/8/8/8/7p/K7 w - - 0 1", "two")
			assert.Zero(t, b.count("#e4, [aria-label*=pawn]"), "we are abroad")
			play := func(from, to, choice string) { p.moveBetween(abroad(from), abroad(to), choice) }
			play("a7", "a8", "n")
			play("h2", "h1", "r")
			play("a1", "b2", "")
			assert.Contains(t, p.label(abroad("b2")), "schachki")

			b.startFrom("", "computer")
			play("e2", "e4", "")
			assert.Equal(t, 2, b.count("#moves .san:not(:empty)"), "the computer has answered")
		})
	}
}
