package tutor

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
)

// Way is a kind of answer to a threat.
type Way uint8

// The kinds; a move is of the first that applies.
const (
	WayTake     Way = iota // takes the piece that threatens
	WayMove                // moves the piece threatened
	WayBlock               // puts something between
	WayGuard               // the capture could be answered by taking back there
	WayThreaten            // anything else: a check, or more is won elsewhere
)

// A WayOut is a legal move after which the threat, carried out, gains its side
// nothing.
type WayOut struct {
	Move  chess.Move
	Way   Way
	Check bool // the move gives check
}

// waysOutOf returns the moves of the side to move after which a capture of its piece on a square
// gains the opponent nothing, whichever piece makes it, if the side to move then makes its best
// capture. Checks come first, then the kinds in turn. Moves that lose elsewhere are ways out all
// the same; see sound.
func waysOutOf(p *chess.Position, by, on chess.Square) (ways []WayOut) {
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendMoves(room[:0]) {
		next := p.Play(m)
		piece := on
		if m.From() == on {
			piece = m.To()
		}
		if threatGain(&next, piece)-Gain(p, m) > 0 {
			continue
		}
		ways = append(ways, WayOut{m, wayOf(p, &next, m, by, on), next.InCheck()})
	}
	slices.SortStableFunc(ways, func(a, b WayOut) int {
		if a.Check != b.Check {
			if a.Check {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(a.Way, b.Way), byFromToPromotion(a.Move, b.Move))
	})
	return ways
}

// threatGain returns the most that the side to move gains by taking on a square, if the other side
// then makes its best capture anywhere.
func threatGain(p *chess.Position, on chess.Square) (most int) {
	var room [chess.MaxMoves]chess.Move
	for _, c := range p.AppendCaptures(room[:0]) {
		if !capturesOn(c, on) {
			continue
		}
		after := p.Play(c)
		if !after.HasMove() && after.InCheck() {
			return 1 << 10
		}
		_, back := bestExchangeCount(&after)
		most = max(most, Gain(p, c)-back)
	}
	return most
}

// wayOf returns the kind of answer that a move is.
func wayOf(p, next *chess.Position, m chess.Move, by, on chess.Square) Way {
	switch {
	case capturesOn(m, by):
		return WayTake
	case m.From() == on:
		return WayMove
	case chess.Between(by, on).Has(m.To()) && !takersOn(next, on).Has(by):
		return WayBlock
	}
	if c := captureBy(next, by, on); c != chess.NoMove {
		after := next.Play(c)
		if takersOn(&after, on) != 0 {
			return WayGuard
		}
	}
	return WayThreaten
}

// remedies returns the ways to meet a danger without loss: those ways out that are sound.
func (v *Survey) remedies(danger *Fact) []WayOut {
	if len(danger.By) == 0 || len(danger.Pieces) == 0 || v.position.InCheck() {
		return nil
	}
	ways := waysOutOf(&v.position, danger.By[0].Square, danger.Pieces[0].Square)
	return slices.DeleteFunc(ways, func(w WayOut) bool { return !v.find(w.Move).sound() })
}
