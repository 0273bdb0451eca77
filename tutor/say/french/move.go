package french

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said of a legal move before it is played.
var moveFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMates:      tells("C'est échec et mat."),
	fact.KindStalemates: tells("C'est pat, donc nulle."),
	fact.KindAllowsMate: tells("Alors $attacker peut mater $mateNext."),
	fact.KindUnguards:   tells("$Piece perd son défenseur : $attacker peut $takeIt."),
	fact.KindOpens: either(say.Returned, "Alors $attacker peut prendre $piece.",
		"Alors $attacker peut prendre gratuitement $piece."),
	fact.KindThenHangs:   func(v voice, f fact.Fact) string { return v.thenTakes("alors", f) },
	fact.KindThenLoses:   func(v voice, f fact.Fact) string { return v.thenLoses("alors", f) },
	fact.KindThenIdea:    func(v voice, f fact.Fact) string { return v.then("ensuite ", "vient ", f) },
	fact.KindThenAttacks: tells("Ensuite $attacker peut attaquer $piece."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		gain := chess.Gain(&f.Start, f.Move)
		if f.Even() {
			return sentence("un échange égal : %s chacun", points(gain))
		}
		return sentence("%s %s, mais %s perdre %d", v.does(f.Side, "gagnerais", "gagnerait", "gagneraient"),
			points(gain),
			v.verb(f.Side, "pourrais", "pourrait", "pourraient"), gain-f.Count)
	},
	fact.KindTaken: func(v voice, f fact.Fact) string {
		if f.Unguarded && f.Took {
			return sentence("%s peut prendre ici", v.piece(f.By[0], bare)) + nothingBack
		}
		if !f.Unguarded && len(f.Guards) == 0 {
			return winsNothingThere(v, f)
		}
		return takenThere(v, f)
	},
	fact.KindUntouchable: tells("Rien ne peut prendre cette pièce ici."),
	fact.KindNoMate:      tells("Après cela, il n'y a pas de mat."),
	fact.KindEndsDanger: either(say.ItMoves,
		"Ici cette pièce est hors de danger.", "Alors $piece est hors de danger."),
	fact.KindStaysSafe:   tells("Alors $piece reste en sécurité."),
	fact.KindBlocksCheck: tells("Cela bloque l'échec."),
	fact.KindSafeThere:   tells("En sécurité ici."),
	fact.KindKingSafe:    tells("Rien n'attaque le roi ici."),
	fact.KindCastles:     tells("Le roi quitte le centre, avec $pawns devant lui."),
	fact.KindLastCastle:  tells("Après ce coup, $canNoMore roquer."),
	fact.KindCenter:      tells("Cela prend une place au centre."),
	fact.KindMakesWay:    func(v voice, f fact.Fact) string { return v.makesRoom(f, "cela ouvre le chemin %s") },
	fact.KindComesOut:    tells("La pièce entre en jeu, et atteint d'ici $squares."),
	fact.KindGivesCheck:  tells("C'est échec."),
	fact.KindFork:        tells("Une fourchette sur $pieces."),
	fact.KindCheckAndAttack: func(v voice, f fact.Fact) string {
		text := sentence("c'est échec, et cela attaque %s", v.pieces(f.Pieces, bare))
		if words(text) > mostWords {
			text = sentence("échec, et une attaque sur %s", v.pieces(f.Pieces, bare))
		}
		return text
	},
	fact.KindMoveAttacks: tells("Cela attaque $pieces."),
	fact.KindPins: either(say.ByMover, "Cela cloue $piece contre le roi.",
		"Alors $attacker cloue $piece contre le roi."),
	fact.KindTakes:    takesIt,
	fact.KindPromotes: tells("Le pion devient $type."),

	fact.KindLetsWinGo: tells("Cela laisse filer le gain : maintenant c'est nulle."),
	fact.KindLosesWin:  tells("Cela laisse filer le gain : maintenant l'autre camp peut gagner."),
	fact.KindLosesDraw: tells("Cela laisse filer la nulle : maintenant l'autre camp peut gagner."),
}

// takesIt tells what a move takes.
var takesIt = tells("Cela prend $piece$enPassant.")

// enPassant ends what is said of a capture.
func enPassant(m chess.Move) string {
	if m.IsEnPassant() {
		return " en passant"
	}
	return ""
}

// nothingBack ends what is said of a capture of a piece that has just taken something: it is not for nothing.
const nothingBack = " Rien ne peut reprendre."

var takenThere = either(say.Unguarded, "$Attacker peut prendre ici$enPassant, gratuitement.",
	"$Attacker peut prendre ici$enPassant. $Guard peut reprendre.")

// winsNothingThere tells of a capture after which the side wins as much elsewhere.
var winsNothingThere = tells("$Attacker peut prendre ici$enPassant, mais n'y gagne rien.")

// thenTakes tells of a capture, and if nothing can take back, that it costs nothing.
func (v voice) thenTakes(begin string, f fact.Fact) string {
	who, taken := v.piece(f.By[0], bare), v.piece(f.Pieces[0], bare)
	how := " gratuitement"
	if f.Took || f.ByLesser() || f.Returned() {
		how = ""
	}
	text := sentence("%s %s peut prendre%s %s", begin, who, how, taken)
	if f.Line[1].IsEnPassant() {
		text = sentence("%s %s peut le prendre%s%s", begin, who, enPassant(f.Line[1]), how)
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
