package web

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"net/http"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// session is what a request came with: a game and settings.
type session struct {
	game     *tutor.Game
	settings settings
	language *say.Language // in which it is answered
	seat     *seat         // where the game is played in a room, nil where it is not
	lost     bool          // the game's cookie could not be read; game is a fresh one
	notice   string        // a sentence to show, or ""
}

// lostNotice says that a cookie could not be read.
const lostNotice = "Your last game could not be read any more, so here is a fresh one."

// session reads a request's cookies. Without a game it makes a fresh one.
func (s *Server) session(r *http.Request) *session {
	ss := &session{settings: s.readSettings(r), language: s.language(r)}
	data, found, err := s.cookies.open(r, gameCookie)
	if found && err == nil {
		ss.game, err = tutor.DecodeGame(data)
	}
	if ss.game == nil {
		ss.game = s.fresh(s.config.Start, tutor.AgainstComputer, ai.ThreePlies)
	}
	if err != nil {
		ss.lost, ss.notice = true, lostNotice
	}
	return ss
}

// fresh returns a game without moves and with a seed of its own.
func (s *Server) fresh(start chess.Position, players tutor.Players, level ai.Level) *tutor.Game {
	var seed [4]byte
	_, _ = rand.Read(seed[:]) // never fails
	return tutor.NewGame(tutor.Setup{
		Start: start, Players: players, Level: level, Seed: binary.LittleEndian.Uint32(seed[:]),
	})
}

// keepGame sends the game's cookie.
func (s *Server) keepGame(w http.ResponseWriter, r *http.Request, g *tutor.Game) error {
	value, err := s.cookies.sign(gameCookie, g.Encode())
	if err != nil {
		return err
	}
	s.keep(w, r, gameCookie, value)
	return nil
}

// advance plays a move, if the cookie can hold the game with it. On an error
// the game is as it was.
func (s *Server) advance(ss *session, m chess.Move) error {
	longer := ss.game.Clone()
	if err := longer.Play(m); err != nil {
		return err
	}
	if _, err := s.cookies.sign(gameCookie, longer.Encode()); errors.Is(err, errCookieTooLong) {
		return refuse(http.StatusConflict, "This game is too long to be kept: it ends here.").showing(ss)
	}
	ss.game = longer
	return nil
}

// changing returns the session of a request that would change the game, and
// refuses if its cookie could not be read: the game meant is not the one there.
func (s *Server) changing(r *http.Request, f form) (*session, error) {
	ss := s.session(r)
	if ss.lost {
		return nil, refuse(http.StatusConflict, lostNotice).showing(ss)
	}
	return ss, f.check(ss)
}

func (s *Server) readSettings(r *http.Request) settings {
	data, found, err := s.cookies.open(r, settingsCookie)
	if !found || err != nil {
		return settings{}
	}
	return decodeSettings(data)
}

// keepSettings sends the cookie of settings.
func (s *Server) keepSettings(w http.ResponseWriter, r *http.Request, c settings) error {
	value, err := s.cookies.sign(settingsCookie, c.encode())
	if err != nil {
		return err
	}
	s.keep(w, r, settingsCookie, value)
	return nil
}
