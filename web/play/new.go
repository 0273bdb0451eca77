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

// newDefaults is what POST /new takes if nothing else is said.
type newDefaults struct {
	FEN     string   `json:"fen"`
	Players string   `json:"players"`
	Side    string   `json:"side"`
	Level   ai.Level `json:"level"`
}

// setUp shows the page on which a game is set up; as JSON, what POST takes if
// nothing else is said.
func (s *Play) setUp(w http.ResponseWriter, r *http.Request) error {
	setup := s.session(r).game.Setup()
	if !site.WantsHTML(r) {
		return site.WriteJSON(
			w,
			http.StatusOK,
			newDefaults{s.start.FEN(), tutor.AgainstComputer.String(), chess.White.String(), setup.Level},
		)
	}
	chosen := setup.Level
	if match := s.match(r); match != noLevel {
		chosen = match
	}
	return s.newGamePage(w, r, http.StatusOK, site.Form{
		"players": setup.Players.String(), "side": setup.Learner.String(), "fen": site.Query(r)["fen"],
	}, chosen, "")
}

// newGamePage shows the page with what has been filled in, and what is wrong
// with it.
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
		Layout: site.Frame(
			s.Language(r),
			"/new",
			words.Title,
		), Say: templates.NewGameWords(words), Rev: g.Rev(), UnderWay: game.UnderWay(g),
		Levels: levelChoices(
			s.Language(r),
			words.HowItPlays,
			l,
			s.match(r),
		), Side: f["side"], Two: f["players"] == tutor.TwoPlayers.String(), Turn: s.Settings(r).On(site.Turn), FEN: f["fen"], Wrong: wrong,
	}))
}

// match returns the level that is fair after the games so far, noLevel if none has just ended.
func (s *Play) match(r *http.Request) ai.Level {
	if _, next, ended := s.Settings(r).Ladder().After(s.session(r).game); ended {
		return next
	}
	return noLevel
}

// new starts a game over, from a position if one is given, and at the level of
// the game before if none is. The computer opens where the side to move is its own;
// on a page without scripts at once.
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
	l, err := readLevel(f, ss.game.Setup().Level)
	if err != nil {
		return err
	}
	start := s.start
	if fen := strings.TrimSpace(f["fen"]); fen != "" {
		start, err = chess.ParseFEN(fen)
		switch {
		case err != nil && site.WantsHTML(r): // what was typed is not lost
			return s.newGamePage(
				w,
				r,
				http.StatusBadRequest,
				f,
				l,
				site.RefuseFor(http.StatusBadRequest, err).In(s.Language(r)),
			)
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
	ss.game, ss.notice = s.fresh(tutor.Setup{Start: start, Players: players, Learner: side, Level: l}), ""
	if site.WantsHTML(r) && !site.WantsPage(r) {
		return s.moveThenShow(w, r, ss)
	}
	return s.writeChanged(w, r, ss, func() any { return ss.board() })
}

// keepWhatIsLearned keeps whether the board is to be turned, if the page of a new game says so, and how the game before
// went, if it has ended: only then does it count, however often its end is looked at or taken back.
func (s *Play) keepWhatIsLearned(w http.ResponseWriter, r *http.Request, ss *session, f site.Form) error {
	before := ss.settings
	if f["turn"] != "" {
		if err := s.Change(&ss.settings, site.Form{"turn": f["turn"]}); err != nil {
			return err
		}
	}
	ss.learn()
	if ss.settings == before {
		return nil
	}
	return s.KeepSettings(w, r, ss.settings)
}

// learn takes over how the game went, if it has ended.
func (ss *session) learn() {
	next, _, ended := ss.settings.Ladder().After(ss.game)
	if ended {
		ss.settings.SetLadder(next)
	}
	ss.settings.CountGame(ended)
}
