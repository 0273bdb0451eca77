package play

import (
	"net/http"
	"time"

	"chesstutor/templates"
	"chesstutor/tutor/say"
	"chesstutor/tutor/seen"
	"chesstutor/web/site"
)

// pageKey is the cache key of the page of a game: all that the page depends on besides the program and how the server
// was started. It has the content of a visitor's cookies, so nobody gets a page that was made for other content.
type pageKey struct {
	game     string // the bytes of its cookie, "" for none
	settings site.Settings
	language *say.Language
	seen     seen.Record
	progress string          // encoded
	share    templates.Share // its zero value for a script
	query    string
	day      time.Time // which the game as text has
}

// mostQuery is the length of the longest query of a page that is cached.
const mostQuery = 100

// mostPages is the size of each generation of the cache of pages, in bytes. A page takes about forty kilobytes.
const mostPages = 2 << 20

// pageKey returns the key of a session's page, and whether the page may be cached: a page with a notice is not.
func (s *Play) pageKey(r *http.Request, ss *session) (key pageKey, keeps bool) {
	if ss.lost || ss.notice != "" || len(r.URL.RawQuery) > mostQuery {
		return key, false
	}
	year, month, day := time.Now().Date()
	key = pageKey{
		game: ss.stored, settings: ss.settings, language: ss.language, seen: ss.seen,
		progress: string(ss.progress.Encode()), query: r.URL.RawQuery,
		day: time.Date(year, month, day, 0, 0, 0, 0, time.UTC),
	}
	if ss.share != nil {
		key.share = *ss.share
	}
	return key, true
}

// weight returns about how many bytes a cached page takes, its key included.
func weight(html []byte) int { return len(html) + 1024 }
