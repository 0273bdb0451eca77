package learn

import (
	"chesstutor/ai"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/web/game"
)

// tracks returns how far each side of a small game has come, nil where that cannot be told.
func (t *exercisePage) tracks() []learn.Track {
	p, _ := t.position()
	white, black, ok := t.exercise.Tracks(&p)
	if !ok {
		return nil
	}
	return []learn.Track{
		t.track(t.Language.Pages.Learning.Exercise.You, mover(&p), white),
		t.track(t.Language.Character(ai.Pip), chess.PieceOf(chess.Pawn, chess.Black), black),
	}
}

func (t *exercisePage) track(who string, piece chess.Piece, far exercise.Track) learn.Track {
	view := learn.Track{
		Who: who, Piece: *game.PieceView(piece), Steps: make([]bool, far.Of),
		Left: t.Language.Pages.Learning.Phrases.ToGo(far.Of - far.Done),
	}
	for i := range far.Done {
		view.Steps[i] = true
	}
	return view
}

// lacked returns how many steps the learner's farthest pawn was away when a game of pawns was lost, 0 where none was
// left or another game was lost.
func (t *exercisePage) lacked() int {
	p, _ := t.position()
	if t.exercise.Rule != "pawns" || t.result.Reason.Kind != exercise.PawnThrough ||
		p.Pieces(chess.Pawn, chess.White) == 0 {
		return 0
	}
	white, _, _ := t.exercise.Tracks(&p)
	return white.Of - white.Done
}

// mover returns what White plays a small game with: the first of the pieces that are no kings.
func mover(p *chess.Position) chess.Piece {
	list := p.Color(chess.White) &^ p.King(chess.White).Bitboard()
	return p.At(list.First())
}
