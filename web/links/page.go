package links

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"chesstutor/templates/frame"
	"chesstutor/templates/reviews"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// lookPage returns the page of a game in the link with a text, after some of its moves. path is that of the link, "" on
// its own page, where the moves lead to a ply alone: with the text in each, a page of a long game would be of the
// square of its length.
func (s *Links) lookPage(r *http.Request, g *tutor.Game, text string, ply int, path string) templ.Component {
	l := s.Language(r)
	shown := g.Until(ply)
	k := game.Linked{Text: text, Header: game.ReadHeader(site.Query(r), g)}
	v := game.Viewer{URL: k.URL(), Language: l, Surveys: s.surveys, At: func(ply int) string {
		return path + k.Query("ply", strconv.Itoa(ply))
	}}
	page := reviews.Look{
		Layout: site.LearningFrame(l, "", l.Pages.Looking.Title).About(l.Abouts.Game), Say: l.Pages.Looking.Look,
		Heading: l.Game.After(shown), Rows: game.StillRows(v, shown),
		History: game.HistoryView(v, g, game.View{Ply: ply, LookingBack: ply < g.Ply()}),
		Link:    s.Origin(r) + k.URL(), PGN: k.Path() + "/game.pgn" + k.Query("download", "true"),
		Away:    elsewhere(shown),
		Players: l.Pages.Looking.Players(k.Tags()),
	}
	if g.Ply() > 0 {
		for _, c := range []chess.Color{chess.White, chess.Black} {
			page.Review = append(page.Review, frame.Link{Text: l.Pages.Looking.Review(c), URL: k.ReviewURL(c)})
		}
	}
	if shown.Outcome() != chess.Playing {
		state := l.Game.State(shown)
		page.Heading, page.Detail = state.Heading, state.Detail
	} else {
		page.PlayOn = "/new?fen=" + url.QueryEscape(shown.Position().FEN())
		page.Explore = k.ExploreURL(ply, nil, chess.White, "")
	}
	if ply < g.Ply() { // each of which is a page: who hears it hears where it is
		page.Layout.Title = page.Heading + " · " + page.Layout.Title
	}
	page.Share = s.Share(r, k.PlyURL(ply), page.Heading, l.Abouts.Game,
		game.PictureQuery(shown, chess.White))
	return reviews.LookPage(page)
}

// elsewhere returns links to other sites' analysis of a game and of the position on its board.
func elsewhere(g *tutor.Game) []frame.Link {
	fen := g.Position().FEN()
	list := []frame.Link{
		{Text: "lichess.org", URL: "https://lichess.org/analysis/standard/" + strings.ReplaceAll(fen, " ", "_")},
		{Text: "chess.com", URL: "https://www.chess.com/analysis?fen=" + url.QueryEscape(fen)},
	}
	if g.Setup().Start == chess.Start() && g.Ply() > 0 {
		list[0].URL = "https://lichess.org/analysis/pgn/" + url.PathEscape(strings.Join(g.SAN(), "_"))
	}
	return list
}
