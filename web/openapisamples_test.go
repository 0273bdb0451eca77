package web_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// TestAnswersAreAsOpenAPISays sends sample requests of every operation. Requests and answers must be as
// docs/openapi.yaml says.
func TestAnswersAreAsOpenAPISays(t *testing.T) {
	api := readOpenAPI(t)
	for name, ask := range map[string]func(scene){
		"a game": askOfAGame, "hints": askForHints, "tutor": askTheTutor, "whole games": askForWholeGames,
		"import": askToImport, "review": askForAReview, "own positions": keepAMoment,
		"lessons": askOfLessons, "practice": askOfPractice, "this browser": askOfThisBrowser,
		"files": askForFiles, "refusals": askForRefusals,
	} {
		t.Run(name, func(t *testing.T) { ask(scene{webtest.NewClient(t, nil), api}) })
	}
	t.Run("rooms", func(t *testing.T) {
		webtest.InRooms(t, func(t *testing.T, s *web.Server) {
			askOfARoom(scene{webtest.ClientOf(t, s), api}, scene{webtest.ClientOf(t, s), api})
		})
	})
	t.Run("a class", func(t *testing.T) {
		s := webtest.NewRoomServer(t, nil)
		askOfAClass(scene{webtest.ClientOf(t, s), api}, scene{webtest.ClientOf(t, s), api})
	})
	for _, operation := range api.operations() {
		assert.True(t, api.answered[operation], "no sample of %s was answered", operation)
	}
}

func askOfAClass(teacher, child scene) {
	for _, address := range []string{"/class", "/class/new"} {
		teacher.get(address)
	}
	made := teacher.postJSON("/class/new", `{"title":"Class 4b","today":"lesson:rook","days":28}`)
	path := pathIn(teacher.T, made)
	_, lead, _ := strings.Cut(member(teacher.T, made, "lead"), "/class/lead/")
	child.get("/class?code=" + member(teacher.T, made, "code"))
	child.get(path)
	child.post(path+"/join", "animal=otter&color=blue")
	child.post("/move", "from=e2&to=e4")
	child.get("/move")
	child.post("/lesson/rook/open", "id=rook-1")
	child.post("/lesson/rook/answer", "id=rook-1&squares=h8")
	for _, at := range []string{"/teacher", "/teacher?sort=name&seat=1", "/poster", "/cards?seat=1", "/day.csv"} {
		teacher.get(path + at)
	}
	child.get(path)
	child.refused(http.StatusForbidden, httptest.NewRequest(http.MethodGet, path+"/teacher", nil))
	teacher.post(path+"/today", "today=skill:fork")
	teacher.post(path+"/together", "position=7k/P7/8/8/8/8/8/K7+w+-+-+0+1&ask=square")
	child.get(path + "/together")
	child.post(path+"/together/answer", "answer=a8")
	teacher.post(path+"/today", "position=7k/P7/8/8/8/8/8/K7+w+-+-+0+1")
	teacher.post(path+"/pairs", "all=true")
	child.get(path)
	teacher.post(path+"/lock", "on=true")
	teacher.post(path+"/clock", "clock=60")
	teacher.post(path+"/card", "seat=1")
	child.post(path+"/leave", "")
	teacher.post(path+"/remove", "seat=1")
	teacher.get("/class/lead/" + lead)
	teacher.post(path+"/renew", "")
	askForAStream(teacher, path+"/events")
	teacher.post(path+"/end", "")
	teacher.refused(http.StatusNotFound, httptest.NewRequest(http.MethodGet, path, nil))
}

// askForAStream asks for a stream for a moment.
func askForAStream(s scene, address string) {
	ctx, cancel := context.WithTimeout(s.T.Context(), time.Second/4)
	defer cancel()
	s.must(httptest.NewRequest(http.MethodGet, address, nil).WithContext(ctx))
}

func askOfAGame(s scene) {
	for _, address := range []string{"/", "/show", "/levels", "/new", "/new?side=black", "/moves"} {
		s.get(address)
	}
	s.post("/new", "players=computer&side=white&level=0")
	s.post("/move", "from=e2&to=e4&ply=0")
	s.get("/move")
	s.get("/moves?ply=1")
	s.get("/show?ply=1")
	s.post("/undo", "")
	s.postJSON("/new", `{"players":"two","turn":true,"fen":"4k3/P7/8/8/4pP2/8/8/4K2R b K f3 0 1"}`)
	s.get("/moves") // en passant
	s.postJSON("/move", `{"from":"e4","to":"f3","ply":0}`)
	s.get("/moves") // castling and a promotion
	s.postJSON("/move", `{"from":"a7","to":"a8","promotion":"n"}`)
	s.get("/game.pgn?download=1")
	s.post("/new", "fen=7k/5Q2/6K1/8/8/8/8/8+w+-+-+0+1&side=white")
	s.post("/move", "from=f7&to=g7") // mate, and an offer
	s.get("/moves")
}

func askForHints(s scene) {
	s.post("/new", "fen=4k3/8/8/3r4/4P3/8/8/4K3+w+-+-+0+1")
	for _, step := range []string{"1", "2", "3", "4"} {
		s.get("/hint?step=" + step)
	}
	s.post("/settings", "guess=true")
	s.post("/new", "fen=4k3/8/2n5/8/1P6/8/8/4K3+w+-+-+0+1")
	s.post("/guess", "squares=b4,e1")
	s.post("/guess", "tell=true")
}

func askTheTutor(s scene) {
	s.post("/new", "players=two&fen=4k3/8/2n5/8/1P6/8/8/4K3+w+-+-+0+1")
	for _, address := range []string{
		"/advice", "/advice?move=b4b5", "/advice?from=b4", "/advice?touch=b4&before=e1", "/advice?ply=0",
		"/why?from=b4&to=a5", "/why?from=b4&to=b5", "/threat",
	} {
		s.get(address)
	}
	s.post("/move", "from=b4&to=b5")
	s.get("/purpose")
}

func askForWholeGames(s scene) {
	s.post("/new", "players=two")
	s.post("/move", "from=e2&to=e4")
	at := s.get("/explore?ply=1")
	assert.True(s.T, strings.HasPrefix(at, "/g/"), at)
	link := pathIn(s.T, s.get("/game/link"))
	for _, address := range []string{"", "?ply=0", "/game.pgn", "/explore/1"} {
		s.get(link + address)
	}
	next := pathIn(s.T, s.post(link+"/explore/1/move", "from=e7&to=e5"))
	for _, address := range []string{"", "/moves", "/advice", "/advice?from=d2", "/why?from=e4&to=e5", "/game.pgn"} {
		s.get(next + address)
	}
	for _, address := range []string{
		"/edit", "/edit?fen=8/8/8/8/8/8/8/8+w+-+-+0+1&hand=Q&at=e4", "/edit?take=K", "/edit?turn=black",
		"/edit?castling=K", "/board.svg", "/board.png", "/board.svg?last=e2e4&side=black&arrows=e2e4,g8f6",
	} {
		s.get(address)
	}
}

func askToImport(s scene) {
	s.get("/import")
	s.postJSON("/import", `{"pgn":"1. e4 e5 *"}`)
	s.post("/import", "pgn=1.+e4+e5+2.+Ke3+*")
	s.post("/import", "pgn=1.+e4+e5+*&look=1")
	s.post("/import", "pgn=1.+e4+e5+*&index=1&players=two&sure=true")
}

// keepAMoment puts a position into practice in which mate was missed, and tries it.
func keepAMoment(s scene) {
	query := "game=" + strings.TrimPrefix(webtest.PassedOver, "/g/") + "&side=black"
	s.get("/review?wait=true&" + query)
	s.post("/review/keep", query+"&ply=5")
	var list webtest.OwnPositions
	require.NoError(s.T, json.Unmarshal([]byte(s.get("/practice/own")), &list))
	require.Len(s.T, list.Positions, 1)
	s.post("/practice/own/try", "id="+list.Positions[0].ID+"&move=b8c6")
	s.post("/practice/own/try", "id="+list.Positions[0].ID+"&from=d8&to=h4")
}

func askForAReview(s scene) {
	query := "game=" + strings.TrimPrefix(webtest.PassedOver, "/g/") + "&side=black"
	s.get("/review?" + query)
	s.get("/review?wait=true&" + query)
	s.post("/review/try", query+"&ply=5&from=b8&to=c6")
	s.post("/review/try", query+"&ply=5&move=d8h4")
	s.get("/review.pgn?" + query)
}

func askOfLessons(s scene) {
	for _, address := range []string{
		"/learn", "/lessons", "/lessons/certificate?path=2", "/lesson/rook", "/lesson/mate",
	} {
		s.get(address)
	}
	s.post("/lesson/rook/open", "id=rook-2")
	s.post("/lesson/rook/answer", "id=rook-2&move=c2c6&try=0.0")
	s.postJSON("/lesson/rook/answer", `{"id":"rook-2","move":"c2c7"}`)
	s.post("/lesson/rook/open", "test=true")
	s.post("/lessons/test", "part=1")
	s.get("/progress")
	code := member(s.T, s.get("/progress/link"), "code")
	s.post("/progress/reset", "")
	s.post("/progress/link", "code="+code)
	s.get("/lessons")
}

func askOfPractice(s scene) {
	s.get("/practice")
	for _, skill := range []string{"attacked", "mistake", "mate-in-two", "what-changed", "good-trade"} {
		var opened struct {
			Exercise struct{ ID, Kind string }
		}
		answer := s.get("/practice?difficulty=easy&seed=4&skill=" + skill)
		require.NoError(s.T, json.Unmarshal([]byte(answer), &opened))
		right := map[string]string{"tap": "squares=a1", "judge": "yes=true", "line": "move=a1a2", "move": "move=a1a2"}
		s.post("/practice/answer", "id="+opened.Exercise.ID+"&"+right[opened.Exercise.Kind])
		s.get("/practice/sheet?n=12&seed=2&skill=" + skill)
	}
	for _, address := range []string{
		"/practice/sheet", "/practice/skills", "/practice/endings", "/practice/own", "/practice", "/lessons",
		"/lesson/rook", "/progress", "/progress/link",
	} {
		s.Cookies[site.ProgressCookie] = "damaged" // answers tell so, in a notice
		s.get(address)
	}
}

func askOfThisBrowser(s scene) {
	for _, address := range []string{
		"/settings", "/welcome", "/seen", "/progress", "/about", "/grown-ups", "/grown-ups/child",
	} {
		s.get(address)
	}
	s.post("/settings", "help=some&full=false&warnings=true&warn=mate,loss&marks=last,grade&board=calm&guess=true&"+
		"sound=true&aloud=false&turn=true&language=en&level=3")
	s.postJSON("/settings", `{"help":"full","board":"all","level":0}`)
	s.post("/welcome", "door=moves")
	s.post("/seen/reset", "")
	s.get("/forget")
	s.post("/forget", "")
}

func askForFiles(s scene) {
	for _, address := range []string{
		"/healthz", "/readyz", "/robots.txt", "/manifest.webmanifest", "/sw.js", "/offline", "/favicon.ico",
		"/apple-touch-icon.png", "/icon-192.png", "/icon-512.png", "/icon-maskable.png",
	} {
		s.get(address)
	}
	s.get(regexp.MustCompile(`/assets/[^"]+`).FindString(s.get("/manifest.webmanifest")))
}

func askForRefusals(s scene) {
	s.refused(http.StatusUnprocessableEntity, posted("/move", "from=e2&to=e5"))
	s.refused(http.StatusConflict, posted("/move", "from=e2&to=e4&ply=7"))
	s.refused(http.StatusBadRequest, posted("/move", "from=e2"))
	s.refused(http.StatusBadRequest, httptest.NewRequest(http.MethodGet, "/show?ply=9", nil))
	s.refused(http.StatusNotFound, httptest.NewRequest(http.MethodGet, "/g/x", nil))
	s.refused(http.StatusNotFound, posted("/lesson/rook/open", "id=x"))
	s.refused(http.StatusNotFound, posted("/rooms", ""))
}

func askOfARoom(white, black scene) {
	white.get("/rooms")
	made := white.post("/rooms", "side=white&minutes=5&increment=0&help=both")
	path := pathIn(white.T, made)
	black.get("/room?code=" + strings.TrimPrefix(path, "/room/"))
	black.get(path) // somebody who looks
	black.post(path+"/join", "")
	white.get(path)
	time.Sleep(5100 * time.Millisecond) // in a bubble
	white.post(path+"/move", "from=e2&to=e4")
	black.refused(http.StatusConflict, posted(path+"/move", "from=e7&to=e5&seq=1"))
	for _, address := range []string{
		"", "/moves", "/advice", "/advice?from=e7", "/why?from=e7&to=e4", "/game.pgn", "/events?since=0&hidden=true",
	} {
		black.get(path + address)
	}
	black.post(path+"/move", "from=e7&to=e5")
	white.post(path+"/draw", "answer=offer")
	black.post(path+"/draw", "answer=decline")
	black.post(path+"/resign", "")
	black.get(path + "/review")
	white.post(path+"/rematch", "")
	black.post(path+"/rematch", "")
	white.refused(http.StatusConflict, posted(path+"/claim", ""))
	white.post(path+"/abort", "")
	white.get(path + "/events?since=1")

	left := pathIn(white.T, white.post("/rooms", "side=white&help=none"))
	black.post(left+"/join", "")
	black.get(left + "/moves") // without help
	time.Sleep(5100 * time.Millisecond)
	for range 10 {
		time.Sleep(8 * time.Second)
		white.get(left)
	}
	white.post(left+"/claim", "")
}
