package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// What is said when the learner asks for the threat or a hint.
var hintFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindThreatCheck: func(v voice, f fact.Fact) string {
		if len(f.By) > 1 {
			return sentence("%s in check from two pieces: that is the threat", v.does(f.Side, "are"))
		}
		return sentence("%s in check from %s: that is the threat", v.does(f.Side, "are"), v.piece(f.By[0]))
	},
	fact.KindThreatMate:      tells("Next, $attacker could give mate $mating."),
	fact.KindThreatHanging:   tells("Next, $attacker could take $piece for nothing."),
	fact.KindThreatExchange:  tells("Next, $attacker could take $piece. $trade"),
	fact.KindThreatPromotion: tells("Next, $attacker could become a $type."),
	fact.KindThreatNone:      tells("I see no big threat right now."),
	fact.KindThreatIdea:      func(v voice, f fact.Fact) string { return v.then("the threat: ", "", f) },
	fact.KindThreatLine:      tells("I would not like $attacker to go to $square."),

	fact.KindHintLook:      voice.look,
	fact.KindHintMate:      several("There is mate in one.", "I see mate in $count."),
	fact.KindHintCapture:   tells("$Attackers of $owner pieces can take on $square."),
	fact.KindHintSave:      tells("$Piece is in danger."),
	fact.KindHintCheck:     tells("Look for a check."),
	fact.KindHintPromotion: tells("A pawn can become a new piece."),
	fact.KindHintCastle:    tells("$Side can castle."),
	fact.KindHintPlace:     tells("I would move a piece to $square."),
	fact.KindHintIdea:      voice.ideas,
	fact.KindHintNext:      func(v voice, f fact.Fact) string { return v.then("later: ", "", f) },
	fact.KindHintPrevents:  func(v voice, f fact.Fact) string { return v.then("stop this: ", "", f) },
	fact.KindHintAttack:    tells("Try to attack $piece."),
	fact.KindHintGuard:     tells("Try to guard $piece."),
	fact.KindHintDevelop:   tells("Try to bring out a piece."),
	fact.KindHintPiece:     tells("$Piece can do it."),
	fact.KindHintMove: func(v voice, f fact.Fact) string {
		move, reason := v.goes(f), v.reason(f)
		switch text := sentence("%s: %s", move, reason); {
		case reason == "" && chess.Taken(&f.Start, f.Move) != chess.NoPiece:
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
func (v voice) look(f fact.Fact) string {
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
func (v voice) goes(f fact.Fact) string {
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
	switch taken := chess.Taken(&f.Start, m); {
	case m.IsEnPassant():
		return name + " to " + m.To().String() + ", en passant"
	case taken != chess.NoPiece:
		return name + " takes the " + taken.Type().String() + " on " + m.To().String()
	}
	return name + " to " + m.To().String()
}

// reason tells why the move of a hint is good, as far as that is proved; "" if it
// is not.
func (v voice) reason(f fact.Fact) string {
	if len(f.Ideas) == 0 {
		return ""
	}
	why := f.Ideas[0] // the second step
	switch why.Kind {
	case fact.KindHintIdea:
		return v.doing(why)
	case fact.KindHintNext:
		first := why.Ideas[0]
		return "then " + map[bool]string{true: "comes "}[ideaTexts[first.Concept].noun] + v.idea(first, "is")
	case fact.KindHintPrevents:
		return "it stops " + v.stopped(why.Ideas[0])
	case fact.KindHintMate:
		return "I see mate in " + number(why.Count)
	case fact.KindHintSave:
		return "it was in danger"
	case fact.KindHintAttack:
		return develops(f) + " " + v.piece(why.Pieces[0])
	case fact.KindHintGuard:
		return "it guards " + v.piece(why.Pieces[0])
	case fact.KindHintDevelop:
		return "it comes out"
	case fact.KindHintCheck:
		return "it gives check"
	case fact.KindHintCastle:
		return "the king leaves the middle"
	case fact.KindHintPromotion:
		return "it becomes a " + f.Move.Promotion().String()
	}
	return ""
}

// stopped names what a move prevents by a noun.
func (v voice) stopped(idea fact.Fact) string {
	switch idea.Concept {
	case fact.Trapped:
		return "a trap for " + v.piece(idea.Pieces[0])
	case fact.PinToKing, fact.PinToPiece:
		return "a pin"
	}
	if ideaTexts[idea.Concept].noun {
		return v.idea(idea, "is")
	}
	return "a threat"
}

// doing tells what the move of a hint carries out.
func (v voice) doing(why fact.Fact) string {
	switch idea := why.Ideas[0]; idea.Concept {
	case fact.MateInOne, fact.BackRank:
		if idea.Kind == fact.KindMates {
			return "checkmate"
		}
		return ideaTexts[idea.Concept].phrase
	case fact.FreePiece:
		return "it costs nothing"
	case fact.WinningTrade:
		return "a good trade"
	case fact.Promotion:
		return "it becomes a " + idea.Pieces[0].Piece.Type().String()
	case fact.InBetween:
		return v.idea(idea, "is")
	case fact.OnlyMove:
		return "the only move against mate"
	case fact.GuardRemoved:
		return v.piece(idea.Pieces[0]) + " loses its guard"
	default:
		return v.withSecond(v.idea(idea, "is"), why)
	}
}

// develops tells that the piece attacks, and comes out from home if it does.
func develops(f fact.Fact) string {
	if coach.FromHome(&f.Start, f.Move) {
		return "it comes out and attacks"
	}
	return "it attacks"
}
