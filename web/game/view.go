package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// View is what the query of a page asks to show besides the game.
type View struct {
	From        chess.Square // the chosen piece's, if chosen
	To          chess.Square // where the chosen pawn goes, if asking
	Chosen      bool
	Tried       bool  // from there to, which is not legal
	Asking      bool  // which piece the pawn becomes
	Threat      bool  // what the opponent would do if it could move twice
	Confirm     bool  // whether to start over
	Closed      bool  // the hint that was asked for
	Ply         int   // of the position shown
	LookingBack bool  // an earlier position is shown
	Demo        *demo // a line being shown, if one is
}

// Shown returns the game up to the position shown: the current one, an earlier one, or one of the demonstrated line.
func (v View) Shown(now *tutor.Game) *tutor.Game {
	if v.Demo != nil {
		return v.Demo.game
	}
	return now.Until(v.Ply)
}

// ReadView parses the query of a page: ply to look back to; show, a line to demonstrate; from, the chosen piece; to, a
// target on which a pawn promotes, or of an illegal move to explain; ask=new or ask=threat.
func ReadView(t Viewer, g *tutor.Game, q site.Form) (v View, err error) {
	if v.Ply, err = q.Ply(g); err != nil {
		return v, err
	}
	v.LookingBack = v.Ply < g.Ply()
	if v.Demo, err = readDemo(g.Until(v.Ply), q); err != nil {
		return v, err
	}
	v.LookingBack = v.LookingBack || v.Demo != nil
	v.Threat = q["ask"] == "threat"
	v.Confirm = q["ask"] == "new" && UnderWay(g)
	v.Closed = v.Threat || q["hint"] == "closed" // another question closes the hint
	if q["from"] == "" {
		return v, nil
	}
	if v.From, err = q.Square("from"); err != nil {
		return v, err
	}
	v.To = chess.NoSquare
	if q["to"] != "" {
		if v.To, err = q.Square("to"); err != nil {
			return v, err
		}
	}
	p := g.Position()
	if !t.MayMove || v.LookingBack || !p.Color(p.Turn()).Has(v.From) {
		return v, nil
	}
	v.Chosen, v.Tried = true, v.To != chess.NoSquare
	for _, m := range p.Moves() {
		if m.From() == v.From && m.To() == v.To {
			v.Tried, v.Asking = false, m.Promotion() != chess.NoPieceType
		}
	}
	return v, nil
}
