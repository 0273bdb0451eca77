package say

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Retold reports whether a fact is told once more, in other words.
func Retold(f fact.Fact) bool { return f.Again }

// MissedMate returns the move of a mate in two that was told already, as the last step of a hint tells it: who has not
// found it yet is shown the way. ok is false for any other fact.
func MissedMate(f fact.Fact) (move fact.Fact, ok bool) {
	if f.Kind != fact.KindIdeaChance || !f.Again || !f.Mate || f.Ideas[0].Count != 2 {
		return move, false
	}
	first := f.Ideas[0].Move
	return fact.Fact{
		Kind: fact.KindHintMove, Side: f.Side, Start: f.Start, Move: first, Line: []chess.Move{first},
		Pieces: fact.On(&f.Start, first.From()),
		Ideas:  []fact.Fact{{Kind: fact.KindHintMate, Side: f.Side, Count: 2}},
	}, true
}

// Besides reports whether a fact is told after another one.
func Besides(f fact.Fact) bool { return f.Also }

// ByTaking reports whether the piece that a hint moves is to take something, and is in danger or was named already.
func ByTaking(f fact.Fact) bool { return (f.Endangered || f.Again) && f.Took }

// SavesByTaking reports whether the move of a hint saves its piece by a capture: it may be taken back, and is not safe.
func SavesByTaking(f fact.Fact) bool { return f.Ideas[0].Kind == fact.KindHintSave && f.Takes() }

// ChecksThere reports whether the first move of a fact's line gives check.
func ChecksThere(f fact.Fact) bool {
	next := f.Start.Play(f.Line[0])
	return next.InCheck()
}

// Gains reports whether a fact counts a gain.
func Gains(f fact.Fact) bool { return f.Count > 0 }

// Single reports whether a fact counts one of something.
func Single(f fact.Fact) bool { return f.Count == 1 }

// Unguarded reports whether nothing guards what a fact is about.
func Unguarded(f fact.Fact) bool { return f.Unguarded }

// TakesSomething reports whether a fact of a move names what it takes.
func TakesSomething(f fact.Fact) bool { return len(f.Pieces) > 0 }

// TakesLater reports whether a fact of a line names what its first piece takes only after a quiet first move.
func TakesLater(f fact.Fact) bool {
	return len(f.Pieces) > 0 && chess.Taken(&f.Start, f.Line[0]) == chess.NoPiece
}

// Forked reports whether what was taken had been attacked together with something else.
func Forked(f fact.Fact) bool { return len(f.By) > 0 }

// Took reports whether the piece that can be taken has just taken something.
func Took(f fact.Fact) bool { return f.Took }

// Returned reports whether as much as is lost can be taken elsewhere in return.
func Returned(f fact.Fact) bool { return f.Returned() }

// Passing reports whether the first move of a fact's line captures en passant.
func Passing(f fact.Fact) bool { return f.Line[0].IsEnPassant() }

// ByMover reports whether the piece that moved does what a fact tells.
func ByMover(f fact.Fact) bool { return f.By[0].Square == f.Move.To() }

// ItMoves reports whether a fact is about the piece that moves.
func ItMoves(f fact.Fact) bool { return f.Pieces[0].Square == f.Move.From() }

// AtACost reports whether less is won than what was taken.
func AtACost(f fact.Fact) bool { return f.Count < f.Pieces[0].Piece.Type().Worth() }

// ByOne reports whether one piece alone does what a fact tells.
func ByOne(f fact.Fact) bool { return len(f.By) == 1 }

// ByTwo reports whether two pieces or more do what a fact tells.
func ByTwo(f fact.Fact) bool { return len(f.By) > 1 }

// ByKing reports whether a king does what a fact tells.
func ByKing(f fact.Fact) bool { return f.By[0].Piece.Type() == chess.King }

// Alone returns a sentence with what is said after it, which is left out where another sentence is said beside it.
func Alone(f fact.Fact, text, more string) string {
	if f.Also {
		return text
	}
	return text + " " + more
}

// Guarding returns the fact that a hint's move, which saves a piece, guards another, too.
func Guarding(saves fact.Fact) fact.Fact {
	return fact.Fact{Kind: fact.KindHintGuard, Side: saves.Side, Start: saves.Start, Pieces: saves.Guards}
}

// TakesChecker returns the fact that what gives a check can be taken for nothing, by the way out that the check has.
func TakesChecker(check fact.Fact) fact.Fact {
	m := check.Ways[0].Move
	return fact.Fact{
		Kind: fact.KindFree, Side: check.Side, Start: check.Start, Line: []chess.Move{m}, Pieces: check.By,
		By: fact.On(&check.Start, m.From()),
	}
}
