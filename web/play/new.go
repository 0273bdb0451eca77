package play

import (
	"net/http"
	"strings"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) newRoutes(r *site.Router) {
	r.Get("/new", s.setUp)
	r.Post("/new", s.new)
}

// newDefaults are the default values of the fields of POST /new.
type newDefaults struct {
	FEN     string   `json:"fen"`
	Players string   `json:"players"`
	Side    string   `json:"side"`
	Level   ai.Level `json:"level"`
}

// setUp answers GET /new: with the page on which a game is set up, or in JSON with the defaults of POST /new.
func (s *Play) setUp(w http.ResponseWriter, r *http.Request) error {
	setup := s.session(r).game.Setup()
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK,
			newDefaults{s.games.Start.FEN(), tutor.AgainstComputer.String(), chess.White.String(), setup.Level})
	}
	chosen := setup.Level
	if match := s.match(r); match != game.NoLevel {
		chosen = match
	}
	q := site.Query(r)
	side, err := q.Side(setup.Learner)
	if err != nil {
		return err
	}
	players := setup.Players
	if q["side"] != "" { // who asks for a side plays the computer
		players = tutor.AgainstComputer
	}
	return s.newGamePage(w, r, http.StatusOK, site.Form{
		"players": players.String(), "side": side.String(), "fen": q["fen"],
	}, chosen, "")
}

// newGamePage writes the page on which a game is set up, with the values entered so far and an error message.
func (s *Play) newGamePage(
	w http.ResponseWriter,
	r *http.Request,
	status int,
	f site.Form,
	l ai.Level,
	wrong string,
) error {
	g := s.session(r).game
	words := s.Language(r).Pages.NewGame
	return site.WritePage(w, r, status, templates.NewGamePage(templates.NewGame{
		Layout: site.Frame(s.Language(r), "/new", words.Title).About(s.Language(r).Abouts.NewGame),
		Say:    words, Rev: g.Rev(), UnderWay: game.UnderWay(g),
		Levels: game.LevelChoices(s.Language(r), words.HowItPlays, l, s.match(r)), Side: f["side"],
		Two: f["players"] == tutor.TwoPlayers.String(), Turn: s.Settings.Of(r).On(site.Turn), FEN: f["fen"],
		Edit: editPath(f["fen"]), Wrong: wrong,
	}))
}

// editPath returns the address of the page on which a position is set up, from the one that was typed if it can be
// read.
func editPath(fen string) string {
	if _, err := chess.ParseDraft(fen); err != nil {
		return "/edit"
	}
	return "/edit?" + site.BoardQuery(fen, "", chess.White)
}

// match returns the level that makes a fair match after the games so far, game.NoLevel unless a game has just ended.
func (s *Play) match(r *http.Request) ai.Level {
	if _, next, ended := s.Settings.Of(r).Ladder().After(s.session(r).game); ended {
		return next
	}
	return game.NoLevel
}

// new answers POST /new: it starts a new game, from the given position and at the given level, by default that of
// the game before. If the computer has the first move, it plays at once only for a page without scripts.
func (s *Play) new(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	players, err := f.Players()
	if err != nil {
		return err
	}
	side, err := f.Side(chess.White)
	if err != nil {
		return err
	}
	ss := s.session(r)
	l, err := game.ReadLevel(f, ss.game.Setup().Level)
	if err != nil {
		return err
	}
	start := s.games.Start
	if fen := strings.TrimSpace(f["fen"]); fen != "" {
		start, err = chess.ParseFEN(fen)
		switch {
		case err != nil && site.WantsHTML(r): // show the page again with what was typed
			return s.newGamePage(w, r, http.StatusBadRequest, f, l,
				site.RefuseFor(http.StatusBadRequest, err).In(s.Language(r)))
		case err != nil:
			return err
		}
	}
	if err := ss.check(f); err != nil {
		return err
	}
	if err := s.keepWhatIsLearned(w, r, ss, f); err != nil {
		return err
	}
	ss.game, ss.notice = game.Fresh(tutor.Setup{Start: start, Players: players, Learner: side, Level: l}), ""
	ss.begun = true
	if site.WantsHTML(r) && !site.WantsPage(r) {
		return s.moveThenShow(w, r, ss)
	}
	return s.writeChanged(w, r, ss, func() any { return ss.board() })
}

// keepWhatIsLearned stores in the settings whether the board turns, if the form has it, and the result of the game
// before, if that has ended. Results count only here, so that each counts once, however often the end is shown or
// taken back.
func (s *Play) keepWhatIsLearned(w http.ResponseWriter, r *http.Request, ss *session, f site.Form) error {
	before := ss.settings
	if f["turn"] != "" {
		if err := s.Change(&ss.settings, site.Form{"turn": f["turn"]}); err != nil {
			return err
		}
	}
	ss.settings.Learn(ss.game)
	if ss.settings == before {
		return nil
	}
	return s.Settings.Set(w, r, ss.settings)
}
