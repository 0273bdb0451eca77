package site

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
)

// The header is read once a request, however often a page asks for its language.
func TestAcceptLanguageIsReadOnce(t *testing.T) {
	turned := &say.Language{Tag: "x-turned"}
	s, err := New(Config{Keys: [][]byte{make([]byte, 32)}, Languages: []*say.Language{english.English, turned}})
	require.NoError(t, err)
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r = r.WithContext(&Visit{Context: r.Context()})
	r.Header.Set("Accept-Language", turned.Tag)
	require.True(t, turned == s.Language(r))
	r.Header.Set("Accept-Language", "en")
	assert.True(t, turned == s.Language(r), "read a second time")
}
