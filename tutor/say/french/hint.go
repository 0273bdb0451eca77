package french

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"fmt"
)

// What is said when the learner asks for the threat, what a move was for, or a hint.
var hintFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindThreatCheck: either(say.ByTwo, "$InCheck en échec par deux pièces : voilà la menace.",
		"$InCheck en échec par $attacker : voilà la menace."),
	fact.KindThreatMate:      tells("Ensuite, $attacker pourrait mater $mating."),
	fact.KindThreatHanging:   tells("Ensuite, $attacker pourrait prendre gratuitement $piece."),
	fact.KindThreatExchange:  tells("Ensuite, $attacker pourrait prendre $piece. $trade"),
	fact.KindThreatPromotion: tells("Ensuite, $attacker pourrait devenir $type."),
	fact.KindThreatNone:      tells("Pour l'instant, je ne vois pas de grande menace."),
	fact.KindThreatIdea:      func(v voice, f fact.Fact) string { return v.then("la menace : ", "", f) },
	fact.KindThreatAttack:    tells("$Attacker va en $square ? Alors $piece est en danger."),
	fact.KindThreatLine: func(v voice, f fact.Fact) string {
		switch {
		case say.TakesLater(f):
			return couldCheck(v, f)
		case say.TakesSomething(f):
			return couldTake(v, f)
		}
		return couldGo(v, f)
	},

	fact.KindPurposeGuards:    tells("Cela défend $piece."),
	fact.KindPurposeSaves:     tells("Maintenant, $piece est hors de danger."),
	fact.KindPurposeLeaves:    tells("Cela évite une attaque."),
	fact.KindPurposePrepares:  func(v voice, f fact.Fact) string { return v.then("cela prépare ceci : ", "", f) },
	fact.KindPurposeOut:       tells("Cela fait entrer une pièce en jeu."),
	fact.KindPurposeCheck:     tells("Cela répond à l'échec."),
	fact.KindPurposeReaches:   tells("De là, la pièce atteint plus de cases."),
	fact.KindPurposeNone:      tells("Je ne vois pas à quoi sert ce coup."),
	fact.KindPurposeCalm:      tells("Je ne vois pas de nouvelle menace dans ce coup."),
	fact.KindPurposeMore:      tells("Cela attaque $piece une fois de plus."),
	fact.KindPurposeUncovers:  tells("Cela ouvre le chemin : maintenant $attacker attaque $piece."),
	fact.KindPurposeTakesBack: voice.takesBack,

	fact.KindHintLook: voice.look,
	fact.KindHintMate: either(say.Single, "Il y a mat en un coup.",
		"Il y a un chemin vers le mat$inMoves."),
	fact.KindHintCapture: either(say.ByOne, "Une pièce peut prendre en $square.",
		"$Attackers pièces peuvent prendre en $square."),
	fact.KindHintSave:     tells("$Piece est en danger."),
	fact.KindHintBack:     tells("Reprends en $square."),
	fact.KindHintFree:     tells("Prends $piece : rien ne peut reprendre."),
	fact.KindHintAnswer:   tells("Réponds à l'échec $pieceOf."),
	fact.KindHintCheck:    tells("Cherche un échec."),
	fact.KindHintCastle:   tells("$Can roquer."),
	fact.KindHintPlace:    tells("Moi, je jouerais en $square."),
	fact.KindHintIdea:     voice.ideas,
	fact.KindHintNext:     func(v voice, f fact.Fact) string { return v.then("plus tard : ", "", f) },
	fact.KindHintPrevents: func(v voice, f fact.Fact) string { return v.then("empêche ceci : ", "", f) },
	fact.KindHintPrepares: voice.prepares,
	fact.KindHintAttack:   tells("Essaie d'attaquer $piece."),
	fact.KindHintEnds:     tells("$Piece est en danger."),
	fact.KindHintGuard:    tells("Essaie de défendre $piece."),
	fact.KindHintKeep:     tells("Garde $piece en sécurité."),
	fact.KindHintNoMate:   tells("Fais en sorte qu'il n'y ait pas de mat."),
	fact.KindHintDevelop:  tells("Essaie de sortir une pièce."),
	fact.KindHintPlan:     voice.plan,
	fact.KindHintPiece: func(v voice, f fact.Fact) string {
		switch {
		case say.ByTaking(f):
			return takes(v, f)
		case f.Endangered:
			return safe(v, f)
		}
		return goes(v, f)
	},
	fact.KindHintMove: func(v voice, f fact.Fact) string { return v.hintMove(f) + v.lets(f) },
}

// hintMove tells the move of a hint and why it is good, or Also how it goes on once what is offered was taken.
func (v voice) hintMove(f fact.Fact) string {
	if f.Also {
		return sentence("%s", v.goesOn(f))
	}
	move, reason := v.goes(f), v.reason(f)
	switch text := sentence("%s : %s", move, reason); {
	case reason == "" && chess.Taken(&f.Start, f.Move) != chess.NoPiece:
		return sentence("%s", move)
	case reason == "":
		return sentence("%s", move) + v.expected(f)
	case words(text) <= mostWords:
		return text
	}
	return sentence("%s", move) + " " + sentence("%s", reason)
}

// goesOn tells how it goes on once what a move offers was taken, which without a move would be a mistake.
func (v voice) goesOn(f fact.Fact) string {
	if f.Move == chess.NoMove {
		return "qui prend là perd davantage"
	}
	return fmt.Sprintf("si c'est pris, continue ainsi : %s", v.goes(f))
}

// takesBack tells what a piece that takes back has got, and for what, where that is settled.
func (v voice) takesBack(f fact.Fact) string {
	t := f.Trade()
	text := fmt.Sprintf("cela reprend : %s contre %s", counted(t.Won), counted(t.Lost))
	if f.Count == 0 {
		text += ", un échange égal"
	}
	if len(t.Lost) == 0 || words(text) > mostWords {
		return sentence("cela reprend")
	}
	return sentence("%s", text)
}

// goodTrade tells where a good trade is, and what is traded for what; or what it takes if nothing takes back.
func (v voice) goodTrade(f fact.Fact) string {
	t, on := f.Whole(), f.Line[0].To()
	text := fmt.Sprintf("un bon échange en %s : %s contre %s", on, counted(t.Won), counted(t.Lost))
	if len(t.Lost) == 0 || words(text) > mostWords {
		return takesIt(v, f)
	}
	return sentence("%s", text)
}

// prepares tells what a hint's move prepares: a threat of mate, or an idea.
func (v voice) prepares(f fact.Fact) string {
	if f.Mate {
		return "Essaie de menacer de mat."
	}
	return v.then("prépare ceci : ", "", f)
}

// plan tells the plan, or the rule of thumb, that a hint's move follows.
func (v voice) plan(f fact.Fact) string { return positionFacts[f.Ideas[0].Kind](v, f.Ideas[0]) }

// expected tells the answer that the coach expects to a move of which it cannot say why it is good.
func (v voice) expected(f fact.Fact) string {
	if len(f.Line) < 2 {
		return ""
	}
	after := f.Start.Play(f.Line[0])
	return " " + sentence("ensuite %s", voice{v.audience, &after}.answers(&after, f.Line[1]))
}

// answers tells an answer to a move: "le cavalier peut aller en f3", or "le cavalier peut prendre ton fou en f3".
func (v voice) answers(p *chess.Position, m chess.Move) string {
	who := v.piece(fact.PieceOn(p, m.From()), bare)
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		return who + " peut prendre " + v.piece(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)}, bare)
	}
	if next := p.Play(m); next.Checkers().Has(m.To()) {
		return who + " peut donner échec en " + m.To().String()
	}
	return who + " peut aller en " + m.To().String()
}

// look tells where to look: at pieces, or at a square.
func (v voice) look(f fact.Fact) string {
	switch {
	case len(f.Pieces) == 0 && len(f.Squares) > 1:
		return "Regarde le centre de l'échiquier. Quelle pièce peut y aller ?"
	case len(f.Pieces) == 0:
		return sentence("regarde la case %s", f.Squares[0]) + " Quelle pièce peut y aller ?"
	case len(f.Pieces) > 1 && f.Pieces[0].Piece.Type() == f.Pieces[1].Piece.Type():
		return sentence("regarde les deux %s", some(f.Pieces[0].Piece.Type()))
	}
	var names []string
	for _, m := range f.Pieces[:min(2, len(f.Pieces))] {
		names = append(names, v.looked(m))
	}
	return sentence("regarde %s", and(names))
}

// looked names a piece to look at: a king by its owner, as there are always two.
func (v voice) looked(m fact.PlacedPiece) string {
	if m.Piece.Type() == chess.King {
		return v.own(m.Piece.Color(), chess.King, bare)
	}
	return v.piece(m, bare)
}

// goes tells a move without notation: "le cavalier va en f3". The square it comes from is
// named where another of its kind could go there.
func (v voice) goes(f fact.Fact) string {
	m := f.Move
	mover := f.Start.At(m.From())
	if m.IsCastle() {
		return "le roi roque en " + m.To().String()
	}
	who := the(mover.Type(), bare)
	for _, other := range f.Start.Moves() {
		if other.To() == m.To() && other.From() != m.From() && f.Start.At(other.From()) == mover {
			who += " en " + m.From().String()
			break
		}
	}
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsEnPassant():
		return who + " va en " + m.To().String() + ", en passant"
	case taken != chess.NoPiece:
		return who + " prend " + the(taken.Type(), bare) + " en " + m.To().String()
	}
	return who + " va en " + m.To().String()
}

// reason tells why the move of a hint is good, as far as that is proved; "" if it
// is not.
func (v voice) reason(f fact.Fact) string {
	if len(f.Ideas) == 0 || say.SavesByTaking(f) {
		return ""
	}
	why := f.Ideas[0] // the second step
	switch why.Kind {
	case fact.KindHintIdea:
		return v.doing(why)
	case fact.KindHintMove:
		return v.goesOn(why)
	case fact.KindHintSave:
		if len(why.Guards) > 0 {
			return hintReasons[why.Kind] + ", et " +
				factParts.Fill(hintReasons[fact.KindHintGuard], topic{v, say.Guarding(why), false})
		}
	case fact.KindHintNext:
		first := why.Ideas[0]
		if ideaTexts[first.Concept].noun {
			return "ensuite vient " + article(first.Concept) + v.idea(first, false)
		}
		return "ensuite " + v.idea(first, false)
	case fact.KindHintPrevents:
		if why.Ideas[0].Concept == fact.PawnRun {
			return "cela arrête " + v.piece(why.Ideas[0].Pieces[0], bare)
		}
		return "cela empêche " + v.prevented(why.Ideas[0])
	case fact.KindHintPrepares:
		if why.Mate {
			return "cela menace de mat"
		}
		return "cela prépare " + v.prevented(why.Ideas[0])
	case fact.KindHintAttack:
		return develops(f) + " " + v.piece(why.Pieces[0], bare)
	case fact.KindHintMate:
		if say.Single(why) {
			return "échec et mat"
		}
	case fact.KindHintPlan:
		return factParts.Fill(hintPlans[why.Ideas[0].Kind], topic{v, why.Ideas[0], false})
	}
	return factParts.Fill(hintReasons[why.Kind], topic{v, why, false})
}

// hintReasons tell why the move of a hint is good, by the second step.
var hintReasons = map[fact.Kind]string{
	fact.KindHintMate:    "cela mène au mat$inMoves",
	fact.KindHintSave:    "la case est sûre",
	fact.KindHintBack:    "cela reprend",
	fact.KindHintFree:    "rien ne peut reprendre",
	fact.KindHintAnswer:  "cela répond à l'échec",
	fact.KindHintEnds:    "alors $piece est hors de danger",
	fact.KindHintGuard:   "cela défend $piece",
	fact.KindHintKeep:    "alors $piece reste en sécurité",
	fact.KindHintNoMate:  "après cela, il n'y a pas de mat",
	fact.KindHintDevelop: "la pièce entre en jeu",
	fact.KindHintCheck:   "c'est échec",
	fact.KindHintCastle:  "le roi quitte le centre",
}

// hintPlans tell how the move of a hint follows a plan or a rule of thumb.
var hintPlans = map[fact.Kind]string{
	fact.KindPlanBox:      "le roi a moins de cases",
	fact.KindPlanNear:     "le roi doit aider à mater",
	fact.KindPlanEdge:     "le roi ne peut pas approcher du centre",
	fact.KindPlanTrade:    "$leads de l'avance, donc échange des pièces",
	fact.KindPlanKeep:     "$leads du retard, donc garde tes pièces",
	fact.KindPlanPush:     "aucun pion ne peut $stopIt",
	fact.KindPlanThreat:   "cela attaque $piece",
	fact.KindPlanGuard:    "cela défend $piece",
	fact.KindPlanRid:      "cela prend ce qui attaque $piece",
	fact.KindPlanKing:     "avec peu de pièces, le roi peut aider",
	fact.KindPlanPawn:     "plus près $pieceOf",
	fact.KindPlanWay:      "cela ouvre le chemin $pieceTo",
	fact.KindPlanFile:     "sur cette colonne, pas de pion de sa couleur",
	fact.KindPlanWeak:     "aucun pion ne peut défendre $piece",
	fact.KindPlanPiece:    "là, plus de coups sont possibles",
	fact.KindPlanReach:    "là, plus de coups sont possibles",
	fact.KindPlanMiddle:   "c'est au centre de l'échiquier",
	fact.KindPlanAim:      "la pièce attaque là plus de cases du centre",
	fact.KindPlanMore:     "cela attaque $piece une fois de plus",
	fact.KindPlanAir:      "cela donne une sortie $pieceTo",
	fact.KindPlanHome:     "le roi rentre chez lui",
	fact.KindHabitCenter:  "un pion est fort au centre",
	fact.KindHabitDevelop: "la pièce entre en jeu",
	fact.KindHabitTwice:   "$piece vient de bouger deux fois",
	fact.KindHabitQueen:   "cavaliers et fous sortent aussi",
	fact.KindHabitCastle:  "le roi quitte le centre",
	fact.KindOnlyWin:      "aucun autre coup ne gagne",
	fact.KindOnlyDraw:     "aucun autre coup ne fait nulle",
}

// prevented names what a move prevents by a noun.
func (v voice) prevented(idea fact.Fact) string {
	switch idea.Concept {
	case fact.Trapped:
		return "un piège pour " + v.piece(idea.Pieces[0], bare)
	case fact.PinToKing, fact.PinToPiece:
		return "un clouage"
	}
	if ideaTexts[idea.Concept].noun {
		return article(idea.Concept) + v.idea(idea, false)
	}
	if len(idea.Pieces) > 0 && idea.Pieces[0].Piece.Color() != idea.Side {
		return "une menace contre " + v.piece(idea.Pieces[0], bare)
	}
	return "une menace"
}

// doing tells what the move of a hint carries out.
func (v voice) doing(why fact.Fact) string {
	idea := why.Ideas[0]
	if idea.Kind == fact.KindMates {
		return "échec et mat"
	}
	if text, ok := ideaReasons[idea.Concept]; ok {
		if idea.Concept == fact.FreePiece && idea.Took {
			text = "rien ne peut reprendre"
		}
		return factParts.Fill(text, topic{v, idea, false})
	}
	return v.withSecond(v.idea(idea, false), why)
}

// ideaReasons tell why a move is good that carries out an idea, where that is more than the idea's name.
var ideaReasons = map[fact.Concept]string{
	fact.FreePiece:    "c'est gratuit",
	fact.WinningTrade: "un bon échange",
	fact.Promotion:    "le pion devient $type",
	fact.InBetween:    "$piece peut attendre",
	fact.Lured:        "cela $lures $attacker",
	fact.OnlyMove:     "le seul coup contre le mat",
	fact.GuardRemoved: "$piece perd son défenseur",
	fact.OpenedLine:   "alors $attacker attaque $piece",
}

// develops tells that the piece attacks, and comes out from home if it does.
func develops(f fact.Fact) string {
	if coach.FromHome(&f.Start, f.Move) {
		return "la pièce entre en jeu et attaque"
	}
	return "cela attaque"
}

// What the other side could do next.
var (
	couldTake  = tells("Ensuite, $attacker pourrait prendre $piece.")
	couldCheck = tells("Ensuite, $attacker pourrait donner échec en $square, puis prendre $piece.")
	couldGo    = either(say.ChecksThere, "Ensuite, $attacker pourrait donner échec en $square.", "Ensuite, $attacker pourrait aller en $square.")
)

// What tells which piece a hint moves: one in danger or named before that is to take something, one in danger, and any
// other.
var (
	takes = tells("Que peut prendre $piece ?")
	goes  = either(say.Retold, "Où pourrait aller $piece ?", "$Piece peut aider.")
	safe  = tells("Trouve une case sûre pour $piece.")
)
