package tutor

import "chesstutor/tutor/chess"

// What is said of a legal move, before it is played or as a warning after.
var moveEnglish = map[Kind]func(voice, Fact) string{
	KindMates:      func(voice, Fact) string { return "This is checkmate." },
	KindStalemates: func(voice, Fact) string { return "This is stalemate: the game ends in a draw." },
	KindAllowsMate: func(v voice, f Fact) string {
		return say("then %s can mate %s", v.man(f.By[0]), mating(f.Line[1]))
	},
	KindUnguards: func(v voice, f Fact) string {
		return say("%s loses its guard: %s can take it", v.man(f.Men[0]), v.man(f.By[0])) + takeBack
	},
	KindOpens: func(v voice, f Fact) string {
		return say("this lets %s take %s", v.man(f.By[0]), v.man(f.Men[0])) + takeBack
	},
	KindThenHangs: func(v voice, f Fact) string {
		return say("then %s can take %s", v.man(f.By[0]), v.man(f.Men[0])+inPassing(f.Line[1])) + takeBack
	},
	KindThenLoses: func(v voice, f Fact) string { return v.taking(f, "then, if both keep taking") },
	KindInAll: func(v voice, f Fact) string {
		switch {
		case f.Count > 0:
			return say("in all %s %s by the count", v.does(f.Side, "win"), pawns(f.Count))
		case f.Count < 0:
			return say("in all %s %s by the count", v.does(f.Side, "lose"), pawns(-f.Count))
		}
		return "In all it is even by the count."
	},
	KindTaken: func(v voice, f Fact) string {
		text := say("%s can take it there%s", v.man(f.By[0]), inPassing(f.Line[1]))
		if f.Unguarded {
			return text + takeBack
		}
		return text + " " + say("%s can take back", v.man(f.Guards[0]))
	},
	KindUntouchable: func(voice, Fact) string { return "Nothing can take it there." },
	KindKingSafe:    func(voice, Fact) string { return "Nothing attacks the king there." },
	KindGivesCheck:  func(voice, Fact) string { return "This gives check." },
	KindFork: func(v voice, f Fact) string {
		return say("a fork: it attacks %s", v.men(f.Men))
	},
	KindCheckAndAttack: func(v voice, f Fact) string { return say("this gives check and attacks %s", v.men(f.Men)) },
	KindMoveAttacks:    func(v voice, f Fact) string { return say("it attacks %s", v.men(f.Men)) },
	KindPins: func(v voice, f Fact) string {
		if f.By[0].Square == f.Move.To() {
			return say("it pins %s to the king", v.man(f.Men[0]))
		}
		return say("then %s pins %s to the king", v.man(f.By[0]), v.man(f.Men[0]))
	},
	KindTakes: func(v voice, f Fact) string {
		return say("it takes %s", v.man(f.Men[0])+inPassing(f.Move))
	},
	KindPromotes: func(_ voice, f Fact) string { return say("the pawn becomes a %s", f.Men[0].Piece.Type()) },

	KindWarnMate: func(v voice, f Fact) string {
		return say("careful: now %s can mate %s", v.man(f.By[0]), mating(f.Line[1]))
	},
	KindWarnHanging: func(v voice, f Fact) string {
		return say("careful: now %s can take %s", v.man(f.By[0]), v.man(f.Men[0])+inPassing(f.Line[1])) + takeBack
	},
	KindWarnExchange: func(v voice, f Fact) string { return v.taking(f, "careful: if both now keep taking") },
}

// inPassing ends what is said of a capture.
func inPassing(m chess.Move) string {
	if m.IsEnPassant() {
		return " en passant"
	}
	return ""
}
