package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What is said of a legal move, before it is played or as a warning after.
var moveFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMates:      plain("This is checkmate."),
	fact.KindStalemates: plain("This is stalemate: a draw."),
	fact.KindAllowsMate: tells("then %s can give mate %s", attacker, mateNext),
	fact.KindUnguards:   tells("%s loses its guard: %s can take it", piece, attacker),
	fact.KindOpens:      tells("this lets %s take %s for nothing", attacker, piece),
	fact.KindThenHangs:  func(v voice, f fact.Fact) string { return v.thenTakes("then", f) },
	fact.KindThenLoses:  func(v voice, f fact.Fact) string { return v.taking(f, "then ") },
	fact.KindInAll: func(v voice, f fact.Fact) string {
		gain := chess.Gain(&f.Start, f.Move)
		verb := "take"
		if f.Move.Promotion() != chess.NoPieceType {
			verb = "win"
		}
		return sentence("%s would %s %s, but could lose %d", v.side(f.Side), verb, points(gain), gain-f.Count)
	},
	fact.KindTaken: func(v voice, f fact.Fact) string {
		if f.Unguarded {
			return sentence("%s can take it there%s for nothing", v.piece(f.By[0]), enPassant(f.Line[1]))
		}
		return sentence("%s can take it there%s", v.piece(f.By[0]), enPassant(f.Line[1])) + " " +
			sentence("%s can take back", v.piece(f.Guards[0]))
	},
	fact.KindUntouchable: plain("It is safe there."),
	fact.KindKingSafe:    plain("Nothing attacks the king there."),
	fact.KindCastles: func(_ voice, f fact.Fact) string {
		return sentence("the king leaves the middle, with %s %s before it", number(f.Count), plural("pawn", f.Count))
	},
	fact.KindLastCastle: tells("after this %s can no longer castle", side),
	fact.KindCenter:     plain("It takes a place in the middle."),
	fact.KindMakesWay: func(v voice, f fact.Fact) string {
		var names []string
		for _, m := range f.By {
			names = append(names, m.Piece.Type().String())
		}
		return sentence("it makes way for %s %s", v.owner(f.Side), and(names))
	},
	fact.KindComesOut:       tells("it comes out, and reaches %s squares from there", count),
	fact.KindGivesCheck:     plain("This gives check."),
	fact.KindFork:           tells("a fork: it attacks %s", firstPieces),
	fact.KindCheckAndAttack: tells("this gives check and attacks %s", firstPieces),
	fact.KindMoveAttacks:    tells("it attacks %s", firstPieces),
	fact.KindPins: func(v voice, f fact.Fact) string {
		if f.By[0].Square == f.Move.To() {
			return sentence("it pins %s to the king", v.piece(f.Pieces[0]))
		}
		return sentence("then %s pins %s to the king", v.piece(f.By[0]), v.piece(f.Pieces[0]))
	},
	fact.KindTakes: func(v voice, f fact.Fact) string {
		return sentence("it takes %s", v.piece(f.Pieces[0])+enPassant(f.Move))
	},
	fact.KindPromotes: tells("the pawn becomes a %s", pieceType),

	fact.KindWarnMate:     tells("wait: %s can give mate %s", attacker, mateNext),
	fact.KindWarnHanging:  func(v voice, f fact.Fact) string { return v.thenTakes("wait:", f) },
	fact.KindWarnExchange: func(v voice, f fact.Fact) string { return v.taking(f, "wait: ") },
}

// thenTakes tells of a capture that nothing can take back.
func (v voice) thenTakes(begin string, f fact.Fact) string {
	taken := v.piece(f.Pieces[0])
	if f.Line[1].IsEnPassant() {
		taken = "it" + enPassant(f.Line[1])
	}
	return sentence("%s %s can take %s for nothing", begin, v.piece(f.By[0]), taken)
}

// enPassant ends what is said of a capture.
func enPassant(m chess.Move) string {
	if m.IsEnPassant() {
		return " en passant"
	}
	return ""
}
