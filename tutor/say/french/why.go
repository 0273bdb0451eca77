package french

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// movesOtherwise tells how each kind of piece moves.
var movesOtherwise = map[chess.PieceType]string{
	chess.Pawn:   "Le pion va tout droit, et prend d'une case en diagonale devant lui.",
	chess.Knight: "Le cavalier va de deux cases tout droit et d'une case de côté.",
	chess.Bishop: "Le fou va seulement en diagonale.",
	chess.Rook:   "La tour va seulement tout droit : en avant, en arrière ou sur le côté.",
	chess.Queen:  "La dame va tout droit ou en diagonale, sur une seule ligne.",
	chess.King:   "Le roi va d'une seule case à la fois.",
}

// What is said of two squares between which a move was tried.
var whyFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindLegal:            tells("Ce coup est légal."),
	fact.KindEmptySquare:      tells("Il n'y a pas de pièce en $square."),
	fact.KindSameSquare:       tells("$Piece est déjà là. Choisis une autre case."),
	fact.KindNotYours:         eitherTo(toOwner, "$Turn.", "$Thing $belongs."),
	fact.KindOwnPiece:         tells("Il y a déjà $piece ici."),
	fact.KindMovesOtherwise:   func(_ voice, f fact.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	fact.KindBlocked:          tells("$AType ne peut pas sauter par-dessus $theBy."),
	fact.KindEnPassantBeside:  tells("En passant : pour prendre $theBy, va en $square2."),
	fact.KindPawnBackward:     tells("Les pions avancent seulement."),
	fact.KindPawnStraight:     tells("Un pion ne prend jamais tout droit, donc $theBy ferme le chemin."),
	fact.KindPawnTooFar:       tells("Un pion avance d'une case, ou de deux depuis son départ."),
	fact.KindPawnNothing:      tells("Les pions vont en diagonale pour prendre, et il n'y a rien en $square."),
	fact.KindEnPassantTooLate: tells("On prend en passant juste après l'avance de deux cases d'un pion."),
	fact.KindEnPassantExposes: tells("Si tu prends en passant, $theBy peut prendre $king."),
	fact.KindPinned:           tells("Cette pièce est clouée : si elle bouge, $theBy peut prendre $king."),
	fact.KindPinnedThere:      tells("Cette pièce est clouée : si elle va là, $theBy peut prendre $king."),
	fact.KindCheckStays:       tells("Cela n'arrête pas l'échec $theByOf."),
	fact.KindKingAttacked: either(say.ByKing, "Entre deux rois, il y a toujours une case.",
		"Le roi ne peut pas aller en $square : $theBy attaque cette case."),
	fact.KindKingGuarded: tells("Le roi ne peut pas prendre $theBehind : $theBy $guardsBehind."),
	fact.KindTheirs: func(v voice, f fact.Fact) string {
		text := sentence("%s %s", theOn(f.Pieces[0], bare), v.belongs(f.Pieces[0]))
		if len(f.By) > 0 {
			text += " " + sentence("%s attaque %s", subject(f.Pieces[0].Piece.Type()), v.piece(f.By[0], bare))
		}
		return text
	},
	fact.KindStuckBlocked:    tells("$Piece ne peut pas bouger : son chemin est fermé."),
	fact.KindStuckPinned:     tells("$TheOnly cloue $piece contre le roi."),
	fact.KindStuckCheck:      tells("$Kind ne peut pas aider contre l'échec $theOnlyOf."),
	fact.KindStuckKing:       tells("$Piece n'a pas de case sûre."),
	fact.KindCastleHow:       tells("Pour roquer, va en $square avec le roi : la tour vient avec."),
	fact.KindCastleRights:    tells("$Cannot roquer ici : le roi ou la tour en $square a déjà bougé."),
	fact.KindCastleKingMoved: tells("$Cannot roquer : le roi a bougé au coup $number."),
	fact.KindCastleRookMoved: tells("$Cannot roquer ici : la tour a quitté $square au coup $number."),
	fact.KindCastleRookTaken: tells("$Cannot roquer ici : la tour en $square a été prise au coup $number."),
	fact.KindCastleSetUp:     tells("La partie a commencé sans droit au roque de ce côté."),
	fact.KindCastleNoRook:    tells("$HasNo de tour en $square pour roquer."),
	fact.KindCastleBetween:   tells("$Cannot roquer : $theBy est entre le roi et la tour."),
	fact.KindCastleOutOfCheck: tells(
		"$Cannot roquer en étant en échec : $theBy attaque le roi."),
	fact.KindCastleAcross: tells("$Cannot roquer en passant par $square : $theBy attaque cette case."),
	fact.KindCastleInto:   tells("$Cannot roquer vers $square : $theBy attaque cette case."),
}
