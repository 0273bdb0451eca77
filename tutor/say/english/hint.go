package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"fmt"
)

// What is said when the learner asks for the threat, what a move was for, or a hint.
var hintFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindThreatCheck: either(say.ByTwo, "$Are in check from two pieces: that is the threat.",
		"$Are in check from $attacker: that is the threat."),
	fact.KindThreatMate:      tells("Next, $attacker could give checkmate $mating."),
	fact.KindThreatHanging:   tells("Next, $attacker could take $piece for free."),
	fact.KindThreatExchange:  tells("Next, $attacker could take $piece. $trade"),
	fact.KindThreatPromotion: tells("Next, $attacker could become a $type."),
	fact.KindThreatNone:      tells("I see no big threat right now."),
	fact.KindThreatIdea:      func(v voice, f fact.Fact) string { return v.then("the threat: ", "", f) },
	fact.KindThreatAttack:    tells("$Attacker to $square? Then $piece is in danger."),
	fact.KindThreatLine: func(v voice, f fact.Fact) string {
		switch {
		case say.TakesLater(f):
			return couldCheck(v, f)
		case say.TakesSomething(f):
			return couldTake(v, f)
		}
		return couldGo(v, f)
	},

	fact.KindPurposeGuards:    tells("It guards $piece."),
	fact.KindPurposeSaves:     tells("Now $piece is out of danger."),
	fact.KindPurposeLeaves:    tells("It moves away from an attack."),
	fact.KindPurposePrepares:  func(v voice, f fact.Fact) string { return v.then("it prepares this: ", "", f) },
	fact.KindPurposeOut:       tells("It brings a piece out."),
	fact.KindPurposeCheck:     tells("It answers the check."),
	fact.KindPurposeReaches:   tells("It reaches more squares from there."),
	fact.KindPurposeNone:      tells("I see nothing that this move does."),
	fact.KindPurposeCalm:      tells("I see no new threat in this move."),
	fact.KindPurposeMore:      tells("It attacks $piece once more."),
	fact.KindPurposeUncovers:  tells("It lets $attacker attack $piece."),
	fact.KindPurposeTakesBack: voice.takesBack,

	fact.KindHintLook: voice.look,
	fact.KindHintMate: either(say.Single, "You can give checkmate in one move.",
		"There is a way to checkmate$inMoves."),
	fact.KindHintCapture:  tells("$Attackers of $owner pieces can take on $square."),
	fact.KindHintSave:     tells("$Piece is in danger."),
	fact.KindHintBack:     tells("Take back on $square."),
	fact.KindHintFree:     tells("Take $piece: nothing can take back."),
	fact.KindHintAnswer:   tells("Answer the check from $piece."),
	fact.KindHintCheck:    tells("Look for a check."),
	fact.KindHintCastle:   tells("$Side can castle."),
	fact.KindHintPlace:    tells("I would move to $square."),
	fact.KindHintIdea:     voice.ideas,
	fact.KindHintNext:     func(v voice, f fact.Fact) string { return v.then("later: ", "", f) },
	fact.KindHintPrevents: func(v voice, f fact.Fact) string { return v.then("stop this: ", "", f) },
	fact.KindHintPrepares: voice.prepares,
	fact.KindHintAttack:   tells("Try to attack $piece."),
	fact.KindHintEnds:     tells("$Piece is in danger."),
	fact.KindHintGuard:    tells("Try to guard $piece."),
	fact.KindHintKeep:     tells("Keep $piece safe."),
	fact.KindHintNoMate:   tells("Make sure that nothing can give checkmate."),
	fact.KindHintDevelop:  tells("Try to bring out a piece."),
	fact.KindHintPlan:     voice.plan,
	fact.KindHintPiece: func(v voice, f fact.Fact) string {
		switch {
		case say.ByTaking(f):
			return takes(v, f)
		case f.Endangered:
			return safe(v, f)
		}
		return goes(v, f)
	},
	fact.KindHintMove: func(v voice, f fact.Fact) string { return v.hintMove(f) + v.lets(f) },
}

// hintMove tells the move of a hint and why it is good, or Also how it goes on once what is offered was taken.
func (v voice) hintMove(f fact.Fact) string {
	if f.Also {
		return sentence("%s", v.goesOn(f))
	}
	move, reason := v.goes(f), v.reason(f)
	switch text := sentence("%s: %s", move, reason); {
	case reason == "" && chess.Taken(&f.Start, f.Move) != chess.NoPiece:
		return sentence("%s", move)
	case reason == "":
		return sentence("%s", move) + v.expected(f)
	case words(text) <= mostWords:
		return text
	}
	return sentence("%s", move) + " " + sentence("%s", reason)
}

// goesOn tells how it goes on once what a move offers was taken, which without a move would be a mistake.
func (v voice) goesOn(f fact.Fact) string {
	if f.Move == chess.NoMove {
		return "whoever takes it there loses more"
	}
	return fmt.Sprintf("if it is taken, go on with %s", v.goes(f))
}

// takesBack tells what a piece that takes back has got, and for what, where that is settled.
func (v voice) takesBack(f fact.Fact) string {
	t := f.Trade()
	text := fmt.Sprintf("it takes back: %s for %s", counted(t.Won), counted(t.Lost))
	if f.Count == 0 {
		text += ", an even trade"
	}
	if len(t.Lost) == 0 || words(text) > mostWords {
		return sentence("it takes back")
	}
	return sentence("%s", text)
}

// goodTrade tells where a good trade is, and what is traded for what; or what it takes if nothing takes back.
func (v voice) goodTrade(f fact.Fact) string {
	t, on := f.Whole(), f.Line[0].To()
	text := fmt.Sprintf("a good trade on %s: %s for %s", on, counted(t.Won), counted(t.Lost))
	if len(t.Lost) == 0 || words(text) > mostWords {
		return takesIt(v, f)
	}
	return sentence("%s", text)
}

// prepares tells what a hint's move prepares: a threat of mate, or an idea.
func (v voice) prepares(f fact.Fact) string {
	if f.Mate {
		return "Try to threaten checkmate."
	}
	return v.then("prepare this: ", "", f)
}

// plan tells the plan, or the rule of thumb, that a hint's move follows.
func (v voice) plan(f fact.Fact) string { return positionFacts[f.Ideas[0].Kind](v, f.Ideas[0]) }

// expected tells the answer that the coach expects to a move of which it cannot say why it is good.
func (v voice) expected(f fact.Fact) string {
	if len(f.Line) < 2 {
		return ""
	}
	after := f.Start.Play(f.Line[0])
	return " " + sentence("then %s", voice{v.audience, &after}.answers(&after, f.Line[1]))
}

// answers tells an answer to a move: "the knight can go to f3", "the knight can give check on f3",
// or "the knight can take your bishop on f3".
func (v voice) answers(p *chess.Position, m chess.Move) string {
	who := v.piece(fact.PieceOn(p, m.From()))
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		return who + " can take " + v.piece(fact.PlacedPiece{Piece: taken, Square: chess.TakenOn(m)})
	}
	if next := p.Play(m); next.Checkers().Has(m.To()) {
		return who + " can give check on " + m.To().String()
	}
	return who + " can go to " + m.To().String()
}

// look tells where to look: at pieces, or at a square.
func (v voice) look(f fact.Fact) string {
	switch {
	case len(f.Pieces) == 0 && len(f.Squares) > 1:
		return "Look at the middle of the board. Which piece could go there?"
	case len(f.Pieces) == 0:
		return sentence("look at %s", f.Squares[0]) + " Which piece could go there?"
	case len(f.Pieces) > 1 && f.Pieces[0].Piece.Type() == f.Pieces[1].Piece.Type():
		return sentence("look at the two %ss", f.Pieces[0].Piece.Type())
	}
	var names []string
	for _, m := range f.Pieces[:min(2, len(f.Pieces))] {
		names = append(names, v.looked(m))
	}
	return sentence("look at %s", and(names))
}

// looked names a piece to look at: a king by its owner, as there are always two.
func (v voice) looked(m fact.PlacedPiece) string {
	if m.Piece.Type() == chess.King {
		return v.owner(m.Piece.Color()) + " king"
	}
	return v.piece(m)
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
	if len(f.Ideas) == 0 || say.SavesByTaking(f) {
		return ""
	}
	why := f.Ideas[0] // the second step
	switch why.Kind {
	case fact.KindHintIdea:
		return v.doing(why)
	case fact.KindHintMove:
		return v.goesOn(why)
	case fact.KindHintSave:
		if len(why.Guards) > 0 {
			return hintReasons[why.Kind] + ", and " +
				factParts.Fill(hintReasons[fact.KindHintGuard], topic{v, say.Guarding(why), "is"})
		}
	case fact.KindHintNext:
		first := why.Ideas[0]
		return "then " + map[bool]string{true: "comes "}[ideaTexts[first.Concept].noun] + v.idea(first, "is")
	case fact.KindHintPrevents:
		if why.Ideas[0].Concept == fact.PawnRun {
			return "it stops " + v.piece(why.Ideas[0].Pieces[0])
		}
		return "it stops " + v.noun(why.Ideas[0])
	case fact.KindHintPrepares:
		if why.Mate {
			return "it threatens checkmate"
		}
		return "it prepares " + v.noun(why.Ideas[0])
	case fact.KindHintAttack:
		return develops(f) + " " + v.piece(why.Pieces[0])
	case fact.KindHintMate:
		if say.Single(why) {
			return "checkmate"
		}
	case fact.KindHintPlan:
		return factParts.Fill(hintPlans[why.Ideas[0].Kind], topic{v, why.Ideas[0], "is"})
	}
	return factParts.Fill(hintReasons[why.Kind], topic{v, why, "is"})
}

// hintReasons tell why the move of a hint is good, by the second step.
var hintReasons = map[fact.Kind]string{
	fact.KindHintMate:    "it leads to mate$inMoves",
	fact.KindHintSave:    "it is safe there",
	fact.KindHintBack:    "it takes back",
	fact.KindHintFree:    "nothing can take back",
	fact.KindHintAnswer:  "it answers the check",
	fact.KindHintEnds:    "then $piece is out of danger",
	fact.KindHintGuard:   "it guards $piece",
	fact.KindHintKeep:    "then $piece stays safe",
	fact.KindHintNoMate:  "then nothing can give checkmate",
	fact.KindHintDevelop: "it comes out",
	fact.KindHintCheck:   "it gives check",
	fact.KindHintCastle:  "the king leaves the middle",
}

// hintPlans tell how the move of a hint follows a plan or a rule of thumb.
var hintPlans = map[fact.Kind]string{
	fact.KindPlanBox:      "the king has fewer squares then",
	fact.KindPlanNear:     "the king must help to give mate",
	fact.KindPlanEdge:     "the king cannot come nearer to the middle",
	fact.KindPlanTrade:    "$are ahead, so trade pieces",
	fact.KindPlanKeep:     "$are behind, so keep pieces",
	fact.KindPlanPush:     "no pawn can stop it",
	fact.KindPlanThreat:   "it attacks $piece",
	fact.KindPlanGuard:    "it guards $piece",
	fact.KindPlanRid:      "it takes what attacks $piece",
	fact.KindPlanKing:     "with few pieces left the king can help",
	fact.KindPlanPawn:     "it comes nearer to $piece",
	fact.KindPlanWay:      "it makes way for $piece",
	fact.KindPlanFile:     "no pawn of $owner own stands on that line",
	fact.KindPlanWeak:     "no pawn can guard $piece",
	fact.KindPlanPiece:    "it has more moves there",
	fact.KindPlanReach:    "it has more moves there",
	fact.KindPlanMiddle:   "it goes to the middle of the board",
	fact.KindPlanAim:      "from there it attacks more of the middle",
	fact.KindPlanMore:     "it attacks $piece once more",
	fact.KindPlanAir:      "it gives $piece a way out",
	fact.KindPlanHome:     "the king goes back home",
	fact.KindHabitCenter:  "a pawn is strong in the middle",
	fact.KindHabitDevelop: "it comes out",
	fact.KindHabitTwice:   "$piece has just moved twice",
	fact.KindHabitQueen:   "knights and bishops come out, too",
	fact.KindHabitCastle:  "the king leaves the middle",
	fact.KindOnlyWin:      "no other move wins",
	fact.KindOnlyDraw:     "no other move makes a draw",
}

// noun names what a move prevents by a noun.
func (v voice) noun(idea fact.Fact) string {
	switch idea.Concept {
	case fact.Trapped:
		return "a trap for " + v.piece(idea.Pieces[0])
	case fact.PinToKing, fact.PinToPiece:
		return "a pin"
	}
	if ideaTexts[idea.Concept].noun {
		return v.idea(idea, "is")
	}
	if len(idea.Pieces) > 0 && idea.Pieces[0].Piece.Color() != idea.Side {
		return "a threat to " + v.piece(idea.Pieces[0])
	}
	return "a threat"
}

// doing tells what the move of a hint carries out.
func (v voice) doing(why fact.Fact) string {
	idea := why.Ideas[0]
	if idea.Kind == fact.KindMates {
		return "checkmate"
	}
	if text, ok := ideaReasons[idea.Concept]; ok {
		if idea.Concept == fact.FreePiece && idea.Took {
			text = "nothing can take back"
		}
		return factParts.Fill(text, topic{v, idea, "is"})
	}
	return v.withSecond(v.idea(idea, "is"), why)
}

// ideaReasons tell why a move is good that carries out an idea, where that is more than the idea's name.
var ideaReasons = map[fact.Concept]string{
	fact.FreePiece:    "it costs nothing",
	fact.WinningTrade: "a good trade",
	fact.Promotion:    "it becomes a $type",
	fact.InBetween:    "$piece can wait",
	fact.Lured:        "it lures $attacker $away",
	fact.OnlyMove:     "the only move against mate",
	fact.GuardRemoved: "$piece loses its guard",
	fact.OpenedLine:   "then $attacker attacks $piece",
}

// develops tells that the piece attacks, and comes out from home if it does.
func develops(f fact.Fact) string {
	if coach.FromHome(&f.Start, f.Move) {
		return "it comes out and attacks"
	}
	return "it attacks"
}

// What the other side could do next.
var (
	couldTake  = tells("Next, $attacker could take $piece.")
	couldCheck = tells("Next, $attacker could give check on $square, then take $piece.")
	couldGo    = either(say.ChecksThere, "Next, $attacker could give check on $square.",
		"Next, $attacker could go to $square.")
)

// What tells which piece a hint moves: one in danger or named before that is to take something, one in danger, and any
// other.
var (
	takes = tells("What can $piece take?")
	goes  = either(say.Retold, "Where could $piece go?", "$Piece can help.")
	safe  = tells("Find a safe square for $piece.")
)
