package web_test

import (
	"database/sql"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// longestLink is the text of a link to a game of 1,200 plies, of moves that take much of it.
func longestLink(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile("../tutor/testdata/longlink.txt")
	require.NoError(t, err)
	return strings.TrimSpace(string(text))
}

// storedLonger is a game of 5,000 plies, from before there was a limit.
func storedLonger(t testing.TB) *tutor.Game {
	t.Helper()
	text, err := os.ReadFile("../tutor/testdata/long.txt")
	require.NoError(t, err)
	data, err := base64.StdEncoding.DecodeString(strings.TrimSpace(string(text)))
	require.NoError(t, err)
	g, err := tutor.DecodeGame(data)
	require.NoError(t, err)
	return g
}

// requireShort requires a page of at most MostPage.
func requireShort(t testing.TB, what string, r *http.Response) {
	t.Helper()
	page, err := io.ReadAll(r.Body)
	require.NoError(t, err)
	require.Contains(t, r.Header.Get("Content-Type"), "text/html", what)
	require.Less(t, r.StatusCode, 500, what)
	t.Logf("%s: %d, %d KB", what, r.StatusCode, len(page)>>10)
	assert.LessOrEqual(t, len(page), web.MostPage, what)
}

// No page of the longest games has more than 400 KB.
func TestNoPageOfALongGameIsLarge(t *testing.T) {
	text := longestLink(t)
	g, err := tutor.ParseLink(text)
	require.NoError(t, err)
	c := webtest.NewBrowser(t, nil)
	names := "&date=2024.05.01&event=match&white=" + strings.Repeat("a", 60) + "&black=" + strings.Repeat("b", 60)
	for _, path := range []string{
		"/g/" + text + "?ply=600" + names, "/review?game=" + text + "&side=white" + names,
		"/g/" + text, "/g/" + text + "?ply=0", "/g/" + text + "?ply=600", "/g/" + text + "/explore/600",
		"/g/" + text + "/explore/1199", "/g/" + text + "/explore/0",
	} {
		requireShort(t, strings.Replace(path, text, "TEXT", 1), c.Get(path))
	}
	requireShort(t, "POST explore", c.Post("/g/"+text+"/explore/600/move", "from", "a1", "to", "a1"))
	pgn := g.PGN(time.Time{})
	requireShort(t, "POST /import", c.Post("/import", "pgn", pgn))
	c.Post("/import", "pgn", pgn, "index", "1", "sure", "true", "players", "computer")
	require.Equal(t, tutor.MaxPlies, c.JSON().Board().Ply)
	c.Accept = "text/html"
	for _, path := range []string{"/", "/?ply=600", "/?ply=0", "/game/link", "/review"} {
		requireShort(t, "own game, "+path, c.Get(path))
	}
}

// An import's page has the text once more, and all its games.
func TestNoPageOfAnImportIsLarge(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for name, text := range map[string]string{
		"games":      strings.Repeat("1. e4 e9 ", 1) + strings.Repeat("* 1. e4 e9 ", 10_000),
		"signs":      strings.Repeat(`"'&<>`, 128<<10/5),
		"some signs": "1. e4 {" + strings.Repeat(`"`, 32<<10-10) + "}",
		"names": strings.Repeat(fmt.Sprintf("[White %q]\n[Black %[1]q]\n1. e4 e9 *\n", strings.Repeat("'", 40)),
			260),
		"long game":   "1. e4 {" + strings.Repeat("x", 127<<10) + "}",
		"no game":     strings.Repeat(". ", 60<<10),
		"wrong moves": strings.Repeat("[White \"A\"]\n1. e4 Qh4 "+strings.Repeat("x", 16)+" *\n", 3000),
	} {
		requireShort(t, name, c.Post("/import", "pgn", text))
	}
}

// A game that a cookie holds from before there was a limit is a draw, and nothing of it fails.
func TestACookieMayHoldALongerGame(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	value, err := webtest.Jar(t, webtest.Key).Sign(site.GameCookie, storedLonger(t).Until(3500).Encode())
	require.NoError(t, err)
	c.Cookies[site.GameCookie] = value
	b := c.JSON().Board()
	assert.Equal(t, "move-limit", b.Status)
	assert.Equal(t, 3500, b.Ply)
	c.Accept = "text/html"
	for _, path := range []string{"/", "/?ply=2500", "/game/link", "/review", "/explore"} {
		requireShort(t, path, c.Get(path))
	}
	assert.Contains(t, webtest.Text(t, c.Get("/")), "A draw by length")
}

// A link to a game that is too long says so, before it is played through.
func TestALinkMayBeTooLong(t *testing.T) {
	g, c := storedLonger(t), webtest.NewClient(t, nil)
	for _, path := range []string{
		"/g/" + g.Link(), "/g/" + g.Until(1201).Link(), "/g/2" + strings.Repeat("_", tutor.MaxLinkLength),
		"/g/" + g.Link() + "/game.pgn", "/g/" + g.Link() + "/explore/3", "/review?game=" + g.Link(),
	} {
		webtest.RequireRefused(t, c.Get(path), http.StatusUnprocessableEntity, "at most 600 moves of each side")
	}
	found := webtest.Decode[webtest.Imported](t, c.Post("/import", "pgn", g.PGN(time.Time{})), http.StatusOK)
	require.Len(t, found.Games, 1)
	assert.Equal(t, tutor.MaxPlies, found.Games[0].Plies)
	assert.Contains(t, found.Games[0].Error, "at most 600 moves of each side")
}

// storeMoves stores moves in a room whose game has begun.
func storeMoves(t *testing.T, file, path string, moves []chess.Move) {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	tx, err := db.Begin()
	require.NoError(t, err)
	id := strings.TrimPrefix(path, "/room/")
	var number int
	require.NoError(t, tx.QueryRow(`SELECT number FROM rooms WHERE room = $1`, id).Scan(&number))
	for i, m := range moves {
		e := room.Event{Kind: room.KindMoved, Player: []room.Player{room.Maker, room.Guest}[i%2], Move: m.String()}
		number++
		_, err := tx.Exec(`INSERT INTO events (room, number, id, time, data) VALUES ($1, $2, $3, $4, $5)`,
			id, number, strconv.Itoa(number), time.Now().UnixMilli(), string(e.Encode()))
		require.NoError(t, err)
	}
	_, err = tx.Exec(`UPDATE rooms SET number = $1 WHERE room = $2`, number, id)
	require.NoError(t, err)
	require.NoError(t, tx.Commit())
}

// The players of a room are told fifty plies before its game is a draw for its length, and then why it was one.
func TestALongGameInARoom(t *testing.T) {
	moves := storedLonger(t).Moves()[:tutor.MaxPlies]
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		s, stop := webtest.Start(t, file)
		defer stop()
		white, black, path := webtest.Started(t, s, `{"side":"white"}`)
		storeMoves(t, file, path, moves[:1148])
		watcher := webtest.ClientOf(t, s)
		watcher.Accept = "text/html"
		for ply, m := range moves[1148:] {
			ply += 1149
			r := []*webtest.Client{black, white}[ply%2].PostJSON(path+"/move",
				`{"from":"`+m.From().String()+`","to":"`+m.To().String()+`"}`)
			require.Equal(t, http.StatusOK, r.StatusCode, ply)
			require.NoError(t, r.Body.Close())
			time.Sleep(time.Second) // within the limit of requests
			page := webtest.Text(t, watcher.Get(path))
			require.Equal(t, ply >= 1150 && ply < 1200, strings.Contains(page, "This game is very long."), ply)
		}
		assert.Equal(t, "over", white.Room(path).Status)
		white.Accept = "text/html"
		requireShort(t, "room", white.Get(path))
		assert.Contains(t, webtest.Text(t, white.Get(path)), "That was move 600")
		requireShort(t, "room, looked back", white.Get(path+"?ply=700"))
	})
}
