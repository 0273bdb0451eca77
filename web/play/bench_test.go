package play_test

import (
	"maps"
	"net/http"
	"strings"
	"testing"

	"chesstutor/web/webtest"
)

func BenchmarkMoves(b *testing.B) {
	c := webtest.NewClient(b, nil)
	c.Start(webtest.Middlegame, "computer")
	for b.Loop() {
		serve(b, c, "/moves")
	}
}

func BenchmarkPage(b *testing.B) {
	c := webtest.NewBrowser(b, nil)
	c.JSON().Start(webtest.Middlegame, "computer")
	for b.Loop() {
		serve(b, c, "/?from=f3")
	}
}

func BenchmarkComputersMove(b *testing.B) {
	c := webtest.NewClient(b, nil)
	c.Start(strings.Replace(webtest.Middlegame, " w ", " b ", 1), "computer")
	for b.Loop() {
		serve(b, c, "/move")
	}
}

// serve sends a request and drops the cookies of the response, so that all requests are the same.
func serve(b *testing.B, c *webtest.Client, path string) {
	same := *c
	same.Unknown, same.Cookies = true, maps.Clone(c.Cookies)
	if r := same.Get(path); r.StatusCode != http.StatusOK {
		b.Fatal(r.StatusCode)
	}
}
