// Package links serves links that hold a game, and the pages of the games in them.
package links

import (
	"net/http"

	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Routes registers the routes of links.
func (s *Links) Routes(r *site.Router) {
	r.Get("/game/link", s.link)
	r.Get("/g/{text}", s.look)
	r.Get("/g/{text}/game.pgn", s.pgn)
}

// Links has the handlers of links.
type Links struct {
	*site.Site
	surveys *game.Surveys
	games   *game.Games
}

// New returns a Links.
func New(s *site.Site, surveys *game.Surveys, games *game.Games) *Links {
	return &Links{s, surveys, games}
}

// link answers GET /game/link: with a link that encodes the visitor's game, as a page or as JSON.
func (s *Links) link(w http.ResponseWriter, r *http.Request) error {
	g, err := s.games.Own(r)
	if err != nil {
		return err
	}
	to, err := game.LinkTo(g)
	if err != nil {
		return err
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, s.lookPage(r, g, to.Text, g.Ply(), to.Path()))
	}
	return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "url", Value: s.Origin(r) + to.Path()}})
}

// look answers GET /g/{text}: with the game in a link, or with its position after some moves. The visitor's own
// game is not changed.
func (s *Links) look(w http.ResponseWriter, r *http.Request) error {
	text := site.Var(r, "text")
	g, err := game.ReadLink(text)
	if err != nil {
		return err
	}
	ply, err := site.Query(r).Ply(g)
	if err != nil {
		return err
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, game.NewBoard(s.Language(r), g.Until(ply), ""))
	}
	return site.WritePage(w, r, http.StatusOK, s.lookPage(r, g, text, ply, ""))
}

// pgn answers GET /g/{text}/game.pgn: with the game in a link in PGN.
func (s *Links) pgn(w http.ResponseWriter, r *http.Request) error {
	g, err := game.ReadLink(site.Var(r, "text"))
	if err != nil {
		return err
	}
	return game.WritePGN(w, r, g.PGNWith(game.ReadHeader(site.Query(r), g).Tags(), nil))
}
