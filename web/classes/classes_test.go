package classes_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say/english"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// madeClass is the answer to who makes a class.
type madeClass struct{ Code, URL, Lead string }

// makeClass makes a class, and returns its teacher's browser and the path of the class.
func makeClass(t testing.TB, s *web.Server) (teacher *webtest.Client, path string, made madeClass) {
	t.Helper()
	teacher = webtest.ClientOf(t, s)
	made = webtest.Decode[madeClass](t, teacher.Post("/class/new", "title", "Class 4b", "today", "lesson:rook"),
		http.StatusCreated)
	return teacher, "/class/" + made.Code, made
}

// join returns the browser of a child who has come in.
func join(t testing.TB, s *web.Server, path, color, animal string) *webtest.Client {
	t.Helper()
	c := webtest.ClientOf(t, s)
	webtest.Decode[struct{}](t, c.Post(path+"/join", "animal", animal, "color", color), http.StatusOK)
	return c
}

// pupil is a child as the teacher's page has it.
type pupil struct {
	Seat          int
	Animal, Color string
	Here, Look    bool
	Lesson        string
	Stars         int
	Today         struct {
		Right, Wrong int
		Skills       map[string]struct{ Right, Wrong int }
	}
	Missed []string
	Game   *struct {
		FEN, Move string
		Warned    bool
	}
}

// pupils returns what the teacher sees.
func pupils(t testing.TB, teacher *webtest.Client, path string) []pupil {
	t.Helper()
	return webtest.Decode[struct{ Seats []pupil }](t, teacher.Get(path+"/teacher"), http.StatusOK).Seats
}

// child is what a class says to a child.
type child struct {
	Title, Today string
	Free         []struct{ Animal, Color string }
	Seat         *struct {
		Animal, Color string
		Stars         int
	}
}

func look(t testing.TB, c *webtest.Client, path string) child {
	t.Helper()
	return webtest.Decode[child](t, c.Get(path), http.StatusOK)
}

// answer lets a child answer the first exercise of the rook, wrong, and returns what the reply says of the class.
func answer(t testing.TB, c *webtest.Client) string {
	t.Helper()
	c.OpenExercise("rook", "rook-1")
	r := c.PostJSON("/lesson/rook/answer", `{"id":"rook-1","squares":["h8"]}`)
	return webtest.Decode[struct{ Class string }](t, r, http.StatusOK).Class
}

func TestAClass(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, made := makeClass(t, s)
	assert.Regexp(t, `^[2-9CDFGHJKMNPQRTVWXY]{6}$`, made.Code)
	otter := join(t, s, path, "blue", "otter")
	bear := join(t, s, "/class/"+strings.ToLower(made.Code), "red", "bear")
	for _, c := range []*webtest.Client{teacher, otter, bear} {
		assert.Less(t, len("chess_class="+c.Cookies["chess_class"]), 120)
	}
	taken := webtest.ClientOf(t, s)
	webtest.RequireRefused(t, taken.Post(path+"/join", "animal", "otter", "color", "blue"), http.StatusConflict,
		"Pick another")
	webtest.RequireRefused(t, taken.Post(path+"/join", "animal", "dodo", "color", "blue"), http.StatusBadRequest, "")

	seen := look(t, otter, path)
	assert.Equal(t, "Class 4b", seen.Title)
	assert.Equal(t, "lesson:rook", seen.Today)
	assert.Equal(t, "otter", seen.Seat.Animal)
	assert.Len(t, seen.Free, 94)
	assert.Nil(t, look(t, taken, path).Seat)

	assert.Empty(t, answer(t, taken), "who has no seat counts nowhere")
	assert.Equal(t, "counted", answer(t, otter))
	list := pupils(t, teacher, path)
	require.Len(t, list, 2)
	assert.Equal(t, "rook", list[0].Lesson)
	assert.Equal(t, 1, list[0].Today.Right+list[0].Today.Wrong)
	assert.True(t, list[0].Here)
	assert.Zero(t, list[1].Today.Right+list[1].Today.Wrong)
}

// doLesson answers all exercises of a lesson right.
func doLesson(c *webtest.Client, name string) {
	l, ok := lesson.Find(name)
	require.True(c.T, ok)
	for _, e := range l.Exercises {
		c.OpenExercise(name, e.ID)
		if e.Kind == exercise.Game {
			for _, m := range webtest.WinGame(c.T, e) {
				c.Answer(name, e.ID, "move", m)
			}
			continue
		}
		s := e.Solutions()[0]
		if e.Kind == exercise.Judge {
			c.Answer(name, e.ID, "yes", s.Yes)
			continue
		}
		if len(s.Moves) == 0 {
			var squares []string
			for _, square := range s.Squares {
				squares = append(squares, square.String())
			}
			c.Answer(name, e.ID, "squares", squares)
			continue
		}
		for _, move := range s.Moves {
			c.Answer(name, e.ID, "move", move.String())
		}
	}
}

// TestALessonDone lets a child do all exercises of a lesson right: the seat wins the stars.
func TestALessonDone(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	before := webtest.ClientOf(t, s)
	doLesson(before, "rook")
	webtest.Decode[struct{}](t, before.Post(path+"/join", "animal", "cat", "color", "teal"), http.StatusOK)
	otter := join(t, s, path, "blue", "otter")
	doLesson(otter, "rook")
	list := pupils(t, teacher, path)
	assert.Equal(t, 0, list[0].Stars, "what the browser had before stays its own")
	assert.Equal(t, 3, list[1].Stars)
	assert.Equal(t, list[1].Today.Skills["rook"].Right, list[1].Today.Right)
	assert.Positive(t, list[1].Today.Right)
}

// TestTheGameOfAChild lets a child play: the teacher sees the game, and that a warning was not heeded.
func TestTheGameOfAChild(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	assert.Nil(t, pupils(t, teacher, path)[0].Game)
	reply := func() string {
		return webtest.Decode[struct{ Class string }](t, otter.Get("/move"), http.StatusOK).Class
	}
	otter.Play("e2e4")
	assert.Equal(t, "counted", reply())
	game := pupils(t, teacher, path)[0].Game
	require.NotNil(t, game)
	assert.Equal(t, "e2e4", game.Move)
	assert.False(t, game.Warned)
	otter.Start("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
	otter.Play("d1d4")
	assert.Equal(t, "counted", reply())
	assert.True(t, pupils(t, teacher, path)[0].Game.Warned)
	teacher.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, teacher.Get(path+"/teacher?seat=1")), english.English.Class.Lead.Warned)
}

func TestSeatsComeBack(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	cards := webtest.Decode[struct{ Cards []struct{ Card string } }](t, teacher.Get(path+"/cards"), http.StatusOK).Cards
	require.Len(t, cards, 1)
	_, secret, _ := strings.Cut(cards[0].Card, "?card=")
	webtest.Decode[struct{}](t, otter.Post(path+"/leave"), http.StatusOK)
	assert.Nil(t, look(t, otter, path).Seat)
	webtest.RequireRefused(t, otter.Post(path+"/leave"), http.StatusForbidden, "")
	webtest.RequireRefused(t, otter.Post(path+"/join", "animal", "otter", "color", "blue"), http.StatusConflict, "")

	other := webtest.ClientOf(t, s)
	webtest.RequireRefused(t, other.Post(path+"/join", "card", secret[1:]), http.StatusForbidden, "new one")
	webtest.Decode[struct{}](t, other.Post(path+"/join", "card", secret), http.StatusOK)
	assert.Equal(t, "otter", look(t, other, path).Seat.Animal)
	again := webtest.ClientOf(t, s)
	webtest.Decode[struct{}](t, again.Post(path+"/join", "card", secret), http.StatusOK)
	assert.Nil(t, look(t, other, path).Seat, "the older browser is told")

	renewed := webtest.Decode[struct{ Card string }](t, teacher.Post(path+"/card", "seat", "1"), http.StatusOK).Card
	webtest.RequireRefused(t, other.Post(path+"/join", "card", secret), http.StatusForbidden, "")
	_, secret, _ = strings.Cut(renewed, "?card=")
	webtest.Decode[struct{}](t, other.Post(path+"/join", "card", secret), http.StatusOK)
	webtest.Decode[struct{}](t, teacher.Post(path+"/remove", "seat", "1"), http.StatusOK)
	assert.Nil(t, look(t, other, path).Seat)
	webtest.RequireRefused(t, teacher.Post(path+"/remove", "seat", "1"), http.StatusNotFound, "")
}

func TestTheRightToLead(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, made := makeClass(t, s)
	at := func(link string) string { return link[strings.Index(link, "/class/"):] }
	tablet := webtest.ClientOf(t, s)
	webtest.RequireRefused(t, tablet.Get(path+"/teacher"), http.StatusForbidden, "teacher")
	webtest.RequireRefused(t, tablet.Get(at(made.Lead)+"X"), http.StatusNotFound, "")
	r := tablet.Get(at(made.Lead))
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Equal(t, path+"/teacher", r.Header.Get("Location"))
	assert.Empty(t, pupils(t, tablet, path))
	renewed := webtest.Decode[struct{ Lead string }](t, teacher.Post(path+"/renew"), http.StatusOK).Lead
	webtest.RequireRefused(t, tablet.Get(path+"/teacher"), http.StatusForbidden, "")
	webtest.RequireRefused(t, tablet.Get(at(made.Lead)), http.StatusNotFound, "")
	assert.Equal(t, http.StatusSeeOther, tablet.Get(at(renewed)).StatusCode)
	webtest.Decode[struct{}](t, tablet.Post(path+"/end"), http.StatusOK)
	for _, c := range []*webtest.Client{teacher, tablet} {
		webtest.RequireRefused(t, c.Get(path), http.StatusNotFound, "code")
	}
}

func TestWhatTheTeacherDoes(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	for _, today := range []string{"skill:fork", "same:fork:7", "position:queen", "", "lesson:bishop"} {
		webtest.Decode[struct{}](t, teacher.Post(path+"/today", "today", today), http.StatusOK)
		assert.Equal(t, today, look(t, otter, path).Today)
	}
	for _, wrong := range []string{"lesson:dodo", "skill:rook", "dance", "position:x"} {
		webtest.RequireRefused(t, teacher.Post(path+"/today", "today", wrong), http.StatusBadRequest, "")
	}
	webtest.Decode[struct{}](t, teacher.Post(path+"/lock", "on", "true"), http.StatusOK)
	late := webtest.ClientOf(t, s)
	webtest.RequireRefused(t, late.Post(path+"/join", "animal", "cat", "color", "red"), http.StatusConflict, "unlock")
	assert.Empty(t, look(t, late, path).Free)
	webtest.Decode[struct{}](t, teacher.Post(path+"/lock", "on", "false"), http.StatusOK)
	webtest.Decode[struct{}](t, late.Post(path+"/join", "animal", "cat", "color", "red"), http.StatusOK)
	assert.Equal(t, "counted", answer(t, otter))
	day := webtest.Text(t, teacher.Get(path+"/day.csv"))
	assert.Regexp(t, `(?m)^blue,otter,rook,0,1,0$`, day)
	assert.Regexp(t, `(?m)^red,cat,,0,0,0$`, day)
	day = webtest.Text(t, teacher.Get(path+"/day.csv?day=2020-01-01"))
	assert.Equal(t, "color,animal,skill,right,wrong,stars\nblue,otter,,0,0,0\nred,cat,,0,0,0\n", day)
	webtest.RequireRefused(t, teacher.Get(path+"/day.csv?day=x"), http.StatusBadRequest, "")
}

func TestPages(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, made := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	words := english.English.Class
	for _, c := range []*webtest.Client{teacher, otter} {
		c.Accept = "text/html"
	}
	for _, test := range []struct {
		c    *webtest.Client
		path string
		want []string
	}{
		{teacher, "/class", []string{words.Find.Title, path}},
		{teacher, "/class/new", []string{words.New.Intro, `value="lesson:rook"`}},
		{teacher, path + "/teacher", []string{
			"Class 4b", "Blue Otter", "1 of 1 here", made.Code[:3] + " " + made.Code[3:],
		}},
		{teacher, path + "/teacher?seat=1", []string{words.Lead.SureRemove}},
		{teacher, path + "/poster", []string{"Class 4b", words.Paper.Scan}},
		{teacher, path + "/cards", []string{"Blue Otter", words.Paper.CardSays}},
		{otter, path, []string{"Blue Otter", `href="/lesson/rook"`, "Not Blue Otter?"}},
		{otter, "/lessons", []string{"Blue Otter", `href="/lesson/rook"`, `data-class="` + path + `/events"`}},
		{webtest.NewBrowser(t, nil), "/lessons", nil},
	} {
		page := webtest.Text(t, test.c.Get(test.path))
		for _, want := range test.want {
			assert.Contains(t, page, want, test.path)
		}
		if test.want == nil {
			assert.NotContains(t, page, "strip")
		}
	}
	stranger := webtest.ClientOf(t, s)
	stranger.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, stranger.Get(path)), `data-taken="otter-blue"`)
	r := stranger.Post(path+"/join", "animal", "otter", "color", "blue")
	assert.Equal(t, http.StatusConflict, r.StatusCode)
	page := webtest.Text(t, r)
	assert.Contains(t, page, "Somebody took that animal")
	assert.Contains(t, page, words.Join.Pick)
	assert.Equal(t, http.StatusSeeOther, stranger.Post(path+"/join", "animal", "duck", "color", "blue").StatusCode)
}

// TestNobodyDoesWhatIsNotTheirs asks two hundred times for each route that is for the teacher or for a child, as
// strangers, as other children, as the teacher of another class, and with secrets that are almost right.
func TestNobodyDoesWhatIsNotTheirs(t *testing.T) {
	webtest.InRooms(t, tryWhatIsNotTheirs)
}

func tryWhatIsNotTheirs(t *testing.T, s *web.Server) {
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	other, otherPath, _ := makeClass(t, s)
	inOther := join(t, s, otherPath, "blue", "otter")
	left := join(t, s, path, "red", "bear")
	webtest.Decode[struct{}](t, left.Post(path+"/leave"), http.StatusOK)
	forged := webtest.ClientOf(t, s)
	forged.Cookies["chess_class"] = otter.Cookies["chess_class"][1:]
	strangers := []*webtest.Client{webtest.ClientOf(t, s), other, inOther, left, forged}
	get := []string{"/teacher", "/poster", "/cards", "/day.csv"}
	post := []string{"/today", "/together", "/pairs", "/clock", "/lock", "/remove", "/card", "/renew", "/end"}
	time.Sleep(time.Minute) // who has left is no longer here
	look(t, otter, path)
	before := webtest.Text(t, teacher.Get(path+"/teacher"))
	for n := range 200 {
		c, forTeacher := strangers[n%len(strangers)], append(strangers, otter)[n%(len(strangers)+1)]
		time.Sleep(time.Second) // so that nobody sends too many requests
		form := []string{"seat", "1", "on", "true", "today", "skill:fork", "card", fmt.Sprint("ABCDEFGHIJKLMN", n)}
		for _, at := range get {
			require.Equal(t, http.StatusForbidden, forTeacher.Get(path+at).StatusCode, at)
		}
		for _, at := range post {
			require.Equal(t, http.StatusForbidden, forTeacher.Post(path+at, form...).StatusCode, at)
		}
		require.Equal(t, http.StatusForbidden, c.Post(path+"/leave").StatusCode)
		require.Equal(t, http.StatusForbidden, c.Get(path+"/events").StatusCode)
		require.Equal(t, http.StatusForbidden, c.Get(path+"/together").StatusCode)
		require.Equal(t, http.StatusForbidden, c.Post(path+"/together/answer", form...).StatusCode)
		require.Equal(t, http.StatusForbidden, c.Post(path+"/join", form...).StatusCode)
	}
	look(t, otter, path)
	assert.Equal(t, before, webtest.Text(t, teacher.Get(path+"/teacher")), "nothing has changed")
	assert.Equal(t, "otter", look(t, otter, path).Seat.Animal)
}

// What is for today may be a game against a friend, or any position, in FEN or from a link: a child is led to where it
// is begun, and no game of its own is replaced without a press.
func TestAGameForToday(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	const black = "4k3/8/8/8/8/8/4q3/7K b - - 0 1"
	start := "fen=" + strings.ReplaceAll(url.QueryEscape(black), "+", "%20")
	text := webtest.Decode[struct{ URL string }](t, otter.Get("/game/link"), http.StatusOK).URL
	fork := practice.At(practice.Fork, 3).Exercise
	opening := "fen:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for _, test := range []struct{ field, value, want, at string }{
		{"today", "friend:18", "friend:18", "/new?level=18"},
		{"position", black, "fen:" + black, "/new?side=black&fen=" + url.QueryEscape(black)},
		{"position", "http://here/edit?" + start, "fen:" + black, "/new?side=black&fen=" + url.QueryEscape(black)},
		{"position", "http://here/practice?id=" + fork.ID, "fen:" + fork.Position.FEN(), ""},
		{"position", text, opening, ""},
	} {
		webtest.Decode[struct{}](t, teacher.Post(path+"/today", test.field, test.value), http.StatusOK)
		assert.Equal(t, test.want, look(t, otter, path).Today)
		card := otter.Browser().Document(path).Find("[aria-labelledby=fortoday] a.main")
		if test.at != "" {
			assert.Equal(t, test.at, card.AttrOr("href", ""))
		}
		page := otter.Browser().Document(card.AttrOr("href", ""))
		assert.Equal(t, 1, page.Find(`form[action="/new"]`).Length(), "it asks before it begins")
	}
	chosen := teacher.Browser().Document(path + "/teacher").Find("#today option[selected]")
	assert.Equal(t, opening, chosen.AttrOr("value", ""))
	told := teacher.Browser().Document(path + "/teacher").Find(".fortoday [role=status]").Text()
	assert.Equal(t, chosen.Text()+"Each child's page has it.", told)
	for _, wrong := range []string{"friend:10", "friend:99", "friend:x", "fen:x"} {
		webtest.RequireRefused(t, teacher.Post(path+"/today", "today", wrong), http.StatusBadRequest, "")
	}
	for _, wrong := range []string{"x", "/g/x", "/edit?fen=x", "/practice?id=x", "8/8/8/8/8/8/8/8 w - - 0 1"} {
		webtest.RequireRefused(t, teacher.Post(path+"/today", "position", wrong), http.StatusBadRequest, "")
	}
}
