package browsertest

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
)

// patience is how long the browser may take for anything at all.
const patience = 20 * time.Second

// launch starts a browser with a profile of its own, kept in dir if given.
func launch(dir string) (context.Context, context.CancelFunc) {
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath("chromium"), chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("lang", "en"), chromedp.Flag("hide-scrollbars", false),
	}
	if dir != "" {
		options = append(options, chromedp.UserDataDir(dir))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	return ctx, func() { _ = chromedp.Cancel(ctx); cancel(); stop() }
}

var shared context.Context // one browser for all tests but those that close it

func TestMain(m *testing.M) {
	var stop context.CancelFunc
	shared, stop = launch("")
	if err := chromedp.Do(shared, chromedp.Navigate("about:blank")); err != nil {
		fmt.Fprintln(os.Stderr, "the browser does not start:", err)
		os.Exit(1)
	}
	code := m.Run()
	stop()
	os.Exit(code)
}

var key = []byte("the key of the browser tests, long enough")

// site is a server that can be stopped and started again at its address.
type site struct {
	t       *testing.T
	address string
	server  *http.Server
	rooms   string // the file of the rooms
	end     func() // the server's tending
	wrap    func(http.Handler) http.Handler
	origins []string // of separate front ends
}

func newSite(t *testing.T) *site { return newSiteFor(t) }

// newSiteFor starts a server for separate front ends too.
func newSiteFor(t *testing.T, origins ...string) *site {
	s := &site{t: t, address: "localhost:0", origins: origins, rooms: filepath.Join(t.TempDir(), "rooms.db"), wrap: func(h http.Handler) http.Handler { return h }}
	s.start()
	t.Cleanup(s.stop)
	return s
}

func (s *site) start() {
	handler, err := web.New(web.Config{
		Start: chess.Start(), Keys: [][]byte{key}, Pool: ai.NewPool(2, 64), Log: slog.New(slog.DiscardHandler),
		Rooms:   func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, s.rooms) },
		Origins: s.origins,
	})
	require.NoError(s.t, err)
	listener, err := net.Listen("tcp", s.address)
	require.NoError(s.t, err)
	_, port, _ := strings.Cut(listener.Addr().String(), ":")
	s.address = "localhost:" + port
	s.server = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.wrap(handler).ServeHTTP(w, r)
	})}
	ctx, cancel := context.WithCancel(context.Background())
	tended := make(chan struct{})
	go func() {
		handler.Run(ctx)
		close(tended)
	}()
	s.end = func() {
		cancel()
		<-tended
		_ = handler.Close()
	}
	go s.server.Serve(listener)
}

func (s *site) stop() {
	_ = s.server.Close()
	s.end()
}

func (s *site) url(path string) string { return "http://" + s.address + path }

// tab is a page in a browser with cookies of its own.
type tab struct {
	t    *testing.T
	ctx  context.Context
	site *site

	noScripts bool
}

// look is how a tab is looked at.
type look struct {
	width, height int64
	touch         bool
	dark          bool
	calm          bool // motion is unwelcome
	noScripts     bool
}

var desk = look{width: 1280, height: 860}
var phone = look{width: 360, height: 740, touch: true}

func newTab(t *testing.T, s *site, l look) *tab {
	ctx, cancel := chromedp.NewContext(shared, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	return openTab(t, ctx, s, l)
}

func openTab(t *testing.T, ctx context.Context, s *site, l look) *tab {
	b := &tab{t: t, ctx: ctx, site: s}
	// The context that a tab is first used with must live as long as the tab.
	require.NoError(t, chromedp.Do(ctx, chromedp.Navigate("about:blank")))
	b.wear(l)
	call(b, emulation.SetScrollbarsHidden, emulation.SetScrollbarsHiddenParams{Hidden: true}) // as on phones
	return b
}

// wear sets how the tab is looked at.
func (b *tab) wear(l look) {
	b.t.Helper()
	features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "light"}}
	if l.dark {
		features[0].Value = "dark"
	}
	if l.calm {
		features = append(features, &emulation.MediaFeature{Name: "prefers-reduced-motion", Value: "reduce"})
	}
	viewport := chromedp.EmulateViewport(l.width, l.height)
	if l.touch {
		viewport = chromedp.EmulateViewport(l.width, l.height, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	b.do(viewport)
	call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
	call(b, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: l.noScripts})
	b.noScripts = l.noScripts
}

// call sends the browser a command of its protocol.
func call[P, R any](b *tab, command cdp.Command[P, R], params P) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	_, err := chromedp.Call(ctx, command, params)
	require.NoError(b.t, err)
}

func (b *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	require.NoError(b.t, chromedp.Do(ctx, actions...))
}

// open goes to a page and waits until it is ready for use.
func (b *tab) open(path string) {
	b.t.Helper()
	b.do(chromedp.Navigate(b.site.url(path)))
	b.idle()
}

// ask evaluates an expression in the page.
func ask[T any](b *tab, expression string, arguments ...any) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](fmt.Sprintf(expression, arguments...), chromedp.EvalAwaitPromise))
	require.NoError(b.t, err, expression)
	return value
}

// until waits for an expression to hold.
func (b *tab) until(expression string, arguments ...any) {
	b.t.Helper()
	expression = fmt.Sprintf(expression, arguments...)
	deadline := time.Now().Add(patience)
	for !b.holds(expression) {
		if time.Now().After(deadline) {
			b.shoot("failed")
			require.Fail(b.t, "waited in vain", "%s\nthe page says: %s", expression, ask[string](b, "document.body.innerText"))
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// holds evaluates a condition. On a page that is just being left it does not
// hold.
func (b *tab) holds(expression string) bool {
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("Boolean("+expression+")"))
	return err == nil && value
}

// idle waits until nothing is awaited and it is a person's turn, or the end.
func (b *tab) idle() {
	b.t.Helper()
	if b.noScripts {
		b.until(`document.readyState === "complete"`)
		return
	}
	b.until(`document.readyState === "complete" && !document.querySelector("[data-busy], #board[data-thinking]") &&
		(!document.getElementById("board") || document.documentElement.matches(".live"))`)
}

// shoot keeps a picture of the page where the environment asks for pictures.
func (b *tab) shoot(name string) {
	b.t.Helper()
	dir := os.Getenv("CHESSTUTOR_PICTURES")
	if dir == "" {
		return
	}
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	require.NoError(b.t, err)
	require.NoError(b.t, os.MkdirAll(dir, 0o755))
	require.NoError(b.t, os.WriteFile(dir+"/"+strings.ReplaceAll(name, "/", "-")+".png", picture, 0o644))
}
