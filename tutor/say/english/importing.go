package english

import (
	"errors"
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/pgn"
	"chesstutor/tutor/say"
)

var importing = say.Importing{
	Import: wording.Import{
		Title: "Bring in a game", Intro: "Paste a game in PGN, or choose a file. It may hold many games.",
		Text: "The game, in PGN", File: "Or a file", Read: "Read it",
		Found: "Games found", Look: "Look at it", Take: "Play on with it",
		Ask: "Give up your game?", GivesUp: "You have a game under way. This one would take its place.",
		Do: "Give it up", Leave: "Keep my game", Kept: "The moves before it are kept.",
		Dropped: "A king or rook is not at home, so it cannot castle.", Back: "Back to the game",
	},
	Each: func(number int, white, black, result string, plies int) string {
		return fmt.Sprintf("%d. %s – %s, %s, %s", number, playerName(white, "White"), playerName(black, "Black"),
			pgnResult(result), amount((plies+1)/2, "move"))
	},
	Fault: pgnFault,
}

// pgnResult describes the result in a game's PGN.
func pgnResult(result string) string {
	switch result {
	case "1-0":
		return "White won"
	case "0-1":
		return "Black won"
	case "1/2-1/2":
		return "a draw"
	}
	return "not finished"
}

// playerName returns a player's name, or the side's if it is not known.
func playerName(name, side string) string {
	if name == "" || name == "?" {
		return side
	}
	return fmt.Sprintf("%.40s", name)
}

// pgnFault describes at which line and move a game cannot be read, and why.
func pgnFault(e *pgn.Error) string {
	switch {
	case errors.Is(e.Err, pgn.ErrVariant):
		return fmt.Sprintf("Line %d: this is a game of %s. Only games of chess can be read.", e.Line, e.Variant)
	case e.Number == 0:
		return fmt.Sprintf("Line %d: the position cannot be read.", e.Line)
	}
	dots := ""
	if e.Black {
		dots = " of Black"
	}
	return fmt.Sprintf("Line %d, move %d%s, %s: %s.", e.Line, e.Number, dots, e.Move, noSuchMove(e))
}

// noSuchMove describes why a move in PGN cannot be played.
func noSuchMove(e *pgn.Error) string {
	var illegal *chess.IllegalMoveError
	var parse *chess.ParseError
	switch {
	case errors.Is(e.Err, tutor.ErrTooLong):
		return fmt.Sprintf("a game here has at most %d moves of each side", mostMoves)
	case errors.Is(e.Err, chess.ErrGameOver):
		return "the game was over before it"
	case errors.Is(e.Err, pgn.ErrPass):
		return "nobody may pass in chess"
	case errors.As(e.Err, &illegal) && e.Castles:
		return "castling is not allowed there"
	case errors.As(e.Err, &illegal) && illegal.SAN == "":
		return "nothing on " + illegal.From.String() + " can go to " + illegal.To.String()
	case errors.As(e.Err, &illegal):
		return "no " + e.Mover.String() + " can go there"
	case errors.As(e.Err, &parse) && parse.Fault == chess.FaultAmbiguous:
		return "two " + e.Mover.String() + "s can go there"
	}
	return "this is no move"
}
