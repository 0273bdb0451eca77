package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// Conditions about captures.

var capture = asks((*Exercise).captures, NoCapture)

// takesType asks that the capture takes a piece of the kind spoken of, if any.
func takesType(e *Exercise, m chess.Move) Reason {
	got := chess.Taken(&e.Position, m).Type()
	if e.Type != chess.NoPieceType && got != e.Type {
		return Reason{Kind: OtherTaken, Got: got, Want: e.Type}
	}
	return Reason{}
}

func nothingTakesBack(e *Exercise, m chess.Move) Reason {
	if coach.Takers(&e.Position, m) == 0 {
		return Reason{}
	}
	return takenBack(e, m)
}

// takenBack names those that can take back after a capture.
func takenBack(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	return about(TakenBack, &next, m.To()).by(&next, coach.Takers(&e.Position, m))
}

// fair asks that the capture and its recapture are worth the same.
func fair(e *Exercise, m chess.Move) Reason {
	if r := sound(e, m); !r.Right() {
		return r
	}
	if won := net(&e.Position, m); takes(&e.Position, m) && coach.Takers(&e.Position, m) != 0 && won == 0 {
		return Reason{}
	}
	return Reason{Kind: NotFair, Count: net(&e.Position, m)}
}

// mostPoints asks that no other capture wins more points, and this one some.
func mostPoints(e *Exercise, m chess.Move) Reason {
	best := 0
	for _, o := range e.Position.Moves() {
		if takes(&e.Position, o) {
			best = max(best, net(&e.Position, o))
		}
	}
	return enough(e, m, max(best, 1))
}

// points asks that the capture wins as many points as spoken of.
func points(e *Exercise, m chess.Move) Reason { return enough(e, m, e.Least) }

func enough(e *Exercise, m chess.Move, least int) Reason {
	if r := sound(e, m); !r.Right() {
		return r
	}
	switch won := net(&e.Position, m); {
	case won >= least:
		return Reason{}
	case won == 0 && coach.Takers(&e.Position, m) != 0:
		return takenBack(e, m)
	case won == 0:
		return Reason{Kind: WinsNothing}
	default:
		return Reason{Kind: WinsFewer, Count: won, Of: least}
	}
}

// onSquare asks that the capture is on the square spoken of, if there is one.
func onSquare(e *Exercise, m chess.Move) Reason {
	if e.Square != chess.NoSquare && m.To() != e.Square {
		return Reason{Kind: ElsewhereTaken, Squares: []chess.Square{e.Square}}
	}
	return Reason{}
}

// simplifies asks that the move trades a piece, no pawn, for one that is worth as much.
func simplifies(e *Exercise, m chess.Move) Reason {
	p := &e.Position
	got, gives := p.At(m.To()).Type(), p.At(m.From()).Type()
	if got.Worth() < chess.Knight.Worth() || got.Worth() != gives.Worth() || m.Promotion() != chess.NoPieceType {
		if r := sound(e, m); !r.Right() {
			return r
		}
		return Reason{Kind: OtherTrade}
	}
	return fair(e, m)
}

// notBack asks that the move does not take back what took last.
var notBack = asks(func(e *Exercise, m chess.Move) bool { return m.To() != e.Last.To() }, TakesAtOnce)

// checkOrQuiet asks that the move gives check or takes nothing.
var checkOrQuiet = asks(func(e *Exercise, m chess.Move) bool {
	return !takes(&e.Position, m) || checks(&e.Position, m)
}, TakesElsewhere)
