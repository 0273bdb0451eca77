package french

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said of a position and of the opening.
var positionFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMateThreat: func(v voice, f fact.Fact) string {
		if f.Also {
			return "Rien n'arrête plus le mat."
		}
		if f.Again {
			return "Le mat " + mating(f.Line[0]) + " menace toujours !"
		}
		return say.Capitalized(v.piece(f.By[0], bare) + " menace de mater " + mating(f.Line[0]) + " !")
	},
	fact.KindHanging: func(v voice, f fact.Fact) string {
		t := f.Pieces[0].Piece.Type()
		switch {
		case f.Also:
			return sentence("%s aussi est en danger", v.piece(f.Pieces[0], bare))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.QueenByLesser():
			return v.lesserAttacks(f)
		}
		state := "rien ne " + it(t, "défend")
		switch {
		case len(f.Guards) > 0:
			state = "son défenseur est cloué"
		case !f.Unguarded:
			state = "rien ne peut reprendre"
		}
		attacked := v.piece(f.Pieces[0], bare)
		text := sentence("%s attaque %s, et %s", v.piece(f.By[0], bare), attacked, state)
		if words(text) > mostWords { // then without its square
			text = sentence("%s attaque %s, et %s", v.kind(f.By[0], bare), attacked, state)
		}
		return text + v.remedy(f)
	},
	fact.KindExchangeDanger: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("%s aussi est en danger", v.piece(f.Pieces[0], bare))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.ByLesser():
			return v.lesserAttacks(f)
		case f.TooFewGuards():
			attacked := v.piece(f.Pieces[0], bare)
			text := sentence("%s attaque %s, et il lui manque une défense", v.piece(f.By[0], bare), attacked)
			return text + v.remedy(f)
		}
		return v.taking(f, "") + v.remedy(f)
	},
	fact.KindCheck: voice.check,
	fact.KindMateChance: either(say.Retold, "Le mat est toujours là. Regarde chaque échec.",
		"$Can gagner tout de suite. Trouve le mat !"),
	fact.KindAttacks:  tells("$Attacker attaque $piece.$guards"),
	fact.KindUncovers: tells("Maintenant $attacker attaque $piece.$guards"),
	fact.KindStoppedGuarding: either(say.Unguarded, "Un défenseur $pieceOf est parti. Plus rien ne $itGuards.",
		"Un défenseur $pieceOf est parti."),
	fact.KindFree: func(v voice, f fact.Fact) string {
		if f.Again {
			return sentence("on peut toujours prendre %s", v.piece(f.Pieces[0], bare))
		}
		if f.Took {
			return sentence("%s peut prendre %s", v.piece(f.By[0], bare), v.piece(f.Pieces[0], bare)) + nothingBack
		}
		return takesFree(v, f)
	},
	fact.KindExchangeChance: func(v voice, f fact.Fact) string {
		if f.Again {
			what := "des points"
			if f.Plain {
				what = "quelque chose"
			}
			return sentence("%s toujours gagner %s en %s", v.can(f.Side), what, f.Line[len(f.Line)-1].To())
		}
		return v.taking(f, "")
	},
	fact.KindPromotionChance: tells("$Attacker peut devenir $type."),
	fact.KindCalm: func(v voice, f fact.Fact) string {
		switch {
		case f.Mate:
			return sentence("%s le mat", v.does(f.Side, "as paré", "a paré", "ont paré"))
		case len(f.Pieces) > 0:
			return sentence("%s %s", v.does(f.Side, "as sauvé", "a sauvé", "ont sauvé"), v.piece(f.Pieces[0], bare))
		}
		return sentence("maintenant %s rien perdre gratuitement", v.does(f.Side, "ne peux", "ne peut", "ne peuvent"))
	},

	fact.KindLostPiece: func(v voice, f fact.Fact) string {
		return say.Alone(f, v.took(f.By[0], f.Pieces[0]), "Ça arrive.")
	},
	fact.KindPraiseFree: func(v voice, f fact.Fact) string {
		if say.Forked(f) && !f.Also {
			return wonByFork(v, f)
		}
		return wasFree(v, f)
	},
	fact.KindPraiseTook:  either(say.AtACost, "Bien joué : $won $kind.", "$Won $kind sans rien perdre."),
	fact.KindPraiseTrade: tells("Un bon échange : $won $points."),
	fact.KindPraiseCastle: either(say.Single, "$Castled : maintenant un pion est devant le roi.",
		"$Castled : maintenant $pawns sont devant le roi."),
	fact.KindPraiseMiddle:    tells("Bien : $piece est au centre de l'échiquier."),
	fact.KindPraiseOut:       tells("Bien : $piece est en jeu et peut aider."),
	fact.KindPraisePromotion: tells("$Brought le pion jusqu'au bout : $newPiece."),

	fact.KindTableWon:    tells("D'ici, $can forcer le gain."),
	fact.KindTableDrawn:  tells("Ici, personne ne peut forcer le gain."),
	fact.KindTableLost:   tells("L'autre camp peut forcer le gain. À lui de trouver le chemin."),
	fact.KindOnlyWin:     tells("Attention : un seul coup gagne encore ici."),
	fact.KindOnlyDraw:    tells("Attention : un seul coup garde la nulle ici."),
	fact.KindPraiseWon:   tells("Le gain est toujours là : tout autre coup le laissait filer."),
	fact.KindPraiseDrawn: tells("C'est toujours nulle : tout autre coup perdait."),

	fact.KindOpeningName:  tells("L'ouverture : $name."),
	fact.KindHabitCenter:  tells("Souvent bon : mets un pion au centre de l'échiquier."),
	fact.KindHabitDevelop: tells("Souvent bon : sors $piece."),
	fact.KindHabitTwice:   tells("Souvent bon : joue d'autres pièces avant de rejouer $piece."),
	fact.KindHabitQueen:   tells("Souvent bon : sors cavaliers et fous avant de rejouer la dame."),
	fact.KindHabitCastle:  tells("Souvent bon : roque tôt, pour que le roi quitte le centre."),

	fact.KindPlanBox: either(say.Retold, "Continue à prendre des cases au roi.",
		"Enferme le roi : laisse-lui moins de cases."),
	fact.KindPlanNear: either(say.Retold, "Continue : approche $piece.",
		"Approche $piece : $itMust aider à mater."),
	fact.KindPlanTrade: tells("$Leads $points d'avance. Échange des pièces, pas des pions."),
	fact.KindPlanKeep:  tells("$Leads $points de retard. Garde tes pièces : pas d'échange."),
	fact.KindPlanPush: either(say.Besides, "Puis pousse $piece jusqu'en $square.",
		"Pousse $piece : aucun pion ne peut $stopIt."),
	fact.KindPlanThreat: tells("Essaie d'attaquer $piece."),
	fact.KindPlanGuard:  tells("Essaie de défendre $piece."),
	fact.KindPlanRid:    tells("Essaie de prendre ce qui attaque $piece."),
	fact.KindPlanKing:   tells("Il reste peu de pièces : amène $piece au centre."),
	fact.KindPlanWay:    tells("Ouvre le chemin $pieceTo : joue un pion."),
	fact.KindPlanFile:   tells("Mets $piece sur une colonne sans pion de sa couleur."),
	fact.KindPlanWeak:   tells("Aucun pion ne peut défendre $piece. $AttackIt."),
	fact.KindPlanPiece:  tells("$Piece est peu utile là. Trouve une meilleure case."),
	fact.KindPlanPawn:   tells("Approche $king $pieceOf."),
	fact.KindPlanChecks: either(say.Retold,
		"Regarde encore une fois chaque échec.", "Il y a un bon échec. Le trouves-tu ?"),
	fact.KindPlanTakes: either(say.Retold, "Regarde encore une fois tout ce que tu peux prendre.",
		"Il y a quelque chose de bon à prendre. Le trouves-tu ?"),
	fact.KindPlanEdge: either(say.Retold, "Pousse $piece vers le bord.",
		"Donne échec, pour que $piece reste loin du centre."),
	fact.KindPlanMiddle: tells("Amène $piece au centre de l'échiquier."),
	fact.KindPlanAim:    tells("Attaque le centre de l'échiquier avec $piece."),
	fact.KindPlanMore:   tells("Attaque $piece une fois de plus."),
	fact.KindPlanReach:  tells("Joue $piece là où plus de cases sont à sa portée."),
	fact.KindPlanMoves: either(say.Retold, "Regarde encore une fois chaque coup $pieceOf.",
		"$Piece a un bon coup. Le trouves-tu ?"),
	fact.KindPlanAir:  tells("Donne une sortie $pieceTo : joue un pion devant lui."),
	fact.KindPlanHome: tells("Ramène $piece chez lui : il est à découvert."),
}

var takesFree = either(say.Passing, "En passant : va en $lands et prends $thePiece.",
	"$Attacker peut prendre gratuitement $piece.")

// stillInDanger tells of a danger in other words, where it was told a move or two before.
func (v voice) stillInDanger(f fact.Fact) string {
	return sentence("%s est toujours en danger", v.piece(f.Pieces[0], bare)) + v.remedy(f)
}

// lesserAttacks tells that a piece attacks one that is worth more.
func (v voice) lesserAttacks(f fact.Fact) string {
	by := "un pion"
	if !f.ByPawn() {
		by = v.piece(f.By[0], bare)
	}
	text := say.Capitalized(by) + " attaque " + v.piece(f.Pieces[0], bare)
	if f.Pieces[0].Piece.Type() == chess.Queen {
		return text + " !" + v.remedy(f)
	}
	return text + "." + v.remedy(f)
}

// remedy tells the way to meet a danger that a search has confirmed; nothing where nothing is known to help.
func (v voice) remedy(f fact.Fact) string {
	if len(f.Ways) == 0 {
		return ""
	}
	does := func(verb string) string { return it(f.Pieces[0].Piece.Type(), verb) }
	if f.ByTrade() { // of several pieces
		does = func(verb string) string { return verb + " " + v.kind(f.Pieces[0], bare) }
	}
	var what string
	switch way := f.Ways[0]; way.Way {
	case fact.WayMove:
		what = does("déplacer")
	case fact.WayGuard:
		what = does("défendre") + v.with(way)
	case fact.WayBlock:
		what = "fermer le chemin"
	case fact.WayTake:
		what = "prendre " + v.taken(f, way) + evenly(f)
	case fact.WayInstead:
		what = "prendre " + v.taken(f, way) + " en échange"
	case fact.WayThreaten:
		switch {
		case way.Target.Piece != chess.NoPiece:
			what = "attaquer " + v.the(way.Target, bare) + " en échange"
		case way.Checks:
			what = "d'abord donner échec" + v.with(way)
		default:
			return ""
		}
	default:
		return ""
	}
	return " " + sentence("%s %s", v.can(f.Side), what) + v.lets(f)
}

// lets tells what can be taken elsewhere after the move of a remedy or a hint; nothing if that is nothing.
func (v voice) lets(f fact.Fact) string {
	if len(f.Ways) == 0 || f.Ways[0].Lets.Piece == chess.NoPiece {
		return ""
	}
	return " " + sentence("alors on peut prendre %s", v.piece(f.Ways[0].Lets, bare))
}

// taken names the piece that a way out takes, with its square unless it is alone of its kind: of several pawns a child
// cannot tell which; and what takes it, where that is named.
func (v voice) taken(f fact.Fact, w fact.WayOut) string {
	taken := v.the(fact.PieceOn(&f.Start, chess.TakenOn(w.Move)), bare)
	return taken + enPassant(w.Move) + v.with(w)
}

// evenly tells what is traded for what by a way out that takes what is worth as much, and can be taken in return.
func evenly(f fact.Fact) string {
	if !f.Ways[0].Even {
		return ""
	}
	by, taken := f.Start.At(f.Ways[0].Move.From()).Type(), chess.Taken(&f.Start, f.Ways[0].Move).Type()
	return ", " + name(by) + " contre " + name(taken)
}

// with names the piece by which a way out is to be taken, if that matters.
func (v voice) with(w fact.WayOut) string {
	if w.By.Piece == chess.NoPiece {
		return ""
	}
	return " avec " + v.piece(w.By, bare)
}

// check tells of a check and how it can be answered: first how a search would take what gives it, and beside that one
// other way.
func (v voice) check(f fact.Fact) string {
	var ways, orders []string // what can be done, and the same as orders
	add := func(way, order string) { ways, orders = append(ways, way), append(orders, order) }
	if f.Answers&fact.AnswerMove != 0 {
		add("bouger le roi", "bouge le roi")
	}
	if f.Answers&fact.AnswerBlock != 0 {
		add("bloquer l'échec", "bloque l'échec")
	}
	text, checker := "Échec "+v.piece(f.By[0], of)+" !", v.kind(f.By[0], bare)
	taken, take := "prendre "+checker, "prends "+checker
	if f.Again {
		text = "Encore échec " + v.piece(f.By[0], of) + " !"
	}
	if len(f.By) > 1 {
		text = "Deux échecs à la fois !"
		taken, take = "prendre une des pièces avec le roi", "prends une de ces pièces avec le roi"
	}
	switch {
	case len(f.Ways) > 0 && len(f.By) == 1 && f.Unguarded:
		return text + " " + takesFree(v, say.TakesChecker(f))
	case len(f.Ways) > 0 && len(f.By) == 1:
		by := " avec " + v.piece(fact.PieceOn(&f.Start, f.Ways[0].Move.From()), bare)
		ways = append([]string{taken + by}, ways[:min(len(ways), 1)]...)
		orders = append([]string{take + by}, orders[:min(len(orders), 1)]...)
	case f.Answers&fact.AnswerCapture != 0:
		add(taken, take)
	}
	if len(ways) == 1 {
		return text + " " + sentence("%s %s", v.does(f.Side, "peux seulement", "peut seulement",
			"peuvent seulement"), ways[0])
	}
	return text + " " + sentence("%s", join(orders, "ou"))
}

// What is said of a piece that was taken for nothing: that it was attacked together with another before, or no more.
var (
	wonByFork = tells("Belle attaque sur deux à la fois : $won $kind.")
	wasFree   = either(say.Besides, "Bonne prise !", "Bonne prise : $kind était $offered.")
)
