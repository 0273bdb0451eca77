package tutor

// HintSteps is how many steps a hint has.
const HintSteps = 4

// hintState records the last hint taken, and at which ply. Taking moves back to
// that ply keeps it. The zero value is no hint.
type hintState struct {
	ply   int  // how many moves had been played
	steps byte // taken there
	tried bool // a move was tried there and taken back
}

// triedAt records that moves were taken back to a ply.
func (h *hintState) triedAt(ply int) {
	if h.ply != ply {
		*h = hintState{ply: ply}
	}
	h.tried = true
}

// TakeHint records that a hint was taken up to a step, 1 to HintSteps, in the
// position on the board.
func (g *Game) TakeHint(step int) {
	if g.hint.ply != g.Ply() {
		g.hint = hintState{ply: g.Ply()}
	}
	g.hint.steps = max(g.hint.steps, byte(min(step, HintSteps)))
}

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
