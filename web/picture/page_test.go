package picture_test

import (
	"bytes"
	"image/png"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/web/webtest"
)

// Pictures may be kept and shown elsewhere, and are not sent again to whoever has them.
func TestPicturesOfABoard(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := "?fen=" + url.QueryEscape("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1") + "&last=e8e7&side=black&arrows=e2e4"
	for path, kind := range map[string]string{"/board.png": "image/png", "/board.svg": "image/svg+xml"} {
		t.Run(path, func(t *testing.T) {
			r := c.Get(path + query)
			require.Equal(t, http.StatusOK, r.StatusCode)
			assert.Equal(t, kind, r.Header.Get("Content-Type"))
			assert.Equal(t, "public, max-age=86400", r.Header.Get("Cache-Control"))
			assert.Equal(t, "cross-origin", r.Header.Get("Cross-Origin-Resource-Policy"))
			assert.Empty(t, r.Header.Get("Vary"))
			assert.Empty(t, r.Cookies())
			whole := webtest.Text(t, r)
			assert.Equal(t, whole, webtest.Text(t, c.Get(path+query)), "again, from the cache")
			assert.NotEqual(t, whole, webtest.Text(t, c.Get(path)), "the start of a game")

			again := httptest.NewRequest(http.MethodGet, path+query, nil)
			again.Header.Set("If-None-Match", r.Header.Get("ETag"))
			answer := c.Do(again)
			assert.Equal(t, http.StatusNotModified, answer.StatusCode)
			assert.Empty(t, webtest.Text(t, answer))
			head := c.Do(httptest.NewRequest(http.MethodHead, path+query, nil))
			assert.Equal(t, http.StatusOK, head.StatusCode)
			assert.Equal(t, r.Header.Get("ETag"), head.Header.Get("ETag"))
		})
	}
	_, err := png.Decode(bytes.NewReader([]byte(webtest.Text(t, c.Get("/board.png"+query)))))
	assert.NoError(t, err)
}

// What cannot be drawn is refused with a sentence, and the refusal is not kept.
func TestPicturesThatCannotBeDrawn(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for query, says := range map[string]string{
		"fen=8/8/8/8/8/8/8/8+w+-+-+0+1":    "White has 0 kings",
		"fen=hello":                        "six parts",
		"fen=" + strings.Repeat("p", 5000): "six parts",
		"last=e2":                          `"e2" is not a move`,
		"last=e2e9":                        `"e2e9" is not a move`,
		"side=random":                      "Side is one of white or black.",
		"side=white&side=black":            "Side is one of white or black.",
		"arrows=e2e2":                      `"e2e2" is not a move`,
		"arrows=e2e4,":                     `"" is not a move`,
		"arrows=" + strings.Repeat("e2e4,", 8) + "e2e4":        "A picture has at most 8 arrows.",
		"fen=" + url.QueryEscape(chess.StartFEN) + "+extra":    "six parts",
		"last=" + url.QueryEscape("<script>alert(1)</script>"): "is not a move",
	} {
		for _, path := range []string{"/board.png?", "/board.svg?"} {
			r := c.Get(path + query)
			assert.Equal(t, "no-store", r.Header.Get("Cache-Control"))
			webtest.RequireRefused(t, r, http.StatusBadRequest, says)
		}
	}
}
