package picture

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"net/http"
	"path"
	"strings"
	"time"

	"chesstutor/tutor/cache"
	"chesstutor/web/site"
)

// Routes registers the routes of pictures.
func (s *Pictures) Routes(r *site.Router) {
	r.Get("/board.svg", s.svg)
	r.Get("/board.png", s.png)
	entries, err := icons.ReadDir("icons")
	if err != nil {
		panic("picture: " + err.Error()) // unreachable: the directory is embedded
	}
	for _, entry := range entries {
		r.Get("/"+entry.Name(), func(w http.ResponseWriter, r *http.Request) error {
			file, err := icons.ReadFile("icons/" + entry.Name())
			if err != nil {
				return err
			}
			kind := "image/png"
			if path.Ext(entry.Name()) == ".ico" {
				kind = "image/vnd.microsoft.icon"
			}
			write(w, r, kind, string(file))
			return nil
		})
	}
}

// Pictures has the handlers of pictures.
type Pictures struct {
	drawn cache.Cache[string, []byte] // PNGs, by Board.key
}

// mostDrawn is the size of each generation of the cache of PNGs, of 60 KB each at most.
const mostDrawn = 64

// New returns a Pictures.
func New() *Pictures {
	return &Pictures{drawn: cache.Cache[string, []byte]{Most: mostDrawn}}
}

// icons holds the site's icon in the sizes and formats that devices ask for, each by its address. A test draws them.
//
//go:embed icons
var icons embed.FS

// svg answers GET /board.svg.
func (s *Pictures) svg(w http.ResponseWriter, r *http.Request) error {
	b, err := ReadBoard(site.Query(r))
	if err != nil {
		return err
	}
	file, err := SVG(r.Context(), b)
	if err != nil {
		return err
	}
	write(w, r, "image/svg+xml", file)
	return nil
}

// png answers GET /board.png.
func (s *Pictures) png(w http.ResponseWriter, r *http.Request) error {
	b, err := ReadBoard(site.Query(r))
	if err != nil {
		return err
	}
	file, err := s.cached(b)
	if err != nil {
		return err
	}
	write(w, r, "image/png", string(file))
	return nil
}

// cached returns the PNG of a board, which is drawn if it was not lately.
func (s *Pictures) cached(b Board) ([]byte, error) {
	key := b.key()
	if file, ok := s.drawn.Get(key); ok {
		return file, nil
	}
	file, err := PNG(b)
	if err == nil {
		s.drawn.Put(key, file)
	}
	return file, err
}

// write answers with a picture, which may be kept for a day and shown by other sites, or with 304 to whoever has it.
func write(w http.ResponseWriter, r *http.Request, kind, content string) {
	sum := sha256.Sum256([]byte(content))
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("Content-Security-Policy", "default-src 'none'")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.Set("Cache-Control", "public, max-age=86400")
	h.Set("ETag", `"`+hex.EncodeToString(sum[:8])+`"`)
	h.Del("Vary")       // it depends on its address alone
	h.Del("Set-Cookie") // of a cookie that was renamed: others may get this answer
	http.ServeContent(w, r, "", time.Time{}, strings.NewReader(content))
}
