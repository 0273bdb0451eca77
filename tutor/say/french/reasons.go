package french

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
)

var learner = voice{audience: say.Learner}

var pathTexts = say.Path{
	Chapters: []string{"Premiers pas", "Prendre, défendre, mater", "Finales et règles rares", "Apprendre à voir"},
	Parts:    []string{"La tactique par son nom", "Jouer sûr", "Finales", "Ouvertures", "Plans"},
	Lessons:  joined(lessons, secondLessons, openingLessons, planLessons),
	Tasks:    joined(firstSteps, taking, endings, seeing, tactics, safePlay, endgames, openings, plans),
	Reasons:  joined(squareReasons, moveReasons, gameReasons, planReasons),
	Nameless: nameless,
	Games:    gamesTexts,
}

// squareReasons tells of squares that were tapped.
var squareReasons = say.Reasons{
	exercise.SquareNamed: because("$square est au-dessus de la lettre $file, à la hauteur du $rank."),
	exercise.OtherSquare: because("C'est $square2. $square est au-dessus de la lettre $file, à la hauteur du $rank."),
	exercise.OffLine:     because("$square n'est pas sur cette ligne."),
	exercise.OtherShade:  because("$square est une case $shade."),
	exercise.StartHolds: becauseIf(noPiece, "Au départ, $square est vide.",
		"Au départ, il y a $bare en $square."),
	exercise.InPlace:       because("$Thing est à sa place de départ."),
	exercise.NothingThere:  because("Il n'y a pas de pièce en $square."),
	exercise.OtherSide:     because("C'est $bare."),
	exercise.OtherKind:     because("C'est $got, pas $want."),
	exercise.DoesNotAttack: because("$Piece n'attaque pas $square."),
	exercise.DoesNotGuard:  because("$Piece ne défend pas $square."),
	exercise.InTheWay:      because("$Doer est entre $piece et $square."),
	exercise.NothingTakes:  because("Rien ne peut prendre $piece."),
	exercise.KingNeedsNone: because("Le roi n'est jamais pris, il n'a donc pas besoin de défense : ne le touche pas."),
	exercise.TakesNothing:  because("$Piece ne peut rien prendre."),
	exercise.Stuck:         because("$Piece ne peut pas bouger."),
	exercise.GuardedBy:     because("$Doer défend $piece."),
	exercise.WouldTakeBack: becauseIf(mine, "Si les Noirs prennent en $at, $doer reprend.",
		"Si tu prends en $at, $doer reprend."),
	exercise.SquareAttacked: because("$TheDoer attaque $square."),
	exercise.NotPinned:      because("$Piece n'est pas $pinned : rien n'attaque le roi à travers."),
	exercise.NotBehind:      because("$Piece n'est pas derrière sur cette ligne."),
	exercise.OpensNone:      because("$Piece n'ouvre aucune ligne vers une pièce noire."),
	exercise.NoCheckThen:    because("$Piece ne donne pas échec alors."),
	exercise.NothingBehind:  because("Derrière $piece, il n'y a rien à gagner."),
	exercise.PinInstead:     because("La petite pièce est devant : c'est un clouage."),
	exercise.NoThreat:       because("Les Noirs ne menacent rien en $square."),
	exercise.SavesNothing:   because("$Piece ne peut pas sauver la pièce."),
	exercise.HoldsOne:       because("$Piece n'est pas seul défenseur de deux pièces."),
	exercise.HasSafe:        because("$Piece peut aller en $square."),
	exercise.NotAPiece:      because("Regarde les grandes pièces, pas les pions ni le roi."),
	exercise.IsPinned:       because("$Piece est $pinned, donc ne peut pas reprendre."),
	exercise.NoHelp:         because("$Piece ne peut pas aider contre cet échec."),
	exercise.NotBetween:     because("Aucune de tes pièces ne peut bloquer l'échec en $square."),
	exercise.NoCheckFrom:    because("De $square, $theType ne donne pas échec."),
	exercise.CannotCheck:    because("$Piece ne peut pas donner échec."),
	exercise.Before:         because("C'était déjà ainsi avant le coup : $piece."),
	exercise.NotOneOfThem:   because("La question porte sur $piece ; cherche les autres."),
	exercise.Missing:        because("Tout est juste ; il en manque encore $countMore."),
	exercise.NothingTapped:  because("Tu n'as encore rien touché. Touche d'abord une case."),
	exercise.TooFew:         because("Touche-en encore $countMore."),
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece:  because("Ici, il s'agit $pieceOf."),
	exercise.TooFar:      because("De $square, il te faut encore $countMoves. Il t'en reste $ofMoves."),
	exercise.Unreachable: because("De $square, tu ne peux plus tout atteindre."),
	exercise.CanBeTaken:  because("Les Noirs peuvent prendre $piece avec $theDoer."),
	exercise.StarsWait: becauseIf(oneSquare, "Comme ça, tu n'y arrives pas. Un seul coup suffit.",
		"C'était ton dernier coup, et il reste $squares buts."),
	exercise.MovesIt:    because("Ainsi tu joues $piece."),
	exercise.NoCapture:  because("Cela ne prend rien."),
	exercise.OtherTaken: because("Cela prend $got, pas $want."),
	exercise.OtherMover: because("Ainsi tu joues $theGot, pas $want."),
	exercise.TakenBack:  because("$Doer reprend."),
	exercise.ThenTakes:  because("Alors $doer prend $piece."),
	exercise.GivesFor:   because("Tu donnerais $yourGot pour $want."),
	exercise.StillTakes: becauseIf(before, "$Doer peut toujours prendre gratuitement $piece.",
		"$Doer peut toujours prendre $piece."),
	exercise.OtherWay:    because("Cela aide, mais on demande autre chose : $way."),
	exercise.NoCheck:     becauseIf(before, "Ton roi n'est plus en échec, mais ce n'est pas mat.", "Cela ne donne pas échec."),
	exercise.KingGoes:    because("Le roi peut aller en $square."),
	exercise.KingTakes:   because("Le roi peut prendre $piece."),
	exercise.CanTake:     because("$Doer peut prendre $piece."),
	exercise.CanBlock:    because("$TheDoer peut bloquer l'échec en $square."),
	exercise.IsStalemate: because("Ni échec ni coup légal : c'est pat, donc nulle."),

	exercise.NoCastling:    because("Ce n'est pas roquer."),
	exercise.KingSteps:     because("Ce n'est pas roquer : le roi fait un seul pas."),
	exercise.RookAlone:     because("Ainsi seule la tour bouge."),
	exercise.NoPromotion:   because("Ainsi aucun pion n'atteint la dernière rangée."),
	exercise.OtherPromoted: because("Cela donne $got, pas $want."),
	exercise.NotEnPassant:  because("Ce n'est pas prendre en passant."),

	exercise.NotFair: becauseIf(nothing, "Ce n'est pas un échange : rien ne reprend.",
		"Cela gagne $points : plus qu'un échange égal."),
	exercise.WinsFewer:      because("Cela gagne $points ; un autre coup gagne $more."),
	exercise.WinsNothing:    because("Cela ne gagne pas de points."),
	exercise.ElsewhereTaken: because("On demande de prendre en $square."),
	exercise.MatesThen:      because("Alors les Noirs matent avec $theDoer."),
	exercise.PromotesThen:   because("Alors $theDoer devient dame en $square."),
	exercise.NoNewAttack: becauseIf(before, "Cette pièce attaquait déjà $square2.",
		"De $square, $theType n'attaque pas $square2."),
	exercise.NoNewGuard: becauseIf(before, "Cette pièce défendait déjà $square2.",
		"De $square, $theType ne défend pas $square2."),
	exercise.AttacksOnly: becauseIf(nobody, "De $square, $theType n'attaque rien.",
		"De $square, $theType attaque seulement $theDoer."),
	exercise.ForkFails:   because("Deux pièces sont attaquées, mais il n'est pas sûr que tu en gagnes une."),
	exercise.PinsNothing: because("Après cela, $piece n'est pas $pinned."),
	exercise.OpensNothing: becauseIf(nothing, "Ainsi aucune ligne ne s'ouvre.",
		"Une ligne s'ouvre, mais cela ne gagne rien."),
	exercise.KeepsSquares:   because("Il reste au roi $countSquares ; tu peux lui en laisser $of."),
	exercise.OffCentre:      because("Ainsi aucun pion n'avance en d4 ou e4."),
	exercise.OtherMove:      because("C'est $played, pas $wanted."),
	exercise.NothingNew:     because("Ainsi aucun autre cavalier ou fou n'entre en jeu."),
	exercise.RaceLost:       because("Les pions noirs gagnent cette course."),
	exercise.RaceDrawn:      because("Alors $doer va en $square, et personne n'est sûr de gagner."),
	exercise.NotInTime:      because("Alors $doing va en $square, et tu arrives trop tard."),
	exercise.NoGain:         because("Alors $doing va en $square, et tu ne gagnes rien."),
	exercise.NoGainTaken:    because("Alors $doing prend en $square, et tu ne gagnes rien."),
	exercise.LuresNothing:   because("Cela gagne aussi, mais ne détourne aucun défenseur."),
	exercise.UsesNoPin:      because("Cela ne profite d'aucun clouage."),
	exercise.NoMateThere:    because("En $square, les Noirs ne matent pas."),
	exercise.DrawnThen:      because("Alors $doing va en $square, et c'est nulle."),
	exercise.LostThen:       because("Alors $doing va en $square, et tu perds."),
	exercise.OtherWin:       because("Cela gagne aussi, mais d'une autre façon."),
	exercise.OtherTrade:     because("Cela n'échange pas une pièce contre une autre qui vaut autant."),
	exercise.TakesAtOnce:    because("Cela reprend tout de suite. Cherche d'abord un échec."),
	exercise.TakesElsewhere: because("Cela prend ailleurs. Cherche un échec ou une menace."),
	exercise.NoOpenedCheck:  because("Alors aucune pièce de derrière ne donne échec."),
	exercise.OutsideBox:     because("Le roi ne peut pas arriver en $square."),
	exercise.NotFacing:      because("De $square, les rois ne sont pas face à face."),
	exercise.NotKey:         because("Les cases clés sont deux rangées devant le pion : sur sa colonne et à côté."),
	exercise.NotCut:         because("Là, la tour n'est pas entre le roi et le pion."),
	exercise.Slower:         because("$Piece met $countMoves, l'autre pion $ofMoves."),
	exercise.DoesNothing:    because("Cela prend la pièce. Il faut l'attaquer."),

	exercise.Follows: becauseIf(before, "Si $doer prend en $square, tu prends en $square2.",
		"Si $doer va en $square, tu prends en $square2."),
}

// What the reasons of some kinds depend on.
func noPiece(r exercise.Reason) bool   { return len(r.Pieces) == 0 }
func mine(r exercise.Reason) bool      { return r.Pieces[0].Piece.Color() == chess.White }
func nobody(r exercise.Reason) bool    { return len(r.By) == 0 }
func oneSquare(r exercise.Reason) bool { return len(r.Squares) <= 1 }
func nothing(r exercise.Reason) bool   { return r.Count == 0 }
func before(r exercise.Reason) bool    { return r.Count == 1 }
func behind(r exercise.Reason) bool    { return r.Count > 0 }

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "déplacer la pièce", exercise.ByGuarding: "défendre", exercise.ByTaking: "prendre",
	exercise.ByBlocking: "fermer le chemin", exercise.ByThreat: "une menace à toi", exercise.ByKing: "bouger le roi",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: because("Un pion noir a traversé : une dame !"),
	exercise.PieceLost:   because("$Doer a pris $piece."),
	exercise.NoMoveLeft: becauseIf(before, "Pip n'a plus de coup, donc personne ne gagne.",
		"Tu n'as plus de coup, donc personne ne gagne."),
	exercise.OutOfMoves: because("$limit coups n'ont pas suffi."),
}

// gamesTexts says how small games are won and lost.
var gamesTexts = say.GameRules{
	"pawns": func(*exercise.Exercise) string {
		return "Le premier qui traverse l'échiquier gagne ; sans aucun coup, personne ne gagne."
	},
	"queen-pawns": func(e *exercise.Exercise) string {
		if e.Position.Color(chess.White).Count() > 2 { // one piece and a hidden king
			return "Prends tous les pions avant qu'un seul passe, et garde une pièce."
		}
		if e.Position.Pieces(chess.Queen, chess.White) == 0 {
			return "Prends tous les pions avant qu'un seul passe, et garde ta tour."
		}
		return "Prends tous les pions avant qu'un seul passe, et garde ta dame."
	},
	"ending": func(e *exercise.Exercise) string {
		if e.Position.Pieces(chess.Pawn, chess.White) == 0 {
			return sentence("garde le gain et prends le pion ; tu as %d coups", e.Most)
		}
		return sentence("garde le gain et fais une dame ; tu as %d coups", e.Most)
	},
	"mate": func(e *exercise.Exercise) string {
		return sentence("garde toutes tes pièces ; tu as %d coups", e.Most)
	},
}

// planReasons tells of squares and moves that do not meet a task about plans or openings.
var planReasons = say.Reasons{
	exercise.TradesPawns: because("Cela échange des pions. Quand tu es devant, garde-les."),
	exercise.NotAhead: becauseIf(behind, "Tu as $points de retard : garde tes pièces.",
		"Tu n'as pas d'avance."),
	exercise.NoTrade:      because("Cela n'échange aucune pièce."),
	exercise.PawnOnLine:   because("$Piece est sur cette colonne."),
	exercise.OnOpenLine:   because("$Piece est déjà sur une colonne ouverte."),
	exercise.CanGo:        because("$Piece peut bouger."),
	exercise.ReachesMore:  because("$Piece peut aller sur plus de cases qu'une autre pièce."),
	exercise.ReachesFewer: because("De $square2, la pièce atteint plus de cases que de $square."),
	exercise.NotBefore:    because("$Piece n'est pas devant le roi."),
	exercise.NoAir:        because("Le roi n'a pas encore de sortie vers l'avant."),
	exercise.NoAim: becauseIf(before, "Cette pièce visait déjà une case à côté du roi.",
		"De $square, $theType ne vise aucune case à côté du roi."),
	exercise.StandsBy:     because("$Doer est à côté ou derrière."),
	exercise.StoppedBy:    because("$Doer peut encore arrêter ce pion."),
	exercise.NoNewPassed:  because("Cela ne crée aucun nouveau pion passé."),
	exercise.AlreadyOut:   because("$Piece est déjà en jeu."),
	exercise.NoMinor:      because("Touche seulement les cavaliers et les fous qui n'ont pas encore bougé."),
	exercise.NoHabit:      because("Aucun pion ne va au centre, aucune pièce ne sort, et ce n'est pas le roque."),
	exercise.NoAimThere:   because("De $square, $theType ne vise pas $square2."),
	exercise.NotInSetUp:   because("Ce coup n'est pas dans cette mise en place."),
	exercise.ShutsIn:      because("Cela enferme $piece."),
	exercise.StaysInSetUp: because("Il n'y a plus de coup pour $piece dans cette mise en place."),
}
