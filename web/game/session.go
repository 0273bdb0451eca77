package game

import (
	"net/http"
	"strconv"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Session is a visitor's own game with their settings, and what the answer tells beside it.
type Session struct {
	Game     *tutor.Game
	Lost     bool // the game's cookie could not be read; Game is a fresh one
	Settings site.Settings
	Language *say.Language // of the answer
	Notice   string        // what went wrong, in a sentence, or ""
	Happened string        // what this request has done to the game, in a sentence for screen readers, or ""
}

// Session returns the session of a request. Without a game it has a new one.
func (k *Games) Session(r *http.Request) *Session {
	g, err := k.Own(r)
	ss := &Session{Game: g, Lost: err != nil, Settings: k.site.Settings.Of(r), Language: k.site.Language(r)}
	if ss.Lost {
		ss.Notice = ss.Language.Problem(say.Problem{Key: say.GameLost})
	}
	return ss
}

// MayChange refuses a request to change a game whose cookie could not be read, since it was meant for another game than
// the new one in the session, and what Current refuses.
func (ss *Session) MayChange(f site.Form) error {
	if ss.Lost {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost})
	}
	return ss.Current(f)
}

// Current refuses a form made for another state of the game than the current one, so that a second tab or a delayed
// request does not overwrite a newer game, and one with a ply that is not a number.
func (ss *Session) Current(f site.Form) error {
	ply := ss.Game.Ply()
	if f["ply"] != "" {
		var err error
		if ply, err = strconv.Atoi(f["ply"]); err != nil {
			return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.PlyNumber})
		}
	}
	if ply != ss.Game.Ply() || f["rev"] != "" && f["rev"] != ss.Game.Rev() {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.Stale})
	}
	return nil
}

// MayMove reports whether it is a person's turn.
func (ss *Session) MayMove() bool {
	return ss.Game.Outcome() == chess.Playing && !ss.Game.ComputerToMove()
}

// Helped reports whether the tutor may comment unasked.
func (ss *Session) Helped() bool { return ss.Settings.Choice(site.Help) != site.NoHelp }

// View is that of a page that shows the current position.
func (ss *Session) View() View { return View{Ply: ss.Game.Ply()} }

// Board returns the game as JSON, with the level to play next once it has ended.
func (ss *Session) Board() *Board {
	b := NewBoard(ss.Language, ss.Game, ss.Notice)
	if _, next, ended := ss.Settings.Ladder().After(ss.Game); ended {
		b.Offer = new(NewLevel(ss.Language, next))
	}
	return b
}
