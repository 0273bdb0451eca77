package edit

import (
	"errors"
	"net/http"
	"net/url"

	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/templates/setup"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Routes registers the route of the page.
func (s *Edit) Routes(r *site.Router) { r.Get("/edit", s.show) }

// Edit has the handler of the page.
type Edit struct {
	*site.Site
	surveys *game.Surveys
}

// New returns an Edit.
func New(s *site.Site, surveys *game.Surveys) *Edit { return &Edit{s, surveys} }

// show answers GET /edit: with the page, or in JSON with the position and what is wrong with it.
func (s *Edit) show(w http.ResponseWriter, r *http.Request) error {
	q := site.Query(r)
	d, err := readDesk(q)
	if err != nil {
		return err
	}
	p, wrong := d.draft.Position()
	l := s.Language(r)
	if !site.WantsHTML(r) {
		var why any
		if wrong != nil {
			why = wrongWords(l, wrong)
		}
		return site.WriteJSON(w, http.StatusOK, site.Object{
			{Name: "fen", Value: d.draft.FEN()}, {Name: "possible", Value: wrong == nil}, {Name: "why", Value: why},
		})
	}
	page := d.view(l)
	if wrong != nil {
		page.Wrong = wrongWords(l, wrong)
	} else {
		s.possible(&page, l, p, q["ask"] == "coach")
	}
	return site.WritePage(w, r, http.StatusOK, setup.EditPage(page))
}

// wrongWords says what is wrong with a position.
func wrongWords(l *say.Language, err error) string {
	var wrong *chess.ParseError
	if errors.As(err, &wrong) {
		return l.Wrong(wrong)
	}
	return l.Problem(say.Problem{Key: say.Unexpected}) // unreachable: it is one
}

// possible adds to the page what can be done with a position, and if asked what the coach says of it.
func (s *Edit) possible(page *setup.Edit, l *say.Language, p chess.Position, ask bool) {
	words := l.Pages.Editing.Words
	fen := url.QueryEscape(p.FEN())
	g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
	page.Acts = []frame.Link{
		{Text: words.PlayWhite, URL: "/new?side=white&fen=" + fen},
		{Text: words.PlayBlack, URL: "/new?side=black&fen=" + fen},
		{Text: words.Ask, URL: page.Here + "&ask=coach"},
		{Text: words.Look, URL: "/g/" + g.Link()},
	}
	if ask {
		s.coach(page, l, p)
	}
}

// mostSaid is how many sentences the coach says at most.
const mostSaid = 3

// coach adds to the page what the coach says to the side to move, against the computer, and draws the first of it.
func (s *Edit) coach(page *setup.Edit, l *say.Language, p chess.Position) {
	g := tutor.NewGame(tutor.Setup{Start: p, Learner: p.Turn()})
	facts, speaks := s.surveys.Of(&p).Coach(g, 0, s.surveys.Advice(g, 0), false, nil)
	if !speaks || len(facts) == 0 {
		page.Line = []play.Sentence{{Text: l.Pages.Editing.Words.Nothing, Tone: string(fact.ToneNote)}}
		return
	}
	v := game.LocalViewer(g, site.Settings{}, l, s.surveys)
	page.Line = game.Sentences(v, g, facts[:min(len(facts), mostSaid)])
	var rings map[string]string
	page.Arrows, rings = game.Pointing(&p, &facts[0])
	for _, row := range page.Rows {
		for i := range row {
			row[i].Ring = rings[row[i].ID]
		}
	}
}
