package web_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/webtest"
)

// asking is a request as an attacker writes it.
type asking struct {
	path             string
	cookie, language string // headers
	form             string // the body of a POST
}

// The kinds of games that an attacker has cookies of: a long one, one in which the strongest level has to move where
// that takes longest, and one in which the attacker has.
const (
	longOne = iota
	hardOne
	usualOne
	kindsOfGames
)

// arsenal is what an attacker has prepared, and the state of a room to attack.
type arsenal struct {
	texts, endless []string // of links: of as many plies as a game may have, and as long as a link may be
	pgns           []string
	imports        map[string][]string    // forms, by the case of POST /import
	games          [kindsOfGames][]string // cookies
	room, seat     string                 // a room's id, and the cookie of its maker
}

// arms are the sizes of an arsenal: how many games of each kind it has, and the plies of texts, endless and longOne.
type arms struct{ each, long, endless, own int }

// newArsenal prepares an attack; do sends a request from an address that is used for nothing else.
func newArsenal(t testing.TB, size arms, do func(from string, r *http.Request) *http.Response) *arsenal {
	t.Helper()
	a := &arsenal{}
	for n := range size.each {
		g := wandering(uint64(n), size.long)
		a.texts = append(a.texts, g.Link())
		a.pgns = append(a.pgns, strings.Join(g.SAN(), " "))
		if n < 4 {
			a.endless = append(a.endless, wandering(uint64(n), size.endless).Link())
		}
		from := fmt.Sprintf("10.1.0.%d", n)
		post := func(path string, form url.Values) string {
			r, err := http.NewRequest(http.MethodPost, path, strings.NewReader(form.Encode()))
			require.NoError(t, err)
			r.Header.Set("Content-Type", formKind)
			answer := do(from, r)
			_, _ = io.Copy(io.Discard, answer.Body)
			var cookies []string
			for _, c := range answer.Cookies() {
				cookies = append(cookies, c.Name+"="+c.Value)
			}
			require.Less(t, answer.StatusCode, 300, path)
			if location := answer.Header.Get("Location"); location != "" {
				a.room = location[strings.LastIndexByte(location, '/')+1:]
			}
			return strings.Join(cookies, "; ")
		}
		keep := func(kind int, cookie string) { a.games[kind] = append(a.games[kind], cookie) }
		own := strings.Join(wandering(uint64(n), size.own).SAN(), " ")
		keep(longOne, post("/import", url.Values{"pgn": {own}, "index": {"1"}, "players": {"two"}}))
		strongest := webtest.Number(ai.Strongest)
		another := strings.TrimSuffix(webtest.NineQueens, "1") + fmt.Sprint(n+1)
		keep(hardOne, post("/new", url.Values{"fen": {another}, "level": {strongest}}))
		keep(usualOne, post("/new", url.Values{"fen": {fmt.Sprintf(webtest.FourKnights, n+4)}, "level": {strongest}}))
		if n == 0 {
			a.seat = post("/rooms", url.Values{"side": {"white"}})
			room := a.room
			from = "10.1.1.0" // the opponent's
			post("/room/"+room+"/join", nil)
			a.room = room
		}
	}
	a.imports = a.longImports()
	return a
}

// enoughPlies is how long a game must be that is to have more.
const enoughPlies = 2500

// wandering returns a game of so many plies, fewer only if none was found, in which pieces wander; number makes it
// another one.
func wandering(number uint64, plies int) *tutor.Game {
	var best *tutor.Game
	for seed := range uint64(50) {
		random := rand.New(rand.NewPCG(seed, number))
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for g.Ply() < plies && g.Outcome() == chess.Playing {
			moves := g.Position().Moves()
			random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
			slices.SortStableFunc(moves, func(a, b chess.Move) int { return irreversible(g, a) - irreversible(g, b) })
			_ = g.Play(moves[0])
		}
		if best == nil || g.Ply() > best.Ply() {
			best = g
		}
		if g.Ply() >= min(plies, enoughPlies) {
			return g
		}
	}
	return best
}

// one returns the n-th of a list that goes round.
func one(list []string, n int) string { return list[n%len(list)] }

// linked returns a text of a link: by turns one as long as a game may be, and one as long as a link may be.
func (a *arsenal) linked(n int) string {
	if n%2 == 1 {
		return one(a.endless, n/2)
	}
	return one(a.texts, n/2)
}

// own returns a request with the n-th own game of a kind, and n in the query, so that no page that is kept helps.
func (a *arsenal) own(path string, kind, n int, form ...string) asking {
	return asking{path: varied(path, n), cookie: one(a.games[kind], n), form: strings.Join(form, "&")}
}

// varied returns an address with a number that no route reads.
func varied(path string, n int) string {
	if strings.Contains(path, "?") {
		return fmt.Sprintf("%s&n=%d", path, n)
	}
	return fmt.Sprintf("%s?n=%d", path, n)
}

// dearest returns the request that costs most of a route, "GET /moves", or the same for a case of it behind a space.
// n makes it differ from the others.
func (a *arsenal) dearest(route string, n int) asking {
	method, path, _ := strings.Cut(route, " ")
	path, how, _ := strings.Cut(path, " ")
	inRoom := strings.HasPrefix(path, "/room/")
	path = strings.NewReplacer("{id}", a.room, "{name}", "fork", "{text}", a.linked(n), "{at}", "50").Replace(path)
	switch {
	case inRoom && strings.HasSuffix(path, "/events"):
		return asking{path: path + "?since=0", cookie: a.seat}
	case inRoom:
		return asking{path: varied(path+"?from=e2&to=e4", n), cookie: a.seat, form: "from=e2&to=e5&answer=offer"}
	case how != "":
		return a.dearestCase(route, n)
	}
	switch path {
	case "/move":
		if method == http.MethodGet {
			return a.own(path, hardOne, n)
		}
		return a.own(path, usualOne, n, "from=f1&to=c4")
	case "/hint", "/threat", "/purpose", "/advice", "/moves":
		return a.own(path+"?step=4", usualOne, n)
	case "/why":
		return a.own(path+"?from=f1&to=f8", usualOne, n)
	case "/guess":
		return a.own(path, usualOne, n, "squares=e4,f3&tell=true")
	case "/review", "/review.pgn":
		return asking{path: fmt.Sprintf("%s?wait=true&game=%s", path, one(a.texts, n)), cookie: padding(n)}
	case "/review/try", "/review/keep":
		return asking{path: path + "?ply=50&game=" + one(a.texts, n), form: "move=e2e4", cookie: padding(n)}
	case "/import":
		return asking{path: path, form: "look=1&pgn=" + url.QueryEscape(one(a.pgns, n))}
	case "/new":
		return a.own(path, longOne, n, fmt.Sprintf("fen=%s", url.QueryEscape(fmt.Sprintf(webtest.FourKnights, n+4))))
	case "/rooms":
		return asking{path: path, form: "minutes=5"}
	case "/practice/sheet":
		return asking{path: fmt.Sprintf("%s?n=12&seed=%d", path, n)}
	case "/board.png", "/board.svg":
		return asking{path: fmt.Sprintf("%s?fen=%s&arrows=a1h8,h1a8,a8h1,h8a1,a4h4,h5a5,d1d8,e8e1", path,
			url.QueryEscape(fmt.Sprintf(webtest.FourKnights, n+4)))}
	case "/edit":
		return asking{path: fmt.Sprintf("%s?fen=%s", path, url.QueryEscape(fmt.Sprintf(webtest.FourKnights, n+4)))}
	}
	return a.own(path, longOne, n, "from=f1&to=c4&move=f1c4&id=1&ply=1")
}

// moreCases are further requests of a route that were dear.
var moreCases = []string{
	"POST /import novelties", "POST /import tags", "POST /import games", "GET /levels language", "GET /review pages",
}

// longImports returns the forms of the cases of POST /import, all of them as long as an import may be.
func (a *arsenal) longImports() map[string][]string {
	const most = 250 << 10
	forms := map[string][]string{}
	for n := range 4 {
		add := func(name, part string) {
			text := fmt.Sprintf("[Round \"%d\"]\n1. e4 ", n) + strings.Repeat(part, most/len(part))
			forms[name] = append(forms[name], "pgn="+url.QueryEscape(text))
		}
		add("POST /import novelties", "N ")
		add("POST /import tags", `[A "b"] `)
		add("POST /import games", one(a.pgns, n)+" *\n\n")
	}
	return forms
}

// dearestCase returns a request of one of moreCases.
func (a *arsenal) dearestCase(route string, n int) asking {
	switch {
	case a.imports[route] != nil:
		return asking{path: "/import", form: one(a.imports[route], n)}
	case route == "GET /review pages":
		return asking{path: "/review?game=" + one(a.texts, n), cookie: fmt.Sprintf("who=%d", n)}
	}
	page := a.own("/levels", longOne, n)
	page.language = strings.Repeat("xx-yy,", 4<<10)
	return page
}

// padding returns the header of a cookie, nearly as long as a header may be, that is somebody else's for each n.
func padding(n int) string { return fmt.Sprintf("who=%d-%s", n, strings.Repeat("x", 24<<10)) }
