package browsertest

import (
	"context"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// patience is how long the browser may take for anything at all, on a machine that others use too.
const patience = 2 * time.Minute

// launch starts a browser with a profile of its own, kept in dir if given.
func launch(dir string) (context.Context, context.CancelFunc) {
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(chromium), chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.WSURLReadTimeout(patience),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("lang", "en"), chromedp.Flag("hide-scrollbars", false),
		// Tabs that other tests' tabs hide are used as well.
		chromedp.Flag(
			"disable-background-timer-throttling",
			true,
		), chromedp.Flag("disable-renderer-backgrounding", true),
		chromedp.Flag("disable-backgrounding-occluded-windows", true),
	}
	if dir != "" {
		options = append(options, chromedp.UserDataDir(dir))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	return ctx, func() { _ = chromedp.Cancel(ctx); cancel(); stop() }
}

const chromium = "chromium-headless-shell" // the program

var shared context.Context // one browser for all tests but those that close it; nil if there is none

func TestMain(m *testing.M) {
	stop := func() {}
	if needs.Has(chromium) {
		shared, stop = launch("")
		if err := chromedp.Do(shared, chromedp.Navigate("about:blank")); err != nil {
			fmt.Fprintln(os.Stderr, "the browser does not start:", err)
			os.Exit(1)
		}
	}
	flag.Parse()
	if flag.Lookup("test.parallel").Value.String() == strconv.Itoa(runtime.GOMAXPROCS(0)) {
		_ = flag.Set("test.parallel", strconv.Itoa(2*runtime.GOMAXPROCS(0))) // tests wait as often as they work
	}
	code := m.Run()
	stop()
	os.Exit(code)
}

// tab is a page in a browser with cookies of its own.
type tab struct {
	t    *testing.T
	ctx  context.Context
	site *site

	noScripts bool
	worn      *look // what the tab and its copies wear; a zero look at first
}

// look is the window size and media preferences of a tab.
type look struct {
	width, height int64
	touch         bool
	dark          bool
	calm          bool // prefers reduced motion
	lively        bool // wants motion; who says neither does in the long form alone, since frames cost time
	noScripts     bool
}

var desk = look{width: 1280, height: 860}
var phone = look{width: 360, height: 740, touch: true}

// moving returns the look of somebody who wants motion.
func (l look) moving() look { l.lively = true; return l }

func newTab(t *testing.T, s *site, l look) *tab {
	t.Helper()
	needs.Tool(t, chromium)
	ctx, cancel := chromedp.NewContext(shared, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	return openTab(t, ctx, s, l)
}

// newcomer opens a tab without cookies, which is asked where to begin.
func newcomer(t *testing.T, s *site, l look) *tab {
	b := newTab(t, s, l)
	call(b, network.DeleteCookies, network.DeleteCookiesParams{Name: beenWelcome().Name, URL: s.url("/")})
	return b
}

// openTab opens a tab of somebody who has been asked where to begin.
func openTab(t *testing.T, ctx context.Context, s *site, l look) *tab {
	b := &tab{t: t, ctx: ctx, site: s, worn: new(look)}
	// The context that a tab is first used with must live as long as the tab.
	require.NoError(t, chromedp.Do(ctx, chromedp.Navigate("about:blank")))
	b.wear(l)
	answered := beenWelcome()
	call(b, network.SetCookie, network.SetCookieParams{Name: answered.Name, Value: answered.Value, URL: s.url("/")})
	call(b, emulation.SetScrollbarsHidden, emulation.SetScrollbarsHiddenParams{Hidden: true}) // as on phones
	return b
}

// wear sets the window size and media preferences of the tab. What it wears already it is not told again, since a page
// is styled anew for each.
func (b *tab) wear(l look) {
	b.t.Helper()
	was := *b.worn
	if l == was {
		return
	}
	*b.worn = l
	features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "light"}}
	if l.dark {
		features[0].Value = "dark"
	}
	if l.calm || !l.lively && !soaking {
		features = append(features, &emulation.MediaFeature{Name: "prefers-reduced-motion", Value: "reduce"})
	}
	viewport := chromedp.EmulateViewport(l.width, l.height)
	if l.touch {
		viewport = chromedp.EmulateViewport(l.width, l.height, chromedp.EmulateTouch, chromedp.EmulateMobile)
	}
	b.do(viewport)
	if first := was == (look{}); first || l.dark != was.dark || l.calm != was.calm || l.lively != was.lively {
		call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
	}
	if l.noScripts != was.noScripts {
		call(b, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: l.noScripts})
	}
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
	value, err := chromedp.Run(
		ctx,
		chromedp.Evaluate[T](fmt.Sprintf(expression, arguments...), chromedp.EvalAwaitPromise),
	)
	require.NoError(b.t, err, expression)
	return value
}

// shoot saves a screenshot of the page if an environment variable asks for screenshots.
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
