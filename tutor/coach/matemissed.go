package coach

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// mateMissed returns the warning that another move would have mated, where the move does not, however much is still
// won; nil if there is none.
func (v *Survey) mateMissed(s *moveSurvey) *fact.Fact {
	at := slices.IndexFunc(v.moves, func(o *moveSurvey) bool { return o.grade == fact.Mates })
	if at < 0 || s.grade == fact.Mates {
		return nil
	}
	return v.better(s, fact.KindWarnMateMissed, fact.MateInOne, v.moves[at].move, nil)
}

// missedInARow is how many own moves in a row pass over a mate before it is shown instead of asked for.
const missedInARow = 2

// mateMissedAgain is mateMissed of the last move of a game. Where the side's moves before it passed over a mate by the
// same kind of piece on the same square, too, the fact is marked as told Again and has what mates, By, to be shown.
func (v *Survey) mateMissedAgain(g *tutor.Game, s *moveSurvey) *fact.Fact {
	f := v.mateMissed(s)
	if f == nil {
		return nil
	}
	for _, o := range v.moves {
		if o.grade != fact.Mates || o.move.IsCastle() {
			continue
		}
		still := true
		for n := 1; n <= missedInARow; n++ {
			ply := g.Ply() - 1 - 2*n
			still = still && ply >= 0 && matesWith(g.PositionAt(ply), v.mover(o), o.move.To())
		}
		if still {
			f.Again, f.By, f.Squares = true, fact.On(&v.position, o.move.From()), []chess.Square{o.move.To()}
			return f
		}
	}
	return f
}

// mateMissed warns that another move would have mated: of the piece that the move made loses by itself, if it does,
// which says more, with the mate told in one breath.
func (w *warner) mateMissed(g *tutor.Game) *fact.Fact {
	missed := w.v.mateMissedAgain(g, w.s)
	if missed == nil || missed.Again {
		return missed
	}
	loss := w.v.Warning(w.s.move)
	if loss == nil || loss.Kind != fact.KindWarnHanging && loss.Kind != fact.KindWarnExchange ||
		-loss.Count < chess.Knight.Worth() || !w.expects(chess.TakenOn(loss.Line[1])) {
		return missed
	}
	w.takesWith(loss)
	loss.Missed = true
	return loss
}

// matesWith reports whether a kind of piece can mate on a square.
func matesWith(p *chess.Position, t chess.PieceType, on chess.Square) bool {
	for m := range legal(p) {
		if next := p.Play(m); m.To() == on && p.At(m.From()).Type() == t && next.InCheck() && !next.HasMove() {
			return true
		}
	}
	return false
}
