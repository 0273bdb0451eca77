package web

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// viewer is one who looks at a game: what the game alone does not tell.
type viewer struct {
	url       string         // of the game's page
	base      string         // what the addresses of the game's other answers begin with
	mayMove   bool           // it is the turn of whoever looks
	turned    bool           // Black's pieces stand at the bottom
	helped    bool           // the tutor may mark and be asked why
	speaks    bool           // the tutor speaks by itself
	asks      bool           // the tutor may be asked for hints and threats
	movesNow  bool           // what may be done on the board may be asked for
	movesBack bool           // and on those of earlier positions
	audience  tutor.Audience // whom the tutor speaks to
	language  *say.Language
	surveys   *surveys // what is known of positions
	coached   *coached // what rests on searches, nil where that was not asked
}

// localViewer is who looks at a game that is played on one device.
func localViewer(g *tutor.Game, c settings, l *say.Language, known *surveys) viewer {
	mayMove := g.Outcome() == chess.Playing && !g.ComputerToMove()
	return viewer{
		url: "/", base: "/", mayMove: mayMove, helped: true, speaks: true, asks: mayMove,
		movesNow: true, movesBack: true, audience: g.Audience(), language: l, surveys: known,
		turned: c.on(turnSetting) && g.Setup().Players == tutor.TwoPlayers && g.Position().Turn() == chess.Black,
	}
}
