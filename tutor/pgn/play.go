package pgn

import (
	"errors"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// play plays the words of the game that was read, by the letters with which most of them are moves. Of letters that
// are equal in that, those count by which the first that is none is a move at all; else the first letters.
func (r *reader) play() {
	if r.now.Err != nil {
		return // nothing after an error can be trusted
	}
	setup := r.now.Game.Setup()
	for i, letters := range r.letters {
		g, err := playWords(tutor.NewGame(setup), r.words, letters)
		if i == 0 || g.Ply() > r.now.Game.Ply() || g.Ply() == r.now.Game.Ply() && unread(r.now.Err) && !unread(err) {
			r.now.Game, r.now.Err = g, err
		}
		if r.now.Err == nil {
			return
		}
	}
}

// unread reports whether an error is of what is no notation of a move.
func unread(e *Error) bool {
	var parse *chess.ParseError
	return e != nil && errors.As(e.Err, &parse) && parse.Fault == chess.FaultSAN
}

// playWords plays the moves of a game up to the first word that is none, and returns why it is none.
func playWords(g *tutor.Game, words []token, letters chess.Letters) (*tutor.Game, *Error) {
	for _, w := range words {
		if err := playWord(g, w.word, letters); err != nil {
			p := g.Position()
			return g, &Error{
				Line: w.line, Number: p.MoveNumber(), Black: p.Turn() == chess.Black, Move: shorten(w.word),
				Mover: mover(w.word, letters), Castles: castles(w.word), Err: err,
			}
		}
	}
	return g, nil
}

func playWord(g *tutor.Game, word string, letters chess.Letters) error {
	if passes(word) {
		return ErrPass
	}
	m, err := readMove(g.Position(), word, letters)
	if err == nil {
		g.GoOn()
		err = g.Play(m)
	} else if g.Outcome() != chess.Playing {
		err = chess.ErrGameOver
	}
	if g.Outcome() == chess.MoveLimit && err != nil {
		err = tutor.ErrTooLong
	}
	return err
}
