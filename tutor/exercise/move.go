package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// A condition of a rule tells why a legal move does not meet it; the zero Reason if it does.
type condition func(e *Exercise, m chess.Move) Reason

// moveRules are the rules of the tasks to make one move, by their names: a move is right if it meets all
// conditions, and the first it does not meet is the reason that it is told.
var moveRules = map[string][]condition{
	"takes":       {capture, takesType},
	"takes-free":  {capture, nothingTakesBack},
	"fair-trade":  {capture, fair},
	"best-takes":  {capture, mostPoints},
	"wins-points": {capture, onSquare, points},
	"attacks":     {newAttack, safe},
	"adds":        {newAttack, sound},
	"guards":      {newGuard, sound},
	"saves":       {saved, inTheWay},
	"sound":       {sound},

	"out-of-check": {outOf},
	"safe-check":   {check, safe},
	"mates":        {mates},
	"goes-on":      {thePiece, noStalemate, safe},
	"stops-mate":   {noMateNext, noMateSoon, theMover, sound},
	"shuts-in":     {thePiece, noStalemate, safe, fewestSquares},

	"castles":    {castle},
	"promotes":   {promotion, promotedType},
	"en-passant": {enPassant},

	"forks":      {fork},
	"skewers":    {skewer},
	"opens-line": {opensLine},
	"pins":       {pins, sound},
	"uses-pin":   {usesPin, wins},
	"counter":    {wins},

	"opens-check":   {opensCheck, wins},
	"removes-guard": {removesGuard},
	"lures":         {lures},
	"traps":         {traps},

	"trades":        {trades},
	"open-file":     {toOpenFile, sound},
	"better-square": {thePiece, safe, mostReach},
	"gives-air":     {givesAir, sound},
	"attacks-king":  {attacksKing, sound},
	"passes":        {makesPassed},

	"centre":     {centre},
	"notation":   {notation},
	"brings-out": {sound, bringsOut, aims},
	"set-up":     {inSetUp, sound},

	"wins-race":       {winsRace},
	"keeps-result":    {keepsResult},
	"stops-promotion": {noPromotionNext, sound},
	"keeps-win":       {keepsWin},
	"keeps-draw":      {keepsDraw},
	"simplifies":      {simplifies},
	"in-between":      {notBack, checkOrQuiet, wins},
}

// asks returns the condition that a move does something, with the kind of reason that it does not.
func asks(does func(*Exercise, chess.Move) bool, kind ReasonKind) condition {
	return func(e *Exercise, m chess.Move) Reason {
		if does(e, m) {
			return Reason{}
		}
		return Reason{Kind: kind}
	}
}

// asksNoReply returns the condition that no reply to a move does something, with the kind of reason that one does.
func asksNoReply(does func(e *Exercise, next *chess.Position, reply chess.Move) bool, kind ReasonKind) condition {
	return func(e *Exercise, m chess.Move) Reason {
		next := e.Position.Play(m)
		for _, reply := range next.Moves() {
			if does(e, &next, reply) {
				return Reason{Kind: kind, Squares: []chess.Square{reply.To()}}.by(&next, reply.From().Bitboard())
			}
		}
		return Reason{}
	}
}

// judgeMove returns why a legal move is not right: the conditions of its rule come first, then what the task asks
// besides.
func judgeMove(e *Exercise, m chess.Move) Reason {
	for _, met := range moveRules[e.Rule] {
		if r := met(e, m); !r.Right() {
			return r
		}
	}
	for _, besides := range []struct {
		wanted bool
		met    condition
	}{{e.Safe, safe}, {e.Forks, fork}, {e.Mates, mates}, {e.Sound, sound}} {
		if !besides.wanted {
			continue
		}
		if r := besides.met(e, m); !r.Right() {
			return r
		}
	}
	return Reason{}
}

// net returns what a legal move takes less what the best exchange anywhere gains the other side then, in points.
func net(p *chess.Position, m chess.Move) int {
	next := p.Play(m)
	return chess.Gain(p, m) - exchange.Best(&next).Count
}

// sound asks that the move loses nothing by the count, and allows no mate.
func sound(e *Exercise, m chess.Move) Reason {
	if r := noMateNext(e, m); !r.Right() {
		return r
	}
	p := &e.Position
	next := p.Play(m)
	worst := exchange.Best(&next)
	if chess.Gain(p, m) >= worst.Count {
		return Reason{}
	}
	if takes(p, m) && worst.Square == m.To() && m.Promotion() == chess.NoPieceType {
		got, want := p.At(m.From()).Type(), chess.Taken(p, m).Type()
		r := Reason{Kind: TakenBack, Got: got, Want: want, Pieces: fact.On(&next, m.To())}
		if len(worst.Line) == 1 && got != want {
			r.Kind = GivesFor
		}
		return r.by(&next, worst.Line[0].From().Bitboard())
	}
	return thenTakes(&next, worst.Line[0])
}

// thenTakes tells what a reply takes.
func thenTakes(next *chess.Position, reply chess.Move) Reason {
	return about(ThenTakes, next, chess.TakenOn(reply)).by(next, reply.From().Bitboard())
}

// safe asks that nothing can take the piece that moved.
func safe(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	if takers := coach.Takers(&e.Position, m); takers != 0 {
		return about(ThenTakes, &next, m.To()).by(&next, takers)
	}
	return Reason{}
}

// thePiece asks that the piece spoken of moves.
func thePiece(e *Exercise, m chess.Move) Reason {
	if m.From() != e.Piece {
		return about(OtherPiece, &e.Position, e.Piece)
	}
	return Reason{}
}

// theMover asks that a piece of the kind spoken of moves, if there is one.
func theMover(e *Exercise, m chess.Move) Reason {
	got := e.Position.At(m.From()).Type()
	if e.Type != chess.NoPieceType && got != e.Type {
		return Reason{Kind: OtherMover, Got: got, Want: e.Type}
	}
	return Reason{}
}
