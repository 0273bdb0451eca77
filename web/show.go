package web

import (
	"net/http"

	"chesstutor/templates"
	"chesstutor/tutor/chess"
)

func (s *Server) showRoutes() {
	s.get("/", s.show)
	s.get("/show", s.show)
}

// show answers with the game as it stands: a page for a browser, otherwise
// JSON. A cookie that cannot be read is ended here, and the answer says so.
func (s *Server) show(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	v, err := readView(ss, query(r))
	if err != nil {
		return err
	}
	if ss.lost {
		s.keep(w, r, gameCookie, "")
	}
	if !wantsHTML(r) {
		ss.game = ss.game.Until(v.ply)
		return writeJSON(w, http.StatusOK, newBoard(ss))
	}
	return writePage(w, r, http.StatusOK, templates.PlayPage(playPage(ss, v)))
}

// view is what a page without scripts has been asked to show besides the game.
type view struct {
	from    chess.Square // the chosen piece's, if chosen
	to      chess.Square // where the chosen pawn goes, if asking
	chosen  bool
	asking  bool // which piece the pawn becomes
	confirm bool // whether to start over
	ply     int  // of the position shown
	looking bool // back at an earlier position
}

// readView reads the address of a page: ply to look back to, from a chosen piece, to a target on
// which a pawn promotes, or ask=new. Choosing a piece that cannot move, or
// asking where nothing promotes, shows just the board.
func readView(ss *session, q form) (v view, err error) {
	if v.ply, err = q.ply(ss.game); err != nil {
		return v, err
	}
	v.looking = v.ply < ss.game.Ply()
	v.confirm = q["ask"] == "new" && underWay(ss.game)
	if q["from"] == "" {
		return v, nil
	}
	if v.from, err = q.square("from"); err != nil {
		return v, err
	}
	v.to = chess.NoSquare
	if q["to"] != "" {
		if v.to, err = q.square("to"); err != nil {
			return v, err
		}
	}
	if !humanToMove(ss.game) || v.looking {
		return v, nil
	}
	for _, m := range ss.game.Position().Moves() {
		v.chosen = v.chosen || m.From() == v.from
		v.asking = v.asking || m.From() == v.from && m.To() == v.to && m.Promotion() != chess.NoPieceType
	}
	return v, nil
}
