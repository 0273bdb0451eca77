package browsertest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/needs"
)

// page is what a player can do and read on a page: a browser tab with one input method, or pages over HTTP without
// scripts.
type page interface {
	open(path string)
	press(square string)                          // a square of the board, as a selector
	choose(selector string)                       // a link, a button, a summary
	call(method, path, body string) (int, string) // JSON, sent from the page; the status and body of the answer
	sees(selector string)                         // waits for an element
	reads(selector, text string)                  // waits until an element says this
	text(selector string) string                  // "" if there is no such element
	texts(selector string) []string               // of all elements
	attrs(selector, name string) []string         // of all elements, in the page's order
	count(selector string) int                    // of elements
	attr(selector, name string) string
	value(selector string) string // of a field
	path() string
	idle() // waits until no request is under way
	shoot(name string)
	server() *site
}

// player plays games on a page.
type player struct {
	page
	t    *testing.T
	hand hand
}

// soaking is true in make soak: then everything is tested with every input method and look in the browser. make test
// uses one of each.
const soaking = needs.Soak

// each runs a journey in the browser with one input method, and over HTTP without scripts; in make soak with every
// input method.
func each(t *testing.T, representative hand, test func(t *testing.T, p player)) {
	t.Helper()
	for _, h := range hands {
		if soaking || h.name == representative.name {
			t.Run(h.name, func(t *testing.T) {
				t.Parallel()
				test(t, h.on(newTab(t, newSite(t), h.look)))
			})
		}
	}
	t.Run("over HTTP", func(t *testing.T) {
		t.Parallel()
		test(t, player{newPlain(t, newSite(t)), t, hand{name: "over HTTP", look: look{noScripts: true}}})
	})
}

// on returns a player who uses a tab with the input method.
func (h hand) on(b *tab) player { return player{byHand{b, h}, b.t, h} }

// rev returns the hash of the game shown on the page.
func (p player) rev() string { p.t.Helper(); return p.attr("#board", "data-rev") }

func (p player) heading() string { return p.text("#heading") }

// leaves waits until the page shows a state other than rev, and it is a person's turn.
func (p player) leaves(rev string) {
	p.t.Helper()
	p.sees(fmt.Sprintf(`#board:not([data-rev=%q])`, rev))
	p.idle()
}

// returns waits until the page shows the state rev again.
func (p player) returns(rev string) {
	p.t.Helper()
	p.sees(fmt.Sprintf(`#board[data-rev=%q]`, rev))
	p.idle()
}

// shows waits until the page has a heading.
func (p player) shows(heading string) {
	p.t.Helper()
	p.reads("#heading", heading)
	p.idle()
}

// label is what a screen reader says of a square.
func (p player) label(square string) string { p.t.Helper(); return p.attr("#"+square, "aria-label") }

// classed lists the squares with a class, in the page's order.
func (p player) classed(class string) []string { return p.attrs("#board ."+class, "id") }

// said returns the sentences in one of the tutor's lists.
func (p player) said(list string) []string { return p.texts("#" + list + " li") }

// move makes a move in UCI notation, and waits until it is a person's turn again.
func (p player) move(uci string) {
	p.t.Helper()
	p.moveBetween(uci[:2], uci[2:4], uci[4:])
}

// moveBetween makes a move from square to square; choice is what a pawn becomes, or "".
func (p player) moveBetween(from, to, choice string) {
	p.t.Helper()
	old := p.rev()
	p.press("#" + from)
	p.sees(fmt.Sprintf("#%s.selected", from))
	p.sees(fmt.Sprintf("#%s.valid", to))
	p.press("#" + to)
	if choice != "" {
		p.sees("#promotion[open]")
		p.choose(fmt.Sprintf("#promotion [value=%s]", choice))
	}
	p.leaves(old)
}

// startFrom begins a game from a position, the usual one if fen is "".
func (p player) startFrom(fen, players string) {
	p.t.Helper()
	p.begin(map[string]any{"fen": fen, "players": players})
}

// startAt begins a game against a level of the computer's.
func (p player) startAt(fen string, l ai.Level) {
	p.t.Helper()
	p.begin(map[string]any{"fen": fen, "level": l})
}

func (p player) begin(game map[string]any) {
	p.t.Helper()
	body, err := json.Marshal(game)
	require.NoError(p.t, err)
	status, said := p.call(http.MethodPost, "/new", string(body))
	require.Equal(p.t, http.StatusOK, status, said)
	p.open("/")
}

// answer asks the server for JSON.
func answer[T any](p player, path string) T {
	p.t.Helper()
	status, body := p.call(http.MethodGet, path, "")
	require.Equal(p.t, http.StatusOK, status, body)
	var answer T
	require.NoError(p.t, json.Unmarshal([]byte(body), &answer))
	return answer
}

// firstMove is a legal move, of the first piece by the name of its square that has one; a promotion is to a queen.
func (p player) firstMove() string {
	p.t.Helper()
	moves := answer[struct {
		Player     map[string][]string `json:"player"`
		Promotions []string            `json:"promotions"`
	}](p, "/moves")
	first := ""
	for from, to := range moves.Player {
		if len(to) > 0 && (first == "" || from < first[:2]) {
			first = from + to[0]
		}
	}
	require.NotEmpty(p.t, first, "there is a legal move")
	if slices.Contains(moves.Promotions, first) {
		first += "q"
	}
	return first
}

// byHand is a tab with one input method.
type byHand struct {
	*tab
	hand hand
}

func (b byHand) press(square string) {
	b.t.Helper()
	b.hand.fold(b.tab, square)
	b.hand.press(b.tab, square)
}

func (b byHand) choose(selector string) {
	b.t.Helper()
	b.hand.unfold(b.tab, selector)
	b.hand.fold(b.tab, selector)
	b.hand.choose(b.tab, selector)
}

func (b byHand) server() *site { return b.site }
