package german

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
		Title: "Ein Spiel hereinholen", Intro: "Füge ein Spiel in PGN ein, oder wähle eine Datei. Sie darf viele " +
			"Spiele enthalten.",
		Text: "Das Spiel, in PGN", File: "Oder eine Datei", Read: "Lesen",
		Found: "Gefundene Spiele", Look: "Ansehen", Take: "Damit weiterspielen",
		Ask: "Dein Spiel aufgeben?", GivesUp: "Du hast ein laufendes Spiel. Dieses würde an seine Stelle treten.",
		Do: "Aufgeben", Leave: "Mein Spiel behalten", Kept: "Die Züge davor bleiben erhalten.",
		Dropped: "Ein König oder Turm ist nicht zu Hause, also kann er nicht rochieren.", Back: "Zurück zum Spiel",
	},
	Each: func(number int, white, black, result string, plies int) string {
		return fmt.Sprintf("%d. %s – %s, %s, %s", number, playerName(white, "Weiß"), playerName(black, "Schwarz"),
			pgnResult(result), amount((plies+1)/2, "Zug", "Züge"))
	},
	Fault: pgnFault,
}

// pgnResult describes the result in a game's PGN.
func pgnResult(result string) string {
	switch result {
	case "1-0":
		return "Weiß hat gewonnen"
	case "0-1":
		return "Schwarz hat gewonnen"
	case "1/2-1/2":
		return "remis"
	}
	return "nicht beendet"
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
		return fmt.Sprintf("Zeile %d: Das ist ein Spiel %s. Nur Schach kann gelesen werden.", e.Line, e.Variant)
	case e.Number == 0:
		return fmt.Sprintf("Zeile %d: Die Stellung kann nicht gelesen werden.", e.Line)
	}
	dots := ""
	if e.Black {
		dots = " von Schwarz"
	}
	return fmt.Sprintf("Zeile %d, Zug %d%s, %s: %s.", e.Line, e.Number, dots, e.Move, noSuchMove(e))
}

// noSuchMove describes why a move in PGN cannot be played.
func noSuchMove(e *pgn.Error) string {
	var illegal *chess.IllegalMoveError
	var parse *chess.ParseError
	switch {
	case errors.Is(e.Err, tutor.ErrTooLong):
		return fmt.Sprintf("Ein Spiel hat hier höchstens %d Züge jeder Seite", mostMoves)
	case errors.Is(e.Err, chess.ErrGameOver):
		return "Das Spiel war schon vorher zu Ende"
	case errors.Is(e.Err, pgn.ErrPass):
		return "Beim Schach darf niemand aussetzen"
	case errors.As(e.Err, &illegal) && e.Castles:
		return "Die Rochade ist dort nicht erlaubt"
	case errors.As(e.Err, &illegal) && illegal.SAN == "":
		return "Nichts auf " + illegal.From.String() + " kann nach " + illegal.To.String()
	case errors.As(e.Err, &illegal):
		return say.Capitalized(with("kein", e.Mover, nominative)) + " kann dorthin"
	case errors.As(e.Err, &parse) && parse.Fault == chess.FaultAmbiguous:
		return "Zwei " + some(e.Mover, nominative) + " können dorthin"
	}
	return "Das ist kein Zug"
}
