package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var mateThreat = either(say.Retold, "Checkmate $mating is still a threat!", "$Attacker threatens checkmate $mating!")

// What is said of a position and of the opening.
var positionFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMateThreat: func(v voice, f fact.Fact) string {
		if f.Also {
			return "Nothing stops checkmate any more."
		}
		return mateThreat(v, f)
	},
	fact.KindHanging: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("%s is in danger, too", v.piece(f.Pieces[0]))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.QueenByLesser():
			return v.lesserAttacks(f)
		}
		state := "nothing guards it"
		switch {
		case len(f.Guards) > 0:
			state = "its guard is pinned"
		case !f.Unguarded:
			state = "nothing can take back"
		}
		return sentence("%s attacks %s, and %s", v.piece(f.By[0]), v.piece(f.Pieces[0]), state) + v.remedy(f)
	},
	fact.KindExchangeDanger: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("%s is in danger, too", v.piece(f.Pieces[0]))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.ByLesser():
			return v.lesserAttacks(f)
		case f.TooFewGuards():
			text := sentence("%s attacks %s, and it needs more guards", v.piece(f.By[0]), v.piece(f.Pieces[0]))
			return text + v.remedy(f)
		}
		return v.taking(f, "") + v.remedy(f)
	},
	fact.KindCheck: voice.check,
	fact.KindMateChance: either(say.Retold, "Checkmate is still there. Look at every check.",
		"$Side can win right now. Find checkmate!"),
	fact.KindAttacks:  tells("$Attacker attacks $piece.$guards"),
	fact.KindUncovers: tells("Now $attacker attacks $piece.$guards"),
	fact.KindStoppedGuarding: either(say.Unguarded, "A guard of $piece moved away. Nothing guards it now.",
		"A guard of $piece moved away."),
	fact.KindFree: func(v voice, f fact.Fact) string {
		if f.Again {
			return sentence("%s can still be taken", v.piece(f.Pieces[0]))
		}
		if f.Took {
			return sentence("%s can take %s", v.piece(f.By[0]), v.piece(f.Pieces[0])) + nothingBack
		}
		return takesFree(v, f)
	},
	fact.KindExchangeChance: func(v voice, f fact.Fact) string {
		if f.Again {
			what := "points"
			if f.Plain {
				what = "something"
			}
			return sentence("%s can still win %s on %s", v.side(f.Side), what, f.Line[len(f.Line)-1].To())
		}
		return v.taking(f, "")
	},
	fact.KindPromotionChance: tells("$Attacker can become a $type."),
	fact.KindCalm: func(v voice, f fact.Fact) string {
		switch {
		case f.Mate:
			return sentence("%s stopped the mate", v.side(f.Side))
		case len(f.Pieces) > 0:
			return sentence("%s saved %s", v.side(f.Side), v.piece(f.Pieces[0]))
		}
		return sentence("now nothing can take %s pieces for free", v.owner(f.Side))
	},

	fact.KindLostPiece: func(v voice, f fact.Fact) string {
		return say.Alone(f, sentence("%s has taken %s", v.kind(f.By[0]), v.kind(f.Pieces[0])), "That can happen.")
	},
	fact.KindPraiseFree: func(v voice, f fact.Fact) string {
		if say.Forked(f) && !f.Also {
			return wonByFork(v, f)
		}
		return wasFree(v, f)
	},
	fact.KindPraiseTook: either(say.AtACost, "Good: $side won $kind.",
		"$Side won $kind and lost nothing for it."),
	fact.KindPraiseTrade:     tells("A good trade: $side won $points."),
	fact.KindPraiseCastle:    tells("$Side castled: $count pawns now stand before the king."),
	fact.KindPraiseMiddle:    tells("Good: $piece stands in the middle of the board."),
	fact.KindPraiseOut:       tells("Good: $piece is out, and can do more."),
	fact.KindPraisePromotion: tells("$Side brought the pawn all the way: a new $type."),

	fact.KindTableWon:    tells("$Side can force a win from here."),
	fact.KindTableDrawn:  tells("Nobody can force a win here."),
	fact.KindTableLost:   tells("The other side can force a win. Make it find the way."),
	fact.KindOnlyWin:     tells("Careful: only one move still wins here."),
	fact.KindOnlyDraw:    tells("Careful: only one move still makes a draw."),
	fact.KindPraiseWon:   tells("Still won: every other move let the win go."),
	fact.KindPraiseDrawn: tells("Still a draw: every other move was lost."),

	fact.KindOpeningName:  tells("The opening: $name."),
	fact.KindHabitCenter:  tells("Often good: put a pawn in the middle of the board."),
	fact.KindHabitDevelop: tells("Often good: bring out $piece."),
	fact.KindHabitTwice:   tells("Often good: move other pieces before $piece moves again."),
	fact.KindHabitQueen:   tells("Often good: bring out knights and bishops before the queen moves again."),
	fact.KindHabitCastle:  tells("Often good: castle early, so the king leaves the middle."),

	fact.KindPlanBox: either(say.Retold, "Keep taking squares from the king.",
		"Shut the king in: leave it fewer squares."),
	fact.KindPlanNear: either(say.Retold, "Go on: bring $piece nearer.",
		"Bring $piece nearer: it must help to give mate."),
	fact.KindPlanTrade: tells("$Are $points ahead. Trade pieces, not pawns."),
	fact.KindPlanKeep:  tells("$Are $points behind. Keep your pieces: do not trade them."),
	fact.KindPlanPush: either(say.Besides, "Then push $piece to $square.",
		"Push $piece: no pawn can stop it."),
	fact.KindPlanThreat: tells("Try to attack $piece."),
	fact.KindPlanGuard:  tells("Try to guard $piece."),
	fact.KindPlanRid:    tells("Try to take what attacks $piece."),
	fact.KindPlanKing:   tells("Few pieces are left: bring $piece to the middle."),
	fact.KindPlanWay:    tells("Make way for $piece: move a pawn."),
	fact.KindPlanFile:   tells("Put $piece on a line without $owner pawns."),
	fact.KindPlanWeak:   tells("No pawn can guard $piece. Attack it."),
	fact.KindPlanPiece:  tells("$Piece does little there. Find it a better square."),
	fact.KindPlanPawn:   tells("Bring $owner king nearer to $piece."),
	fact.KindPlanChecks: either(say.Retold, "Look at every check once more.",
		"There is a good check. Can you find it?"),
	fact.KindPlanTakes: either(say.Retold, "Look once more at everything that can be taken.",
		"There is something good to take. Can you find it?"),
	fact.KindPlanEdge: either(say.Retold, "Drive $piece to the edge.",
		"Give check, so that $piece stays away from the middle."),
	fact.KindPlanMiddle: tells("Bring $piece to the middle of the board."),
	fact.KindPlanAim:    tells("Attack the middle of the board with $piece."),
	fact.KindPlanMore:   tells("Attack $piece once more."),
	fact.KindPlanReach:  tells("Move $piece to where it reaches more squares."),
	fact.KindPlanMoves: either(say.Retold,
		"Look once more at each move of $piece.", "$Piece has a good move. Can you find it?"),
	fact.KindPlanAir:  tells("Give $piece a way out: move a pawn before it."),
	fact.KindPlanHome: tells("Bring $piece home: it stands far out."),
}

var takesFree = either(say.Passing, "En passant: move to $lands and take $thePiece.",
	"$Attacker can take $piece for free.")

// stillInDanger tells of a danger in other words, where it was told a move or two before.
func (v voice) stillInDanger(f fact.Fact) string {
	return sentence("%s is still in danger", v.piece(f.Pieces[0])) + v.remedy(f)
}

// lesserAttacks tells that a piece attacks one that is worth more.
func (v voice) lesserAttacks(f fact.Fact) string {
	by, end := "a pawn", "."
	if !f.ByPawn() {
		by = v.piece(f.By[0])
	}
	if f.Pieces[0].Piece.Type() == chess.Queen {
		end = "!"
	}
	return say.Capitalized(by) + " attacks " + v.piece(f.Pieces[0]) + end + v.remedy(f)
}

// remedy tells the way to meet a danger that a search has confirmed; nothing where nothing is known to help.
func (v voice) remedy(f fact.Fact) string {
	if len(f.Ways) == 0 {
		return ""
	}
	it, what := "it", ""
	if f.ByTrade() { // of several pieces
		it = v.kind(f.Pieces[0])
	}
	switch f.Ways[0].Way {
	case fact.WayMove:
		what = "move " + it
	case fact.WayGuard:
		what = "guard " + it + v.with(f.Ways[0])
	case fact.WayBlock:
		what = "block the way"
	case fact.WayTake:
		what = "take " + v.taken(f, f.Ways[0]) + evenly(f)
	case fact.WayInstead:
		what = "take " + v.taken(f, f.Ways[0]) + " in return"
	case fact.WayThreaten:
		if target := f.Ways[0].Target; target.Piece != chess.NoPiece {
			what = "attack " + v.the(target) + " in return"
		} else if f.Ways[0].Checks {
			what = "give check first" + v.with(f.Ways[0])
		}
	}
	if what == "" {
		return ""
	}
	return " " + sentence("%s can %s", v.side(f.Side), what) + v.lets(f)
}

// lets tells what can be taken elsewhere after the move of a remedy or a hint; nothing if that is nothing.
func (v voice) lets(f fact.Fact) string {
	if len(f.Ways) == 0 || f.Ways[0].Lets.Piece == chess.NoPiece {
		return ""
	}
	return " " + sentence("then %s can be taken", v.piece(f.Ways[0].Lets))
}

// taken names the piece that a way out takes, with its square unless it is alone of its kind: of several pawns a child
// cannot tell which; and what takes it, where that is named.
func (v voice) taken(f fact.Fact, w fact.WayOut) string {
	taken := v.the(fact.PieceOn(&f.Start, chess.TakenOn(w.Move)))
	return taken + enPassant(w.Move) + v.with(w)
}

// evenly tells what is traded for what by a way out that takes what is worth as much, and can be taken in return.
func evenly(f fact.Fact) string {
	if !f.Ways[0].Even {
		return ""
	}
	by, taken := f.Start.At(f.Ways[0].Move.From()).Type(), chess.Taken(&f.Start, f.Ways[0].Move).Type()
	return ", " + by.String() + " for " + taken.String()
}

// with names the piece by which a way out is to be taken, if that matters.
func (v voice) with(w fact.WayOut) string {
	if w.By.Piece == chess.NoPiece {
		return ""
	}
	return " with " + v.piece(w.By)
}

// check tells of a check and how it can be answered: first how a search would take what gives it, and beside that one
// other way.
func (v voice) check(f fact.Fact) string {
	var ways []string
	if f.Answers&fact.AnswerMove != 0 {
		ways = append(ways, "move the king")
	}
	if f.Answers&fact.AnswerBlock != 0 {
		ways = append(ways, "block the check")
	}
	text := "Check from " + v.piece(f.By[0]) + "!"
	if f.Again {
		text = "Another check from " + v.piece(f.By[0]) + "!"
	}
	taken := "take " + v.kind(f.By[0])
	if len(f.By) > 1 {
		text, taken = "Two checks at once!", "take one of them with the king"
	}
	switch {
	case len(f.Ways) > 0 && len(f.By) == 1 && f.Unguarded:
		return text + " " + takesFree(v, say.TakesChecker(f))
	case len(f.Ways) > 0 && len(f.By) == 1:
		by := v.piece(fact.PieceOn(&f.Start, f.Ways[0].Move.From()))
		ways = append([]string{taken + " with " + by}, ways[:min(len(ways), 1)]...)
	case f.Answers&fact.AnswerCapture != 0:
		ways = append(ways, taken)
	}
	if len(ways) == 1 {
		return text + " " + sentence("%s can only %s", v.side(f.Side), ways[0])
	}
	return text + " " + sentence("%s", join(ways, "or"))
}

// What is said of a piece that was taken for nothing: that it was attacked together with another before, or no more.
var (
	wonByFork = tells("$Side attacked two at once, and won $kind.")
	wasFree   = either(say.Besides, "Well taken!", "Well taken: $kind was free.")
)
