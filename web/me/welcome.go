package me

import (
	"net/http"

	"chesstutor/ai"
	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// behind maps a door to where it leads: a level, a page, and the settings of the board. The door of beginners leads on
// to the next exercise. Who knows how the pieces move needs no borders round those that can.
var behind = map[site.Door]struct {
	level ai.Level
	page  string
	board site.Form
}{
	site.NewDoor:   {ai.Pip, "/lessons", nil},
	site.MovesDoor: {ai.Hop, "/", site.Form{"marks": "threatened,valid,unsafe,threat,last,grade,words"}},
	site.PlayDoor:  {ai.ThreePlies, "/", site.Form{"board": site.CalmMarks}},
}

// doorAnswer is the answer of /welcome: the door that was taken, or null, and the game.
type doorAnswer struct {
	Door  *string     `json:"door"`
	Board *game.Board `json:"board"`
}

func newDoorAnswer(ss *game.Session) doorAnswer {
	answer := doorAnswer{Board: ss.Board()}
	if door := ss.Settings.Door(); door != site.NoDoor {
		answer.Door = new(door.String())
	}
	return answer
}

// showDoors answers GET /welcome: it asks where to begin, even if that was answered before.
func (s *Me) showDoors(w http.ResponseWriter, r *http.Request) error {
	ss := s.games.Session(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, newDoorAnswer(ss))
	}
	return site.WritePage(w, r, http.StatusOK, play.WelcomePage(play.Welcome{
		Layout: site.Frame(ss.Language, "/welcome", ss.Language.Pages.Welcome.Tab).About(ss.Language.Abouts.Welcome),
		Doors:  play.Doors{Say: ss.Language.Pages.Welcome, Rev: ss.Game.Rev()},
	}))
}

// welcome answers POST /welcome: it stores which door was taken, sets up the game and the board for it, and
// redirects to its page.
func (s *Me) welcome(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	door, err := f.Door()
	if err != nil {
		return err
	}
	to := "/"
	ss.Settings.SetDoor(door)
	if way, leads := behind[door]; leads {
		if err := ss.Current(f); err != nil {
			return err
		}
		if err := s.Change(&ss.Settings, way.board); err != nil {
			return err
		}
		if err := s.KeepWon(w, r, ss.Game); err != nil {
			return err
		}
		s.meet(ss, way.level)
		if err := s.games.Save(w, r, ss.Game); err != nil {
			return err
		}
		to = way.page
	}
	if door == site.NewDoor {
		if to, err = s.openNext(w, r, to); err != nil {
			return err
		}
	}
	if err := s.KeepSettings(w, r, ss.Settings); err != nil {
		return err
	}
	return site.Answer(w, r, to, newDoorAnswer(ss))
}

// openNext opens the learner's next exercise and returns its page, or another one if every lesson was done.
func (s *Me) openNext(w http.ResponseWriter, r *http.Request, otherwise string) (string, error) {
	progress := s.Progress.Of(r)
	l, e, left := progress.Next(false)
	if !left {
		return otherwise, nil
	}
	if _, err := progress.Open(l.Name, e.ID); err != nil {
		return "", err
	}
	return site.ExerciseURL(l, e), s.Progress.Set(w, r, progress)
}

// meet sets the level to play at: in the game under way, which loses nothing, or else in a new game.
func (s *Me) meet(ss *game.Session, level ai.Level) {
	if game.UnderWay(ss.Game) {
		ss.Game.SetLevel(level)
		return
	}
	ss.Settings.Learn(ss.Game)
	ss.Game, ss.Notice = game.Fresh(tutor.Setup{Start: s.games.Start, Level: level}), ""
}
