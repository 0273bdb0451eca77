package coach

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Advice returns the facts of the position surveyed, which is that after ply
// moves of the game, 0 <= ply <= Ply(), for the side to move, the most
// important first. Danger comes before all: threatened mate, pieces that can be
// taken for nothing, exchanges that lose, a pawn about to promote; then a check, the chance of a mate,
// other chances, what else the last move changed, and in the opening a rule of
// thumb. The absence of danger is a fact only if the side's own last move
// brought it about. For a game that has ended it returns why it ended.
func (v *Survey) Advice(g *tutor.Game, ply int) []fact.Fact {
	if ply == g.Ply() && g.Outcome() != chess.Playing {
		return ending(g)
	}
	p := &v.position
	last := lastMoveOf(g, ply)
	facts := withIdeas(dangers(p, last), last.ideas())
	promotes := promotionDanger(p)
	calm := len(facts)+len(promotes) == 0 && !p.InCheck()
	var spoken chess.Bitboard
	for _, f := range facts {
		if f.Kind != fact.KindMateThreat && f.Kind != fact.KindIdeaDanger {
			spoken |= f.Pieces[0].Square.Bitboard()
		}
	}
	facts = slices.Concat(facts, promotes, checks(p), v.mateChance(), last.marked(v.chances()), v.pawnRuns(),
		v.stalemateTraps(),
		last.changes(spoken), // what it attacks at a loss to us was said as a danger
		v.openingAdvice(g, ply), v.exactFacts())
	if calm {
		facts = append(facts, madeCalm(g, ply)...)
	}
	return facts
}
