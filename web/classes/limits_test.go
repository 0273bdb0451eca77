package classes_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/class"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// TestWrongCodesAreLimited guesses codes: after sixty the address has to wait, also with a right one, but those who are
// in the class go on, and other addresses.
func TestWrongCodesAreLimited(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		teacher, path, _ := makeClass(t, s)
		otter := join(t, s, path, "blue", "otter")
		guesser := webtest.ClientOf(t, s)
		for n := range 60 {
			wrong := []string{"/class/" + string(class.NewCode()), "/class/x", "/class?code=none", "/class/lead/none"}
			webtest.RequireRefused(t, guesser.Get(wrong[n%4]), http.StatusNotFound, "")
		}
		for _, address := range []string{"/class/222222", path, "/class/lead/none"} {
			r := guesser.Get(address)
			assert.NotEmpty(t, r.Header.Get("Retry-After"))
			webtest.RequireRefused(t, r, http.StatusTooManyRequests, "wrong codes")
		}
		look(t, otter, path)
		pupils(t, teacher, path)
		elsewhere := webtest.ClientOf(t, s)
		elsewhere.From = "10.9.8.7"
		look(t, elsewhere, path)
		time.Sleep(2 * time.Second)
		look(t, guesser, path)
	})
}

func TestClassesOfAnAddressAreLimited(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		c := webtest.ClientOf(t, s)
		for range 10 {
			webtest.Decode[madeClass](t, c.Post("/class/new", "title", "x"), http.StatusCreated)
		}
		webtest.RequireRefused(t, c.Post("/class/new", "title", "x"), http.StatusTooManyRequests, "")
		c.Accept = "text/html"
		page := webtest.Text(t, c.Post("/class/new", "title", "Four b"))
		assert.Contains(t, page, "Four b", "the form stays filled in")
	})
}

func TestWhatAClassCannotBe(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	for _, form := range [][]string{
		{"title", ""}, {"title", strings.Repeat("x", 41)}, {"title", "a\nb"}, {"title", "x", "days", "0"},
		{"title", "x", "days", "401"}, {"title", "x", "days", "x"}, {"title", "x", "today", "lesson:dodo"},
	} {
		webtest.RequireRefused(t, c.Post("/class/new", form...), http.StatusBadRequest, "")
	}
	webtest.RequireRefused(t, c.Post("/class/new", "title", "x", "another", "lesson:dodo"), http.StatusBadRequest, "")
}

// TestSomethingElseIsForToday makes a class with a task of the list of all, which counts before what is often chosen.
func TestSomethingElseIsForToday(t *testing.T) {
	teacher := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	form := []string{"title", "x", "today", "lesson:rook", "another", "skill:fork"}
	made := webtest.Decode[madeClass](t, teacher.Post("/class/new", form...), http.StatusCreated)
	page := teacher.Document("/class/" + made.Code + "/teacher")
	assert.Equal(t, "skill:fork", page.Find("#today option[selected]").AttrOr("value", ""))
}

// TestAServerWithoutADatabase has no classes, and lessons go on.
func TestAServerWithoutADatabase(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for _, address := range []string{"/class", "/class/new", "/class/222222", "/class/lead/x"} {
		webtest.RequireRefused(t, c.Get(address), http.StatusNotFound, "")
	}
	webtest.RequireRefused(t, c.Post("/class/new", "title", "x"), http.StatusNotFound, "")
	assert.Empty(t, answer(t, c))
}

// TestTheLogHoldsNothingOfAClass reads what the log holds of a class and of its children.
func TestTheLogHoldsNothingOfAClass(t *testing.T) {
	var log bytes.Buffer
	s := webtest.NewRoomServer(t, func(c *web.Config) { c.Log = slog.New(slog.NewTextHandler(&log, nil)) })
	teacher, path, made := makeClass(t, s)
	otter := webtest.ClientOf(t, s)
	otter.From = "10.9.8.7"
	otter.Get(path)
	webtest.Decode[struct{}](t, otter.Post(path+"/join", "animal", "otter", "color", "blue"), http.StatusOK)
	answer(t, otter)
	otter.Get("/lessons")
	otter.Get(path + "/nothing")
	teacher.Get(made.Lead[strings.Index(made.Lead, "/class/"):])
	webtest.ClientOf(t, s).Get("/class/222222")
	text := log.String()
	for _, secret := range []string{made.Code, "10.9.8.7", "222222", "from=192"} {
		assert.NotContains(t, text, secret)
	}
	assert.Contains(t, text, "path=/class/{code}/join")
	assert.Contains(t, text, "path=/lesson/rook/answer")
}

// TestAClassBehindOneAddress lets thirty children of one address send more together than an address may: they are
// limited each for itself.
func TestAClassBehindOneAddress(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		_, path, _ := makeClass(t, s)
		var children []*webtest.Client
		for n := range 30 {
			children = append(children, join(t, s, path, class.Colors()[n%8], class.Animals()[n/8]))
		}
		for range 20 {
			for n, c := range children {
				require.Equal(t, http.StatusOK, c.Get(path).StatusCode, fmt.Sprint("child ", n))
			}
		}
	})
}

func TestEvents(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	forTeacher, forOtter := streamOf(t, s, teacher, path), streamOf(t, s, otter, path)
	assert.Contains(t, (<-forTeacher).Data, `"animal":"otter"`)
	assert.Contains(t, (<-forOtter).Data, `"today":"lesson:rook"`)
	begun := time.Now()
	assert.Equal(t, "counted", answer(t, otter))
	for told := range forTeacher {
		if strings.Contains(told.Data, `"wrong":1`) {
			break
		}
	}
	assert.Less(t, time.Since(begun), 2*time.Second)
	webtest.Decode[struct{}](t, teacher.Post(path+"/today", "today", "skill:fork"), http.StatusOK)
	assert.Contains(t, (<-forOtter).Data, `"today":"skill:fork"`)
	webtest.Decode[struct{}](t, teacher.Post(path+"/end"), http.StatusOK)
	for _, events := range []<-chan webtest.Event{forTeacher, forOtter} {
		for e := range events {
			if e.Name == "end" {
				break
			}
		}
	}
}

// streamOf returns the events of a class that a browser is told.
func streamOf(t *testing.T, s *web.Server, c *webtest.Client, path string) <-chan webtest.Event {
	t.Helper()
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+path+"/events", nil)
	require.NoError(t, err)
	r.AddCookie(&http.Cookie{Name: "chess_class", Value: c.Cookies["chess_class"]})
	answer, err := server.Client().Do(r)
	require.NoError(t, err)
	t.Cleanup(func() { _ = answer.Body.Close() })
	require.Equal(t, "text/event-stream", answer.Header.Get("Content-Type"))
	return webtest.Events(t, answer.Body)
}
