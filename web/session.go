package web

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"net/http"
	"strconv"

	"github.com/a-h/templ"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// session is what a request came with: a game and settings.
type session struct {
	game     *tutor.Game
	settings settings
	language *say.Language // in which it is answered
	lost     bool          // the game's cookie could not be read; game is a fresh one
	notice   string        // a sentence to show, or ""
	surveys  *surveys

	coached *coached // nil until coach has worked it out
}

// session reads a request's cookies. Without a game it makes a fresh one.
func (s *play) session(r *http.Request) *session {
	ss := &session{settings: s.settings(r), language: s.language(r), surveys: s.surveys}
	data, found, err := s.cookies.open(r, gameCookie)
	if found && err == nil {
		ss.game, err = tutor.DecodeGame(data)
	}
	if ss.game == nil {
		ss.game = s.fresh(s.start, tutor.AgainstComputer, ai.ThreePlies)
	}
	if err != nil {
		ss.lost, ss.notice = true, ss.language.Problem(say.Problem{Key: say.GameLost})
	}
	return ss
}

// fresh returns a game without moves and with a seed of its own.
func (s *play) fresh(start chess.Position, players tutor.Players, level ai.Level) *tutor.Game {
	var seed [4]byte
	_, _ = rand.Read(seed[:]) // never fails
	return tutor.NewGame(tutor.Setup{
		Start: start, Players: players, Level: level, Seed: binary.LittleEndian.Uint32(seed[:]),
	})
}

// keepGame sends the game's cookie.
func (s *play) keepGame(w http.ResponseWriter, r *http.Request, g *tutor.Game) error {
	value, err := s.cookies.sign(gameCookie, g.Encode())
	if err != nil {
		return err
	}
	s.keep(w, r, gameCookie, value)
	return nil
}

// advance plays a move, if the cookie can hold the game with it. On an error
// the game is as it was.
func (s *play) advance(ss *session, m chess.Move) error {
	longer := ss.game.Clone()
	if err := longer.Play(m); err != nil {
		return err
	}
	if _, err := s.cookies.sign(gameCookie, longer.Encode()); errors.Is(err, errCookieTooLong) {
		return ss.showing(refusing(http.StatusConflict, say.Problem{Key: say.GameTooLong}))
	}
	ss.game = longer
	return nil
}

// changing returns the session of a request that would change the game, and
// refuses if its cookie could not be read: the game meant is not the one there.
func (s *play) changing(r *http.Request, f form) (*session, error) {
	ss := s.session(r)
	if ss.lost {
		return nil, ss.showing(refusing(http.StatusConflict, say.Problem{Key: say.GameLost}))
	}
	return ss, ss.check(f)
}

// check refuses a request made for another state of the game than the one it
// came with: two tabs or a slow answer must not overwrite a newer game.
func (ss *session) check(f form) error {
	if text := f["ply"]; text != "" {
		ply, err := strconv.Atoi(text)
		if err != nil {
			return refusing(http.StatusBadRequest, say.Problem{Key: say.PlyNumber})
		}
		if ply != ss.game.Ply() {
			return stale(ss)
		}
	}
	if rev := f["rev"]; rev != "" && rev != ss.game.Rev() {
		return stale(ss)
	}
	return nil
}

func stale(ss *session) error {
	return ss.showing(refusing(http.StatusConflict, say.Problem{Key: say.Stale}))
}

// viewer is whoever plays the session's game.
func (ss *session) viewer() viewer {
	v := localViewer(ss.game, ss.settings, ss.language, ss.surveys)
	v.coached = ss.coached
	return v
}

// showing adds to a refusal the game that it leaves as it is.
func (ss *session) showing(e *refusal) *refusal {
	return e.beside(ss.page, object{{"board", newBoard(ss.language, ss.game, ss.notice)}})
}

// inPlace shows the game with the refusal on a page, where the learner is, but
// not in JSON, whose client has it already.
func (ss *session) inPlace(e *refusal) *refusal { return e.beside(ss.page, nil) }

// page is the page of the game, with a sentence about what went wrong.
func (ss *session) page(_ *say.Language, notice string) templ.Component {
	shown := *ss
	shown.notice = notice
	return templates.PlayPage(playPage(&shown, view{ply: ss.game.Ply()}, nil))
}
