package german

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var editing = say.Editing{
	Words: wording.Edit{
		Title: "Eine Stellung aufbauen", Board: "Brett zum Aufbauen", Pieces: "Figuren zum Aufstellen",
		Move: "Figuren bewegen", Erase: "Wegnehmen",
		How:     "Wähle eine Figur und tippe auf Felder, oder zieh Figuren dorthin, wo du sie willst.",
		Fine:    "Diese Stellung kann gespielt werden.",
		Nothing: "Ich sehe hier keine Gefahr und nichts, was gleich zu gewinnen ist.",
		Ask:     "Was würdest du hier sagen?", PlayWhite: "Weiß spielen", PlayBlack: "Schwarz spielen",
		Look: "Link machen",
		Turn: "Wer zieht als Nächstes?", White: "Weiß", Black: "Schwarz",
		Castling: "Darf noch rochieren", Passed: "En passant: Ein Bauer ist gerade darüber gezogen",
		Clear: "Brett leeren", Start: "Alle Figuren nach Hause",
		FEN: "Die Stellung in FEN", Use: "Zeigen",
	},
	Square: occupied,
	Tool:   bareColored,
	Right: func(right chess.CastlingRights) string {
		switch right {
		case chess.WhiteShort:
			return "Weiß, kurz"
		case chess.WhiteLong:
			return "Weiß, lang"
		case chess.BlackShort:
			return "Schwarz, kurz"
		}
		return "Schwarz, lang"
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
			return color(e.Color) + " hat noch keinen König. Stell einen auf das Brett."
		}
		return fmt.Sprintf("%s hat %d Könige. Lass nur einen stehen.", color(e.Color), e.Numbers[0])
	},
	chess.FaultPieces:   fault("$Side hat $number Figuren. Niemand hat mehr als 16."),
	chess.FaultPawns:    fault("$Side hat $number Bauern. Niemand hat mehr als 8."),
	chess.FaultPromoted: fault("$Side hat zu viele Figuren für seine Bauern. Neue entstehen nur durch Umwandlung."),
	chess.FaultLastRank: fault("Auf $square kann kein Bauer stehen. Nimm ihn von der ersten und letzten Reihe."),
	chess.FaultCheck:    fault("$King steht im Schach, also muss $side ziehen. Ändere, wer zieht, oder eine Figur."),
	chess.FaultCheckers: fault("$Number Figuren geben zugleich Schach. Im Spiel sind es nie mehr als zwei."),
}
