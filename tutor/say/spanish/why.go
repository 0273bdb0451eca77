package spanish

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// movesOtherwise tells how each kind of piece moves.
var movesOtherwise = map[chess.PieceType]string{
	chess.Pawn:   "El peón avanza recto, y captura una casilla hacia delante en diagonal.",
	chess.Knight: "El caballo va dos casillas en línea recta y una hacia un lado.",
	chess.Bishop: "El alfil se mueve solo en diagonal.",
	chess.Rook:   "La torre se mueve solo en línea recta: adelante, atrás o a un lado.",
	chess.Queen:  "La dama se mueve recto o en diagonal, en una sola línea.",
	chess.King:   "El rey se mueve solo una casilla cada vez.",
}

// What is said of two squares between which a move was tried.
var whyFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindLegal:            tells("Esta jugada es legal."),
	fact.KindEmptySquare:      tells("No hay piezas en $square."),
	fact.KindSameSquare:       tells("$Piece ya está ahí. Elige otra casilla."),
	fact.KindNotYours:         eitherTo(toOwner, "$Turn.", "$Thing $belongs."),
	fact.KindOwnPiece:         tells("Ahí ya está $piece."),
	fact.KindMovesOtherwise:   func(_ voice, f fact.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	fact.KindBlocked:          tells("$AType no puede saltar sobre $theBy."),
	fact.KindEnPassantBeside:  tells("Al paso: para capturar $theBy, mueve a $square2."),
	fact.KindPawnBackward:     tells("Los peones solo avanzan."),
	fact.KindPawnStraight:     tells("Un peón nunca captura de frente: $theBy cierra el paso."),
	fact.KindPawnTooFar:       tells("Un peón avanza una casilla, o dos desde donde empieza."),
	fact.KindPawnNothing:      tells("Los peones van en diagonal solo para capturar, y no hay piezas en $square."),
	fact.KindEnPassantTooLate: tells("Al paso solo se captura justo después de que un peón avance dos casillas."),
	fact.KindEnPassantExposes: tells("Si capturas al paso, $theBy puede capturar $kingTo."),
	fact.KindPinned:           tells("Está clavada: si se mueve, $theBy puede capturar $kingTo."),
	fact.KindPinnedThere:      tells("Está clavada: si va ahí, $theBy puede capturar $kingTo."),
	fact.KindCheckStays:       tells("Esto no detiene el jaque $theByOf."),
	fact.KindKingAttacked: either(say.ByKing, "Entre dos reyes siempre queda una casilla.",
		"El rey no puede ir a $square: $theBy ataca esa casilla."),
	fact.KindKingGuarded: tells("El rey no puede capturar $theBehind: $theBy $itBehind defiende."),
	fact.KindTheirs: func(v voice, f fact.Fact) string {
		text := sentence("%s %s", theOn(f.Pieces[0], bare), v.belongs(f.Pieces[0]))
		if len(f.By) > 0 {
			text += " " + sentence("ataca %s", v.piece(f.By[0], to))
		}
		return text
	},
	fact.KindStuckBlocked:    tells("$Piece no se puede mover ahora: tiene el paso cerrado."),
	fact.KindStuckPinned:     tells("$TheOnly clava $pieceTo contra el rey."),
	fact.KindStuckCheck:      tells("$Kind no puede ayudar contra el jaque $theOnlyOf."),
	fact.KindStuckKing:       tells("$Piece no tiene casillas seguras."),
	fact.KindCastleHow:       tells("Para enrocar, mueve el rey a $square: la torre lo acompaña."),
	fact.KindCastleRights:    tells("$Cannot enrocar aquí: el rey o la torre de $square ya se movió."),
	fact.KindCastleKingMoved: tells("$Cannot enrocar: el rey se movió en la jugada $number."),
	fact.KindCastleRookMoved: tells("$Cannot enrocar aquí: la torre salió de $square en la jugada $number."),
	fact.KindCastleRookTaken: tells("$Cannot enrocar aquí: la torre de $square fue capturada en la jugada $number."),
	fact.KindCastleSetUp:     tells("La partida empezó sin derecho a enrocar en este lado."),
	fact.KindCastleNoRook:    tells("$HasNo la torre de $square para enrocar."),
	fact.KindCastleBetween:   tells("$Cannot enrocar: $theBy está entre el rey y la torre."),
	fact.KindCastleOutOfCheck: tells(
		"$Cannot enrocar estando en jaque: $theBy ataca al rey."),
	fact.KindCastleAcross: tells("$Cannot enrocar pasando por $square: $theBy ataca esa casilla."),
	fact.KindCastleInto:   tells("$Cannot enrocar a $square: $theBy ataca esa casilla."),
}
