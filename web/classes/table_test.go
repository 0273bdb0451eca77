package classes_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/class"
	"chesstutor/tutor/say/english"
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// names returns the children of the teacher's table, from above.
func names(page *goquery.Document) (list []string) {
	page.Find(".pupils tbody th a span").Each(func(_ int, s *goquery.Selection) { list = append(list, s.Text()) })
	return list
}

// missFork lets a child answer an exercise with a fork wrong, and returns its id.
func missFork(t testing.TB, c *webtest.Client, seed int) string {
	t.Helper()
	url := fmt.Sprintf("/practice?skill=fork&seed=%d", seed)
	id := webtest.Decode[struct{ Exercise struct{ ID string } }](t, c.Get(url), http.StatusOK).Exercise.ID
	e := site.ExerciseNamed(id)
	require.NotNil(t, e)
	right := fmt.Sprint(e.Solutions())
	for _, m := range e.Position.Moves() {
		if !strings.Contains(right, m.String()) {
			r := c.PostJSON("/practice/answer", fmt.Sprintf(`{"id":%q,"move":%q}`, id, m))
			assert.Equal(t, "counted", webtest.Decode[struct{ Class string }](t, r, http.StatusOK).Class)
			return id
		}
	}
	t.Fatal("all moves are right")
	return ""
}

// TestTheTable sorts and filters the teacher's table by its links, without scripts, and reads what a row has.
func TestTheTable(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter, bear := join(t, s, path, "blue", "otter"), join(t, s, path, "red", "bear")
	join(t, s, path, "green", "cat")
	doLesson(otter, "rook")
	for seed := range class.LookAfter {
		missFork(t, bear, seed+1)
	}
	otter.Start("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
	otter.Play("d1d4")
	otter.Get("/move")

	page := teacher.Document(path + "/teacher")
	assert.Equal(t, []string{"Red Bear", "Blue Otter", "Green Cat"}, names(page), "who needs help stands first")
	var sorts, shows []string
	page.Find(".sorts a").Each(func(_ int, a *goquery.Selection) {
		if href := a.AttrOr("href", ""); strings.Contains(href, "sort=") {
			sorts = append(sorts, href)
		} else {
			shows = append(shows, strings.Join(strings.Fields(a.Text()), " ")+" "+href)
		}
	})
	assert.Equal(t, []string{path + "/teacher?sort=name", path + "/teacher?sort=lesson", path + "/teacher?sort=stars"},
		sorts)
	assert.Equal(t, []string{
		"Needs help " + path + "/teacher", "All 3 " + path + "/teacher", "Here 3 " + path + "/teacher?show=here",
		"Needs help 1 " + path + "/teacher?show=help",
	}, shows)
	for query, want := range map[string][]string{
		"sort=name":           {"Blue Otter", "Green Cat", "Red Bear"},
		"sort=stars":          {"Blue Otter", "Red Bear", "Green Cat"},
		"show=help":           {"Red Bear"},
		"sort=name&show=here": {"Blue Otter", "Green Cat", "Red Bear"},
		"sort=x&show=y":       {"Red Bear", "Blue Otter", "Green Cat"},
	} {
		assert.Equal(t, want, names(teacher.Document(path+"/teacher?"+query)), query)
	}
	opened := teacher.Document(path+"/teacher?sort=name&show=here").Find("#row-2 th a").AttrOr("href", "")
	assert.Equal(t, path+"/teacher?seat=2&show=here&sort=name", opened, "a row opens in the same table")

	words := english.English.Class
	row := page.Find("#row-1")
	assert.Contains(t, row.Find(".now").Text(), "The rook")
	assert.Contains(t, row.Find(".starred").Text(), "3")
	var skills []string
	page.Find(".pupils thead tr:not([aria-hidden]) .bars li").Each(func(_ int, s *goquery.Selection) {
		skills = append(skills, s.Text())
	})
	assert.Equal(t, []string{"Fork", "The rook"}, skills, "the columns are of what the class answered")
	assert.Regexp(t, `^The rook: [1-9]\d* right, 0 wrong$`, row.Find(".bars svg").Last().AttrOr("aria-label", ""))
	picture := row.Find(".playing img")
	assert.Equal(t, words.LastMove("d1", "d4"), picture.AttrOr("alt", ""))
	assert.Equal(t, http.StatusOK, teacher.Get(picture.AttrOr("src", "")).StatusCode)
	assert.Contains(t, row.Find(".playing").Text(), words.Lead.Unheeded)
	assert.Contains(t, page.Find("#row-2").Text(), words.Lead.Help)
	assert.Equal(t, "Fork: 0 right, 3 wrong", page.Find("#row-2 .bars svg").First().AttrOr("aria-label", ""))
	assert.Equal(t, 0, page.Find("#row-3 .playing img").Length())
	assert.Equal(t, "Fork: 0 right, 0 wrong", page.Find("#row-3 .bars svg").First().AttrOr("aria-label", ""))
}

// TestWhatAChildMissed opens a row: every exercise that was missed is there with its board, everyone can look at one by
// a button, and all are on one sheet.
func TestWhatAChildMissed(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	assert.Equal(t, 0, teacher.Document(path+"/teacher?seat=1").Find(".missed").Length())
	answer(t, otter)
	id := missFork(t, otter, 1)
	page := teacher.Document(path + "/teacher?seat=1")
	missed := page.Find(".missed li")
	require.Equal(t, 2, missed.Length())
	assert.Equal(t, "/practice?id="+id, missed.First().Find("a").AttrOr("href", ""), "the latest stands first")
	drawn := missed.First().Find("svg use").Length()
	assert.Equal(t, site.ExerciseNamed(id).Position.Occupied().Count(), drawn)
	bare := site.ExerciseNamed("rook-1")
	drawn = missed.Last().Find("svg use").Length()
	assert.Equal(t, bare.Position.Occupied().Count()-bare.Hidden().Count(), drawn, "hidden kings are not drawn")
	assert.Equal(t, bare.Stars.Count(), missed.Last().Find("svg .star").Length())
	form := missed.First().Find("form")
	assert.Equal(t, path+"/together", form.AttrOr("action", ""))
	teacher.Accept = "application/json"
	look := lookAt(t, teacher.Post(path+"/together", "exercise", form.Find("input").AttrOr("value", "")))
	assert.Equal(t, site.ExerciseNamed(id).Position.FEN(), look.FEN)

	sheet := page.Find(`a[href^="/practice/sheet"]`).AttrOr("href", "")
	assert.Equal(t, "/practice/sheet?ids="+id+",rook-1", sheet)
	printed := teacher.Document(sheet)
	assert.Equal(t, 2, printed.Find(".figures li").Length())
	assert.Equal(t, 2, printed.Find(".answers li").Length())
}

// TestAnAddressThatNoOtherDeviceOpens says so to a teacher who opens the class on the computer that serves it.
func TestAnAddressThatNoOtherDeviceOpens(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	for host, near := range map[string]bool{
		"localhost:8080": true, "127.0.0.1:8080": true, "[::1]:8080": true, "192.168.1.7:8080": false,
		"chess.example": false,
	} {
		for _, at := range []string{"/teacher", "/poster"} {
			r := httptest.NewRequest(http.MethodGet, path+at, nil)
			r.Host = host
			r.Header.Set("Accept", "text/html")
			page := webtest.Text(t, teacher.Do(r))
			assert.Equal(t, near, strings.Contains(page, english.English.Class.Lead.Unreachable), host+at)
		}
	}
}

// TestDaysOfTheTeacher lets the teacher's clock be behind that of UTC: what a child answers after midnight of UTC is
// of the day before.
func TestDaysOfTheTeacher(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		teacher, path, _ := makeClass(t, s)
		otter := join(t, s, path, "blue", "otter")
		assert.Contains(t, teacher.Document(path+"/teacher").Text(), "midnight, UTC.")
		teacher.Accept = "application/json"
		webtest.Decode[struct{}](t, teacher.Post(path+"/clock", "clock", "-210"), http.StatusOK)
		teacher.Accept = "application/json"
		answer(t, otter) // a bubble begins at midnight of the first of January 2000
		assert.Equal(t, 1, pupils(t, teacher, path)[0].Today.Wrong)
		page := teacher.Document(path + "/teacher")
		assert.Contains(t, page.Text(), "midnight, UTC−3:30.")
		assert.Equal(t, "-210", page.Find("main").AttrOr("data-clock", ""))
		time.Sleep(4 * time.Hour)
		page = teacher.Document(path + "/teacher")
		var days []string
		page.Find(".days a").Each(func(_ int, a *goquery.Selection) { days = append(days, a.AttrOr("href", "")) })
		assert.Equal(t, []string{path + "/day.csv?day=2000-01-01", path + "/day.csv?day=1999-12-31"}, days)
		assert.Regexp(t, `(?m)^blue,otter,rook,0,1,0$`, webtest.Text(t, teacher.Get(days[1])))
		assert.Regexp(t, `(?m)^blue,otter,,0,0,0$`, webtest.Text(t, teacher.Get(days[0])))
		assert.Regexp(t, `(?m)^blue,otter,,0,0,0$`, webtest.Text(t, teacher.Get(path+"/day.csv")))
		teacher.Accept = "application/json"
		for _, wrong := range []string{"", "x", "841", "-721"} {
			webtest.RequireRefused(t, teacher.Post(path+"/clock", "clock", wrong), http.StatusBadRequest, "")
		}
		webtest.RequireRefused(t, teacher.Post("/class/new", "title", "x", "clock", "x"), http.StatusBadRequest, "")
		r := teacher.Post("/class/new", "title", "x", "clock", "120")
		made := webtest.Decode[madeClass](t, r, http.StatusCreated)
		assert.Contains(t, teacher.Document("/class/"+made.Code+"/teacher").Text(), "midnight, UTC+2.")
	})
}
