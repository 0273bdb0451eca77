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

// mover returns what White plays a small game with: the first of the pieces that are no kings.
func mover(p *chess.Position) chess.Piece {
	list := p.Color(chess.White) &^ p.King(chess.White).Bitboard()
	return p.At(list.First())
}
