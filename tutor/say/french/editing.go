package french

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var editing = say.Editing{
	Words: wording.Edit{
		Title: "Préparer une position", Board: "Échiquier à préparer", Pieces: "Pièces à poser",
		Move: "Déplacer des pièces", Erase: "Enlever",
		How:     "Choisis une pièce et touche des cases, ou fais glisser des pièces où tu veux.",
		Fine:    "On peut jouer cette position.",
		Nothing: "Je ne vois ici ni danger, ni rien à gagner tout de suite.",
		Ask:     "Que dirais-tu ici ?", PlayWhite: "Jouer avec les Blancs", PlayBlack: "Jouer avec les Noirs",
		Look: "Créer un lien",
		Turn: "À qui de jouer ?", White: "Blancs", Black: "Noirs",
		Castling: "Peut encore roquer", Passed: "En passant : un pion vient de passer par",
		Clear: "Vider l'échiquier", Start: "Toutes les pièces au départ",
		FEN: "La position en FEN", Use: "La montrer",
	},
	Square: occupied,
	Tool:   bareColored,
	Right: func(right chess.CastlingRights) string {
		switch right {
		case chess.WhiteShort:
			return "Blancs, petit"
		case chess.WhiteLong:
			return "Blancs, grand"
		case chess.BlackShort:
			return "Noirs, petit"
		}
		return "Noirs, grand"
	},
	Wrong: func(e *chess.ParseError) string {
		if tell, ok := boardFaults[e.Fault]; ok {
			return tell(e)
		}
		return ""
	},
}

// boardFaults says what is wrong with the pieces on a board.
var boardFaults = say.Faults{
	chess.FaultKings: func(e *chess.ParseError) string {
		if e.Numbers[0] == 0 {
			return sentence("il manque un roi aux %s. Pose-le sur l'échiquier", color(e.Color))
		}
		return sentence("%s ont %d rois. Laisses-en un seul", theColor(e.Color), e.Numbers[0])
	},
	chess.FaultPieces:   fault("$Side ont $number pièces. Personne n'en a plus de 16."),
	chess.FaultPawns:    fault("$Side ont $number pions. Personne n'en a plus de 8."),
	chess.FaultPromoted: fault("$Side ont trop de pièces. Une nouvelle pièce coûte un pion promu."),
	chess.FaultLastRank: fault("Il ne peut pas y avoir de pion en $square. Enlève-le de la première et de la " +
		"dernière rangée."),
	chess.FaultCheck:    fault("$King est en échec, donc c'est $toSide de jouer. Change qui doit jouer, ou une pièce."),
	chess.FaultCheckers: fault("$Number pièces donnent échec à la fois. Dans une partie, deux au plus le peuvent."),
}
