package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// View is what the query of a page asks to show.
type View struct {
	From        chess.Square // of the chosen piece, if Chosen
	To          chess.Square // the target of the chosen piece, if Tried or Asking
	Chosen      bool
	Tried       bool  // the move from From to To was tried, and is not legal
	Asking      bool  // ask which piece to promote to
	Threat      bool  // show what the opponent would do if it could move twice
	Purpose     bool  // show what the other side's last move was for
	Plan        bool  // show how the plan is followed that the coach's line tells
	Confirm     bool  // ask whether to start over
	Closed      bool  // hide the hint that was asked for
	HintTaken   bool  // a step of the hint was taken just now, or the hint opened again
	Ply         int   // of the position shown
	LookingBack bool  // an earlier position is shown
	Demo        *demo // a line being shown, if one is

	Answer   chess.Bitboard // the square tapped in answer to the coach's question, 0 for none
	Marked   chess.Bitboard // what is marked in a guess at what can be taken
	Guessing bool           // a guess is in the query
	Guess    *Guess         // the guess to show, nil for none
}

// Shown returns the game up to the position shown: the current one, an earlier one, or one of the demonstrated line.
func (v View) Shown(now *tutor.Game) *tutor.Game {
	if v.Demo != nil {
		return v.Demo.Game
	}
	return now.Until(v.Ply)
}

// asked returns the question that the query asks: "threat", "purpose" or "plan", else "".
func (v View) asked() string {
	switch {
	case v.Threat:
		return "threat"
	case v.Purpose:
		return "purpose"
	case v.Plan:
		return "plan"
	}
	return ""
}

// ReadView parses the query of a page: ply, an earlier position to show; show, a line to demonstrate; from, the
// chosen piece; to, the target of a promotion or of an illegal move to explain; ask=new, ask=threat, ask=purpose or
// ask=plan;
// answer, a square tapped in answer to the coach's question; guess, the pieces that are marked, with from turning the
// mark on its piece.
func ReadView(v Viewer, g *tutor.Game, q site.Form) (view View, err error) {
	if view.Ply, err = q.Ply(g); err != nil {
		return view, err
	}
	view.LookingBack = view.Ply < g.Ply()
	if view.Demo, err = readDemo(g.Until(view.Ply), q); err != nil {
		return view, err
	}
	view.LookingBack = view.LookingBack || view.Demo != nil
	view.Threat = q["ask"] == "threat"
	view.Purpose = q["ask"] == "purpose"
	view.Plan = q["ask"] == "plan"
	view.Confirm = q["ask"] == "new" && UnderWay(g)
	if q["answer"] != "" {
		if view.Answer, err = q.Squares("answer"); err != nil {
			return view, err
		}
	}
	if view.Guessing = q["guess"] != ""; view.Guessing {
		if view.Marked, err = q.Squares("guess"); err != nil {
			return view, err
		}
	}
	view.Closed = view.asked() != "" || q["hint"] == "closed" // another question closes the hint
	view.HintTaken = q["hint"] == "open"
	if q["from"] == "" {
		return view, nil
	}
	if view.From, err = q.Square("from"); err != nil {
		return view, err
	}
	view.To = chess.NoSquare
	if q["to"] != "" {
		if view.To, err = q.Square("to"); err != nil {
			return view, err
		}
	}
	p := g.Position()
	if !v.MayMove || view.LookingBack || !p.Color(p.Turn()).Has(view.From) {
		return view, nil
	}
	view.Chosen, view.Tried = true, view.To != chess.NoSquare
	view.Marked ^= view.From.Bitboard()
	for _, m := range p.Moves() {
		if m.From() == view.From && m.To() == view.To {
			view.Tried, view.Asking = false, m.Promotion() != chess.NoPieceType
		}
	}
	return view, nil
}
