package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What is said of a legal move, before it is played or as a warning after.
var moveEnglish = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMates:      func(voice, fact.Fact) string { return "This is checkmate." },
	fact.KindStalemates: func(voice, fact.Fact) string { return "This is stalemate: a draw." },
	fact.KindAllowsMate: func(v voice, f fact.Fact) string {
		return sentence("then %s can give mate %s", v.piece(f.By[0]), mating(f.Line[1]))
	},
	fact.KindUnguards: func(v voice, f fact.Fact) string {
		return sentence("%s loses its guard: %s can take it", v.piece(f.Pieces[0]), v.piece(f.By[0]))
	},
	fact.KindOpens: func(v voice, f fact.Fact) string {
		return sentence("this lets %s take %s for nothing", v.piece(f.By[0]), v.piece(f.Pieces[0]))
	},
	fact.KindThenHangs: func(v voice, f fact.Fact) string { return v.thenTakes("then", f) },
	fact.KindThenLoses: func(v voice, f fact.Fact) string { return v.taking(f, "then ") },
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
	fact.KindUntouchable: func(voice, fact.Fact) string { return "It is safe there." },
	fact.KindKingSafe:    func(voice, fact.Fact) string { return "Nothing attacks the king there." },
	fact.KindCastles: func(_ voice, f fact.Fact) string {
		return sentence("the king leaves the middle, with %s %s before it", number(f.Count), plural("pawn", f.Count))
	},
	fact.KindLastCastle: func(v voice, f fact.Fact) string {
		return sentence("after this %s can no longer castle", v.side(f.Side))
	},
	fact.KindCenter: func(voice, fact.Fact) string { return "It takes a place in the middle." },
	fact.KindMakesWay: func(v voice, f fact.Fact) string {
		var names []string
		for _, m := range f.By {
			names = append(names, m.Piece.Type().String())
		}
		return sentence("it makes way for %s %s", v.owner(f.Side), and(names))
	},
	fact.KindComesOut: func(_ voice, f fact.Fact) string {
		return sentence("it comes out, and reaches %s squares from there", number(f.Count))
	},
	fact.KindGivesCheck: func(voice, fact.Fact) string { return "This gives check." },
	fact.KindFork: func(v voice, f fact.Fact) string {
		return sentence("a fork: it attacks %s", v.pieces(f.Pieces))
	},
	fact.KindCheckAndAttack: func(v voice, f fact.Fact) string {
		return sentence("this gives check and attacks %s", v.pieces(f.Pieces))
	},
	fact.KindMoveAttacks: func(v voice, f fact.Fact) string { return sentence("it attacks %s", v.pieces(f.Pieces)) },
	fact.KindPins: func(v voice, f fact.Fact) string {
		if f.By[0].Square == f.Move.To() {
			return sentence("it pins %s to the king", v.piece(f.Pieces[0]))
		}
		return sentence("then %s pins %s to the king", v.piece(f.By[0]), v.piece(f.Pieces[0]))
	},
	fact.KindTakes: func(v voice, f fact.Fact) string {
		return sentence("it takes %s", v.piece(f.Pieces[0])+enPassant(f.Move))
	},
	fact.KindPromotes: func(_ voice, f fact.Fact) string {
		return sentence("the pawn becomes a %s", f.Pieces[0].Piece.Type())
	},

	fact.KindWarnMate: func(v voice, f fact.Fact) string {
		return sentence("wait: %s can give mate %s", v.piece(f.By[0]), mating(f.Line[1]))
	},
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
