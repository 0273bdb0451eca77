package web

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
)

func TestLessonsAsJSON(t *testing.T) {
	list := decode[[]learnLesson](t, newClient(t, nil).get("/learn"), http.StatusOK)
	require.Len(t, list, len(lesson.All()))
	assert.Equal(t, "the-board", list[0].Name)
	assert.Equal(t, learnDiagram{"start", chess.StartFEN, "This is the start. Only the pawns and the knights can move."},
		list[0].Diagrams[0])
	for i, l := range lesson.All() {
		assert.Equal(t, l.Text, list[i].Text)
		assert.Len(t, list[i].Diagrams, len(l.Diagrams))
	}
}

func TestLearnRefuses(t *testing.T) {
	for at, words := range map[string]string{
		"nothing.d4":      "no board of that name",
		"nothing":         "no board of that name",
		"knight-jumps":    "not a square",
		"knight-jumps.":   "not a square",
		"knight-jumps.d9": "not a square",
		"knight-jumps.a1": "piece can move from a1",
		"start.a1":        "piece can move from a1",
		"start.e7":        "piece can move from e7",
		"mate.g8":         "piece can move from g8",
	} {
		requireRefused(t, newClient(t, nil).get("/learn?at="+at), http.StatusBadRequest, words)
		assert.Equal(t, http.StatusBadRequest, newBrowser(t, nil).get("/learn?at="+at).StatusCode, at)
	}
}

func TestLearnPage(t *testing.T) {
	body := text(t, newBrowser(t, nil).get("/learn?at=start.b1"))
	for _, l := range lesson.All() {
		assert.Contains(t, body, `id="`+l.Name+`"`)
		assert.Contains(t, body, `href="#`+l.Name+`"`)
	}
	assert.Contains(t, body, `<a href="/learn" aria-current="page">How to play</a>`)
	assert.Contains(t, body, `href="/learn?at=start.g1#start"`)
	assert.Contains(t, body, "The knight on b1 can go to 2 squares.")
	assert.Contains(t, body, "Checkmate: White won.")
	seen := map[string]bool{}
	for _, id := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(body, -1) {
		assert.False(t, seen[id[1]], "%s is there twice", id[1])
		seen[id[1]] = true
	}
	assert.True(t, seen["start-b1"])
	assert.Contains(t, text(t, newBrowser(t, nil).get("/")), `href="/learn"`)
}

// Every piece of every diagram shows exactly what the rules allow it.
func TestDiagramsShowLegalMoves(t *testing.T) {
	tried := 0
	for _, l := range lesson.All() {
		for _, d := range l.Diagrams {
			p := d.Position()
			for _, from := range p.Occupied().Squares() {
				d.Chosen = from
				targets, capturers := rulesOf(d, from)
				if len(targets) == 0 {
					_, err := readSpot(d.Name + "." + from.String())
					assert.Error(t, err, d.Name)
					continue
				}
				shown := diagramView(d)
				assert.Equal(t, targets, idsOf(shown, func(s templates.Spot) bool { return s.Valid }), "%s %s", d.Name, from)
				assert.Equal(t, capturers, idsOf(shown, func(s templates.Spot) bool { return s.Unsafe }), "%s %s", d.Name, from)
				assert.Equal(t, []string{d.Name + "-" + from.String()}, idsOf(shown, func(s templates.Spot) bool { return s.Selected }))
				assert.Contains(t, shown.Said, fmt.Sprintf("The %s on %s can go to %d square", p.At(from).Type(), from, len(targets)))
				at, err := readSpot(d.Name + "." + from.String())
				assert.NoError(t, err)
				assert.Equal(t, spot{d.Name, from}, at)
				tried++
			}
		}
	}
	assert.Greater(t, tried, 50)
}

// rulesOf lists where a piece of a diagram may go, and where it could be taken.
func rulesOf(d lesson.Diagram, from chess.Square) (targets, unsafe []string) {
	g := diagramGame(d)
	var to, taken chess.Bitboard
	for _, m := range g.movable() {
		if m.From() != from {
			continue
		}
		to |= m.To().Bitboard()
		if tutor.Takers(g.Position(), m) != 0 {
			taken |= m.To().Bitboard()
		}
	}
	for _, s := range to.Squares() {
		targets = append(targets, d.Name+"-"+s.String())
	}
	for _, s := range taken.Squares() {
		unsafe = append(unsafe, d.Name+"-"+s.String())
	}
	return targets, unsafe
}

// idsOf lists spots in square order.
func idsOf(d templates.Diagram, is func(templates.Spot) bool) (ids []string) {
	for r := range d.Rows {
		for _, s := range d.Rows[7-r] {
			if is(s) {
				ids = append(ids, s.ID)
			}
		}
	}
	return ids
}

// Every piece that can move is a link, and nothing else is.
func TestDiagramsLinkWhatCanMove(t *testing.T) {
	for _, l := range lesson.All() {
		for _, d := range l.Diagrams {
			for _, row := range diagramView(d).Rows {
				for _, s := range row {
					assert.Equal(t, s.Moveable, s.URL != "", s.ID)
				}
			}
		}
	}
}

func BenchmarkLearnPage(b *testing.B) {
	for b.Loop() {
		var page strings.Builder
		if err := templates.LearnPage(learnPage(spot{})).Render(b.Context(), &page); err != nil {
			b.Fatal(err)
		}
	}
}
