package classes_test

import (
	"net/http"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// looked is what everyone looks at, as somebody sees it.
type looked struct {
	Number           int
	FEN, Ask, Answer string
	Exercise         string
	Reply            *string
	Answered         *int
	Votes            []struct {
		Reply string
		Count int
	}
}

func lookAt(t testing.TB, r *http.Response) *looked {
	t.Helper()
	return webtest.Decode[struct{ Together *looked }](t, r, http.StatusOK).Together
}

const scholars = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"

// A position is before all children until it ends. Each answers and may change it until the answer is shown; only the
// teacher sees how many gave which answer.
func TestEveryoneLooks(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter, bear := join(t, s, path, "blue", "otter"), join(t, s, path, "red", "bear")
	at := path + "/together"
	assert.Nil(t, lookAt(t, otter.Get(at)))
	early := otter.Post(at+"/answer", "answer", "e2e4")
	webtest.RequireRefused(t, early, http.StatusConflict, "The answer has been shown.")

	seen := lookAt(t, teacher.Post(at, "position", "http://here/edit?fen="+scholars))
	assert.Equal(t, looked{Number: 1, FEN: scholars, Ask: "move", Answered: new(int)}, *seen)
	webtest.RequireRefused(t, otter.Post(at+"/answer", "answer", "h5h8"), http.StatusBadRequest, "no answer")
	assert.Equal(t, "h5e5", *lookAt(t, otter.Post(at+"/answer", "answer", "h5e5")).Reply)
	assert.Equal(t, "h5f7", *lookAt(t, otter.Post(at+"/answer", "answer", "h5f7")).Reply)
	mine := lookAt(t, bear.Post(at+"/answer", "answer", "h5f7"))
	assert.Nil(t, mine.Answered)
	assert.Nil(t, mine.Votes)
	seen = lookAt(t, teacher.Get(at))
	assert.Equal(t, 2, *seen.Answered)
	require.Len(t, seen.Votes, 1)
	assert.Equal(t, 2, seen.Votes[0].Count)

	const leads, next = "main .card.now a", "main.lookpage .actions a.main"
	assert.Equal(t, at, otter.Browser().Document(path).Find(leads).AttrOr("href", ""))
	assert.Zero(t, otter.Browser().Document(at).Find(next).Length(), "it may still answer")
	assert.Equal(t, "h5f7", lookAt(t, teacher.Post(at, "show", "h5f7")).Answer)
	assert.Zero(t, otter.Browser().Document(path).Find(leads).Length(), "nobody answers any more")
	assert.Equal(t, "/lesson/rook", otter.Browser().Document(at).Find(next).AttrOr("href", ""))
	webtest.RequireRefused(t, bear.Post(at+"/answer", "answer", "h5e5"), http.StatusConflict, "shown")
	assert.Equal(t, "h5f7", lookAt(t, bear.Get(at)).Answer)
	assert.Nil(t, lookAt(t, teacher.Post(at, "end", "true")))
	assert.Nil(t, lookAt(t, bear.Get(at)))
}

// The position may come from practice, from an exercise's link, or ask for a square.
func TestAtWhatEveryoneLooks(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	at := path + "/together"
	fork := practice.At(practice.Fork, 3).Exercise
	assert.Equal(t, fork.Position.FEN(), lookAt(t, teacher.Post(at, "exercise", fork.ID)).FEN)
	assert.Equal(t, fork.Position.FEN(), lookAt(t, teacher.Post(at, "position", "/practice?id="+fork.ID)).FEN)
	assert.Equal(t, 3, lookAt(t, teacher.Post(at, "skill", "fork")).Number)
	assert.Equal(t, "square", lookAt(t, teacher.Post(at, "position", scholars, "ask", "square")).Ask)
	webtest.RequireRefused(t, otter.Post(at+"/answer", "answer", "h5f7"), http.StatusBadRequest, "")
	assert.Equal(t, "f7", *lookAt(t, otter.Post(at+"/answer", "answer", "f7")).Reply)
	for _, wrong := range [][]string{
		{"position", "x"}, {"exercise", "pawn-11"}, {"exercise", "x"}, {"skill", "x"}, {"show", "z9"}, {},
		{"position", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"},
	} {
		webtest.RequireRefused(t, teacher.Post(at, wrong...), http.StatusBadRequest, "Nobody can look at that.")
	}
}

// The page says the task of an exercise, and does not draw kings that are not there: nobody moves them.
func TestEveryoneLooksAtAnExercise(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	at, child := path+"/together", otter.Browser()
	for _, id := range []string{"rook-1", "pawn-6"} {
		e := site.ExerciseNamed(id)
		assert.Equal(t, id, lookAt(t, teacher.Post(at, "exercise", id)).Exercise)
		page := child.Document(at)
		assert.Equal(t, english.English.Task(e), page.Find("h1").Text())
		assert.Equal(t, e.Position.Occupied().Count()-2, page.Find("#board .piece").Length(), id)
		assert.Equal(t, len(e.About()), page.Find("#board .sign.asked").Length(), id)
		if id == "pawn-6" {
			king := e.Position.King(chess.White).String()
			assert.Empty(t, page.Find("#"+king).AttrOr("name", ""))
			for _, r := range []*http.Response{
				otter.Post(at+"/answer", "answer", king+"h2"), teacher.Post(at, "show", king+"h2"),
			} {
				assert.Equal(t, http.StatusBadRequest, r.StatusCode)
			}
			assert.Equal(t, http.StatusOK, otter.Post(at+"/answer", "answer", "e4d5").StatusCode)
		}
	}
}

// A task that asks what a move changed shows that move.
func TestEveryoneLooksAtWhatAMoveChanged(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	child := join(t, s, path, "blue", "otter").Browser()
	e := practice.At(practice.WhatChanged, 0).Exercise
	lookAt(t, teacher.Post(path+"/together", "exercise", e.ID))
	last := child.Document(path + "/together").Find("#board .last")
	ids := last.Map(func(_ int, s *goquery.Selection) string { return s.AttrOr("id", "") })
	assert.ElementsMatch(t, []string{e.Last.From().String(), e.Last.To().String()}, ids)
}

// The page for the wall names no child, and shows the answers only when the teacher does. A child answers without
// scripts by pressing a piece, then where it goes.
func TestThePagesOfALook(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter := join(t, s, path, "blue", "otter")
	at := path + "/together"
	lookAt(t, teacher.Post(at, "position", "7k/P7/8/8/8/8/8/K7 w - - 0 1"))
	child := otter.Browser()
	assert.Equal(t, at, child.Document(path).Find(".card.now a").AttrOr("href", ""))
	assert.Equal(t, at, child.Document("/lessons").Find("#strip .main").AttrOr("href", ""))
	page := child.Document(at)
	assert.Equal(t, 64, page.Find("#board button").Length())
	assert.Equal(t, "a7", page.Find("#a7").AttrOr("value", ""))
	page = child.Document(at + "?from=a7")
	assert.Equal(t, "a7-a8", page.Find("#a8").AttrOr("value", ""))
	page = child.Document(at + "?from=a7-a8")
	knight := page.Find(`button[name="answer"]`).Last()
	assert.Equal(t, "a7a8n", knight.AttrOr("value", ""))
	assert.Equal(t, http.StatusSeeOther, otter.Browser().Post(at+"/answer", "answer", "a7a8n").StatusCode)
	assert.Contains(t, child.Document(at).Find(".lookside").Text(), "Pawn to a8 and becomes a knight")

	lead := teacher.Browser()
	assert.Equal(t, at, lead.Document(path+"/teacher").Find(".asking a.button").AttrOr("href", ""))
	wall := lead.Document(at)
	assert.Contains(t, wall.Find(".lookside").Text(), "1 of 1 have answered")
	assert.Zero(t, wall.Find(".votes li").Length()+wall.Find(".votecounts text").Length())
	assert.NotContains(t, wall.Text(), "Otter")
	wall = lead.Document(at + "?tally=true")
	assert.Equal(t, "a7a8n", wall.Find(`.votes button`).AttrOr("value", ""))
	assert.Equal(t, "1", wall.Find(".votecounts text").Text())
	lookAt(t, teacher.Post(at, "show", "a7a8q"))
	assert.Contains(t, child.Document(at).Find(".answer").Text(), "Pawn to a8 and becomes a queen")
	assert.Zero(t, child.Document(at).Find(`#board button[form]`).Length(), "nobody answers any more")
}

// The more children gave a reply, the broader is its arrow on the wall.
func TestArrowsAreAsBroadAsMany(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	at := path + "/together"
	lookAt(t, teacher.Post(at, "position", scholars))
	for i, reply := range []string{"h5f7", "h5f7", "h5f7", "h5e5"} {
		child := join(t, s, path, []string{"blue", "red", "green", "teal"}[i], "otter")
		lookAt(t, child.Post(at+"/answer", "answer", reply))
	}
	widths := func() (list []string) {
		for _, shaft := range teacher.Browser().Document(at + "?tally=true").Find("#arrows .shaft").EachIter() {
			list = append(list, shaft.AttrOr("stroke-width", ""))
		}
		return list
	}
	assert.Equal(t, []string{"24", "8"}, widths())
	lookAt(t, teacher.Post(at, "show", "h5e5"))
	assert.Equal(t, "8", widths()[1], "the answer, which one gave")
}

// What a skill puts before everyone has one answer, as each child gives one.
func TestASkillToLookAtHasOneAnswer(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	for _, skill := range []practice.Skill{practice.FreePieces, practice.Attackers} {
		for range 12 {
			e := site.ExerciseNamed(lookAt(t, teacher.Post(path+"/together", "skill", string(skill))).Exercise)
			require.NotNil(t, e)
			require.Len(t, e.Solutions(), 1, e.ID)
			assert.LessOrEqual(t, len(e.Solutions()[0].Squares), 1, e.ID)
		}
	}
}
