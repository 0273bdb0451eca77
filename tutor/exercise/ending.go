package exercise

import (
	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
)

// Rules of endings whose result a table knows.

// tabled are the names of the rules that ask the table, of all kinds but lines.
var tabled = map[string]bool{"keeps-result": true, "keeping": true, "wins": true, "holds": true, "ending": true}

// hasTable reports whether a table knows the position of the exercise and of every move in it.
func (e *Exercise) hasTable() bool {
	_, known := ending.Moves(&e.Position)
	return known
}

// resultOf returns what best play leads to from a position, for White.
func resultOf(p *chess.Position) ending.Result {
	v, known := ending.Judge(p)
	if !known {
		panic("exercise: no table has " + p.FEN()) // unreachable: Read refuses such an exercise
	}
	if p.Turn() == chess.Black {
		return -v.Result
	}
	return v.Result
}

// keepsResult asks that a move of White gives up nothing: a won position stays won, and a draw a draw.
func keepsResult(e *Exercise, m chess.Move) Reason { return leadsTo(e, m, resultOf(&e.Position)) }

// keepsWin asks that White still wins after the move, and keepsDraw that it does not lose.
func keepsWin(e *Exercise, m chess.Move) Reason  { return leadsTo(e, m, ending.Won) }
func keepsDraw(e *Exercise, m chess.Move) Reason { return leadsTo(e, m, ending.Drawn) }

// leadsTo asks that White has a result, or a better one, after the move; the reason is otherwise a reply by which Black
// gets what best play gives.
func leadsTo(e *Exercise, m chess.Move, least ending.Result) Reason {
	next := e.Position.Play(m)
	got := resultOf(&next)
	if got >= least {
		return Reason{}
	}
	if r := noStalemate(e, m); !r.Right() {
		return r
	}
	for _, reply := range repliesFirst(&next) {
		after := next.Play(reply)
		switch {
		case resultOf(&after) != got:
			continue
		case takes(&next, reply):
			return thenTakes(&next, reply)
		}
		r := Reason{Kind: DrawnThen, Squares: []chess.Square{reply.To()}}
		if got == ending.Lost {
			r.Kind = LostThen
		}
		return r.by(&next, reply.From().Bitboard())
	}
	return Reason{Kind: LostThen} // unreachable: best play is one of the replies
}

// repliesFirst returns the legal moves in a fixed order: captures and promotions first.
func repliesFirst(p *chess.Position) (list []chess.Move) {
	var others []chess.Move
	for _, m := range sorted(p.Moves()) {
		if takes(p, m) || m.Promotion() == chess.Queen {
			list = append(list, m)
		} else {
			others = append(others, m)
		}
	}
	return append(list, others...)
}

// keeping returns where the piece asked about can go without giving up the result.
func keeping(e *Exercise) chess.Bitboard {
	return targets(e.Position.Moves(), func(m chess.Move) bool {
		return m.From() == e.Piece && keepsResult(e, m).Right()
	})
}

func notKeeping(e *Exercise, s chess.Square) Reason {
	m, err := e.Position.FindMove(e.Piece, s, chess.NoPieceType)
	if err != nil {
		return cannotMove(e, s)
	}
	return keepsResult(e, m)
}

// box returns the squares that the black king could come to if White stood still, without the one he stands on.
func box(e *Exercise) chess.Bitboard {
	flipped := e.Position.Pass()
	home := flipped.King(chess.Black)
	seen, list := home.Bitboard(), []chess.Position{flipped}
	for len(list) > 0 {
		p := list[0]
		list = list[1:]
		for _, m := range p.Moves() {
			if m.From() == p.King(chess.Black) && !takes(&p, m) && !seen.Has(m.To()) {
				seen |= m.To().Bitboard()
				next := p.Play(m)
				list = append(list, next.Pass())
			}
		}
	}
	return seen &^ home.Bitboard()
}

// facing returns where White's king can go so that the kings face each other: on one line, one square between.
func facing(e *Exercise) chess.Bitboard {
	p := &e.Position
	return targets(p.Moves(), func(m chess.Move) bool {
		return m.From() == p.King(chess.White) && faces(m.To(), p.King(chess.Black))
	})
}

// faces reports whether two squares are two steps apart on a file or rank.
func faces(a, b chess.Square) bool {
	files, ranks := int(a.File())-int(b.File()), int(a.Rank())-int(b.Rank())
	return files*files+ranks*ranks == 4 && files*ranks == 0
}

func notFacing(e *Exercise, s chess.Square) Reason {
	king := e.Position.King(chess.White)
	if _, err := e.Position.FindMove(king, s, chess.NoPieceType); err != nil {
		return forbidden(e, CannotMove, &e.Position, king, s)
	}
	return Reason{Kind: NotFacing}.on(s)
}

// keySquares returns the key squares of a white pawn that has not crossed the middle and is on no edge: two ranks
// ahead, on its file and beside.
func keySquares(e *Exercise) chess.Bitboard {
	return where(func(s chess.Square) bool {
		beside := int(s.File()) - int(e.Piece.File())
		return s.Rank() == e.Piece.Rank()+2 && beside*beside <= 1
	})
}

// cutting returns where the rook asked about can go, safely, between the ranks or files of Black's king and pawn.
func cutting(e *Exercise) chess.Bitboard {
	p := &e.Position
	king, pawn := p.King(chess.Black), p.Pieces(chess.Pawn, chess.Black).First()
	return safeReach(e) & where(func(s chess.Square) bool {
		return between1(int(s.Rank()), int(king.Rank()), int(pawn.Rank())) ||
			between1(int(s.File()), int(king.File()), int(pawn.File()))
	})
}

// between1 reports whether a number is between two others, and none of them.
func between1(n, a, b int) bool { return min(a, b) < n && n < max(a, b) }

func notCutting(e *Exercise, s chess.Square) Reason {
	if !safeReach(e).Has(s) {
		return unsafeReach(e, s)
	}
	return Reason{Kind: NotCut}.on(s)
}

// promotesFirst returns the pawn that is first on its last rank if nobody stops it and each side moves only its own:
// White begins.
func promotesFirst(e *Exercise) chess.Bitboard {
	white, black := e.Position.Pieces(chess.Pawn, chess.White), e.Position.Pieces(chess.Pawn, chess.Black)
	if stepsLeft(&e.Position, white.First()) <= stepsLeft(&e.Position, black.First()) {
		return white
	}
	return black
}

// stepsLeft returns how many moves a pawn needs to its last rank, two squares at once from where it starts.
func stepsLeft(p *chess.Position, s chess.Square) int {
	steps := 7 - int(s.Rank())
	if p.At(s).Color() == chess.Black {
		steps = int(s.Rank())
	}
	return min(steps, 5)
}

func slower(e *Exercise, s chess.Square) Reason {
	p := &e.Position
	if t := p.At(s).Type(); t != chess.Pawn {
		r := about(OtherKind, p, s)
		r.Got, r.Want = t, chess.Pawn
		return r
	}
	r := about(Slower, p, s)
	r.Count, r.Of = stepsLeft(p, s), stepsLeft(p, promotesFirst(e).First())
	return r
}

// letGo tells whether White's move gave up a won ending.
func letGo(before *chess.Position, m chess.Move) Reason {
	if before.Turn() == chess.Black {
		return Reason{}
	}
	return keepsResult(&Exercise{Position: *before}, m)
}

// throughOrFree: White has a new queen or rook, or took the last black pawn, and still wins.
func throughOrFree(before, after *chess.Position, m chess.Move) bool {
	return before.Turn() == chess.White && (m.Promotion() != chess.NoPieceType ||
		before.Pieces(chess.Pawn, chess.Black) != 0 && after.Pieces(chess.Pawn, chess.Black) == 0)
}

// endingValue prefers what takes White longest by the table, and where it has no distance, a pawn far ahead with its
// king.
func endingValue(_ *Exercise, p *chess.Position) (value int) {
	if p.Occupied().Count() <= 3 {
		v, _ := ending.Judge(p)
		return v.Plies
	}
	king := p.King(chess.Black)
	for _, s := range p.Pieces(chess.Pawn, chess.Black).Squares() {
		files, ranks := int(king.File())-int(s.File()), int(king.Rank())-int(s.Rank())
		value += 100*(6-int(s.Rank())) - files*files - ranks*ranks
	}
	return value
}
