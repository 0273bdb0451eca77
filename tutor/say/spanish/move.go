package spanish

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said of a legal move before it is played.
var moveFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMates:      tells("Esto es jaque mate."),
	fact.KindStalemates: tells("Esto ahoga al rey: tablas."),
	fact.KindAllowsMate: tells("Entonces $attacker puede dar mate $mateNext."),
	fact.KindUnguards:   tells("$Piece pierde su defensor: $attacker puede $takeIt."),
	fact.KindOpens: either(say.Returned, "Esto deja que $attacker capture $piece.",
		"Esto deja que $attacker capture gratis $piece."),
	fact.KindThenHangs:   func(v voice, f fact.Fact) string { return v.thenTakes("entonces", f) },
	fact.KindThenLoses:   func(v voice, f fact.Fact) string { return v.thenLoses("entonces", f) },
	fact.KindThenIdea:    func(v voice, f fact.Fact) string { return v.then("luego ", "viene ", f) },
	fact.KindThenAttacks: tells("Luego $attacker puede atacar $pieceTo."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		gain := chess.Gain(&f.Start, f.Move)
		if f.Even() {
			return sentence("un cambio igual: %s para cada uno", points(gain))
		}
		return sentence("%s %s, pero %s perder %d", v.does(f.Side, "ganarías", "ganaría", "ganarían"), points(gain),
			v.verb(f.Side, "podrías", "podría", "podrían"), gain-f.Count)
	},
	fact.KindTaken: func(v voice, f fact.Fact) string {
		if f.Unguarded && f.Took {
			return sentence("%s puede capturar ahí", v.piece(f.By[0], bare)) + nothingBack
		}
		if !f.Unguarded && len(f.Guards) == 0 {
			return winsNothingThere(v, f)
		}
		return takenThere(v, f)
	},
	fact.KindUntouchable: tells("Ahí nada puede capturar esta pieza."),
	fact.KindNoMate:      tells("Después no hay mate."),
	fact.KindEndsDanger: either(say.ItMoves,
		"Ahí esta pieza está fuera de peligro.", "Así $piece está fuera de peligro."),
	fact.KindStaysSafe:   tells("Así $piece sigue a salvo."),
	fact.KindBlocksCheck: tells("Tapa el jaque."),
	fact.KindSafeThere:   tells("Ahí está a salvo."),
	fact.KindKingSafe:    tells("Ahí nada ataca al rey."),
	fact.KindCastles:     tells("El rey deja el centro, con $pawns delante."),
	fact.KindLastCastle:  tells("Después de esto, $canNoMore enrocar."),
	fact.KindCenter:      tells("Ocupa un sitio en el centro."),
	fact.KindMakesWay:    func(v voice, f fact.Fact) string { return v.makesRoom(f, "abre paso %s") },
	fact.KindComesOut:    tells("Entra en juego, y desde ahí alcanza $squares."),
	fact.KindGivesCheck:  tells("Da jaque."),
	fact.KindFork:        tells("Un ataque doble: ataca $piecesTo."),
	fact.KindCheckAndAttack: func(v voice, f fact.Fact) string {
		text := sentence("da jaque y ataca %s", v.pieces(f.Pieces, to))
		if words(text) > mostWords {
			text = sentence("jaque, y ataca %s", v.pieces(f.Pieces, to))
		}
		return text
	},
	fact.KindMoveAttacks: tells("Ataca $piecesTo."),
	fact.KindPins: either(say.ByMover, "Clava $pieceTo contra el rey.",
		"Entonces $attacker clava $pieceTo contra el rey."),
	fact.KindTakes:    takesIt,
	fact.KindPromotes: tells("El peón se convierte en $type."),

	fact.KindLetsWinGo: tells("Deja escapar la victoria: ahora son tablas."),
	fact.KindLosesWin:  tells("Deja escapar la victoria: ahora puede ganar el otro bando."),
	fact.KindLosesDraw: tells("Deja escapar las tablas: ahora puede ganar el otro bando."),
}

// takesIt tells what a move takes.
var takesIt = tells("Captura $piece$enPassant.")

// enPassant ends what is said of a capture.
func enPassant(m chess.Move) string {
	if m.IsEnPassant() {
		return " al paso"
	}
	return ""
}

// nothingBack ends what is said of a capture of a piece that has just taken something: it is not for nothing.
const nothingBack = " Nada puede recapturar."

var takenThere = either(say.Unguarded, "$Attacker puede capturar ahí$enPassant gratis.",
	"$Attacker puede capturar ahí$enPassant. $Guard puede recapturar.")

// winsNothingThere tells of a capture after which the side wins as much elsewhere.
var winsNothingThere = tells("$Attacker puede capturar ahí$enPassant, pero no sale ganando.")

// thenTakes tells of a capture, and if nothing can take back, that it costs nothing.
func (v voice) thenTakes(begin string, f fact.Fact) string {
	who, taken := v.piece(f.By[0], bare), v.piece(f.Pieces[0], bare)
	how := " gratis"
	if f.Took || f.ByLesser() || f.Returned() {
		how = ""
	}
	text := sentence("%s %s puede capturar%s %s", begin, who, how, taken)
	if f.Line[1].IsEnPassant() {
		text = sentence("%s %s puede capturarlo%s%s", begin, who, enPassant(f.Line[1]), how)
	}
	if f.Took && !f.ByLesser() && f.Kind != fact.KindWarnHanging { // a warning is short
		text += nothingBack
	}
	return text
}

// thenLoses tells of a loss in an exchange: by what takes, if that is worth less, or else by what both sides lose.
func (v voice) thenLoses(begin string, f fact.Fact) string {
	if f.ByLesser() {
		return v.thenTakes(begin, f)
	}
	return v.taking(f, begin+" ")
}

// makesRoom tells which pieces have more room after a move, by a format for their names.
func (v voice) makesRoom(f fact.Fact, format string) string {
	var names []string
	for _, m := range f.By[:min(2, len(f.By))] {
		names = append(names, v.kind(m, to))
	}
	return sentence(format, and(names))
}
