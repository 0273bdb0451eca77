package learn

import (
	"fmt"
	"net/http"
	"slices"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/guide"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Learn has the handlers of "How to play", the path of lessons and practice.
type Learn struct {
	*site.Site
	surveys *game.Surveys
	games   *game.Games
}

// New returns a Learn.
func New(s *site.Site, surveys *game.Surveys, games *game.Games) *Learn {
	return &Learn{s, surveys, games}
}

// Routes registers the routes of "How to play", of the path of lessons and of practice.
func (s *Learn) Routes(r *site.Router) {
	r.Get("/learn", s.show)
	r.Get("/lessons", s.showPath)
	r.Get(certificateURL, s.showCertificate)
	r.Post("/lessons/test", s.openPartTest)
	r.Get("/lesson/{name}", s.showLesson)
	r.Post("/lesson/{name}/open", s.open)
	r.Post("/lesson/{name}/answer", s.answer)
	r.Get("/practice", s.practise)
	r.Post("/practice/answer", s.answerPractice)
	r.Get("/practice/skills", s.showSkills)
	r.Get("/practice/sheet", s.printSheet)
	r.Get("/practice/endings", s.showPlayOuts)
}

// learnLesson is the JSON encoding of a lesson of "How to play".
type learnLesson struct {
	Name     string         `json:"name"`
	Title    string         `json:"title"`
	Text     []string       `json:"text"`
	Diagrams []learnDiagram `json:"diagrams"`
}

type learnDiagram struct {
	Name    string `json:"name"`
	FEN     string `json:"fen"`
	Caption string `json:"caption"`
}

// show answers GET /learn: with the lessons of "How to play", as a page or as JSON. On the page one piece of one
// diagram may be chosen: at=knight-jumps.d4.
func (s *Learn) show(w http.ResponseWriter, r *http.Request) error {
	at, err := readSpot(site.Query(r)["at"])
	if err != nil {
		return err
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, lessonsJSON(s.Language(r)))
	}
	return site.WritePage(w, r, http.StatusOK, learn.GuidePage(s.page(s.Language(r), at)))
}

func lessonsJSON(language *say.Language) (list []learnLesson) {
	for _, l := range guide.All() {
		words := language.Guide.Topics[l.Name]
		one := learnLesson{Name: l.Name, Title: words.Title, Text: words.Text}
		for _, d := range l.Diagrams {
			fen := d.Game().Position().FEN()
			one.Diagrams = append(one.Diagrams, learnDiagram{d.Name, fen, language.Guide.Captions[d.Name]})
		}
		list = append(list, one)
	}
	return list
}

// spot is a square of a diagram.
type spot struct {
	diagram string
	square  chess.Square
}

// readSpot parses the spot of a piece that can move; the text may be empty.
func readSpot(text string) (spot, error) {
	if text == "" {
		return spot{}, nil
	}
	name, on, _ := strings.Cut(text, ".")
	d, ok := guide.Find(name)
	if !ok {
		return spot{}, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchBoard})
	}
	square, err := chess.ParseSquare(on)
	if err != nil {
		return spot{}, err
	}
	for _, m := range movable(d.Game()) {
		if m.From() == square {
			return spot{name, square}, nil
		}
	}
	return spot{}, site.RefuseFor(http.StatusBadRequest,
		say.Problem{Key: say.CannotMove, Squares: [2]chess.Square{square}})
}

// page returns the page of the lessons, with one piece chosen in the diagram of a spot and all other diagrams in
// their initial state.
func (s *Learn) page(language *say.Language, at spot) learn.Guide {
	labels := language.Pages.Guide
	page := learn.Guide{
		Layout: site.Frame(language, "/lessons", labels.Title).About(language.Abouts.Guide),
		Say:    labels,
	}
	for _, l := range guide.All() {
		words := language.Guide.Topics[l.Name]
		one := learn.Lesson{Name: l.Name, Title: words.Title, Text: words.Text}
		for _, of := range lesson.OfPath(1) {
			if slices.Contains(of.Reference, l.Name) {
				text := language.Pages.Learning.Phrases.Practise(language.Path.Lessons[of.Name].Title)
				one.Exercises = append(one.Exercises, frame.Link{Text: text, URL: lessonURL(of)})
			}
		}
		for _, d := range l.Diagrams {
			if at.diagram == d.Name {
				d.Chosen = at.square
			}
			view := diagramView(language, d, s.surveys)
			if at.diagram == d.Name {
				view.Said = said(language, d.Game(), at.square)
			}
			one.Diagrams = append(one.Diagrams, view)
		}
		if l.Name == "marks" {
			one.Key = game.KeyEntries(language.Key)
		}
		page.Lessons = append(page.Lessons, one)
	}
	return page
}

// movable returns the moves that can be tried in a diagram, none once its game has ended.
func movable(g *tutor.Game) []chess.Move {
	if g.Outcome() != chess.Playing {
		return nil
	}
	return g.Position().Moves()
}

// diagramView returns a diagram with every kind of mark that the board of a game can have.
func diagramView(language *say.Language, d guide.Diagram, surveys *game.Surveys) learn.Diagram {
	g := d.Game()
	v := game.View{From: d.Chosen, To: chess.NoSquare, Chosen: d.Chosen != chess.NoSquare, Ply: g.Ply()}
	canMove := chess.Bitboard(0)
	for _, m := range movable(g) {
		canMove |= m.From().Bitboard()
	}
	view := learn.Diagram{Name: d.Name, Caption: language.Guide.Captions[d.Name]}
	if !v.Chosen {
		view.Said = site.Sentence(language.Game.State(g).Heading)
	}
	viewer := game.LocalViewer(g, site.Settings{}, language, surveys)
	for r, row := range game.BoardRows(viewer, g, v, site.Settings{}) {
		var spots []learn.Spot
		for f, square := range row {
			spot := learn.Spot{Square: square}
			if canMove.Has(chess.SquareAt(chess.File(f), chess.Rank(7-r))) {
				spot.URL = fmt.Sprintf("/learn?at=%s.%s#%[1]s", d.Name, square.ID)
			}
			spot.ID = d.Name + "-" + square.ID
			spots = append(spots, spot)
		}
		view.Rows = append(view.Rows, spots)
	}
	return view
}

// said returns where the chosen piece can go. The caption already says that of the piece that is chosen initially.
func said(language *say.Language, g *tutor.Game, chosen chess.Square) string {
	to := chess.Bitboard(0)
	for _, m := range movable(g) {
		if m.From() == chosen {
			to |= m.To().Bitboard()
		}
	}
	return language.Guide.CanGo(g.Position().At(chosen).Type(), chosen, to.Count())
}
