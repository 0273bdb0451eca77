package web

import (
	"net/http"
	"strings"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

func (s *play) newRoutes(r *router) {
	r.get("/new", s.setUp)
	r.post("/new", s.new)
}

// newDefaults is what POST /new takes if nothing else is said.
type newDefaults struct {
	FEN     string   `json:"fen"`
	Players string   `json:"players"`
	Level   ai.Level `json:"level"`
}

// setUp shows the page on which a game is set up; as JSON, what POST takes if
// nothing else is said.
func (s *play) setUp(w http.ResponseWriter, r *http.Request) error {
	setup := s.session(r).game.Setup()
	if !wantsHTML(r) {
		return writeJSON(w, http.StatusOK, newDefaults{s.start.FEN(), tutor.AgainstComputer.String(), setup.Level})
	}
	return s.newGamePage(w, r, http.StatusOK, form{"players": setup.Players.String()}, setup.Level, "")
}

// newGamePage shows the page with what has been filled in, and what is wrong
// with it.
func (s *play) newGamePage(w http.ResponseWriter, r *http.Request, status int, f form, l ai.Level, wrong string) error {
	g := s.session(r).game
	words := s.language(r).Pages.NewGame
	return writePage(w, r, status, templates.NewGamePage(templates.NewGame{
		Layout: frame(s.language(r), "/new", words.Title), Say: templates.NewGameWords(words), Rev: g.Rev(), UnderWay: underWay(g),
		Levels: levelChoices(s.language(r), words.HowItPlays, l), Two: f["players"] == tutor.TwoPlayers.String(), Turn: s.settings(r).on(turnSetting), FEN: f["fen"], Wrong: wrong,
	}))
}

// new starts a game over, from a position if one is given, and at the level of
// the game before if none is. Against the computer
// with Black to move the computer opens; on a page without scripts at once.
func (s *play) new(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	players, err := f.players()
	if err != nil {
		return err
	}
	ss := s.session(r)
	l, err := readLevel(f, ss.game.Setup().Level)
	if err != nil {
		return err
	}
	start := s.start
	if fen := strings.TrimSpace(f["fen"]); fen != "" {
		start, err = chess.ParseFEN(fen)
		switch {
		case err != nil && wantsHTML(r): // what was typed is not lost
			return s.newGamePage(w, r, http.StatusBadRequest, f, l, refusing(http.StatusBadRequest, err).in(s.language(r)))
		case err != nil:
			return err
		}
	}
	if err := ss.check(f); err != nil {
		return err
	}
	if err := s.keepTurn(w, r, ss, f); err != nil {
		return err
	}
	ss.game, ss.notice = s.fresh(start, players, l), ""
	if wantsHTML(r) {
		return s.moveThenShow(w, r, ss)
	}
	if err := s.keepGame(w, r, ss.game); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, newBoard(ss.language, ss.game, ss.notice))
}

// keepTurn keeps whether the board is to be turned, if the page of a new game
// says so.
func (s *play) keepTurn(w http.ResponseWriter, r *http.Request, ss *session, f form) error {
	if f["turn"] == "" {
		return nil
	}
	before := ss.settings
	if err := ss.settings.change(form{"turn": f["turn"]}); err != nil || ss.settings == before {
		return err
	}
	return s.keepSettings(w, r, ss.settings)
}
