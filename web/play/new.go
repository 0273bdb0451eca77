package play

import (
	"net/http"
	"strings"

	"github.com/a-h/templ"

	"chesstutor/ai"
	"chesstutor/templates/setup"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// newDefaults are the default values of the fields of POST /new.
type newDefaults struct {
	FEN     string   `json:"fen"`
	Players string   `json:"players"`
	Side    string   `json:"side"`
	Level   ai.Level `json:"level"`
}

// setUp answers GET /new: with the page on which a game is set up, or in JSON with the defaults of POST /new.
func (s *Play) setUp(w http.ResponseWriter, r *http.Request) error {
	ss, q := s.games.Session(r), site.Query(r)
	setup := ss.Game.Setup()
	level, err := game.ReadLevel(q, setup.Level)
	if err != nil {
		return err
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK,
			newDefaults{s.games.Start.FEN(), tutor.AgainstComputer.String(), chess.White.String(), level})
	}
	if match := match(ss); match != game.NoLevel && q["level"] == "" {
		level = match
	}
	side, err := q.Side(setup.Learner)
	if err != nil {
		return err
	}
	players := setup.Players
	if q["side"] != "" { // who asks for a side plays the computer
		players = tutor.AgainstComputer
	}
	return site.WritePage(w, r, http.StatusOK, s.newGamePage(r, ss, site.Form{
		"players": players.String(), "side": side.String(), "fen": q["fen"], "look": q["look"],
	}, level, ""))
}

// newGamePage returns the page on which a game is set up, with the values entered so far and an error message.
func (s *Play) newGamePage(
	r *http.Request,
	ss *game.Session,
	f site.Form,
	level ai.Level,
	wrong string,
) templ.Component {
	l, words := ss.Language, ss.Language.Pages.NewGame
	beaten := s.Progress.Of(r).Beaten.After(ss.Game)
	look, _ := chance.FindGroup(f["look"])
	layout := site.ThumbFrame(l, "/new", words.Title).About(l.Abouts.NewGame)
	layout.Script = "opponents.js"
	return setup.NewGamePage(setup.NewGame{
		Layout: layout, Say: words, Rev: ss.Game.Rev(), LookBack: game.LookBack(l, ss.Game),
		Levels: game.LevelChoices(l, words.HowItPlays, level, match(ss), beaten), Side: f["side"],
		Two: f["players"] == tutor.TwoPlayers.String(), Turn: ss.Settings.On(site.Turn), FEN: f["fen"],
		Edit: editPath(f["fen"]), Wrong: wrong, Rooms: !s.NoRooms, Look: string(look), Sought: l.Fading.Groups[look],
	})
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
func match(ss *game.Session) ai.Level {
	if _, next, ended := ss.Settings.Ladder().After(ss.Game); ended {
		return next
	}
	return game.NoLevel
}

// new answers POST /new: it starts a new game, from the given position and at the given level, by default that of
// the game before. If the computer has the first move, it plays at once only for a page without scripts.
func (s *Play) new(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	players, err := f.Players()
	if err != nil {
		return err
	}
	side, err := f.Side(chess.White)
	if err != nil {
		return err
	}
	l, err := game.ReadLevel(f, ss.Game.Setup().Level)
	if err != nil {
		return err
	}
	look, ok := chance.FindGroup(f["look"])
	if f["look"] != "" && !ok {
		return site.RefuseFor(http.StatusBadRequest,
			say.Problem{Key: say.NotOneOf, Name: "look", Names: groupNames()})
	}
	start := s.games.Start
	if fen := strings.TrimSpace(f["fen"]); fen != "" {
		start, err = chess.ParseFEN(fen)
		switch {
		case err != nil && site.WantsHTML(r): // show the page again with what was typed
			wrong := site.RefuseFor(http.StatusBadRequest, err).In(ss.Language)
			return site.WritePage(w, r, http.StatusBadRequest, s.newGamePage(r, ss, f, l, wrong))
		case err != nil:
			return err
		}
	}
	if err := ss.Current(f); err != nil {
		return err
	}
	if err := s.keepWhatIsLearned(w, r, ss, f); err != nil {
		return err
	}
	ss.Game, ss.Notice = game.Fresh(tutor.Setup{Start: start, Players: players, Learner: side, Level: l}), ""
	ss.Happened = ss.Language.Game.Begun
	if look != chance.NoGroup {
		record := s.Chances.Of(r)
		record.LookFor(ss.Game, look)
		if err := s.Chances.Set(w, r, record); err != nil {
			return err
		}
	}
	if site.WantsHTML(r) && !site.WantsPage(r) {
		return s.moveThenShow(w, r, ss)
	}
	return s.writeChanged(w, r, ss, ss.View(), func() any { return ss.Board() })
}

// groupNames returns the names of the groups of ideas to look for.
func groupNames() (names []string) {
	for _, g := range chance.Groups() {
		names = append(names, string(g))
	}
	return names
}

// keepWhatIsLearned stores in the settings whether the board turns, if the form has it, and the result of the game
// before, if that has ended, with the badge for who was beaten in it. Results count only here, so that each counts
// once, however often the end is shown or taken back.
func (s *Play) keepWhatIsLearned(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	if f["turn"] != "" {
		if err := s.Change(&ss.Settings, site.Form{"turn": f["turn"]}); err != nil {
			return err
		}
	}
	ss.Settings.Learn(ss.Game)
	if err := s.KeepWon(w, r, ss.Game); err != nil {
		return err
	}
	return s.KeepSettings(w, r, ss.Settings)
}
