package play_test

import (
	"context"
	"io"
	"strings"
	"testing"

	"github.com/a-h/templ"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/templates/rooms"
	"chesstutor/templates/wording"
)

// rendered is a component's HTML.
func rendered(t *testing.T, c templ.Component) string {
	t.Helper()
	var b strings.Builder
	require.NoError(t, c.Render(context.Background(), &b))
	return b.String()
}

// element is the start tag in html of the element with an id.
func element(t *testing.T, html, id string) string {
	t.Helper()
	at := strings.Index(html, ` id="`+id+`"`)
	require.NotEqual(t, -1, at, "no element has the id %s", id)
	from := strings.LastIndex(html[:at], "<")
	return html[from : at+strings.Index(html[at:], ">")+1]
}

func pawn(white bool) *board.Piece {
	return &board.Piece{Symbol: "p", White: white, Text: "♟"}
}

// underWay is a page of a game under way, on a board of any names.
func underWay() play.Play {
	rows := make([][]board.Square, 8)
	for r := range rows {
		for f := range 8 {
			id := string(rune('a'+f)) + string(rune('8'-r))
			square := board.Square{ID: id, Label: id + ", empty", Dark: (r+f)%2 == 1}
			if r == 1 || r == 6 {
				square.Piece, square.Moveable = pawn(r == 6), r == 6
			}
			rows[r] = append(rows[r], square)
		}
	}
	return play.Play{
		Layout: frame.Layout{
			Lang:        "en",
			Description: "Learn chess",
			Pages:       "Pages",
			Assets:      "/assets/abc",
			Nav:         []frame.Link{{Text: "Play", URL: "/", Current: true}},
		},
		Say: &wording.Play{
			DoStartOver: "Start over",
			LetItMove:   "Let the computer move",
			Again:       "Play again",
		},
		Board: board.Board{Rows: rows, Rev: "r1"},
		Top: play.Side{
			Name:     "Computer",
			Note:     "thinks",
			Captured: []play.Pile{{Piece: *pawn(true), Count: "3"}},
			Taken:    "Computer took: three pawns",
			Material: "+1",
		},
		Bottom:  play.Side{Name: "You", Turn: true},
		Status:  play.Status{Heading: "Your move"},
		Restart: play.Restart{LookBack: &frame.Link{Text: "Your moments", URL: "/review"}},
		History: play.History{
			Moves: []play.MoveRow{{Number: "1.", White: "e4", Black: "e5", BlackLast: true}},
		},
		Promotion: play.Promotion{
			Choices: []board.Choice{
				{Value: "q", Name: "queen", Piece: *pawn(true)},
				{Value: "n", Name: "knight", Piece: *pawn(true)},
			},
		},
		Key: []board.KeyEntry{{Square: board.Square{Piece: pawn(true), Moveable: true}, Text: "It can move."}},
	}
}

func TestSquareWearsItsMarks(t *testing.T) {
	for _, c := range []struct {
		square board.Square
		class  string
	}{
		{board.Square{}, "square light"},
		{board.Square{Dark: true}, "square dark"},
		{board.Square{Moveable: true}, "square light moveable"},
		{board.Square{Threatened: true}, "square light threatened"},
		{board.Square{Selected: true}, "square light selected"},
		{board.Square{Valid: true}, "square light valid"},
		{board.Square{Valid: true, Unsafe: true}, "square light valid unsafe"},
		{board.Square{Threat: true}, "square light threat"},
		{board.Square{Last: true}, "square light last"},
		{board.Square{Check: true}, "square light check"},
		{board.Square{Piece: pawn(true), Moveable: true, Threatened: true},
			"square light moveable threatened occupied"},
	} {
		c.square.ID = "x1"
		boardShown := board.Board{Rows: [][]board.Square{{c.square}}}
		assert.Contains(t, element(t, rendered(t, board.View("/a", boardShown)), "x1"), `class="`+c.class+`"`)
	}
}

func TestSquareBelongsToTheFormOfItsAction(t *testing.T) {
	for _, c := range []struct {
		action       board.Action
		want, unwant string
	}{
		{board.None, `type="button"`, "form="},
		{board.Pick, `form="pick" name="from" type="submit" value="x1"`, "tabindex"},
		{board.Place, `form="play" name="to" type="submit" value="x1"`, "tabindex"},
		{board.Ask, `form="ask" name="to" type="submit" value="x1"`, "tabindex"},
		{board.Drop, `form="drop" type="submit"`, "name="},
	} {
		boardShown := board.Board{Rows: [][]board.Square{{{ID: "x1", Label: "said", Action: c.action}}}}
		tag := element(t, rendered(t, board.View("/a", boardShown)), "x1")
		assert.Contains(t, tag, c.want)
		assert.NotContains(t, tag, c.unwant)
		assert.Contains(t, tag, `aria-label="said"`)
	}
}

func TestPageHasEverySquareAndEveryPart(t *testing.T) {
	html := rendered(t, play.PlayPage(underWay()))
	for _, row := range underWay().Board.Rows {
		for _, square := range row {
			assert.Contains(t, element(t, html, square.ID), "<button")
		}
	}
	for _, id := range []string{
		"board", "top", "bottom", "state", "notice", "again", "answer", "opponent", "moves", "restart", "sound", "key",
		"spoken",
		"promotion", "confirm", "pick", "play", "ask", "drop",
	} {
		element(t, html, id)
	}
	for _, text := range []string{
		"<!doctype html>", `<html lang="en">`, "<title>Chess Tutor</title>", `name="viewport"`, `name="color-scheme"`,
		`aria-label="Computer took: three pawns"`, "<b>3</b>", `aria-current="page"`, "/assets/abc/pieces.svg#p", "♟",
	} {
		assert.Contains(t, html, text)
	}
}

func TestPageNeedsNothingThatThePolicyForbids(t *testing.T) {
	asking := underWay()
	asking.Board.Marks = map[string]string{"</script>": "it stays data"}
	asking.Promotion.To, asking.Restart.Confirm, asking.Status.Notice, asking.Board.Thinking = "e8", true, "Lost.", true
	for _, html := range []string{
		rendered(t, play.PlayPage(underWay())), rendered(t, play.PlayPage(asking)),
		rendered(t, frame.FailurePage(frame.Failure{Heading: "Gone"})),
	} {
		for _, bad := range []string{" style=", "<style", " onclick", " onload", "javascript:", "http:", "https:"} {
			assert.NotContains(t, html, bad)
		}
		assert.NotRegexp(t, `<script[^>]*>[^<]`, strings.Replace(html, dataScript, "", 1))
	}
	assert.Contains(t, rendered(t, play.PlayPage(asking)), dataScript, "which is no script to a browser")
}

// dataScript is how a page carries data.
const dataScript = `<script id="marks" type="application/json">{"\u003c/script\u003e":"it stays data"}
</script>`

func TestBoardTellsItsState(t *testing.T) {
	tag := func(b board.Board) string { return element(t, rendered(t, board.View("/a", b)), "board") }
	assert.Contains(t, tag(board.Board{Rev: "r1", From: "e2"}),
		`data-rev="r1" data-seq="" data-shown="" data-last="" data-marking="" data-without="" data-from="e2">`)
	assert.Contains(t, tag(board.Board{Thinking: true}), "data-thinking")
	assert.Contains(t, tag(board.Board{Over: true}), "data-over")
	html := rendered(t,
		board.View("/a", board.Board{Rows: [][]board.Square{{{ID: "x1", Rank: "1", File: "x"}}}}))
	assert.Contains(t, html, `data-rank="1" data-file="x"`)
}

func TestPageAsksOnlyWhenItShould(t *testing.T) {
	p := underWay()
	html := rendered(t, play.PlayPage(p))
	assert.NotContains(t, element(t, html, "promotion"), " open")
	assert.NotContains(t, element(t, html, "confirm"), " open")
	assert.NotContains(t, html, "autofocus")

	p.Promotion.To, p.Board.From = "e8", "e7"
	html = rendered(t, play.PlayPage(p))
	assert.Contains(t, element(t, html, "promotion"), " open")
	assert.Contains(t, html, `name="to" value="e8"`)
	assert.Contains(t, html, `name="promotion" value="n"`)
	assert.Contains(t, html, "<span>knight</span>")

	p = underWay()
	p.Restart.Confirm = true
	assert.Contains(t, element(t, rendered(t, play.PlayPage(p)), "confirm"), " open")
}

func TestStartingOverAsksFirstUnderWay(t *testing.T) {
	p := underWay()
	assert.Contains(t, rendered(t, play.PlayPage(p)), `href="/?ask=new"`)
	p.Restart.LookBack = nil
	assert.NotContains(t, rendered(t, play.PlayPage(p)), "ask=new")
	assert.Contains(t, rendered(t, play.PlayPage(p)), "Start over")
	p.Restart.Again = &play.Again{Text: "You won.", Players: "computer", Acts: []play.EndAct{
		{
			Text:  "Play someone stronger",
			Game:  true,
			Level: "7",
			Main:  true,
		}, {Text: "Play again", Game: true}, {Text: "Look back", URL: "/?ply=3", Stays: true},
	}}
	html := rendered(t, play.PlayPage(p))
	assert.Contains(t, html, "Play again")
	assert.Contains(t, html, "<p>You won.</p>")
	assert.Regexp(t, `name="level" value="7"> <button class="button main">Play someone stronger`, html)
	assert.Contains(t, html, `<a class="button" href="/?ply=3" data-go>Look back</a>`)
}

func TestPageOffersTheComputersMove(t *testing.T) {
	p := underWay()
	assert.NotContains(t, rendered(t, play.PlayPage(p)), "Let the computer move")
	p.Board.Thinking = true
	assert.Contains(t, rendered(t, play.PlayPage(p)), "Let the computer move")
}

// spoken are the sentences that a screen reader says of a page.
func spoken(t *testing.T, page templ.Component) (sentences []string) {
	t.Helper()
	_, html, found := strings.Cut(rendered(t, page), `id="spoken" role="status" aria-atomic="false">`)
	require.True(t, found)
	html, _, _ = strings.Cut(html, "</div>")
	for p := range strings.SplitSeq(strings.TrimSuffix(html, "</p>"), "</p>") {
		_, text, _ := strings.Cut(p, ">")
		sentences = append(sentences, text)
	}
	return sentences
}

func TestPageSpeaks(t *testing.T) {
	p := underWay()
	assert.Equal(t, []string{"Your move"}, spoken(t, play.PlayPage(p)))
	p.Status.Detail = "You are in check."
	assert.Equal(t, []string{"Your move.", "You are in check."}, spoken(t, play.PlayPage(p)))
	p.Status.Spoken = "After 1. Qd4"
	assert.Equal(t, []string{"After 1. Qd4"}, spoken(t, play.PlayPage(p)))
	p.Status.Spoken = "The computer moved. Your move. Check! It costs 2.5 points."
	assert.Equal(t, []string{"The computer moved.", "Your move.", "Check!", "It costs 2.5 points."},
		spoken(t, play.PlayPage(p)))
}

// In a room all that is seen is heard, and nothing twice.
func TestRoomSpeaks(t *testing.T) {
	r := rooms.Room{Play: underWay()}
	r.Status = play.Status{Heading: "Your move", Detail: "You are in check. Your opponent offers a draw.",
		Spoken: "White pawn from e2 to e4. Your move. You are in check."}
	r.Agreed = "No clock. Games won by you: 1, by your opponent: 0, drawn: 0."
	r.Resting, r.Here = []string{"Your opponent would like to play again."}, "Your opponent is here."
	assert.Equal(t, []string{
		"White pawn from e2 to e4.", "Your move.", "You are in check.", "Your opponent offers a draw.",
		"Your opponent would like to play again.", "Your opponent is here.",
		"No clock.", "Games won by you: 1, by your opponent: 0, drawn: 0.",
	}, spoken(t, rooms.RoomPage(r)))
}

func TestTextIsEscaped(t *testing.T) {
	p := underWay()
	p.Status.Notice = "<script>alert(1)</script>"
	assert.NotContains(t, rendered(t, play.PlayPage(p)), "<script>alert")
}

func TestFailureLeadsBack(t *testing.T) {
	html := rendered(t, frame.FailurePage(frame.Failure{
		Layout: frame.Layout{Title: "Not found"}, Heading: "There is no such page", Text: "Nothing is here.",
	}))
	for _, text := range []string{
		"<title>Not found · Chess Tutor</title>", "There is no such page", "Nothing is here.", `href="/"`,
	} {
		assert.Contains(t, html, text)
	}
	assert.NotContains(t, html, "<script")
}

// Once a move was made the page loads the style sheet of the game's end, too, before it is needed.
func TestAPageLoadsOneStyleSheetAndOneScript(t *testing.T) {
	page := underWay()
	assert.Contains(t, rendered(t, play.PlayPage(page)), `<link rel="stylesheet" href="/assets/abc/end.css">`)
	page.History.Moves = nil
	html := rendered(t, play.PlayPage(page))
	assert.Equal(t, 1, strings.Count(html, "<script"))
	assert.Contains(t, html, `<script type="module" src="/assets/abc/main.js"></script>`)
	assert.Equal(t, 1, strings.Count(html, `rel="stylesheet"`))
	assert.Contains(t, html, `<link rel="stylesheet" href="/assets/abc/main.css">`)
	assert.NotContains(t, html, "preload")
}

func BenchmarkPlayPage(b *testing.B) {
	page := play.PlayPage(underWay())
	b.ReportAllocs()
	for b.Loop() {
		if err := page.Render(context.Background(), io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}
