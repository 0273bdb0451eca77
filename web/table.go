package web

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// table is where a game is played, for one who looks at it: what the game alone
// does not tell.
type table struct {
	home      string         // the address of the game's page
	under     string         // what the addresses of the game's other answers begin with
	mayMove   bool           // it is the turn of whoever looks
	turned    bool           // Black's men stand at the bottom
	helped    bool           // the tutor may mark and be asked why
	speaks    bool           // the tutor speaks by itself
	asks      bool           // the tutor may be asked for hints and threats
	movesNow  bool           // what may be done on the board may be asked for
	movesBack bool           // and on those of earlier positions
	audience  tutor.Audience // whom the tutor speaks to
	language  *say.Language
}

// table returns where a session's game is played.
func (ss *session) table() table {
	t := ss.settings.table(ss.game)
	if ss.seat != nil {
		t = ss.seat.table()
	}
	t.language = ss.language
	return t
}

// table returns the table of a game that is played on one device.
func (c settings) table(g *tutor.Game) table {
	mayMove := g.Outcome() == chess.Playing && !g.ComputerToMove()
	return table{
		home: "/", under: "/", mayMove: mayMove, helped: true, speaks: true, asks: mayMove,
		movesNow: true, movesBack: true, audience: g.Audience(), language: say.English,
		turned: c.on(turnSetting) && g.Setup().Players == tutor.TwoPlayers && g.Position().Turn() == chess.Black,
	}
}
