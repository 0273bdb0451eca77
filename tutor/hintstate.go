package tutor

// HintSteps is how many steps a hint has.
const HintSteps = 4

// hintState records the last hint taken, and at which ply. Taking moves back to
// that ply keeps it. The zero value is no hint.
type hintState struct {
	ply     int  // how many moves had been played
	steps   byte // taken there
	tried   bool // a move was tried there and taken back
	guessed bool // what is threatened there was guessed, or told
	closed  bool // the steps that were taken are hidden
}

// at moves the state to a ply; it is empty if it was of another one.
func (h *hintState) at(ply int) *hintState {
	if h.ply != ply {
		*h = hintState{ply: ply}
	}
	return h
}

// triedAt records that moves were taken back to a ply.
func (h *hintState) triedAt(ply int) { h.at(ply).tried = true }

// TakeHint records that a hint was taken up to a step, 1 to HintSteps, in the
// position on the board, and is open.
func (g *Game) TakeHint(step int) {
	h := g.hint.at(g.Ply())
	h.steps, h.closed = max(h.steps, byte(min(step, HintSteps))), false
}

// CloseHint records whether the hint taken in the position on the board is hidden.
// It reports whether that is news: there is such a hint, and it was not so.
func (g *Game) CloseHint(closed bool) bool {
	if g.HintStep() == 0 || g.hint.closed == closed {
		return false
	}
	g.hint.closed = closed
	return true
}

// HintClosed reports whether the hint taken in the position on the board is hidden.
func (g *Game) HintClosed() bool { return g.HintStep() > 0 && g.hint.closed }

// HintStep returns how many steps of the hint have been taken in the position on
// the board.
func (g *Game) HintStep() int {
	if g.hint.ply != g.Ply() {
		return 0
	}
	return int(g.hint.steps)
}

// Tried reports whether a move was tried in the position on the board, and taken
// back.
func (g *Game) Tried() bool { return g.hint.tried && g.hint.ply == g.Ply() }

// TriedBefore reports whether another move, or the same, was tried and taken back before the last move.
func (g *Game) TriedBefore() bool { return g.hint.tried && g.hint.ply == g.Ply()-1 }

// TakeGuess records that the learner has guessed what is threatened in the
// position on the board, or was told.
func (g *Game) TakeGuess() { g.hint.at(g.Ply()).guessed = true }

// Guessed reports whether the learner has guessed what is threatened in the
// position on the board, or was told.
func (g *Game) Guessed() bool { return g.hint.guessed && g.hint.ply == g.Ply() }
