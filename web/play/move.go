package play

import (
	"context"
	"errors"
	"net/http"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// move answers POST /move: it plays a person's move. For a page without scripts it also plays the computer's
// answer, unless there is a warning; a script requests that separately.
func (s *Play) move(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	if _, _, _, err := f.Touched(); err != nil && f["move"] == "" {
		return err
	}
	if err := ss.MayChange(f); err != nil {
		return err
	}
	if err := checkTurn(ss, !ss.Game.ComputerToMove(), say.ComputerTurn); err != nil {
		return err
	}
	m, err := f.Move(ss.Game.Position(), s.Language(r).Phrases.Letters)
	if err != nil {
		return err
	}
	before := *ss
	if err := s.advance(ss, m); err != nil {
		return err
	}
	if err := s.count(w, r, &before, m); err != nil {
		return err
	}
	if err := s.keepGame(w, r, ss); err != nil {
		return err
	}
	if site.WantsHTML(r) && !site.WantsPage(r) {
		return s.moveThenShow(w, r, ss)
	}
	return s.writeChanged(w, r, ss, ss.View(), func() any { return s.newMoveAnswer(r, ss) })
}

// moveAnswer is the answer of POST /move: the board, and the warning about the move, if there is one.
type moveAnswer struct {
	*game.Board
	Warning    *game.Fact `json:"warning"`
	Unfinished bool       `json:"unfinished,omitempty"` // the search for a warning was refused or cut short
}

func (s *Play) newMoveAnswer(r *http.Request, ss *game.Session) moveAnswer {
	found := s.coach(r, ss, false, false)
	answer := moveAnswer{Board: ss.Board(), Unfinished: found.Unfinished}
	if found.Warning != nil {
		said := game.NewFact(s.viewer(r, ss), ss.Game, ss.Game.Position(), *found.Warning)
		answer.Warning = &said
	}
	return answer
}

// checkTurn refuses a move if the game is over, or with the problem otherwise if mayMove is false.
func checkTurn(ss *game.Session, mayMove bool, otherwise say.ProblemKey) error {
	if ss.Game.Outcome() != chess.Playing {
		return site.RefuseFor(http.StatusConflict, chess.ErrGameOver)
	}
	if !mayMove {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: otherwise})
	}
	return nil
}

// answer answers GET /move: it plays the computer's move.
func (s *Play) answer(w http.ResponseWriter, r *http.Request, ss *game.Session, q site.Form) error {
	if err := ss.MayChange(q); err != nil {
		return err
	}
	if err := checkTurn(ss, ss.Game.Setup().Players == tutor.AgainstComputer, say.NoComputer); err != nil {
		return err
	}
	if err := checkTurn(ss, ss.Game.ComputerToMove(), say.PersonTurn); err != nil {
		return err
	}
	before, inClass := ss.Game.Position(), s.countInClass(r, ss)
	m, err := s.think(r, ss)
	if err != nil {
		return err
	}
	if err := s.keepGame(w, r, ss); err != nil {
		return err
	}
	return s.writeChanged(w, r, ss, ss.View(), func() any {
		return computerAnswer{
			From: m.From().String(), To: m.To().String(), Promotion: m.String()[4:],
			SAN: before.SAN(m), Board: ss.Board(), Class: inClass,
		}
	})
}

// moveThenShow stores a person's move, plays the computer's answer unless there is a warning to show first, and
// redirects to the page. If the computer cannot answer now, the page has a button to try again.
func (s *Play) moveThenShow(w http.ResponseWriter, r *http.Request, ss *game.Session) error {
	if ss.Game.ComputerToMove() && s.coach(r, ss, false, false).Warning == nil {
		s.countInClass(r, ss)
		_, err := s.think(r, ss)
		if gone := errors.Is(err, context.Canceled); err != nil && !gone && !errors.Is(err, ai.ErrBusy) {
			return err
		}
		if err := s.keepGame(w, r, ss); err != nil {
			return err
		}
	}
	if err := s.games.Save(w, r, ss.Game); err != nil {
		return err
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
	return nil
}

// computerAnswer is the answer of GET /move.
type computerAnswer struct {
	From      string      `json:"from"`
	To        string      `json:"to"`
	Promotion string      `json:"promotion,omitempty"`
	SAN       string      `json:"san"`
	Board     *game.Board `json:"board"`
	Class     string      `json:"class,omitempty"` // whether the class of a child has the game, "counted" or "later"
}

// think searches for the computer's move in a session's game and plays it.
func (s *Play) think(r *http.Request, ss *game.Session) (chess.Move, error) {
	g := ss.Game
	result, err := s.judge.Search(r, *g.Position(), g.Earlier(), g.Limits(), g.Setup().Seed)
	if err != nil {
		return chess.NoMove, err
	}
	return result.Move, s.advance(ss, result.Move)
}

// keepGame notes that a game was played today, once its last move is made.
func (s *Play) keepGame(w http.ResponseWriter, r *http.Request, ss *game.Session) error {
	if ss.Game.Outcome() == chess.Playing {
		return nil
	}
	return s.KeepDone(w, r, lesson.AGame)
}
