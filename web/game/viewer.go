package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Viewer is one who looks at a game: what the game alone does not tell.
type Viewer struct {
	URL            string         // of the game's page
	Base           string         // what the addresses of the game's other answers begin with
	MayMove        bool           // it is the turn of whoever looks
	Turned         bool           // Black's pieces stand at the bottom
	Helped         bool           // the tutor may mark and be asked why
	Advises        bool           // the tutor comments on the position unasked
	asks           bool           // the tutor may be asked for hints and threats
	ShowsMoves     bool           // the legal moves and their marks are shown
	ShowsPastMoves bool           // also in earlier positions
	Audience       tutor.Audience // whom the tutor speaks to
	Language       *say.Language
	Surveys        *Surveys // what is known of positions
	Coached        *Coached // what rests on searches, nil where that was not asked
}

// LocalViewer is who looks at a game that is played on one device.
func LocalViewer(g *tutor.Game, c site.Settings, l *say.Language, known *Surveys) Viewer {
	mayMove := g.Outcome() == chess.Playing && !g.ComputerToMove()
	return Viewer{
		URL: "/", Base: "/", MayMove: mayMove, Helped: true, Advises: true, asks: mayMove,
		ShowsMoves: true, ShowsPastMoves: true, Audience: g.Audience(), Language: l, Surveys: known,
		Turned: turned(g, c),
	}
}

// turned reports whether the board is seen from Black's side: the learner's against the computer, and where two play,
// if they want it, that of the one to move.
func turned(g *tutor.Game, c site.Settings) bool {
	if computer, plays := g.Computer(); plays {
		return computer == chess.White
	}
	return c.On(site.Turn) && g.Position().Turn() == chess.Black
}
