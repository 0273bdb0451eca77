package web

import (
	"net/http"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

func (s *play) showRoutes(r *router) {
	r.get("/", s.show)
	r.get("/show", s.show)
}

// show answers with the game as it stands: a page for a browser, otherwise
// JSON. A cookie that cannot be read is ended here, and the answer says so.
func (s *play) show(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	v, err := readView(ss.viewer(), ss.game, query(r))
	if err != nil {
		return err
	}
	if ss.lost {
		s.keep(w, r, gameCookie, "")
	}
	if !wantsHTML(r) {
		ss.game = v.shown(ss.game)
		return writeJSON(w, http.StatusOK, newBoard(ss.language, ss.game, ss.notice))
	}
	var hints []templates.Sentence
	if !v.looking {
		if hints, err = s.takenHints(r, ss); err != nil {
			return err
		}
	}
	if s.coach(r, ss); v.threat && !v.looking && ss.viewer().mayMove {
		if threat, err := s.threatTo(r, ss.game, tutor.ThreatLimits); err == nil {
			ss.coached.threat = &threat
		}
	}
	return writePage(w, r, http.StatusOK, templates.PlayPage(playPage(ss, v, hints)))
}

// view is what a page without scripts has been asked to show besides the game.
type view struct {
	from    chess.Square // the chosen piece's, if chosen
	to      chess.Square // where the chosen pawn goes, if asking
	chosen  bool
	tried   bool  // from there to, which is not legal
	asking  bool  // which piece the pawn becomes
	threat  bool  // what the opponent would do if it could move twice
	confirm bool  // whether to start over
	ply     int   // of the position shown
	looking bool  // back at an earlier position
	demo    *demo // a line being shown, if one is
}

// shown returns the game up to the position shown: as it is, as it was, or with the moves of a line.
func (v view) shown(now *tutor.Game) *tutor.Game {
	if v.demo != nil {
		return v.demo.game
	}
	return now.Until(v.ply)
}

// readView reads the address of a page: ply to look back to, show for a line to
// be shown, from a chosen piece, to a target on which a pawn promotes, or
// ask=new; ask=threat. A move that is not legal
// is answered with why.
func readView(t viewer, g *tutor.Game, q form) (v view, err error) {
	if v.ply, err = q.ply(g); err != nil {
		return v, err
	}
	v.looking = v.ply < g.Ply()
	if v.demo, err = readDemo(g.Until(v.ply), q); err != nil {
		return v, err
	}
	v.looking = v.looking || v.demo != nil
	v.threat = q["ask"] == "threat"
	v.confirm = q["ask"] == "new" && underWay(g)
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
	p := g.Position()
	if !t.mayMove || v.looking || !p.Color(p.Turn()).Has(v.from) {
		return v, nil
	}
	v.chosen, v.tried = true, v.to != chess.NoSquare
	for _, m := range p.Moves() {
		if m.From() == v.from && m.To() == v.to {
			v.tried, v.asking = false, m.Promotion() != chess.NoPieceType
		}
	}
	return v, nil
}
