package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// followed are the ideas by which a right move wins with the next one, by rules.
var followed = map[string][]fact.Concept{
	"lures":         {fact.GuardOverloaded, fact.Lured, fact.GuardRemoved},
	"removes-guard": {fact.GuardRemoved},
}

// FollowUp returns how a right move about a guard wins in the end, and the capture that does; no reason where the task
// is another, or the move itself wins.
func (e *Exercise) FollowUp(m chess.Move) (Reason, chess.Move) {
	for _, idea := range followed[e.Rule] {
		for _, f := range coach.CarriesOut(&e.Position, m, idea) {
			if len(f.Line) < 3 || e.Rule == "removes-guard" && f.Pieces[0].Square != e.Square {
				continue
			}
			next, reply, wins := e.Position.Play(m), f.Line[1], f.Line[2]
			after := next.Play(reply)
			if !slices.Contains(after.Moves(), wins) || !takes(&after, wins) {
				continue
			}
			r := Reason{Kind: Follows, Squares: []chess.Square{reply.To(), chess.TakenOn(wins)}}
			if takes(&next, reply) {
				r.Count = 1
			}
			return r.by(&next, reply.From().Bitboard()), wins
		}
	}
	return Reason{}, chess.NoMove
}

// Saved returns why the piece that was to be saved is safe after a right move: that nothing can take it, or what guards
// it. No reason where the task is another, or it is safe because of something else.
func (e *Exercise) Saved(m chess.Move) Reason {
	if e.Rule != "saves" || m == chess.NoMove {
		return Reason{}
	}
	next, on := e.Position.Play(m), e.Square
	if m.From() == on {
		on = m.To()
	}
	takes := func(each chess.Move) bool { return each.To() == on }
	if !slices.ContainsFunc(next.Moves(), takes) {
		return about(NothingTakes, &next, on)
	}
	if by := guards(&next, on); by != 0 && exchange.Count(&next, on, 0) == 0 {
		return about(GuardedBy, &next, on).by(&next, by)
	}
	return Reason{}
}
