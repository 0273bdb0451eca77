package german

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said of a legal move before it is played.
var moveFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMates:      tells("Das ist Schachmatt."),
	fact.KindStalemates: tells("Das ist Patt: remis."),
	fact.KindAllowsMate: tells("Dann kann $mateNext $attacker mattsetzen."),
	fact.KindUnguards:   tells("$Piece verliert $itsGuard: $Attacker kann $itA schlagen."),
	fact.KindOpens: either(say.Returned, "Dadurch kann $attacker $pieceA schlagen.",
		"Dadurch kann $attacker $pieceA umsonst schlagen."),
	fact.KindThenHangs:   func(v voice, f fact.Fact) string { return v.thenTakes("dann kann", f) },
	fact.KindThenLoses:   func(v voice, f fact.Fact) string { return v.thenLoses("dann", f) },
	fact.KindThenIdea:    func(v voice, f fact.Fact) string { return v.then("dann", f) },
	fact.KindThenAttacks: tells("Dann kann $attacker $pieceA angreifen."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		gain := chess.Gain(&f.Start, f.Move)
		if f.Even() {
			return sentence("ein gleicher Tausch: %s für jeden", points(gain))
		}
		return sentence("%s %s %s holen, %s aber %d verlieren", v.side(f.Side), v.does(f.Side, "würdest", "würde"),
			points(gain), v.does(f.Side, "könntest", "könnte"), gain-f.Count)
	},
	fact.KindTaken: func(v voice, f fact.Fact) string {
		if f.Unguarded && f.Took {
			return sentence("%s kann die Figur dort schlagen", v.piece(f.By[0], nominative)) + nothingBack
		}
		if !f.Unguarded && len(f.Guards) == 0 {
			return winsNothingThere(v, f)
		}
		return takenThere(v, f)
	},
	fact.KindUntouchable: tells("Dort kann nichts die Figur schlagen."),
	fact.KindNoMate:      tells("Danach gibt es kein Matt."),
	fact.KindEndsDanger:  either(say.ItMoves, "Dort ist die Figur außer Gefahr.", "Dann ist $piece außer Gefahr."),
	fact.KindStaysSafe:   tells("Dann bleibt $piece sicher."),
	fact.KindBlocksCheck: tells("Das blockt das Schach."),
	fact.KindSafeThere:   tells("Dort ist die Figur sicher."),
	fact.KindKingSafe:    tells("Dort greift nichts den König an."),
	fact.KindCastles: either(none, "Der König verlässt die Mitte, aber vor ihm steht kein Bauer.",
		"Der König verlässt die Mitte, mit $pawnsBefore vor sich."),
	fact.KindLastCastle: tells("Danach $can $side nicht mehr rochieren."),
	fact.KindCenter:     tells("Das nimmt einen Platz in der Mitte ein."),
	fact.KindMakesWay: func(v voice, f fact.Fact) string {
		return v.makesRoom(f, accusative, "das macht Platz für %s")
	},
	fact.KindComesOut:       tells("Die Figur kommt ins Spiel und erreicht von dort $squares."),
	fact.KindGivesCheck:     tells("Das gibt Schach."),
	fact.KindFork:           tells("Eine Gabel: Sie greift $piecesA an."),
	fact.KindCheckAndAttack: tells("Gibt Schach und greift $piecesA an."),
	fact.KindMoveAttacks:    tells("Das greift $piecesA an."),
	fact.KindPins: either(say.ByMover, "Das fesselt $pieceA an den König.",
		"Dann fesselt $attacker $pieceA an den König."),
	fact.KindTakes:    takesIt,
	fact.KindPromotes: tells("Der Bauer wird $becomes."),

	fact.KindLetsWinGo: tells("Das gibt den Sieg her: Jetzt ist es remis."),
	fact.KindLosesWin:  tells("Das gibt den Sieg her: Jetzt kann die andere Seite gewinnen."),
	fact.KindLosesDraw: tells("Das gibt das Remis her: Jetzt kann die andere Seite gewinnen."),
}

// takesIt tells what a move takes.
var takesIt = tells("Das schlägt $pieceA$enPassant.")

// enPassant ends what is said of a capture.
func enPassant(m chess.Move) string {
	if m.IsEnPassant() {
		return " en passant"
	}
	return ""
}

// nothingBack ends what is said of a capture of a piece that has just taken something: it is not for nothing.
const nothingBack = " Nichts kann zurückschlagen."

var takenThere = either(say.Unguarded, "$Attacker kann die Figur dort$enPassant umsonst schlagen.",
	"$Attacker kann die Figur dort$enPassant schlagen. $Guard kann zurückschlagen.")

// winsNothingThere tells of a capture after which the side wins as much elsewhere.
var winsNothingThere = tells("$Attacker kann die Figur dort$enPassant schlagen, gewinnt damit aber nichts.")

// thenTakes tells of a capture, and if nothing can take back, that it costs nothing, after the beginning of a sentence
// with its verb.
func (v voice) thenTakes(begin string, f fact.Fact) string {
	taken := v.piece(f.Pieces[0], accusative)
	if f.Line[1].IsEnPassant() {
		taken = "ihn" + enPassant(f.Line[1])
	}
	text := begin + " " + v.piece(f.By[0], nominative) + " " + taken
	switch {
	case f.ByLesser():
		return sentence("%s schlagen", text)
	case f.Took && f.Kind != fact.KindWarnHanging: // a warning is short
		return sentence("%s schlagen", text) + nothingBack
	case f.Took, f.Returned():
		return sentence("%s schlagen", text)
	}
	return sentence("%s umsonst schlagen", text)
}

// thenLoses tells of a loss in an exchange: by what takes, if that is worth less, or else by what both sides lose.
func (v voice) thenLoses(begin string, f fact.Fact) string {
	if f.ByLesser() {
		return v.thenTakes(begin+" kann", f)
	}
	return v.taking(f, begin+" ")
}

// makesRoom tells which pieces have more room after a move, by a format for their names.
func (v voice) makesRoom(f fact.Fact, c grammaticalCase, format string) string {
	var names []string
	for _, m := range f.By[:min(2, len(f.By))] {
		names = append(names, v.kind(m, c))
	}
	return sentence(format, and(names))
}
