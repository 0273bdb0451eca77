package review

import (
	"net/http"
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/link"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// gamePath is what the addresses of games that links hold begin with.
const gamePath = "/g/"

func (s *Review) linkRoutes(r *site.Router) {
	r.Get("/game/link", s.link)
	r.Get("/g/{text}", s.look)
	r.Get("/g/{text}/game.pgn", s.pgn)
}

// link answers with the address that holds the visitor's game; a page shows it.
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
		return site.WritePage(w, r, http.StatusOK, s.lookPage(r, g, g.Ply()))
	}
	return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "url", Value: s.Origin(r) + gamePath + text}})
}

// textOf returns the text of a game's link.
func textOf(g *tutor.Game) (string, error) {
	text := link.Encode(g)
	if len(text) > link.MaxLength {
		return "", site.RefuseFor(http.StatusConflict, say.Problem{Key: say.LinkTooLong})
	}
	return text, nil
}

// own returns the visitor's own game.
func (s *Review) own(r *http.Request) (*tutor.Game, error) {
	data, found, err := s.Cookies.Open(r, site.GameCookie)
	if !found {
		return tutor.NewGame(tutor.Setup{Start: s.start}), nil
	}
	var g *tutor.Game
	if err == nil {
		g, err = tutor.DecodeGame(data)
	}
	if err != nil {
		return nil, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost})
	}
	return g, nil
}

// linked returns the game that the address of a request holds.
func linked(r *http.Request) (*tutor.Game, error) {
	g, err := link.Decode(site.Var(r, "text"))
	if err != nil {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoLinkedGame})
	}
	return g, nil
}

// look answers with the game that a link holds, or as it was after some moves. The visitor's own game
// stays what it is.
func (s *Review) look(w http.ResponseWriter, r *http.Request) error {
	g, err := linked(r)
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
	return site.WritePage(w, r, http.StatusOK, s.lookPage(r, g, ply))
}

// pgn answers with the game that a link holds as text.
func (s *Review) pgn(w http.ResponseWriter, r *http.Request) error {
	g, err := linked(r)
	if err != nil {
		return err
	}
	return game.WritePGN(w, r, g.PGN(time.Time{}))
}
