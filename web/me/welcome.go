package me

import (
	"net/http"

	"chesstutor/ai"
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// behind maps a door to where it leads: a level, a page, and whether the board is calm.
var behind = map[site.Door]struct {
	level ai.Level
	page  string
	calm  bool
}{
	site.NewDoor:   {ai.Easiest, "/lessons", false},
	site.MovesDoor: {5, "/", false}, // Hop
	site.PlayDoor:  {ai.ThreePlies, "/", true},
}

// welcomed is the answer of /welcome: the door that was taken, or null, and the game.
type welcomed struct {
	Door  *string     `json:"door"`
	Board *game.Board `json:"board"`
}

func newWelcomed(ss *session) welcomed {
	notice := ""
	if ss.lost != nil {
		notice = ss.language.Problem(say.Problem{Key: say.GameLost})
	}
	answer := welcomed{Board: game.OwnBoard(ss.language, ss.game, ss.settings.Ladder(), notice)}
	if door := ss.settings.Door(); door != site.NoDoor {
		name := door.String()
		answer.Door = &name
	}
	return answer
}

// showDoors answers GET /welcome: it asks where to begin, even if that was answered before.
func (s *Me) showDoors(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, newWelcomed(ss))
	}
	return site.WritePage(w, r, http.StatusOK, play.WelcomePage(play.Welcome{
		Layout: site.Frame(ss.language, "/welcome", ss.language.Pages.Welcome.Tab).About(ss.language.Abouts.Welcome),
		Doors:  play.Doors{Say: ss.language.Pages.Welcome, Rev: ss.game.Rev()},
	}))
}

// welcome answers POST /welcome: it stores which door was taken, sets up the game and the board for it, and
// redirects to its page.
func (s *Me) welcome(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	door, err := f.Door()
	if err != nil {
		return err
	}
	ss, to := s.session(r), "/"
	before := ss.settings
	ss.settings.SetDoor(door)
	if way, leads := behind[door]; leads {
		if err := s.current(r, ss, f); err != nil {
			return err
		}
		if way.calm {
			if err := s.Change(&ss.settings, site.Form{"board": "calm"}); err != nil {
				return err
			}
		}
		s.meet(ss, way.level)
		if err := s.games.Save(w, r, ss.game); err != nil {
			return err
		}
		to = way.page
	}
	if err := s.keep(w, r, ss, before); err != nil {
		return err
	}
	if site.WantsHTML(r) {
		http.Redirect(w, r, to, http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, newWelcomed(ss))
}

// meet sets the level to play at: in the game under way, which loses nothing, or else in a new game.
func (s *Me) meet(ss *session, level ai.Level) {
	if game.UnderWay(ss.game) {
		ss.game.SetLevel(level)
		return
	}
	ss.settings.Learn(ss.game)
	ss.game, ss.lost = game.Fresh(tutor.Setup{Start: s.games.Start, Level: level}), nil
}
