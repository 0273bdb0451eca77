package say

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// What is said when the learner asks for the threat or a hint.
var askedEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindThreatCheck: func(v voice, f tutor.Fact) string {
		if len(f.By) > 1 {
			return sentence("%s in check from two pieces: that is the threat", v.does(f.Side, "are"))
		}
		return sentence("%s in check from %s: that is the threat", v.does(f.Side, "are"), v.piece(f.By[0]))
	},
	tutor.KindThreatMate: func(v voice, f tutor.Fact) string {
		return sentence("next, %s could give mate %s", v.piece(f.By[0]), mating(f.Line[0]))
	},
	tutor.KindThreatHanging: func(v voice, f tutor.Fact) string {
		return sentence("next, %s could take %s for nothing", v.piece(f.By[0]), v.piece(f.Pieces[0]))
	},
	tutor.KindThreatExchange: func(v voice, f tutor.Fact) string {
		return sentence("next, %s could take %s", v.piece(f.By[0]), v.piece(f.Pieces[0])) + " " + v.trading(f)
	},
	tutor.KindThreatPromotion: func(v voice, f tutor.Fact) string {
		return sentence("next, %s could become a %s", v.piece(f.By[0]), f.Pieces[0].Piece.Type())
	},
	tutor.KindThreatNone: func(voice, tutor.Fact) string { return "I see no big threat right now." },
	tutor.KindThreatIdea: func(v voice, f tutor.Fact) string { return v.then("the threat: ", "", f) },
	tutor.KindThreatLine: func(v voice, f tutor.Fact) string {
		return sentence("I would not like %s to go to %s", v.piece(f.By[0]), f.Squares[0])
	},

	tutor.KindHintLook: func(v voice, f tutor.Fact) string { return v.look(f) },
	tutor.KindHintMate: func(_ voice, f tutor.Fact) string {
		if f.Count == 1 {
			return "There is mate in one."
		}
		return sentence("I see mate in %s", number(f.Count))
	},
	tutor.KindHintCapture: func(v voice, f tutor.Fact) string {
		if len(f.By) == 1 {
			return sentence("one of %s pieces can take on %s", v.owner(f.Side), f.Squares[0])
		}
		return sentence("%s of %s pieces can take on %s", number(len(f.By)), v.owner(f.Side), f.Squares[0])
	},
	tutor.KindHintSave: func(v voice, f tutor.Fact) string {
		return sentence("%s is in danger", v.piece(f.Pieces[0]))
	},
	tutor.KindHintCheck:     func(voice, tutor.Fact) string { return "Look for a check." },
	tutor.KindHintPromotion: func(voice, tutor.Fact) string { return "A pawn can become a new piece." },
	tutor.KindHintCastle:    func(v voice, f tutor.Fact) string { return sentence("%s can castle", v.side(f.Side)) },
	tutor.KindHintPlace: func(_ voice, f tutor.Fact) string {
		return sentence("I would move a piece to %s", f.Squares[0])
	},
	tutor.KindHintIdea:     func(v voice, f tutor.Fact) string { return v.ideas(f) },
	tutor.KindHintNext:     func(v voice, f tutor.Fact) string { return v.then("later: ", "", f) },
	tutor.KindHintPrevents: func(v voice, f tutor.Fact) string { return v.then("stop this: ", "", f) },
	tutor.KindHintAttack: func(v voice, f tutor.Fact) string {
		return sentence("try to attack %s", v.pieces(f.Pieces[:1]))
	},
	tutor.KindHintGuard: func(v voice, f tutor.Fact) string {
		return sentence("try to guard %s", v.piece(f.Pieces[0]))
	},
	tutor.KindHintDevelop: func(voice, tutor.Fact) string { return "Try to bring out a piece." },
	tutor.KindHintPiece:   func(v voice, f tutor.Fact) string { return sentence("%s can do it", v.piece(f.Pieces[0])) },
	tutor.KindHintMove: func(v voice, f tutor.Fact) string {
		move, reason := v.goes(f), v.reason(f)
		switch text := sentence("%s: %s", move, reason); {
		case reason == "" && tutor.Taken(&f.Start, f.Move) != chess.NoPiece:
			return sentence("%s", move)
		case reason == "":
			return sentence("%s", move) + " I like this one, but cannot say why in a sentence."
		case words(text) <= mostWords:
			return text
		}
		return sentence("%s", move) + " " + sentence("%s", reason)
	},
}

// look tells where to look: at pieces, or at a square.
func (v voice) look(f tutor.Fact) string {
	switch {
	case len(f.Pieces) == 0:
		return sentence("look at %s", f.Squares[0]) + " What could happen there?"
	case len(f.Pieces) > 1 && f.Pieces[0].Piece.Type() == f.Pieces[1].Piece.Type():
		return sentence("look at the two %ss", f.Pieces[0].Piece.Type())
	}
	return sentence("look at %s", v.pieces(f.Pieces))
}

// goes tells a move without notation: "knight to f3". The square it comes from is
// named where another of its kind could go there.
func (v voice) goes(f tutor.Fact) string {
	m := f.Move
	mover := f.Start.At(m.From())
	if m.IsCastle() {
		return "castle, king to " + m.To().String()
	}
	name := mover.Type().String()
	for _, other := range f.Start.Moves() {
		if other.To() == m.To() && other.From() != m.From() && f.Start.At(other.From()) == mover {
			name = name + " on " + m.From().String()
			break
		}
	}
	switch taken := tutor.Taken(&f.Start, m); {
	case m.IsEnPassant():
		return name + " to " + m.To().String() + ", en passant"
	case taken != chess.NoPiece:
		return name + " takes the " + taken.Type().String() + " on " + m.To().String()
	}
	return name + " to " + m.To().String()
}

// reason tells why the move of a hint is good, as far as that is proved; "" if it
// is not.
func (v voice) reason(f tutor.Fact) string {
	if len(f.Ideas) == 0 {
		return ""
	}
	why := f.Ideas[0] // the second step
	switch why.Kind {
	case tutor.KindHintIdea:
		return v.doing(why)
	case tutor.KindHintNext:
		return "then " + map[bool]string{true: "comes "}[noun(why.Ideas[0].Concept)] + v.idea(why.Ideas[0], "is")
	case tutor.KindHintPrevents:
		return "it stops " + v.stopped(why.Ideas[0])
	case tutor.KindHintMate:
		return "I see mate in " + number(why.Count)
	case tutor.KindHintSave:
		return "it was in danger"
	case tutor.KindHintAttack:
		return develops(f) + " " + v.piece(why.Pieces[0])
	case tutor.KindHintGuard:
		return "it guards " + v.piece(why.Pieces[0])
	case tutor.KindHintDevelop:
		return "it comes out"
	case tutor.KindHintCheck:
		return "it gives check"
	case tutor.KindHintCastle:
		return "the king leaves the middle"
	case tutor.KindHintPromotion:
		return "it becomes a " + f.Move.Promotion().String()
	}
	return ""
}

// stopped names what a move prevents by a noun.
func (v voice) stopped(idea tutor.Fact) string {
	switch idea.Concept {
	case tutor.Trapped:
		return "a trap for " + v.piece(idea.Pieces[0])
	case tutor.PinToKing, tutor.PinToPiece:
		return "a pin"
	}
	if noun(idea.Concept) {
		return v.idea(idea, "is")
	}
	return "a threat"
}

// doing tells what the move of a hint carries out.
func (v voice) doing(why tutor.Fact) string {
	switch idea := why.Ideas[0]; idea.Concept {
	case tutor.MateInOne, tutor.BackRank:
		if idea.Kind == tutor.KindMates {
			return "checkmate"
		}
		return englishIdeas[idea.Concept]
	case tutor.FreePiece:
		return "it costs nothing"
	case tutor.WinningTrade:
		return "a good trade"
	case tutor.Promotion:
		return "it becomes a " + idea.Pieces[0].Piece.Type().String()
	case tutor.InBetween:
		return v.idea(idea, "is")
	case tutor.OnlyMove:
		return "the only move against mate"
	case tutor.GuardRemoved:
		return v.piece(idea.Pieces[0]) + " loses its guard"
	default:
		return v.withSecond(v.idea(idea, "is"), why)
	}
}

// develops tells that the piece attacks, and comes out from home if it does.
func develops(f tutor.Fact) string {
	if tutor.FromHome(&f.Start, f.Move) {
		return "it comes out and attacks"
	}
	return "it attacks"
}
