package game

import (
	"net/http"
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// OfMove returns what a search finds of the legal move in the position on the board that a request for advice asks
// about, where counting finds nothing to say but that nothing can take what moved; for all other requests what
// Looked does.
func (j *Judge) OfMove(r *http.Request, g *tutor.Game, q site.Form) *Findings {
	ply, err := q.Ply(g)
	m, notMove := g.Position().ParseUCI(q["move"])
	if err != nil || notMove != nil || ply != g.Ply() || g.Outcome() != chess.Playing {
		return j.Looked(g)
	}
	if _, facts := j.surveys.Of(g.Position()).MoveAdvice(m); !onlySafe(facts) {
		return j.Looked(g)
	}
	next := g.Until(g.Ply())
	if next.Play(m) != nil {
		return j.Looked(g) // unreachable: the move is legal
	}
	r, cancel := j.soon(r)
	defer cancel()
	found := &Findings{Key: g.Key(), OfMove: m}
	searched, err := j.searched(r, next, g.Ply())
	if found.Unfinished = err != nil; err == nil {
		found.Warning = coach.WarningOf(next, j.surveys.Of(g.Position()), searched, false, func(w coach.Warn) bool {
			return w != coach.WarnMissed
		})
	}
	return found
}

// onlySafe reports whether counting finds nothing of a move but that nothing can take what moved.
func onlySafe(facts []fact.Fact) bool {
	return len(facts) == 1 && (facts[0].Kind == fact.KindUntouchable || facts[0].Kind == fact.KindKingSafe)
}

// asSearched returns the facts of a move as the search of it sees them: with what is to be feared first, or if nothing
// is, that the piece is safe.
func asSearched(v Viewer, m chess.Move, facts []fact.Fact) []fact.Fact {
	found := v.Findings
	switch {
	case found == nil || found.OfMove != m || found.Unfinished:
		return facts
	case found.Warning != nil:
		return []fact.Fact{*found.Warning}
	case facts[0].Kind == fact.KindUntouchable:
		facts = slices.Clone(facts)
		facts[0].Kind, facts[0].Judgement = fact.KindSafeThere, true
	}
	return facts
}
