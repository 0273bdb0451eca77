package browsertest

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"chesstutor/assets"
)

// release makes the site another release: its files are at an address of their own only, as if a byte of them had
// changed, and its script and style sheet tell in the page which release they are of.
func (s *site) release(name string) {
	s.wrap = func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			answer, own := httptest.NewRecorder(), r.Clone(r.Context())
			own.Header.Del("Accept-Encoding")
			own.URL.Path = strings.Replace(r.URL.Path, assets.Hash(), "another", 1)
			own.URL.Path = strings.Replace(own.URL.Path, "/"+name+"/", "/"+assets.Hash()+"/", 1)
			next.ServeHTTP(answer, own)
			body := bytes.ReplaceAll(answer.Body.Bytes(), []byte(assets.Hash()), []byte(name))
			switch {
			case answer.Code != http.StatusOK:
			case strings.HasSuffix(r.URL.Path, "/main.js"):
				body = append([]byte(`document.documentElement.dataset.script = "`+name+`";`), body...)
			case strings.HasSuffix(r.URL.Path, "/main.css"):
				body = append(body, ":root { --style: "+name+" }"...)
			}
			for name, values := range answer.Header() {
				w.Header()[name] = values
			}
			w.Header().Del("Content-Length")
			w.WriteHeader(answer.Code)
			_, _ = w.Write(body)
		})
	}
}

// isOf waits until the page that is shown has the script and the style sheet of a release, as it names them itself.
func (b *tab) isOf(name string) {
	b.t.Helper()
	b.until(`document.documentElement.dataset.script === %q &&
		getComputedStyle(document.documentElement).getPropertyValue("--style") === %[1]q &&
		document.querySelector("script[src]").src.includes(%[1]q)`, name)
}

// keepsOnly waits until the browser keeps files of no release but one.
func (b *tab) keepsOnly(name string) {
	b.t.Helper()
	ask[bool](b, `new Promise(done => {
		const look = async () => (await caches.keys()).join() === "/assets/%s" ? done(true) : setTimeout(look, 50);
		look();
	})`, name)
}

// When the server becomes another release, a page that stays open goes on: its move is answered, and the page is
// loaded anew with the script and the style sheet of that release, whose service worker throws away what the one before
// kept. So is the page that is shown without a connection.
func TestAnUpdateLeavesNoStaleScript(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.worker = true
	s.release("aaaaaaaaaaaa")
	b := newTab(t, s, desk)
	b.open("/")
	b.isOf("aaaaaaaaaaaa")
	b.keepsOnly("aaaaaaaaaaaa")

	s.stop()
	s.release("bbbbbbbbbbbb")
	s.start()
	b.click("#e2")
	b.sees("#e2.selected")
	b.click("#e4")
	b.isOf("bbbbbbbbbbbb")
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)
	b.idle()
	b.keepsOnly("bbbbbbbbbbbb")

	s.stop()
	b.do(chromedp.Navigate(s.url("/")))
	b.reads(".offline h1", "No connection")
	b.isOf("bbbbbbbbbbbb")
	s.start()
}
