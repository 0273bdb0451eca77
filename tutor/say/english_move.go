package say

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// What is said of a legal move, before it is played or as a warning after.
var moveEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindMates:      func(voice, tutor.Fact) string { return "This is checkmate." },
	tutor.KindStalemates: func(voice, tutor.Fact) string { return "This is stalemate: the game ends in a draw." },
	tutor.KindAllowsMate: func(v voice, f tutor.Fact) string {
		return sentence("then %s can mate %s", v.man(f.By[0]), mating(f.Line[1]))
	},
	tutor.KindUnguards: func(v voice, f tutor.Fact) string {
		return sentence("%s loses its guard: %s can take it", v.man(f.Men[0]), v.man(f.By[0])) + takeBack
	},
	tutor.KindOpens: func(v voice, f tutor.Fact) string {
		return sentence("this lets %s take %s", v.man(f.By[0]), v.man(f.Men[0])) + takeBack
	},
	tutor.KindThenHangs: func(v voice, f tutor.Fact) string {
		return sentence("then %s can take %s", v.man(f.By[0]), v.man(f.Men[0])+inPassing(f.Line[1])) + takeBack
	},
	tutor.KindThenLoses: func(v voice, f tutor.Fact) string { return v.taking(f, "then, if both keep taking") },
	tutor.KindInAll: func(v voice, f tutor.Fact) string {
		switch {
		case f.Count > 0:
			return sentence("in all %s %s by the count", v.does(f.Side, "win"), pawns(f.Count))
		case f.Count < 0:
			return sentence("in all %s %s by the count", v.does(f.Side, "lose"), pawns(-f.Count))
		}
		return "In all it is even by the count."
	},
	tutor.KindTaken: func(v voice, f tutor.Fact) string {
		text := sentence("%s can take it there%s", v.man(f.By[0]), inPassing(f.Line[1]))
		if f.Unguarded {
			return text + takeBack
		}
		return text + " " + sentence("%s can take back", v.man(f.Guards[0]))
	},
	tutor.KindUntouchable: func(voice, tutor.Fact) string { return "Nothing can take it there." },
	tutor.KindKingSafe:    func(voice, tutor.Fact) string { return "Nothing attacks the king there." },
	tutor.KindGivesCheck:  func(voice, tutor.Fact) string { return "This gives check." },
	tutor.KindFork: func(v voice, f tutor.Fact) string {
		return sentence("a fork: it attacks %s", v.men(f.Men))
	},
	tutor.KindCheckAndAttack: func(v voice, f tutor.Fact) string { return sentence("this gives check and attacks %s", v.men(f.Men)) },
	tutor.KindMoveAttacks:    func(v voice, f tutor.Fact) string { return sentence("it attacks %s", v.men(f.Men)) },
	tutor.KindPins: func(v voice, f tutor.Fact) string {
		if f.By[0].Square == f.Move.To() {
			return sentence("it pins %s to the king", v.man(f.Men[0]))
		}
		return sentence("then %s pins %s to the king", v.man(f.By[0]), v.man(f.Men[0]))
	},
	tutor.KindTakes: func(v voice, f tutor.Fact) string {
		return sentence("it takes %s", v.man(f.Men[0])+inPassing(f.Move))
	},
	tutor.KindPromotes: func(_ voice, f tutor.Fact) string { return sentence("the pawn becomes a %s", f.Men[0].Piece.Type()) },

	tutor.KindWarnMate: func(v voice, f tutor.Fact) string {
		return sentence("careful: now %s can mate %s", v.man(f.By[0]), mating(f.Line[1]))
	},
	tutor.KindWarnHanging: func(v voice, f tutor.Fact) string {
		return sentence("careful: now %s can take %s", v.man(f.By[0]), v.man(f.Men[0])+inPassing(f.Line[1])) + takeBack
	},
	tutor.KindWarnExchange: func(v voice, f tutor.Fact) string { return v.taking(f, "careful: if both now keep taking") },
}

// inPassing ends what is said of a capture.
func inPassing(m chess.Move) string {
	if m.IsEnPassant() {
		return " en passant"
	}
	return ""
}
