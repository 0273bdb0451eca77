package review

import (
	"errors"
	"net/http"
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/link"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// gamePath is the prefix of the addresses of games in links.
const gamePath = "/g/"

func (s *Review) linkRoutes(r *site.Router) {
	r.Get("/game/link", s.link)
	r.Get("/g/{text}", s.look)
	r.Get("/g/{text}/game.pgn", s.pgn)
}

// link answers GET /game/link: with a link that encodes the visitor's game, as a page or as JSON.
func (s *Review) link(w http.ResponseWriter, r *http.Request) error {
	g, err := s.own(r)
	if err != nil {
		return err
	}
	text, err := textOf(g)
	if err != nil {
		return err
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, s.lookPage(r, g, text, g.Ply(), gamePath+text))
	}
	return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "url", Value: s.Origin(r) + gamePath + text}})
}

// textOf encodes a game as the text of its link.
func textOf(g *tutor.Game) (string, error) {
	if g.Ply() > tutor.MaxPlies {
		return "", site.RefuseFor(http.StatusConflict, say.Problem{Key: say.LinkTooLong})
	}
	return link.Encode(g), nil
}

// own returns the visitor's own game.
func (s *Review) own(r *http.Request) (*tutor.Game, error) {
	data, found, err := s.Open(r, site.GameCookie)
	if !found {
		return tutor.NewGame(tutor.Setup{Start: s.start}), nil
	}
	var g *tutor.Game
	if err == nil {
		g, err = s.games.Decode(data)
	}
	if err != nil {
		return nil, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost})
	}
	return g, nil
}

// linked returns the game in the text of a link.
func (s *Review) linked(r *http.Request, text string) (*tutor.Game, error) {
	g, err := s.links.decode(text)
	if errors.Is(err, link.ErrNoGame) {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoLinkedGame})
	}
	return g, err
}

// look answers GET /g/{text}: with the game in a link, or with its position after some moves. The visitor's own
// game is not changed.
func (s *Review) look(w http.ResponseWriter, r *http.Request) error {
	text := site.Var(r, "text")
	g, err := s.linked(r, text)
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
func (s *Review) pgn(w http.ResponseWriter, r *http.Request) error {
	g, err := s.linked(r, site.Var(r, "text"))
	if err != nil {
		return err
	}
	return game.WritePGN(w, r, g.PGN(time.Time{}))
}
