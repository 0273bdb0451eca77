package play

import (
	"context"
	"errors"
	"net/http"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) moveRoutes(r *site.Router) {
	r.Post("/move", s.move)
	r.GetOnly("/move", s.answer)
}

// move answers POST /move: it plays a person's move. For a page without scripts it also plays the computer's
// answer, unless there is a warning; a script requests that separately.
func (s *Play) move(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	from, err := f.Square("from")
	if err != nil {
		return err
	}
	to, err := f.Square("to")
	if err != nil {
		return err
	}
	promoted, err := f.Promotion()
	if err != nil {
		return err
	}
	ss, err := s.toChange(r, f)
	if err != nil {
		return err
	}
	if err := checkTurn(ss, !ss.game.ComputerToMove(), say.ComputerTurn); err != nil {
		return err
	}
	m, err := findMove(ss, from, to, promoted)
	if err != nil {
		return err
	}
	s.count(r, ss, m)
	if err := s.advance(ss, m); err != nil {
		return err
	}
	if site.WantsHTML(r) && !site.WantsPage(r) {
		return s.moveThenShow(w, r, ss)
	}
	s.coach(r, ss)
	return s.writeChanged(w, r, ss, func() any { return newMoved(ss) })
}

// moved is the answer of POST /move: the board, and the warning about the move, if there is one.
type moved struct {
	*game.Board
	Warning    *game.Fact `json:"warning"`
	Unfinished bool       `json:"unfinished,omitempty"` // the search for a warning was refused or cut short
}

func newMoved(ss *session) moved {
	answer := moved{Board: ss.board(), Unfinished: ss.unfinished}
	if f := ss.warned(); f != nil {
		said := game.NewFact(ss.viewer(), ss.game, ss.game.Position(), *f)
		answer.Warning = &said
	}
	return answer
}

// checkTurn refuses a move if the game is over, or with the problem otherwise if mayMove is false.
func checkTurn(ss *session, mayMove bool, otherwise say.ProblemKey) error {
	if ss.game.Outcome() != chess.Playing {
		return ss.showing(site.RefuseFor(http.StatusConflict, chess.ErrGameOver))
	}
	if !mayMove {
		return ss.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: otherwise}))
	}
	return nil
}

// findMove returns the legal move between two squares. A promotion for which no piece is given is to a queen.
func findMove(ss *session, from, to chess.Square, promoted chess.PieceType) (chess.Move, error) {
	p := ss.game.Position()
	m, err := p.FindMove(from, to, promoted)
	if err == nil {
		return m, nil
	}
	plain, notPlain := p.FindMove(from, to, chess.NoPieceType)
	queen, notQueen := p.FindMove(from, to, chess.Queen)
	switch {
	case promoted == chess.NoPieceType && notQueen == nil:
		return queen, nil
	case notPlain == nil:
		problem := say.Problem{Key: say.NoPromotion, Squares: [2]chess.Square{from, to}}
		return plain, ss.inPlace(site.RefuseFor(http.StatusUnprocessableEntity, problem))
	}
	return m, ss.inPlace(site.RefuseFor(http.StatusUnprocessableEntity, err))
}

// answer answers GET /move: it plays the computer's move. It is a GET for compatibility although it changes the
// game, so it refuses requests from other sites.
func (s *Play) answer(w http.ResponseWriter, r *http.Request) error {
	if err := s.SameSite(r); err != nil {
		return err
	}
	ss, err := s.toChange(r, site.Query(r))
	if err != nil {
		return err
	}
	if err := checkTurn(ss, ss.game.Setup().Players == tutor.AgainstComputer, say.NoComputer); err != nil {
		return err
	}
	if err := checkTurn(ss, ss.game.ComputerToMove(), say.PersonTurn); err != nil {
		return err
	}
	before := ss.game.Position()
	m, err := s.think(r, ss)
	if err != nil {
		return err
	}
	return s.writeChanged(w, r, ss, func() any { return newAnswer(before, m, ss) })
}

// moveThenShow stores a person's move, plays the computer's answer unless there is a warning to show first, and
// redirects to the page. If the computer cannot answer now, the page has a button to try again.
func (s *Play) moveThenShow(w http.ResponseWriter, r *http.Request, ss *session) error {
	s.coach(r, ss)
	if ss.game.ComputerToMove() && ss.warned() == nil {
		_, err := s.think(r, ss)
		if gone := errors.Is(err, context.Canceled); err != nil && !gone && !errors.Is(err, ai.ErrBusy) {
			return err
		}
	}
	if err := s.save(w, r, ss); err != nil {
		return err
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
	return nil
}

// answered is the answer of GET /move.
type answered struct {
	From      string      `json:"from"`
	To        string      `json:"to"`
	Promotion string      `json:"promotion,omitempty"`
	SAN       string      `json:"san"`
	Board     *game.Board `json:"board"`
}

func newAnswer(before *chess.Position, m chess.Move, ss *session) answered {
	return answered{
		From: m.From().String(), To: m.To().String(), Promotion: m.String()[4:],
		SAN: before.SAN(m), Board: ss.board(),
	}
}
