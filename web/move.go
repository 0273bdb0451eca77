package web

import (
	"context"
	"errors"
	"net/http"
	"net/url"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

func (s *Server) moveRoutes() {
	s.post("/move", s.move)
	s.router.Handle("/move", s.handle(s.answer)).Methods(http.MethodGet)
}

// move plays a person's move. A page without scripts gets the computer's answer
// with it.
func (s *Server) move(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	from, err := f.square("from")
	if err != nil {
		return err
	}
	to, err := f.square("to")
	if err != nil {
		return err
	}
	promoted, err := f.promotion()
	if err != nil {
		return err
	}
	ss, err := s.changing(r, f)
	if err != nil {
		return err
	}
	if err := checkTurn(ss, !ss.game.ComputerToMove(), "it is the computer's turn"); err != nil {
		return err
	}
	m, err := findMove(ss, from, to, promoted)
	if err != nil {
		return err
	}
	if err := s.advance(ss, m); err != nil {
		return err
	}
	if wantsHTML(r) {
		return s.moveThenShow(w, r, ss)
	}
	if err := s.keepGame(w, r, ss.game); err != nil {
		return err
	}
	answer := moved{board: newBoard(ss)}
	if f := warning(ss.game); f != nil {
		said := newFact(ss.table(), ss.game, ss.game.Position(), *f)
		answer.Warning = &said
	}
	return writeJSON(w, http.StatusOK, answer)
}

// moved is the answer of POST /move: the board, and what the tutor warns of.
type moved struct {
	*board
	Warning *fact `json:"warning"`
}

// promotion reads the piece a pawn is to become, chess.NoPieceType if none is
// given.
func (f form) promotion() (chess.PieceType, error) {
	if f["promotion"] == "" {
		return chess.NoPieceType, nil
	}
	return chess.ParsePromotion(f["promotion"])
}

// checkTurn refuses a move in a game that is over or that is not that side's.
func checkTurn(ss *session, mayMove bool, otherwise string) error {
	if ss.game.Outcome() != chess.Playing {
		return refusing(http.StatusConflict, chess.ErrGameOver).showing(ss)
	}
	if !mayMove {
		return refuse(http.StatusConflict, "%s", otherwise).showing(ss)
	}
	return nil
}

// findMove returns the legal move that a person means; a promotion without a
// piece is to a queen.
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
		return plain, refuse(http.StatusUnprocessableEntity, "no pawn promotes with %s to %s", from, to).inPlace(ss)
	}
	return m, refusing(http.StatusUnprocessableEntity, err).inPlace(ss)
}

// answer plays the computer's move. It changes the game though it is a GET, as
// it always was; so it is refused to other sites.
func (s *Server) answer(w http.ResponseWriter, r *http.Request) error {
	if err := sameSite(r); err != nil {
		return err
	}
	ss, err := s.changing(r, query(r))
	if err != nil {
		return err
	}
	if err := checkTurn(ss, ss.game.Setup().Players == tutor.AgainstComputer, "no computer plays in this game"); err != nil {
		return err
	}
	if err := checkTurn(ss, ss.game.ComputerToMove(), "it is your turn, not the computer's"); err != nil {
		return err
	}
	before := ss.game.Position()
	m, err := s.think(r, ss)
	if err != nil {
		return err
	}
	if err := s.keepGame(w, r, ss.game); err != nil {
		return err
	}
	if wantsHTML(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return writeJSON(w, http.StatusOK, newAnswer(before, m, ss))
}

// sameSite refuses a GET that would change something if another site made it.
func sameSite(r *http.Request) error {
	site, origin := r.Header.Get("Sec-Fetch-Site"), r.Header.Get("Origin")
	if site != "" && site != "same-origin" && site != "none" || origin != "" && !ours(r, origin) {
		return refuse(http.StatusForbidden, "This came from another site, so nothing was changed.")
	}
	return nil
}

// ours reports whether an origin is the address that the request was sent to.
func ours(r *http.Request, origin string) bool {
	u, err := url.Parse(origin)
	return err == nil && u.Host == r.Host
}

// moveThenShow keeps a person's move, lets the computer answer, unless there is
// something to warn of first, and leads back
// to the page. If the computer cannot answer now, the page offers to ask again.
func (s *Server) moveThenShow(w http.ResponseWriter, r *http.Request, ss *session) error {
	if ss.game.ComputerToMove() && warned(ss) == nil {
		_, err := s.think(r, ss)
		if gone := errors.Is(err, context.Canceled); err != nil && !gone && !errors.Is(err, ai.ErrBusy) {
			return err
		}
	}
	if err := s.keepGame(w, r, ss.game); err != nil {
		return err
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
	return nil
}

// answered is the answer of GET /move.
type answered struct {
	From      string `json:"from"`
	To        string `json:"to"`
	Promotion string `json:"promotion,omitempty"`
	SAN       string `json:"san"`
	Board     *board `json:"board"`
}

func newAnswer(before *chess.Position, m chess.Move, ss *session) answered {
	return answered{
		From: m.From().String(), To: m.To().String(), Promotion: m.String()[4:],
		SAN: before.SAN(m), Board: newBoard(ss),
	}
}
