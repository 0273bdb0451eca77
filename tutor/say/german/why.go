package german

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// movesOtherwise tells how each kind of piece moves.
var movesOtherwise = map[chess.PieceType]string{
	chess.Pawn:   "Ein Bauer zieht geradeaus und schlägt ein Feld schräg nach vorn.",
	chess.Knight: "Ein Springer zieht zwei Felder geradeaus und eines zur Seite.",
	chess.Bishop: "Ein Läufer zieht nur schräg.",
	chess.Rook:   "Ein Turm zieht nur gerade: vor, zurück oder zur Seite.",
	chess.Queen:  "Eine Dame zieht gerade oder schräg, in einer Linie.",
	chess.King:   "Ein König zieht immer nur ein Feld weit.",
}

// What is said of two squares between which a move was tried.
var whyFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindLegal:            tells("Dieser Zug ist erlaubt."),
	fact.KindEmptySquare:      tells("Auf $square steht nichts."),
	fact.KindSameSquare:       tells("$Piece steht schon dort. Wähl ein anderes Feld."),
	fact.KindNotYours:         eitherTo(toOwner, "$Side $are am Zug.", "$Thing gehört $belongs."),
	fact.KindOwnPiece:         tells("Dort steht schon $piece."),
	fact.KindMovesOtherwise:   func(_ voice, f fact.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	fact.KindBlocked:          tells("$AType kann nicht über $theByA springen."),
	fact.KindEnPassantBeside:  tells("En passant: Um $theByA zu schlagen, zieh nach $square2."),
	fact.KindPawnBackward:     tells("Bauern ziehen nur vorwärts."),
	fact.KindPawnStraight:     tells("Ein Bauer schlägt nie geradeaus: $theBy versperrt den Weg."),
	fact.KindPawnTooFar:       tells("Ein Bauer zieht ein Feld vor, oder von seinem Startfeld aus zwei."),
	fact.KindPawnNothing:      tells("Bauern ziehen nur zum Schlagen schräg, und auf $square steht nichts."),
	fact.KindEnPassantTooLate: tells("En passant geht nur gleich nach einem Doppelschritt des Bauern."),
	fact.KindEnPassantExposes: tells("En passant zu schlagen ließe $theByA $kingA schlagen."),
	fact.KindPinned:           tells("Diese Figur ist gefesselt: Zieht sie weg, kann $theBy $kingA schlagen."),
	fact.KindPinnedThere:      tells("Diese Figur ist gefesselt: Zieht sie dorthin, kann $theBy $kingA schlagen."),
	fact.KindCheckStays:       tells("Das beendet das Schach durch $theByA nicht."),
	fact.KindKingAttacked: either(say.ByKing, "Zwischen zwei Königen ist immer ein Feld.",
		"Der König kann nicht nach $square: $TheBy greift dieses Feld an."),
	fact.KindKingGuarded: tells("Der König kann $theBehindA nicht schlagen: $TheBy deckt $itBehindA."),
	fact.KindTheirs: func(v voice, f fact.Fact) string {
		text := sentence("%s gehört %s", theOn(f.Pieces[0], nominative), v.toSide(f.Pieces[0].Piece.Color()))
		if len(f.By) > 0 {
			text += " " + sentence("%s greift %s an", pronoun(f.Pieces[0].Piece.Type(), nominative),
				v.piece(f.By[0], accusative))
		}
		return text
	},
	fact.KindStuckBlocked:    tells("$Piece kann jetzt nicht ziehen: Der Weg ist versperrt."),
	fact.KindStuckPinned:     tells("$Piece ist durch $theOnlyA an den König gefesselt."),
	fact.KindStuckCheck:      tells("$Kind kann gegen das Schach durch $theOnlyA nicht helfen."),
	fact.KindStuckKing:       tells("$Piece hat kein sicheres Feld."),
	fact.KindCastleHow:       tells("Für die Rochade zieh den König nach $square: Der Turm kommt mit."),
	fact.KindCastleRights:    tells("$Side $can hier nicht rochieren: König oder Turm auf $square hat schon gezogen."),
	fact.KindCastleKingMoved: tells("$Side $can nicht rochieren: Der König hat in Zug $number gezogen."),
	fact.KindCastleRookMoved: tells("$Side $can hier nicht rochieren: Der Turm von $square zog in Zug $number."),
	fact.KindCastleRookTaken: tells("$Side $can hier nicht rochieren: Der Turm auf $square wurde in Zug $number " +
		"geschlagen."),
	fact.KindCastleSetUp:      tells("Das Spiel begann ohne das Recht, auf dieser Seite zu rochieren."),
	fact.KindCastleNoRook:     tells("$Side $have keinen Turm auf $square für die Rochade."),
	fact.KindCastleBetween:    tells("$Side $can nicht rochieren: $TheBy steht zwischen König und Turm."),
	fact.KindCastleOutOfCheck: tells("Aus dem Schach heraus $can $side nicht rochieren: $TheBy greift den König an."),
	fact.KindCastleAcross:     tells("$Side $can nicht über $square rochieren: $TheBy greift dieses Feld an."),
	fact.KindCastleInto:       tells("$Side $can nicht nach $square rochieren: $TheBy greift dieses Feld an."),
}
