package french

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
		Title: "Apporter une partie",
		Intro: "Colle une partie en PGN ou choisis un fichier. Il peut contenir beaucoup de parties.",
		Text:  "La partie, en PGN", File: "Ou un fichier", Read: "La lire",
		Found: "Parties trouvées", Look: "La regarder", Take: "Continuer à la jouer",
		Ask: "Quitter ta partie ?", GivesUp: "Tu as une partie en cours. Celle-ci prendrait sa place.",
		Do: "La quitter", Leave: "Garder ma partie", Kept: "Les coups d'avant sont gardés.",
		Dropped: "Un roi ou une tour n'est pas à sa place, donc ne peut pas roquer.", Back: "Retour à la partie",
	},
	Each: func(number int, white, black, result string, plies int) string {
		return fmt.Sprintf("%d. %s – %s, %s, %s", number, playerName(white, "Blancs"), playerName(black, "Noirs"),
			pgnResult(result), amount((plies+1)/2, "coup", "coups"))
	},
	Fault: pgnFault,
}

// pgnResult describes the result in a game's PGN.
func pgnResult(result string) string {
	switch result {
	case "1-0":
		return "les Blancs ont gagné"
	case "0-1":
		return "les Noirs ont gagné"
	case "1/2-1/2":
		return "nulle"
	}
	return "pas finie"
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
		return fmt.Sprintf("Ligne %d : c'est une partie de %s. On lit seulement des parties "+
			"d'échecs.", e.Line, e.Variant)
	case e.Number == 0:
		return fmt.Sprintf("Ligne %d : la position ne peut pas être lue.", e.Line)
	}
	dots := ""
	if e.Black {
		dots = " des Noirs"
	}
	return fmt.Sprintf("Ligne %d, coup %d%s, %s : %s.", e.Line, e.Number, dots, e.Move, noSuchMove(e))
}

// noSuchMove describes why a move in PGN cannot be played.
func noSuchMove(e *pgn.Error) string {
	var illegal *chess.IllegalMoveError
	var parse *chess.ParseError
	switch {
	case errors.Is(e.Err, tutor.ErrTooLong):
		return fmt.Sprintf("ici, une partie a au plus %d coups par camp", mostMoves)
	case errors.Is(e.Err, chess.ErrGameOver):
		return "la partie était déjà finie"
	case errors.Is(e.Err, pgn.ErrPass):
		return "aux échecs, chacun doit jouer"
	case errors.As(e.Err, &illegal) && e.Castles:
		return "là, on ne peut pas roquer"
	case errors.As(e.Err, &illegal) && illegal.SAN == "":
		return "aucune pièce en " + illegal.From.String() + " ne peut aller en " + illegal.To.String()
	case errors.As(e.Err, &illegal):
		return ending("aucun", e.Mover) + " " + name(e.Mover) + " ne peut aller là"
	case errors.As(e.Err, &parse) && parse.Fault == chess.FaultAmbiguous:
		return "deux " + some(e.Mover) + " peuvent aller là"
	}
	return "ce n'est pas un coup"
}
